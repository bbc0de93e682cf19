/* Made by `make types` from the server; do not edit. */

export type Schema =
  | NameWish
  | NewPasskey
  | SignIn
  | QuietWish
  | PushWish
  | MailWish
  | HookWish
  | LessonAnswers
  | LessonPreview
  | TableWish
  | SeatWish
  | NoClock
  | MoveClock
  | TotalClock
  | DaysClock
  | Aids1
  | SitWish
  | InvitationWish
  | DeviceWish
  | LinkFollowed
  | JoinWish
  | TriedMove
  | MomentWish
  | DailyWish
  | Me
  | OwnTable
  | Origin
  | TableSummary
  | SeatSummary
  | Result
  | OwnResults
  | OwnResult
  | OwnRatings
  | OwnRating
  | OwnPasskeys
  | OwnPasskey
  | PasskeyOptions
  | SignInOptions
  | OwnCalls
  | OwnWay
  | NewHook
  | Keeping
  | Games
  | GameCard
  | RuleBook
  | Paragraph
  | IndexWord
  | Course
  | LessonCard
  | LessonState
  | Phrase
  | Mark
  | TableView
  | TableSeatView
  | RequestView
  | DailyTerms
  | ShuffleView
  | Frame
  | Told
  | PreviewedMove
  | PreviewEvent
  | OpenTables
  | OpenTable
  | Seated
  | State
  | FairShuffle
  | SeatSalt
  | Link
  | Invitation
  | Replay
  | GameReview
  | SaidMoment
  | Moment
  | Option
  | Reason
  | Argument
  | Conclusion
  | Balance
  | Summary
  | Tally
  | Choosing
  | JudgedMove
  | Puzzles
  | PuzzleItem
  | ShownPuzzle
  | PuzzleVerdict
  | PuzzleAnswer
  | Daily
  | DailyGame
  | DailyDeal
  | DailyTry
  | DailyResults
  | PointsShare
  | MasterScore
  | Alive
  | Health
  | RefusedRequest
  | Refill
  | Step
  | Stop
  | Claim
  | Decline
  | Exchange
  | Dedicate
  | Discard
  | LichterfestPlace
  | Pass
  | Bid
  | Play
  | LeuchtturmView
  | LeuchtturmOptions
  | Question
  | StackView
  | LeuchtturmSeatView
  | LaidCard
  | CardView
  | LeuchtturmPlace
  | LichterfestView
  | LichterfestSeatView
  | Reward
  | LaidTile
  | LumenView
  | LumenSeatView
  | HandCard
  | Stones
  | PastRound
  | Trick
  | TrickCard
  | Reach
  | Column
  | LeuchtturmMaterial
  | Landing
  | LichterfestMaterial
  | TileFace
  | SetKind
  | LumenMaterial
  | Aim
  | Refilled
  | Moved
  | Completed
  | Stands
  | Undecided
  | Asked
  | Claimed
  | Shown
  | Declined
  | PulledDown
  | Stopped
  | Lapsed
  | LeuchtturmBegan
  | LeuchtturmEnded
  | Exchanged
  | Dedicated
  | Discarded
  | Laid
  | Bonus
  | Boat
  | Lantern
  | Drew
  | Passed
  | LichterfestEnded
  | BidMade
  | Played
  | TrickWon
  | Scored
  | Dealt
  | LumenEnded
  | Joined
  | BotJoined
  | SeatLeft
  | SentAway
  | TakenOver
  | CalledAnew
  | Began
  | UndoWished
  | UndoAgreed
  | UndoDeclined
  | RequestWithdrawn
  | TakenBack
  | Paused
  | Deserted
  | Resumed
  | Paced
  | HandedOver
  | Resigned
  | EndAsked
  | EndAnswered
  | EndAgreed
  | Returned
  | Rematched
  | Look
  | MakeMove
  | AskPreview
  | AskHint
  | AskCoach
  | AskAid
  | Undo
  | Answer
  | Start
  | Fill
  | SendAway
  | AddSalt
  | Leave
  | Pause
  | Resume
  | SetPace
  | Ready
  | HandOver
  | Return
  | Resign
  | End
  | AnswerEnd
  | Rematch
  | Say
  | Ping
  | Done
  | RefusedReply
  | Previewed
  | Hinted
  | Coached
  | Aided
  | Presence
  | Said
  | Spoken
  | Pong
  | FromClient
  | FromServer;
export type FromClient =
  | Look
  | MakeMove
  | AskPreview
  | AskHint
  | AskCoach
  | AskAid
  | Undo
  | Answer
  | Start
  | Fill
  | SendAway
  | AddSalt
  | Leave
  | Pause
  | Resume
  | SetPace
  | Ready
  | HandOver
  | Return
  | Resign
  | End
  | AnswerEnd
  | Rematch
  | Say
  | Ping;
export type FromServer = State | Done | RefusedReply | Previewed | Hinted | Coached | Aided | Presence | Said | Pong;

/**
 * What to call somebody.
 */
export interface NameWish {
  name: string;
}
/**
 * What a device has made: the id, and the two parts of its response.
 */
export interface NewPasskey {
  name: string;
  credential: string;
  client_data: string;
  attestation: string;
}
/**
 * What a device has signed, and what becomes of the tables that this browser has as somebody else.
 */
export interface SignIn {
  credential: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  handle?: string | null;
  tables?: ("leave" | "take") | null;
}
/**
 * The hours in which somebody wants to be left alone, in their time zone.
 */
export interface QuietWish {
  zone: string;
  quiet_from: number;
  quiet_to: number;
}
/**
 * A browser's subscription to pushed messages.
 */
export interface PushWish {
  zone: string;
  quiet_from: number;
  quiet_to: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * The address of a mailbox; it gets one mail with a link, and others only once that was followed.
 */
export interface MailWish {
  zone: string;
  quiet_from: number;
  quiet_to: number;
  address: string;
}
/**
 * Where a program of somebody's listens.
 */
export interface HookWish {
  zone: string;
  quiet_from: number;
  quiet_to: number;
  url: string;
}
/**
 * What the steps of a lesson were answered with so far: a move, or null where there was only something to read.
 */
export interface LessonAnswers {
  answers: (
    Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play | null
  )[];
}
/**
 * A4, A12: a stone from the supply into the harbour. Notation: +r, +w or +k.
 */
export interface Refill {
  type: "refill";
  stone: "black" | "red" | "white";
}
/**
 * A5: a top stone on by some islands, counting full ones; 0 is the harbour. Notation: place>island, as in 3>5.
 *
 *     A stone goes at most four islands far, so origin and target say how far it went.
 */
export interface Step {
  type: "move";
  from: number;
  by: number;
}
/**
 * A11: leave the remaining points, after a lighthouse. Notation: stop.
 */
export interface Stop {
  type: "stop";
}
/**
 * A15: lay the card one is asked about open before oneself. Notation: claim.
 */
export interface Claim {
  type: "claim";
}
/**
 * A15: leave the card one is asked about where it is. Notation: decline.
 */
export interface Decline {
  type: "decline";
}
/**
 * L10: two boats and a card for a card of another colour. Notation: r>b.
 */
export interface Exchange {
  type: "exchange";
  give: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
  take: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
}
/**
 * L11: a set for a reward; no colours for a seven. Notation: its cards, as in +rrrr, +wwoobb, +worpbgk.
 */
export interface Dedicate {
  type: "dedicate";
  kind: "four" | "pairs" | "seven";
  colors: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "white")[];
}
/**
 * L13: one card back to its stack, while there are more than twelve. Notation: -r.
 */
export interface Discard {
  type: "discard";
  color: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
}
/**
 * L14: a tile of the hand, turned clockwise by quarters, on a place of the lake. Notation: 19/3@0,-1.
 */
export interface LichterfestPlace {
  type: "place";
  tile: number;
  turns: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * L21: the end of the last turn. Notation: pass.
 */
export interface Pass {
  type: "pass";
}
/**
 * M5: bid tokens, with or without the extra token. Notation: how many, as in 3, and a plus for it, 3+.
 */
export interface Bid {
  type: "bid";
  tips: number;
  extra: boolean;
}
/**
 * M6: the card of a place, counted from 0 at the left of the ten dealt. Notation as people count: #5 is place 4.
 */
export interface Play {
  type: "play";
  place: number;
}
/**
 * The same, and the move whose consequences are asked for.
 */
export interface LessonPreview {
  answers: (
    Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play | null
  )[];
  move: Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play;
}
/**
 * A new table; one seat wish for each seat, clockwise.
 */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: {};
  visibility?: "local" | "open" | "private";
  clock?: NoClock | MoveClock | TotalClock | DaysClock;
  aids?: Aids;
  stand_in?: string | null;
  practice?: boolean;
  chat?: boolean;
  rated?: boolean;
  pace?: number;
  name?: string | null;
  salt?: string | null;
}
/**
 * Who shall sit here: oneself, a bot, or whoever comes.
 */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}
/**
 * All the time one likes.
 */
export interface NoClock {
  kind: "none";
}
/**
 * So many seconds for each move.
 */
export interface MoveClock {
  kind: "move";
  seconds: number;
}
/**
 * So many seconds for all moves together, and some more for each move made.
 */
export interface TotalClock {
  kind: "total";
  seconds: number;
  increment?: number;
}
/**
 * So many days for each move; they run on while the server sleeps.
 */
export interface DaysClock {
  kind: "days";
  days: number;
}
/**
 * Which helps this table allows.
 */
export interface Aids {
  preview?: boolean;
  hints?: boolean;
  pad?: boolean;
  memory?: boolean;
  coach?: boolean;
}
/**
 * Which helps this table allows.
 */
export interface Aids1 {
  preview?: boolean;
  hints?: boolean;
  pad?: boolean;
  memory?: boolean;
  coach?: boolean;
}
/**
 * A free seat of an open table, one that is kept for oneself, or one's own on another device.
 */
export interface SitWish {
  seat: number;
  name?: string | null;
  salt?: string | null;
}
/**
 * For whom: a seat, whichever seat is free at the table, or (none of them) somebody who watches.
 *
 *     Once the game has begun, a seat can be offered that a bot plays, or whose person is away.
 */
export interface InvitationWish {
  seat?: number | null;
  table?: boolean;
}
/**
 * Which of one's seats shall move to another device.
 */
export interface DeviceWish {
  seat: number;
}
/**
 * The token of a link, to see what it offers before following it.
 */
export interface LinkFollowed {
  token: string;
}
/**
 * The token of a link, what to call whoever follows it, and which of the seats it offers they choose, if any.
 *
 *     Whoever follows a link to a seat or a table may watch instead.
 */
export interface JoinWish {
  token: string;
  name?: string | null;
  seat?: number | null;
  watch?: boolean;
  salt?: string | null;
}
/**
 * A move that somebody would make at a moment of a finished game, or in a puzzle.
 */
export interface TriedMove {
  move: Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play;
}
/**
 * A table that goes on from a moment of a finished game; one seat wish for each seat, as in that game.
 *
 *     Nobody is told who sat there before. Options are those of that game.
 */
export interface MomentWish {
  seats: SeatWish[];
  visibility?: "local" | "open" | "private";
  clock?: NoClock | MoveClock | TotalClock | DaysClock;
  aids?: Aids2;
  stand_in?: string | null;
  practice?: boolean;
  pace?: number;
  name?: string | null;
}
/**
 * Which helps this table allows.
 */
export interface Aids2 {
  preview?: boolean;
  hints?: boolean;
  pad?: boolean;
  memory?: boolean;
  coach?: boolean;
}
/**
 * What whoever plays a day's deal is called, and how long the bots wait before they move.
 */
export interface DailyWish {
  name?: string | null;
  pace?: number;
}
/**
 * Who one is here.
 */
export interface Me {
  name: string | null;
  tables: OwnTable[];
  more?: boolean;
}
/**
 * A table in one's own list, once for each of one's seats there; `seat` is None if one watches.
 */
export interface OwnTable {
  table: string;
  seat: number | null;
  game: string;
  phase: string;
  changed: number;
  version: number | null;
  origin?: Origin | null;
  mine?: number[];
  kept?: number[];
  succeeded_by?: string | null;
  summary?: TableSummary | null;
}
/**
 * Where a game comes from that did not begin with its setup: another game, and how many of its moves were kept.
 */
export interface Origin {
  moves: number;
  id?: string;
}
/**
 * What lists say of a table; all of it is in its `TableView`.
 */
export interface TableSummary {
  seats: SeatSummary[];
  moves: number;
  to_move?: number | null;
  deadline?: number | null;
  result?: Result | null;
  resigned?: number[];
  practice?: boolean;
  rated?: boolean;
  daily?: boolean;
}
/**
 * A seat as lists name it.
 */
export interface SeatSummary {
  name: string;
  kind: "bot" | "human" | "open";
  bot?: string | null;
  finished_by_bot?: boolean;
}
/**
 * `places[seat]` is 1 for a winner, equal places are shared; `scores[seat]` is what the game counts.
 */
export interface Result {
  places: number[];
  scores: number[];
  ended: string;
}
/**
 * Results of one's own, the latest first, and the table after which further ones may follow.
 */
export interface OwnResults {
  results: OwnResult[];
  after: string | null;
}
/**
 * How a finished game ended for oneself, against bots of at most this level, or (None) against people.
 */
export interface OwnResult {
  table: string;
  game: string;
  players: number;
  level: string | null;
  won: boolean;
  shared: boolean;
  score: number;
  gave_up: boolean;
  played_out: boolean;
  daily: boolean;
  finished: number;
}
/**
 * All ratings of one's own.
 */
export interface OwnRatings {
  ratings: OwnRating[];
}
/**
 * How well one plays a game with so many players, by one's rated games: the truth lies within the deviation in two
 *     cases of three.
 */
export interface OwnRating {
  game: string;
  players: number;
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  table: string | null;
  change: number;
}
/**
 * All of them.
 */
export interface OwnPasskeys {
  passkeys: OwnPasskey[];
}
/**
 * A passkey of one's own, and the days on which it was made and last signed in with, if ever.
 */
export interface OwnPasskey {
  id: string;
  name: string;
  site: string;
  made: number;
  used: number | null;
}
/**
 * What goes into the options of `navigator.credentials.create`, and which passkeys there are already.
 */
export interface PasskeyOptions {
  challenge: string;
  site: string;
  handle: string;
  name: string;
  known: string[];
  algorithms: number[];
  timeout: number;
}
/**
 * What goes into the options of `navigator.credentials.get`.
 */
export interface SignInOptions {
  challenge: string;
  site: string;
  timeout: number;
}
/**
 * How somebody is called when it is their turn, between which hours they are not, and what the host offers.
 */
export interface OwnCalls {
  offered: ("hook" | "mail" | "push")[];
  key: string | null;
  ways: OwnWay[];
  quiet_from: number;
  quiet_to: number;
}
/**
 * One way by which somebody is called.
 */
export interface OwnWay {
  id: string;
  kind: "hook" | "mail" | "push";
  name: string;
  confirmed: boolean;
}
/**
 * The secret by which a program knows that it is this server who calls: it is told once, and never again.
 */
export interface NewHook {
  secret: string;
  calls: OwnCalls;
}
/**
 * For how many days this server keeps what; 0: until somebody deletes it.
 */
export interface Keeping {
  cookie: number;
  links: number;
  waiting: number;
  finished: number;
  unfinished: number;
  bots: number;
  people: number;
}
/**
 * All games.
 */
export interface Games {
  games: GameCard[];
}
/**
 * A game on offer: for how many, its bots (the strongest last), its options by default, its material.
 */
export interface GameCard {
  name: string;
  title: string;
  least: number;
  most: number;
  bots: string[];
  options: {};
  material: LeuchtturmMaterial | LichterfestMaterial | LumenMaterial;
  rules: number;
}
/**
 * `landings[place][by - 1]` is where a move by `by` islands ends, once round the ring; place 0 is the harbour.
 */
export interface LeuchtturmMaterial {
  game: "leuchtturm";
  islands: number;
  height: number;
  points: number;
  landings: Landing[][];
}
/**
 * Where a stone lands (A6), and the points it costs to bring it there (A5).
 */
export interface Landing {
  island: number;
  points: number;
}
/**
 * The tiles by their numbers, and the kinds of sets in the order of the stacks of rewards.
 */
export interface LichterfestMaterial {
  game: "lichterfest";
  tiles: TileFace[];
  start: number;
  sets: SetKind[];
  general_value: number;
  most_cards: number;
}
/**
 * The letters of a tile's sides, clockwise, and the symbol in its middle.
 */
export interface TileFace {
  sides: string;
  symbol: string | null;
}
/**
 * L11: a kind of set, and how many cards of each of its colours it takes; a seven names no colours: it has all.
 */
export interface SetKind {
  kind: "four" | "pairs" | "seven";
  cards_each: number;
}
/**
 * The aim of every bid there is (M5).
 */
export interface LumenMaterial {
  game: "lumen";
  rounds: number;
  aims: Aim[];
}
/**
 * M8: a bid, and the numbers of tricks that meet it.
 */
export interface Aim {
  tips: number;
  extra: boolean;
  tricks: number[];
}
/**
 * A rule book, whole and by paragraphs, and what its index has beside their titles.
 */
export interface RuleBook {
  game: string;
  lang: string;
  text: string;
  paragraphs: Paragraph[];
  index?: IndexWord[];
}
/**
 * A numbered paragraph of a rule book, as Markdown.
 */
export interface Paragraph {
  number: string;
  text: string;
}
/**
 * A word of a rule book's index beside the titles of its paragraphs, and the numbers of those that it is about.
 */
export interface IndexWord {
  word: string;
  paragraphs: string[];
}
/**
 * The lessons of a game, in order.
 */
export interface Course {
  game: string;
  lessons: LessonCard[];
}
/**
 * A lesson of a course; its title is the message `learn-<game>-<name>`.
 */
export interface LessonCard {
  name: string;
  steps: number;
}
/**
 * A lesson after some answers: what the learner is told, what they see, and what they can do.
 */
export interface LessonState {
  at: number;
  says: Phrase | null;
  marks: Mark[];
  rules: string[];
  waits: boolean;
  way:
    | Refill
    | Step
    | Stop
    | Claim
    | Decline
    | Exchange
    | Dedicate
    | Discard
    | LichterfestPlace
    | Pass
    | Bid
    | Play
    | null;
  tried: boolean;
  sight: TableView;
  frames: Frame[];
  pauses: number[];
  legal:
    | (Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play)[]
    | null;
  prompt: Phrase | null;
  aid: Reach[] | Column[] | null;
  goal?: Phrase | null;
}
/**
 * Something to say: the key of a message in the Fluent files, and what to put into it.
 */
export interface Phrase {
  key: string;
  args?: {
    [k: string]: string | number;
  };
}
/**
 * Something that a sentence points at, by its meaning.
 */
export interface Mark {
  thing:
    | "bids"
    | "boats"
    | "button"
    | "card"
    | "cards"
    | "hand"
    | "harbour"
    | "island"
    | "lake"
    | "order"
    | "pad"
    | "place"
    | "plus"
    | "points"
    | "public"
    | "reward"
    | "rewards"
    | "seat"
    | "stones"
    | "supply"
    | "tile"
    | "trick";
  which?: string;
}
/**
 * The table as everybody sees it.
 */
export interface TableView {
  game: string;
  players: number;
  options: {};
  visibility: "local" | "open" | "private";
  clock: NoClock | MoveClock | TotalClock | DaysClock;
  aids: Aids1;
  stand_in: string;
  pace: number;
  phase: "gathering" | "over" | "paused" | "playing";
  seats: TableSeatView[];
  to_move: number | null;
  moves: number;
  deadline: number | null;
  undo: RequestView | null;
  result: Result | null;
  rematch: string | null;
  resigned?: number[];
  end?: RequestView | null;
  practice?: boolean;
  chat?: boolean;
  host?: number | null;
  origin?: Origin | null;
  daily?: DailyTerms | null;
  rated?: boolean;
  shuffle?: ShuffleView | null;
}
/**
 * A seat as everybody sees it.
 */
export interface TableSeatView {
  name: string;
  kind: "bot" | "human" | "open";
  bot: string | null;
  reason: "resigned" | ("away" | "late" | "time") | null;
  time: number | null;
  ends_game?: boolean;
  finished_by_bot?: boolean;
  kept_for?: string | null;
  came?: number;
}
/**
 * What a seat asks everybody's consent for, and whose answer is missing.
 */
export interface RequestView {
  seat: number;
  waiting: number[];
  agreed?: number[];
}
/**
 * A day's deal, the seat of whoever plays it, and whether this is their game of that day that counts.
 */
export interface DailyTerms {
  day: number;
  seat: number;
  ranked: boolean;
}
/**
 * What everybody is shown of a fair shuffle: the commitment, and the seats that have added a salt.
 */
export interface ShuffleView {
  commitment: string;
  salted: number[];
}
/**
 * One moment of a finished game: what was decided, what was told, and what could be seen then.
 */
export interface Frame {
  seat: number | null;
  move:
    | Refill
    | Step
    | Stop
    | Claim
    | Decline
    | Exchange
    | Dedicate
    | Discard
    | LichterfestPlace
    | Pass
    | Bid
    | Play
    | null;
  events: Told[];
  view: LeuchtturmView | LichterfestView | LumenView;
}
/**
 * One event as a viewer is told of it: its codes, and what to say.
 *
 *     `by` marks the moves of bots, and with "before" those of the game that this one goes on from.
 */
export interface Told {
  version: number;
  at: number;
  by: string | null;
  event:
    | Refilled
    | Moved
    | Completed
    | Stands
    | Undecided
    | Asked
    | Claimed
    | Shown
    | Declined
    | PulledDown
    | Stopped
    | Lapsed
    | LeuchtturmBegan
    | LeuchtturmEnded
    | Exchanged
    | Dedicated
    | Discarded
    | Laid
    | Bonus
    | Boat
    | Lantern
    | Drew
    | Passed
    | LichterfestEnded
    | BidMade
    | Played
    | TrickWon
    | Scored
    | Dealt
    | LumenEnded
    | Joined
    | BotJoined
    | SeatLeft
    | SentAway
    | TakenOver
    | CalledAnew
    | Began
    | UndoWished
    | UndoAgreed
    | UndoDeclined
    | RequestWithdrawn
    | TakenBack
    | Paused
    | Deserted
    | Resumed
    | Paced
    | HandedOver
    | Resigned
    | EndAsked
    | EndAnswered
    | EndAgreed
    | Returned
    | Rematched;
  phrase: Phrase;
}
/**
 * A4, A12: a stone was put into the harbour.
 */
export interface Refilled {
  event: "refilled";
  seat: number;
  stone: "black" | "red" | "white";
}
/**
 * A5: a stone went from a place, 0 for the harbour, to an island, at a cost in points.
 */
export interface Moved {
  event: "moved";
  seat: number;
  stone: "black" | "red" | "white";
  origin: number;
  island: number;
  points: number;
}
/**
 * A13: a lighthouse stands on this island.
 */
export interface Completed {
  event: "completed";
  seat: number;
  tower: string;
  island: number;
}
/**
 * A14 d: no card moves, as it lies before the seat already (own) or was taken over only just now (guarded, A19).
 */
export interface Stands {
  event: "stands";
  seat: number;
  tower: string;
  why: "guarded" | "own";
}
/**
 * A14, in previews only: what becomes of the lighthouse hangs on cards that the seat cannot know.
 */
export interface Undecided {
  event: "undecided";
  tower: string;
}
/**
 * A15: the seat may claim the card, and everyone learns from it where the card is; A17: that may end the game.
 */
export interface Asked {
  event: "asked";
  seat: number;
  tower: string;
  source: "hand" | "laid" | "public";
  ends?: boolean;
}
/**
 * A14: the card lies open before the seat now; `loser` is the seat it was taken from, if it was (d).
 */
export interface Claimed {
  event: "claimed";
  seat: number;
  tower: string;
  source: "hand" | "laid" | "public";
  loser: number | null;
}
/**
 * A14 b: the next card of a public stack shows; None if the stack is empty now (A3).
 */
export interface Shown {
  event: "shown";
  stack: number;
  tower: string | null;
}
/**
 * A15: the seat leaves the card where it is.
 */
export interface Declined {
  event: "declined";
  seat: number;
  tower: string;
}
/**
 * A lighthouse is gone, its stones are in the supply: its card is buried (A14 e), or its holder declined (A15), or
 *     the supply was empty (A16).
 */
export interface PulledDown {
  event: "pulled-down";
  tower: string;
  island: number;
  why?: "buried" | "declined" | "supply";
}
/**
 * A11: the seat stops with points left.
 */
export interface Stopped {
  event: "stopped";
  seat: number;
  points: number;
}
/**
 * A11: points are lost because no stone can be moved.
 */
export interface Lapsed {
  event: "lapsed";
  seat: number;
  points: number;
}
/**
 * A5: the next seat's turn, and which turn of the game it is (A20).
 */
export interface LeuchtturmBegan {
  event: "began";
  seat: number;
  turn: number;
}
/**
 * A17, A20.
 */
export interface LeuchtturmEnded {
  event: "ended";
  result: Result;
}
/**
 * L10: two boats and a card were exchanged for a card of another colour.
 */
export interface Exchanged {
  event: "exchanged";
  seat: number;
  give: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
  take: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
}
/**
 * L11, L12: a set was returned for a reward of this value.
 */
export interface Dedicated {
  event: "dedicated";
  seat: number;
  kind: "four" | "pairs" | "seven";
  colors: ("black" | "blue" | "green" | "orange" | "purple" | "red" | "white")[];
  value: number;
}
/**
 * L13: a surplus card went back to its stack.
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  color: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
}
/**
 * L14: a tile was laid on the lake.
 */
export interface Laid {
  event: "laid";
  seat: number;
  tile: number;
  turns: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * L15: an edge matched, at this table side of the new tile; L19: nothing for it if the stack was empty.
 */
export interface Bonus {
  event: "bonus";
  seat: number;
  color: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
  received: boolean;
  side: number;
}
/**
 * L16: the tile with a symbol at this place gave a boat.
 */
export interface Boat {
  event: "boat";
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * L17: the new tile turned this colour towards the seat; L19: nothing if the stack was empty.
 */
export interface Lantern {
  event: "lantern";
  seat: number;
  color: "black" | "blue" | "green" | "orange" | "purple" | "red" | "white";
  received: boolean;
}
/**
 * L18: a tile from the stack. Only the seat itself is told which one (L7).
 */
export interface Drew {
  event: "drew";
  seat: number;
  tile: number | null;
}
/**
 * L21: a last turn is over.
 */
export interface Passed {
  event: "passed";
  seat: number;
}
/**
 * L22: the game is over.
 */
export interface LichterfestEnded {
  event: "ended";
  result: Result;
}
/**
 * M5: a seat has made its bid.
 */
export interface BidMade {
  event: "bid";
  seat: number;
  tips: number;
  extra: boolean;
}
/**
 * M6: the card is revealed to everybody, including whoever played it.
 */
export interface Played {
  event: "played";
  seat: number;
  place: number;
  color: "blue" | "green" | "purple" | "red" | "yellow";
  value: number;
}
/**
 * M7: the nth trick of the round went to this seat. Its cards are not named again (M4).
 */
export interface TrickWon {
  event: "trick-won";
  seat: number;
  trick: number;
}
/**
 * M8, M9: what a seat got for a round, and what it has now.
 */
export interface Scored {
  event: "scored";
  seat: number;
  round: number;
  points: number;
  total: number;
}
/**
 * M3: a new round: the seat that bids and leads first (M10), and who has the dark plus card. Hands are in views.
 */
export interface Dealt {
  event: "dealt";
  seat: number;
  round: number;
  dark: number;
}
/**
 * M11: the game is over.
 */
export interface LumenEnded {
  event: "ended";
  result: Result;
}
/**
 * A person sat down.
 */
export interface Joined {
  event: "joined";
  seat: number;
}
/**
 * A bot sat down.
 */
export interface BotJoined {
  event: "bot-joined";
  seat: number;
  bot: string;
}
/**
 * A seat is free again; the name is that of whoever sat there.
 */
export interface SeatLeft {
  event: "left";
  name: string;
}
/**
 * The person of this seat has sent somebody, or a bot, away from another.
 */
export interface SentAway {
  event: "sent-away";
  seat: number;
  name: string;
}
/**
 * Somebody plays on at a seat that was this one's: another, or the same person again.
 */
export interface TakenOver {
  event: "taken-over";
  seat: number;
  name: string;
  whose: "another" | "own";
}
/**
 * The person of this seat was called by this name until now.
 */
export interface CalledAnew {
  event: "renamed";
  seat: number;
  name: string;
}
/**
 * The game was dealt.
 */
export interface Began {
  event: "began";
}
/**
 * Somebody asks to take a move back.
 */
export interface UndoWished {
  event: "undo-wished";
  seat: number;
}
/**
 * Another seat has nothing against it.
 */
export interface UndoAgreed {
  event: "undo-agreed";
  seat: number;
}
/**
 * Another seat would rather not.
 */
export interface UndoDeclined {
  event: "undo-declined";
  seat: number;
}
/**
 * Who asked for something no longer does.
 */
export interface RequestWithdrawn {
  event: "request-withdrawn";
  seat: number;
  about: "end" | "undo";
}
/**
 * Only so many moves count now: those made since that version, up to this one, do not.
 */
export interface TakenBack {
  event: "taken-back";
  seat: number;
  keep: number;
  since?: number;
}
/**
 * The clocks stand still.
 */
export interface Paused {
  event: "paused";
  seat: number;
}
/**
 * Bots play for everybody now: the game stands still until somebody is back.
 */
export interface Deserted {
  event: "deserted";
}
/**
 * The game goes on.
 */
export interface Resumed {
  event: "resumed";
  seat: number;
}
/**
 * The bots take more time, or less, from now on.
 */
export interface Paced {
  event: "paced";
  seat: number;
  pace: number;
}
/**
 * A bot plays on for a person.
 */
export interface HandedOver {
  event: "handed-over";
  seat: number;
  bot: string;
  reason: "resigned" | ("away" | "late" | "time");
  wished: boolean;
}
/**
 * A person gave up, or was late in a rated game. The bot plays on, and the seat comes last; if there is none, the
 *     game is over.
 *
 *     Earlier versions wrote that a seat was handed over as resigned: it could win.
 */
export interface Resigned {
  event: "resigned";
  seat: number;
  bot: string | null;
  late: boolean;
}
/**
 * Somebody would like to end the game as it stands.
 */
export interface EndAsked {
  event: "end-asked";
  seat: number;
}
/**
 * A yes or no to ending the game.
 */
export interface EndAnswered {
  event: "end-answered";
  seat: number;
  agree: boolean;
}
/**
 * Everybody who is left has agreed: the game is over as it stands.
 */
export interface EndAgreed {
  event: "end-agreed";
}
/**
 * The person plays again.
 */
export interface Returned {
  event: "returned";
  seat: number;
}
/**
 * The next game is at this table.
 */
export interface Rematched {
  event: "rematched";
  table: string;
}
/**
 * All that a seat, or the table, may know of a game of Die Leuchtturm-Architekten.
 */
export interface LeuchtturmView {
  game: "leuchtturm";
  viewer: number | "table";
  to_move: number | null;
  result: Result | null;
  options: LeuchtturmOptions;
  turn: number;
  active: number;
  phase: "answer" | "move" | "over" | "refill";
  points: number;
  built: boolean;
  question: Question | null;
  harbour: ("black" | "red" | "white") | null;
  islands: string[];
  supply: number[];
  public: StackView[];
  seats: LeuchtturmSeatView[];
  buried: string[];
  cards: CardView[];
  ender: number | null;
}
/**
 * The table switches: A9, A15, A19 and A20.
 */
export interface LeuchtturmOptions {
  movement?: "every-step" | "landing";
  claims?: "ask-always" | "ask-if-it-ends";
  take_back?: boolean;
  turn_limit?: number;
}
/**
 * A15: the seat to move may claim the card of the lighthouse on this island.
 */
export interface Question {
  tower: string;
  island: number;
}
/**
 * A public stack: its top card, and how many cards there are with it.
 */
export interface StackView {
  top: string | null;
  cards: number;
}
/**
 * What lies before a player. `hand` is None for everyone who may not see it; `cards` is how many there are.
 */
export interface LeuchtturmSeatView {
  cards: number;
  hand: string[] | null;
  known: string[];
  laid: LaidCard[];
}
/**
 * A card that lies open before a player, and the turn in which it was last taken over, if it was (A14 d, A19).
 */
export interface LaidCard {
  tower: string;
  taken_over: number | null;
}
/**
 * An order card, and every place where it can be, as far as the viewer can know; if only one, it is there.
 */
export interface CardView {
  tower: string;
  places: LeuchtturmPlace[];
}
/**
 * Where a card is, or can be: in a seat's hand, in a stack, or laid before a seat.
 */
export interface LeuchtturmPlace {
  where: "buried" | "hand" | "laid" | "top";
  number: number;
}
/**
 * All that a seat, or the table, may know of a game of Lichterfest.
 */
export interface LichterfestView {
  game: "lichterfest";
  viewer: number | "table";
  to_move: number | null;
  result: Result | null;
  seats: LichterfestSeatView[];
  lake: LaidTile[];
  supply: number[];
  rewards: number[][];
  general_rewards: number;
  stack: number;
  done: "dedicated" | "discarded" | "exchanged" | "nothing";
  last_turn: number;
}
/**
 * What lies before a player. `hand` is None for everyone who may not see it; `tiles` is how many there are.
 */
export interface LichterfestSeatView {
  side: number;
  cards: number[];
  boats: number;
  points: number;
  rewards: Reward[];
  tiles: number;
  hand: number[] | null;
}
/**
 * A reward that lies before a player.
 */
export interface Reward {
  kind: "four" | "pairs" | "seven";
  value: number;
}
/**
 * A tile on the lake.
 */
export interface LaidTile {
  tile: number;
  turns: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
/**
 * All that a seat, or the table, may know of a game. Spectators see only what all see: no hand's values.
 */
export interface LumenView {
  game: "lumen";
  viewer: number | "table";
  to_move: number | null;
  result: Result | null;
  phase: "bid" | "over" | "play";
  round: number;
  dark: number;
  leader: number;
  seats: LumenSeatView[];
  trick: Trick | null;
}
/**
 * What a viewer sees of a player: the cards left, the bid, the number of tricks, and the points.
 */
export interface LumenSeatView {
  hand: HandCard[];
  bid: Stones | null;
  tricks: number;
  sheet: number[];
  total: number;
  past?: PastRound[];
}
/**
 * A card in a hand, at its place of the ten dealt. To those who see only its back, the value is None.
 */
export interface HandCard {
  place: number;
  color: "blue" | "green" | "purple" | "red" | "yellow";
  value: number | null;
}
/**
 * A bid as it lies on the table (M5).
 */
export interface Stones {
  tips: number;
  extra: boolean;
}
/**
 * What a player bid in a finished round, and the tricks they took.
 */
export interface PastRound {
  tips: number;
  extra: boolean;
  tricks: number;
}
/**
 * The trick on the table, in the order of play. When it is finished it stays there until the next lead (M4).
 */
export interface Trick {
  round: number;
  cards: TrickCard[];
  winner: number | null;
  ahead?: number | null;
}
/**
 * A card in the trick on the table, and the place it came from.
 */
export interface TrickCard {
  seat: number;
  place: number;
  color: "blue" | "green" | "purple" | "red" | "yellow";
  value: number;
}
/**
 * A lighthouse in reach, and the cheapest way to it.
 *
 *     If the way completes another lighthouse first, it may depend on what becomes of that one: then it is not `sure`.
 */
export interface Reach {
  tower: string;
  island: number;
  points: number;
  moves: Step[];
  serves: "me" | "nobody" | "other" | "perhaps-other" | "public" | "pulled-down" | "take-over";
  seats: number[];
  sure: boolean;
}
/**
 * One of the viewer's cards on the pad: how likely each value is, 1 first; 0 is impossible.
 */
export interface Column {
  place: number;
  odds: number[];
}
/**
 * What a move would visibly bring: at a moment of a finished game, in a lesson, or in a puzzle.
 */
export interface PreviewedMove {
  events: PreviewEvent[];
}
/**
 * An event that would happen.
 */
export interface PreviewEvent {
  event:
    | Refilled
    | Moved
    | Completed
    | Stands
    | Undecided
    | Asked
    | Claimed
    | Shown
    | Declined
    | PulledDown
    | Stopped
    | Lapsed
    | LeuchtturmBegan
    | LeuchtturmEnded
    | Exchanged
    | Dedicated
    | Discarded
    | Laid
    | Bonus
    | Boat
    | Lantern
    | Drew
    | Passed
    | LichterfestEnded
    | BidMade
    | Played
    | TrickWon
    | Scored
    | Dealt
    | LumenEnded
    | Joined
    | BotJoined
    | SeatLeft
    | SentAway
    | TakenOver
    | CalledAnew
    | Began
    | UndoWished
    | UndoAgreed
    | UndoDeclined
    | RequestWithdrawn
    | TakenBack
    | Paused
    | Deserted
    | Resumed
    | Paced
    | HandedOver
    | Resigned
    | EndAsked
    | EndAnswered
    | EndAgreed
    | Returned
    | Rematched;
  phrase: Phrase;
}
/**
 * The open tables.
 */
export interface OpenTables {
  tables: OpenTable[];
}
/**
 * A table that waits for players.
 */
export interface OpenTable {
  table: string;
  sight: TableView;
}
/**
 * Where one sits now; `seat` is None for who watches.
 */
export interface Seated {
  table: string;
  seat: number | null;
}
/**
 * The table as you may see it, and what happened after version `since`. It replaces all that was known before.
 */
export interface State {
  type: "state";
  table: string;
  version: number;
  since: number;
  now: number;
  viewer: number | "table";
  mine: number[];
  kept: number[];
  online: boolean[];
  watchers: number;
  stand_in_from: (number | null)[];
  sight: TableView;
  view: LeuchtturmView | LichterfestView | LumenView | null;
  legal:
    | (Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play)[]
    | null;
  prompt: Phrase | null;
  no_undo: Phrase | null;
  events: Told[];
  goal?: Phrase | null;
  sent_away_by?: string | null;
  succeeded_by?: string | null;
}
/**
 * All that may be known of how a table's cards are drawn. Without a commitment, nothing can be verified here.
 */
export interface FairShuffle {
  table: string;
  file: string;
  phase: "gathering" | "over" | "paused" | "playing";
  goes_on: boolean;
  commitment: string | null;
  committed: number | null;
  seats: SeatSalt[];
  secret?: string | null;
  key?: string | null;
}
/**
 * What the device at a seat has added to a shuffle; None if it has added nothing, as bots do.
 */
export interface SeatSalt {
  name: string;
  kind: "bot" | "human" | "open";
  salt: string | null;
}
/**
 * A link to pass on, and the same as a QR code (SVG). `expires` is None if it does not.
 */
export interface Link {
  token: string;
  link: string;
  qr: string;
  expires: number | null;
}
/**
 * What a link offers, and at which table.
 *
 *     A seat, any free seat of the table, a spectator's place, one's own seat on another device, or a seat that is given
 *     away because nobody plays it.
 */
export interface Invitation {
  purpose: "device" | "give" | "seat" | "table" | "watch";
  seat: number | null;
  inviter: string | null;
  sight: TableView;
  seats: number[];
  mine: number[];
  sent_away_by?: string | null;
}
/**
 * A finished game, moment by moment, as a viewer saw it.
 */
export interface Replay {
  table: string;
  viewer: number | "table";
  frames: Frame[];
}
/**
 * What there is of a review: the next moments, a few in one answer, and after the last one the conclusion.
 */
export interface GameReview {
  table: string;
  state: "complete" | "unasked" | "underway" | "waiting";
  title: string;
  moves: number;
  reviewed: number;
  start: number[] | null;
  moments: SaidMoment[];
  conclusion: Conclusion | null;
}
/**
 * A moment of a review and what is said of it: "you" is whoever asks, if they made the move.
 */
export interface SaidMoment {
  moment: Moment;
  heading: string;
  verdict: string;
  made: string;
  better: string | null;
  arguments: Argument[];
  addressed?: string | null;
  stood_in?: boolean;
}
/**
 * One move of the game, looked back at. What only judged moves have is None for all others.
 */
export interface Moment {
  number: number;
  seat: number;
  move: Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play;
  choices: number;
  before?: number[] | null;
  made?: Option | null;
  better?: Option | null;
  loss?: number;
  points?: number;
  verdict?: "blunder" | "good" | "mistake" | "slip";
  conclusion?: Reason | null;
  table: number[];
  decision: number[];
  luck: number[];
  estimate: number[];
}
/**
 * A move that could have been made: what it is worth by its mover's view, and why.
 */
export interface Option {
  move: Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play;
  chances: number[];
  score: number;
  reasons: Reason[];
}
/**
 * Why a move is good or bad: a code, numbers that can be recomputed, and the seat it concerns.
 *
 *     What concludes is said last: what all the others come down to.
 */
export interface Reason {
  code: string;
  args?: {
    [k: string]: string | number;
  };
  seat?: number | null;
  against?: boolean;
  concludes?: boolean;
}
/**
 * A reason in words. One that speaks for neither move, since there is none, has no side.
 */
export interface Argument {
  against: boolean | null;
  sentence: string;
}
/**
 * What is said of a game as a whole. A row of the table of balances is one seat's, with its name in front.
 */
export interface Conclusion {
  balances: Balance[];
  summary: Summary;
  outcome: string;
  tallies: string[];
  heads: string[];
  rows: string[][];
  scale: string;
  note: string;
}
/**
 * Where a seat's part of the victory came from: all but `ended` adds up to `result`.
 */
export interface Balance {
  start: number;
  own: number;
  others: number;
  luck: number;
  estimate: number;
  ended: number;
  result: number;
}
/**
 * What to look at first.
 */
export interface Summary {
  turning: number[];
  decided: number | null;
  tallies: Tally[];
}
/**
 * How often a seat chose, and how well.
 */
export interface Tally {
  judged: number;
  slips: number;
  mistakes: number;
  blunders: number;
  lost: number;
}
/**
 * A moment of a finished game before its move, as whoever was to move saw it.
 */
export interface Choosing {
  number: number;
  seat: number;
  view: LeuchtturmView | LichterfestView | LumenView;
  legal: (
    Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play
  )[];
  prompt: Phrase;
}
/**
 * How a tried move compares with the best one known at that moment, by what its mover could know then.
 */
export interface JudgedMove {
  number: number;
  seat: number;
  found: boolean;
  tried: Option;
  better: Option;
  loss: number;
  points: number;
  verdict: "blunder" | "good" | "mistake" | "slip";
  says: string;
  brings: string;
  arguments: Argument[];
}
/**
 * The puzzles of a game, the easiest first.
 */
export interface Puzzles {
  game: string;
  puzzles: PuzzleItem[];
}
/**
 * A puzzle in the list: for how many its game was, and how hard it is, from 1 to 4.
 */
export interface PuzzleItem {
  id: string;
  players: number;
  grade: number;
}
/**
 * A choice as its mover sees it, in the parts of a `state`.
 */
export interface ShownPuzzle {
  id: string;
  grade: number;
  viewer: number;
  sight: TableView;
  view: LeuchtturmView | LichterfestView | LumenView;
  prompt: Phrase;
  legal: (
    Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play
  )[];
  events: Told[];
  aid: Reach[] | Column[] | null;
  goal?: Phrase | null;
}
/**
 * How a move compares with the best, in sentences.
 */
export interface PuzzleVerdict {
  right: boolean;
  said: string;
  brings: string[];
  reasons: string[];
}
/**
 * Hints, each telling more than the one before, the best moves, and what is to be said of them.
 */
export interface PuzzleAnswer {
  hints: string[];
  best: (
    Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play
  )[];
  said: string[];
}
/**
 * The daily deals, those of tomorrow first.
 */
export interface Daily {
  today: number;
  ends: number;
  streak: number;
  games: DailyGame[];
  deals: DailyDeal[];
}
/**
 * How a game is dealt every day: for how many, and which bot is at all other seats.
 */
export interface DailyGame {
  game: string;
  players: number;
  opponent: string;
}
/**
 * A day's deal. The commitment is shown from the day before, the secret when the day is over.
 */
export interface DailyDeal {
  game: string;
  day: number;
  commitment: string;
  secret: string | null;
  mine: DailyTry | null;
}
/**
 * My game of a day's deal. Place and points are there once it is over, and the table until it is deleted.
 */
export interface DailyTry {
  table: string | null;
  ranked: boolean;
  place: number | null;
  points: number | null;
  gave_up: boolean;
}
/**
 * How everybody did whose game counts. While the day lasts, whoever has not played learns only how many have.
 */
export interface DailyResults {
  game: string;
  day: number;
  played: number;
  mine: DailyTry | null;
  points?: PointsShare[];
  places?: number[];
  gave_up?: number;
  better_than?: number | null;
  master?: MasterScore | null;
  waiting?: boolean;
}
/**
 * How many ended with so many points.
 */
export interface PointsShare {
  points: number;
  count: number;
}
/**
 * How the strongest bot did in the same seat.
 */
export interface MasterScore {
  place: number;
  points: number;
}
/**
 * That the server answers, or that visitors may come.
 */
export interface Alive {
  status: "ok";
}
/**
 * That the server works, down to its disk.
 */
export interface Health {
  status: "ok";
  version: string;
  form: "compiled" | "source";
}
/**
 * Why a request was not carried out: a code, the paragraph if it is a rule, and a sentence.
 */
export interface RefusedRequest {
  code: string;
  rule: string | null;
  phrase: Phrase;
  sentence: string;
}
/**
 * Show me the table from another of my seats (pass and play), or in another language.
 */
export interface Look {
  type: "look";
  seat?: number | null;
  lang?: string | null;
  ref?: string;
}
/**
 * I make this move; I chose it at this version.
 */
export interface MakeMove {
  type: "move";
  version: number;
  move: Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play;
  seat?: number | null;
  ref?: string;
}
/**
 * What would this move bring?
 */
export interface AskPreview {
  type: "preview";
  version: number;
  move: Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play;
  seat?: number | null;
  ref?: string;
}
/**
 * Ask the strongest bot what it would do.
 */
export interface AskHint {
  type: "hint";
  seat?: number | null;
  ref?: string;
}
/**
 * Does this move give up much?
 */
export interface AskCoach {
  type: "coach";
  version: number;
  move: unknown;
  seat?: number | null;
  ref?: string;
}
/**
 * What does the game's own aid say: the deduction pad, the reach finder?
 */
export interface AskAid {
  type: "aid";
  seat?: number | null;
  ref?: string;
}
/**
 * I would like to take my last move back; refused if the game has gone on since this version.
 */
export interface Undo {
  type: "undo";
  version?: number | null;
  seat?: number | null;
  ref?: string;
}
/**
 * Yes or no to somebody's request to take a move back; with a no, who asked takes the request back.
 */
export interface Answer {
  type: "answer";
  agree: boolean;
  version?: number | null;
  seat?: number | null;
  ref?: string;
}
/**
 * Begin the game.
 */
export interface Start {
  type: "start";
  ref?: string;
}
/**
 * A bot shall take this free seat.
 */
export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
  ref?: string;
}
/**
 * This seat shall be free again, before the game: a bot's, a kept one's or, if I made the table, a person's.
 */
export interface SendAway {
  type: "send-away";
  seat: number;
  ref?: string;
}
/**
 * The cards shall be drawn with this salt, too: once for a seat that somebody has taken, before the game.
 */
export interface AddSalt {
  type: "salt";
  salt: string;
  seat?: number | null;
  ref?: string;
}
/**
 * I give my seat up before the game, or a bot shall play for me until I am back.
 */
export interface Leave {
  type: "leave";
  seat?: number | null;
  ref?: string;
}
/**
 * Stop the clocks.
 */
export interface Pause {
  type: "pause";
  ref?: string;
}
/**
 * Let the clocks run again.
 */
export interface Resume {
  type: "resume";
  ref?: string;
}
/**
 * The bots shall wait so many milliseconds before a move.
 */
export interface SetPace {
  type: "pace";
  pace: number;
  ref?: string;
}
/**
 * I have looked at the scored round that I saw at this version: as far as I am concerned, bots may go on.
 */
export interface Ready {
  type: "ready";
  version?: number | null;
  seat?: number | null;
  ref?: string;
}
/**
 * Somebody else has been away for a while: let a bot play for them.
 */
export interface HandOver {
  type: "hand-over";
  seat: number;
  ref?: string;
}
/**
 * I play again.
 */
export interface Return {
  type: "return";
  seat?: number | null;
  ref?: string;
}
/**
 * I give up. If one opponent is left, or only bots are, the game is over; else a bot plays on for last place.
 */
export interface Resign {
  type: "resign";
  seat?: number | null;
  ref?: string;
}
/**
 * I would like to end the game as it stands; all others who have not given up must agree.
 */
export interface End {
  type: "end";
  seat?: number | null;
  ref?: string;
}
/**
 * Yes or no to somebody's request to end the game; with a no, who asked takes the request back.
 */
export interface AnswerEnd {
  type: "answer-end";
  agree: boolean;
  version?: number | null;
  seat?: number | null;
  ref?: string;
}
/**
 * Once more: a table for everybody, one seat further, where those sit down who want to.
 */
export interface Rematch {
  type: "rematch";
  salt?: string | null;
  ref?: string;
}
/**
 * I say something to the others: a saying or, where the table's terms allow it, a text. Nothing of it is stored.
 *
 *     Whoever watches is heard by others who watch, and never by who plays.
 */
export interface Say {
  type: "say";
  saying?:
    | (
        | "again"
        | "bye"
        | "clap"
        | "good-game"
        | "good-luck"
        | "heart"
        | "hello"
        | "lantern"
        | "laugh"
        | "moment"
        | "nice-move"
        | "sad"
        | "sorry"
        | "thanks"
        | "think"
        | "well-played"
        | "wow"
        | "your-turn"
      )
    | null;
  text?: string | null;
  seat?: number | null;
  ref?: string;
}
/**
 * Asks for an answer, to see whether the line is alive.
 */
export interface Ping {
  type: "ping";
  ref?: string;
}
/**
 * It is done, and on disk.
 */
export interface Done {
  type: "done";
  ref: string;
  version: number;
}
/**
 * It was not done: a code for programs, the paragraph if it is a rule, a sentence, and what would be legal.
 */
export interface RefusedReply {
  type: "refused";
  ref: string;
  code: string;
  rule: string | null;
  phrase: Phrase;
  sentence: string;
  instead: (
    Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play
  )[];
}
/**
 * What a move would visibly bring.
 */
export interface Previewed {
  type: "previewed";
  ref: string;
  version: number;
  events: PreviewEvent[];
}
/**
 * What a bot would do in your place, knowing what you know.
 */
export interface Hinted {
  type: "hinted";
  ref: string;
  version: number;
  move: Refill | Step | Stop | Claim | Decline | Exchange | Dedicate | Discard | LichterfestPlace | Pass | Bid | Play;
  bot: string;
  says: Phrase[];
  reasons: Phrase[];
  chances: number[] | null;
}
/**
 * What you give up by the move, in your language, with the paragraph that says so; null if it is not much.
 */
export interface Coached {
  type: "coached";
  ref: string;
  version: number;
  caution: string | null;
  rule: string | null;
}
/**
 * What the game's own aid says from your seat; null if it has nothing to say.
 */
export interface Aided {
  type: "aided";
  ref: string;
  version: number;
  aid: Reach[] | Column[] | null;
}
/**
 * Who is there now.
 */
export interface Presence {
  type: "presence";
  online: boolean[];
  watchers: number;
  stand_in_from: (number | null)[];
}
/**
 * What somebody has just said, or, for who comes in, the last of what was said. Clients may ignore it.
 */
export interface Said {
  type: "said";
  words: Spoken[];
}
/**
 * What somebody said: a saying, or a text of their own, which is theirs alone and may say anything.
 */
export interface Spoken {
  number: number;
  at: number;
  seat: number | null;
  name?: string | null;
  came?: number | null;
  watcher: number | null;
  saying:
    | (
        | "again"
        | "bye"
        | "clap"
        | "good-game"
        | "good-luck"
        | "heart"
        | "hello"
        | "lantern"
        | "laugh"
        | "moment"
        | "nice-move"
        | "sad"
        | "sorry"
        | "thanks"
        | "think"
        | "well-played"
        | "wow"
        | "your-turn"
      )
    | null;
  text: string | null;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  ref: string;
  now: number;
}
