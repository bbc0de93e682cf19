# What only the rule books' page says; it travels when that is opened.
web-to-table = Zurück zum Tisch
web-rules-index = Stichworte
