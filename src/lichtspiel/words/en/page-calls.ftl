# What only the page about being called says; it travels when that is opened.
web-calls = Notifications
web-calls-about = In games with days for a move, Lichtspiel can tell you when it’s your turn, even while it is closed. A notification says which game it is and leads straight to the table; it never says what happened there.
web-calls-on = Notify me here
web-calls-on-detail = At most once a turn, and not while you are at the table.
web-calls-others = { $count ->
    [one] Notifications also come to one other browser of yours.
   *[other] Notifications also come to { $count } other browsers of yours.
}
web-calls-others-end = Stop there
web-calls-mail = By e-mail
web-calls-mail-about = You first get an e-mail with a link; others only come once you have opened it. Each has a link that stops them.
web-calls-mail-label = E-mail address
web-calls-hook = At a program of your own (webhook)
web-calls-hook-about = It gets a POST with JSON, signed with a secret that you are shown once.
web-calls-hook-label = Address of the program
web-calls-secret = The secret of this webhook. Keep it: it is not shown again.
web-calls-pending = Not yet confirmed: open the link in the e-mail that we have sent you.
web-calls-add = Add
web-calls-remove = Remove
web-calls-quiet = Not between these hours
web-calls-from = Quiet from
web-calls-to = Quiet until
web-calls-kept = The addresses at which you are notified, your time zone and your quiet hours are kept until you remove them here, and deleted with everything else when you ask to be forgotten.
web-calls-none = The host of this server has not set up notifications.
web-calls-cannot = This browser can’t show notifications. On iPhones and iPads, put Lichtspiel on the home screen first.
web-calls-denied = This browser does not allow notifications from here. You can change that in its settings.
web-calls-failed = This browser could not sign up for notifications just now. In private windows it never can; otherwise try again later.
