# What only the rule books' page says; it travels when that is opened.
web-to-table = Wróć do stołu
web-rules-index = Indeks
