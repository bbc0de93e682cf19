# What only the rule books' page says; it travels when that is opened.
web-to-table = Back to the table
web-rules-index = Index
