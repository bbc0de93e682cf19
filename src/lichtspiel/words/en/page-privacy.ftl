# What only the page on privacy says; it travels when that is opened.
web-privacy-what = What is stored
web-privacy-cookie = A cookie with a random number, so that your seats stay yours. Your browser keeps it for { $days } days after your last visit. There are no accounts, no advertising, no trackers, and nothing is passed on to others.
web-privacy-name = The name you chose, the days of your first and last visit, and your games: who sat where, all moves and their times.
web-privacy-passkeys = If you make a passkey: its public key, the name you gave it, the day you made it and the day you last signed in with it. What signs never leaves your device.
web-privacy-daily = Your daily deals: which you played, and how you did. They are counted among everybody’s results, without your name.
web-privacy-ratings = Your ratings: how well you do in rated games, for each game and number of players. Nobody else sees them.
web-privacy-browser = Your browser keeps language, colours, motion and sound. It also keeps the program itself, so that it opens without a network.
web-privacy-own = Of you it keeps your name and your last choices for new tables, which games you have played, your best results, how far you have come in lessons and puzzles, your marks on the pad of LUMEN, whom you have muted, the salts that it added to shuffles and, until you close the tab, the invitations you followed. All of this goes when you sign out or have everything deleted.
web-privacy-address = Your internet address is used to answer you and to slow down misuse. It is kept in memory only, and written nowhere by this program; whoever runs the server may keep logs of their own.
web-privacy-calls = If you ask for notifications when it’s your turn: the address of your browser at its push service, your e-mail address or the address of your program with its secret, your time zone and your quiet hours. Notifications in browsers are sealed: the push service learns when you get one, but not about which game or table. E-mails go through the host’s mail server; they name the game and the table, and nobody who plays.
web-privacy-long = For how long
web-privacy-finished = Finished games
web-privacy-unfinished = Unfinished games, after the last move
web-privacy-waiting = Tables still waiting for players, after the last change
web-privacy-bots = Games with bots only, after the last move
web-privacy-links = Invitations
web-privacy-people = Your name, after your last visit, if you have no games here
web-privacy-reviews = Reviews of finished games
web-privacy-with-game = as long as the game
web-privacy-with-others = as long as other games
web-privacy-with-name = as long as your name
web-privacy-kept-passkeys = Passkeys, unless you remove them before
web-privacy-kept-daily = Results of daily deals
web-privacy-kept-ratings = Ratings
web-privacy-kept-calls = Addresses for notifications, after the last one was sent there
web-privacy-kept-unconfirmed = E-mail addresses that were never confirmed
web-privacy-days = { $days ->
    [0] until somebody deletes it
    [one] 1 day
   *[other] { $days } days
}
web-privacy-see = Who sees what
web-privacy-see-about = Your name and your moves are seen by those at the same table, and at open tables by everybody. Records of finished games can be kept by whoever played or watched. What people say to each other at a table is kept in memory only, and forgotten when the table is left.
web-privacy-remove = How to have it removed
web-privacy-remove-about = At once and for good: your name and number disappear from everything that is stored here. Seats in running games are given up; the other players’ games stay, with “N. N.” in your place. Backups are the host’s.
web-forget = Delete everything about me
web-forget-sure = Yes, delete for good
web-forgotten = Done. This server knows nothing about you any more, and neither does this browser.
