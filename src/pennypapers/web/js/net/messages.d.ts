// Made by `make types` from the server's messages; change those, not this file.

/**
 * The first message. Without a token the client is a spectator; `after` is the last number it has seen. `anchor` is
 * that of the hash chain whose secret this client has, empty if it has none, as on a second device of a seat: such a
 * client is not asked for links. Without the field it is taken to have the secret of its seat.
 */
export interface Hello {
  type: "hello";
  id?: number | null;
  token?: string | null;
  after?: number | null;
  anchor?: string | null;
}

/**
 * Ask what may follow these marks, and for the stars with them. The server keeps the draft for a reload. With `spaces`,
 * such as `c4 d4`, only discoveries that hold all of them are listed.
 */
export interface Ask {
  type: "ask";
  id?: number | null;
  marks?: string;
  spaces?: string;
}

/** Ask why a seat's sheet has its stars. With marks: the sheet in hand with this draft on it. */
export interface Explain {
  type: "explain";
  id?: number | null;
  seat?: number;
  marks?: string;
}

/** Commit a turn. Sending the same again is harmless; `turn` tells a late message from a new one. */
export interface Ink {
  type: "ink";
  id?: number | null;
  turn?: number;
  marks?: string;
}

/** The host types what real dice show (O4). */
export interface TypeRoll {
  type: "type_roll";
  id?: number | null;
  turn?: number;
  roll?: string;
}

/** Begin the game (host). */
export interface Start {
  type: "start";
  id?: number | null;
}

/**
 * Change what is played, in the lobby (host). An empty adventure, layout or `links` leaves it as it is. `links` says
 * before which rolls the players' devices are asked: each or the first.
 */
export interface SetUp {
  type: "set_up";
  id?: number | null;
  adventure?: string;
  layout?: string;
  options?: string;
  clock?: number | null;
  links?: "" | "each" | "first";
}

/** Pause the game, or let it go on (host). */
export interface Pause {
  type: "pause";
  id?: number | null;
  on?: boolean;
}

/** Lock the table for newcomers, or open it again (host). */
export interface Lock {
  type: "lock";
  id?: number | null;
  on?: boolean;
}

/** Allow or forbid hints (host). */
export interface AllowHints {
  type: "allow_hints";
  id?: number | null;
  on?: boolean;
}

/** Ask for the turns that a bot thinks best. */
export interface Hint {
  type: "hint";
  id?: number | null;
}

/** Let bots play this turn for everybody who has not inked (host). */
export interface Skip {
  type: "skip";
  id?: number | null;
}

/** Add a bot's seat (host). An empty `bot` means the usual one. */
export interface AddBot {
  type: "add_bot";
  id?: number | null;
  name?: string;
  bot?: string;
}

/** Remove a seat by number, name or both (numbers move in the lobby), or a latecomer by name (host). */
export interface Remove {
  type: "remove";
  id?: number | null;
  seat?: number | null;
  name?: string;
}

/** Give up one's own seat. */
export interface Leave {
  type: "leave";
  id?: number | null;
}

/** Take more time for each turn, or no longer. */
export interface Extend {
  type: "extend";
  id?: number | null;
  on?: boolean;
}

/** Add a seat for somebody who plays on paper (host). */
export interface AddPaper {
  type: "add_paper";
  id?: number | null;
  name?: string;
}

/** All seats on paper are done with this turn (host); `full`: one of their sheets ends the game. */
export interface PaperDone {
  type: "paper_done";
  id?: number | null;
  turn?: number;
  full?: boolean;
}

/** Enter a paper sheet, when the game is over (host). */
export interface EnterSheet {
  type: "enter_sheet";
  id?: number | null;
  seat?: number;
  sheet?: string;
}

/** Make another seat the host (host). */
export interface PassHost {
  type: "pass_host";
  id?: number | null;
  seat?: number;
}

/** Begin one's hash chain in the lobby: the anchor, in hexadecimal. */
export interface Anchor {
  type: "anchor";
  id?: number | null;
  anchor?: string;
}

/** Give one's link of a roll, once it is asked for. There is no answer: the roll says whose links are missing. */
export interface Link {
  type: "link";
  id?: number | null;
  turn?: number;
  link?: string;
}

/** Open a new table with the same seats. */
export interface PlayAgain {
  type: "play_again";
  id?: number | null;
}

/** The whole table as one may see it. `number` is the last event in it. */
export interface Welcome {
  type: "welcome";
  number: number;
  code: string;
  phase: string;
  adventure: string;
  layout: string;
  options: string;
  seal: string;
  part_keys: string[];
  seats: SeatView[];
  sheets: SheetView[];
  locked: boolean;
  paused: boolean;
  host?: number | null;
  clock?: number | null;
  seats_wanted?: number | null;
  solo_turns?: number | null;
  you?: number | null;
  is_host?: boolean;
  roll?: RollView | null;
  waiting?: number[];
  inked?: string | null;
  draft?: string | null;
  ended?: EndView | null;
  rematch?: string | null;
  late?: LateView[];
  catch_up?: CatchUpView | null;
  hints?: boolean;
  dice?: DiceView | null;
  reveal?: RevealView | null;
  thresholds?: number[];
  challenge?: string;
  attempt?: number;
}

/** A seat as everybody sees it; `is_here` says whether its player is connected. */
export interface SeatView {
  name: string;
  is_bot: boolean;
  is_here: boolean;
  extended?: boolean;
  bot?: string | null;
  paper?: boolean;
  links?: boolean;
}

/** A sheet as its text in notation, and what it is worth. */
export interface SheetView {
  sheet: string;
  stars: number;
  parts: Record<string, number>;
  sights?: Record<string, string[]>;
}

/** The roll of the open turn. */
export interface RollView {
  turn: number;
  roll: string;
  is_danger?: boolean;
  holds?: number[] | null;
  by?: number | null;
  seconds_left?: number | null;
  extended_left?: number | null;
  missing?: number[];
}

/** How the game ended; `seed` only where the dice came from one. */
export interface EndView {
  clause: string;
  standings: Standing[];
  winners: string[];
  says: string;
  seed?: string;
  rank?: string | null;
  thresholds?: number[] | null;
  ties?: Tie[];
}

/** The result of one seat. */
export interface Standing {
  seat: number;
  stars: number;
  parts: Record<string, number>;
  tie_break: number;
  place: number;
}

/**
 * All players with the same stars, best first, by seat: what decided between them, or by which clause all of them share
 * one place.
 */
export interface Tie {
  seats: number[];
  shared: boolean;
  clause: string;
}

/** Somebody who is catching up, and how many turns they have played. */
export interface LateView {
  name: string;
  turns: number;
}

/** How far a latecomer has come. `roll` is the closed turn to play next; if there is none, `says` tells why. */
export interface CatchUpView {
  name: string;
  turns: number;
  of: number;
  sheet: SheetView;
  roll?: RollView | null;
  draft?: string | null;
  drawn?: DrawnView[];
  says?: string | null;
}

/** A danger that was drawn on a late sheet, and on which turn. */
export interface DrawnView {
  turn: number;
  mark: string;
}

/**
 * What the dice depend on: the server's anchor and key, and once the game has begun the seal and all chains. With
 * `each_roll` every roll asks for new links, otherwise only the first; in the lobby it is what the host wishes.
 */
export interface DiceView {
  server: string;
  key: string;
  each_roll?: boolean;
  seal?: string;
  chains?: ChainView[];
}

/** A hash chain that counts in the dice from roll `since` on. */
export interface ChainView {
  name: string;
  anchor: string;
  since: number;
}

/** Which chains, by their places, are asked for their links of a turn's roll. */
export interface RevealView {
  turn: number;
  chains: number[];
}

/** Who sits where, after any change to seats, host, lock or pause. */
export interface SeatsChanged {
  type: "seats";
  number: number;
  seats: SeatView[];
  host: number | null;
  locked: boolean;
  paused: boolean;
  late?: LateView[];
  seconds_left?: number | null;
  extended_left?: number | null;
  hints?: boolean;
}

/** The host has changed what is played; the fields are those of `welcome`, and `each_roll` that of its `dice`. */
export interface SetUpNews {
  type: "set_up";
  number: number;
  adventure: string;
  layout: string;
  options: string;
  part_keys: string[];
  clock?: number | null;
  solo_turns?: number | null;
  each_roll?: boolean;
}

/** The game begins; everybody has an empty sheet. */
export interface StartNews {
  type: "start";
  number: number;
  sheets: SheetView[];
}

/** The seal and the chains: when the game begins, and when another chain is added. */
export interface DiceNews {
  type: "dice";
  number: number;
  dice: DiceView;
}

/** These chains are asked for their links; the roll follows when they are there, or a moment later. */
export interface RevealNews {
  type: "reveal";
  number: number;
  reveal: RevealView;
}

/** A roll: the next turn is open. */
export interface RollNews {
  type: "roll";
  number: number;
  roll: RollView;
}

/** Who is still thinking; sent a few times a second at most. */
export interface Progress {
  type: "progress";
  turn: number;
  waiting: number[];
  here: number[];
  late?: LateView[];
}

/** A turn has closed: what every seat did, and for each seat the new marks on its sheet and its stars now. */
export interface TurnNews {
  type: "turn";
  number: number;
  turn: number;
  turns: TurnView[];
  changes: string[];
  stars: number[];
  parts: number[][];
  sights?: Record<string, string[]>[];
  thresholds?: number[];
}

/** What one seat did in a closed turn; `owner` is whose sheet it was, where it was not its own. */
export interface TurnView {
  seat: number;
  marks: string;
  owner?: number | null;
  by_bot?: boolean;
}

/** To a latecomer alone: where their sheet stands now. */
export interface CatchUp {
  type: "catch_up";
  catch_up: CatchUpView;
}

/** A latecomer has caught up and has this seat now. */
export interface JoinedNews {
  type: "joined";
  number: number;
  seat: number;
  name: string;
  sheet: SheetView;
}

/** The game is over. */
export interface EndNews {
  type: "end";
  number: number;
  ended: EndView;
}

/** A paper sheet was typed in; `ended` has the new standings. */
export interface EnteredNews {
  type: "entered";
  number: number;
  seat: number;
  sheet: SheetView;
  ended: EndView;
}

/** The same seats play on at another table. */
export interface RematchNews {
  type: "rematch";
  number: number;
  code: string;
}

/**
 * What the owner of the server says to all tables. It is shown until another one comes. `kind` is `back` (the server is
 * back in so many minutes), `closing` (it closes in so many minutes), `words` (as they stand there), or empty: nothing
 * is said any more.
 */
export interface Notice {
  type: "notice";
  kind?: string;
  minutes?: number;
  words?: string;
}

/** The turn was saved. */
export interface Inked {
  type: "inked";
  turn: number;
  marks: string;
  re?: number | null;
}

/**
 * What may come next: values that may go in spaces, single marks, and whether the draft may be inked. Dice are letters,
 * p g r. `stars` and `parts` are those of the sheet in hand with `changes` on it.
 */
export interface Options {
  type: "options";
  marks: string;
  choices: ChoiceView[];
  single: string[];
  may_pass: boolean;
  may_ink: boolean;
  stars: number;
  parts: Record<string, number>;
  ways: Record<string, string[]>;
  free: string[];
  closed: Record<string, WhyNot>;
  changes: string;
  sights?: Record<string, string[]>;
  more?: boolean;
  exception?: string | null;
  unfinished?: WhyNot | null;
  re?: number | null;
}

/** Values, any of which may go in any of these spaces. */
export interface ChoiceView {
  values: string[];
  spaces: string[];
}

/** Why something cannot be done; `facts` are the values in the sentence, for translations. */
export interface WhyNot {
  code: string;
  clause: string;
  says: string;
  facts: Record<string, string>;
}

/** Why a sheet is worth what it is. */
export interface Explained {
  type: "explained";
  seat: number;
  stars: number;
  parts: PartView[];
  re?: number | null;
}

/** One part of a score, and what it is made of. */
export interface PartView {
  key: string;
  stars: number;
  reasons: ReasonView[];
}

/** One thing that earns or costs stars: its space, the spaces that make it count, and its number. */
export interface ReasonView {
  kind: string;
  clause: string;
  stars: number;
  space: string | null;
  spaces: string[];
  value: number | null;
}

/** The turns that a bot thinks best, the best first. */
export interface Hinted {
  type: "hinted";
  turn: number;
  bot: string;
  ideas: IdeaView[];
  re?: number | null;
}

/**
 * A whole turn, and the stars that a bot expects of the sheet in hand at the end; None if it does not look so far
 * ahead. `error` is the standard error of that, where it is known.
 */
export interface IdeaView {
  marks: string;
  stars: number | null;
  error?: number | null;
}

/** A request without an answer of its own was carried out. */
export interface Done {
  type: "done";
  re?: number | null;
}

/** A request was refused; nothing was changed. A rule names its `clause`; `facts` are the values in the sentence. */
export interface Refused {
  type: "refused";
  code: string;
  says: string;
  clause?: string | null;
  facts?: Record<string, string>;
  re?: number | null;
}

/** A game from its empty sheets on. `sealed` says that it carries the seal of its dice. */
export interface Timeline {
  adventure: string;
  layout: string;
  options: string;
  players: string[];
  part_keys: string[];
  steps: TimelineTurn[];
  ended: EndView | null;
  sealed: boolean;
}

/** One closed turn; `changes`, `stars`, `parts` and `sights` are by seat, as in `turn`. */
export interface TimelineTurn {
  roll: RollView;
  turns: TurnView[];
  changes: string[];
  stars: number[];
  parts: number[][];
  sights?: Record<string, string[]>[];
}

/** The sheets of one table; in `ties` the number of a sheet, from 0 on, is its seat. */
export interface CountedSheets {
  adventure: string;
  layout: string;
  sheets: CountedSheet[];
  ties: Tie[];
}

/** The score of one sheet. `ticks` lists by part what a player may tick in the header `x-ticks`. */
export interface CountedSheet {
  name: string;
  total: number;
  parts: PartView[];
  ticks: Record<string, string[]>;
  place: number;
  tie_break: number;
  not_allowed: NotAllowed[];
  overlooked: Overlooked[];
  miscounted: MiscountedPart[];
  sights: Record<string, string[]>;
}

/** Something that is not counted: a mark that breaks a rule, or text that cannot be read, where `mark` is null. */
export interface NotAllowed {
  line: number;
  says: string;
  code: string;
  clause: string | null;
  facts: Record<string, string>;
  mark: string | null;
  spaces: string[];
}

/** A mark that could be added, and the stars it would bring; `advice` if it could have been made in play only. */
export interface Overlooked {
  mark: string;
  clause: string;
  stars: number;
  advice: boolean;
  why: ReasonView;
}

/** A part, or `total`, that the player counted differently, with what they missed if that is clear. */
export interface MiscountedPart {
  part: string;
  claimed: number | null;
  stars: number;
  missing: ReasonView[];
  unfounded: UnfoundedTick[];
}

/** Something the player ticked that brings no stars, and the clause that applies. */
export interface UnfoundedTick {
  tick: string;
  clause: string;
}

/**
 * What a client must know of an adventure. Words are not among them: those are messages, such as `name-` and `key`. -
 * `letter` begins the ids of its clauses. - `helper` and `danger` are symbols: `face-` and the name is the special face
 * of the green or the red die, and the danger's name alone is what is drawn on sheets. - `helper_kind` is the name of
 * the kind of space that the green die's special face needs, null where it needs none. - `symbols` is what a player may
 * draw, apart from the danger. - `uses` is how many times a turn the dice can be used. - `treasures` is how many can be
 * circled on a sheet, 0 where there are none; `discoveries` what can be revealed. - `nine_crosses` says that a 9
 * written beside a danger crosses it out; otherwise a 9 of the dice is spent on it. - `danger_boxes` is how many
 * dangers count in a game, `solo_turns` how many turns a solo game has at most; null is no limit. - `ranks` is from how
 * many stars on a solo player is a Pathfinder, a Voyager, an Explorer. - `top_rank_is_rare` says that the highest rank
 * is nearly out of reach. - `sides` are the names of the built-in layouts, the default first. - `has_scene` says that
 * there is a picture of it for the first screen, at `/web/scenes/` and its key. - `ground` decides how the outline of a
 * sheet is drawn, `day` and `night` are its colours.
 */
export interface AdventureFacts {
  key: string;
  letter: string;
  age: number;
  minutes: number;
  helper: string;
  danger: string;
  helper_kind: string | null;
  kinds: SpaceKind[];
  symbols: DrawnSymbol[];
  parts: ScorePart[];
  reasons: ReasonFacts[];
  clauses: ClauseIds;
  house_rules: HouseRuleFacts[];
  uses: number;
  treasures: number;
  discoveries: Kind[];
  nine_crosses: boolean;
  danger_boxes: number | null;
  solo_turns: number | null;
  ranks: [number, number, number];
  top_rank_is_rare: boolean;
  sides: string[];
  has_scene: boolean;
  ground: Ground;
  day: Palette;
  night: Palette;
}

/**
 * A kind of space: its `token` in a layout's text, its `name` in messages, the `shape` it is drawn in. `holds_numbers`
 * is whether a number can be written there, `holds` which symbols can be drawn there, by token.
 */
export interface SpaceKind {
  token: string;
  name: string;
  shape: Shape;
  holds_numbers: boolean;
  holds: Symbol[];
}

/** How a kind of space is drawn. */
export type Shape = "arch" | "lake" | "peak" | "sea" | "square";

/** What is drawn rather than written; the value is its token. */
export type Symbol = "!" | "B" | "H" | "M" | "S";

/** What players draw: its `token` in the notation; `name` is its name in messages and its picture. */
export interface DrawnSymbol {
  token: Symbol;
  name: string;
}

/** A part of the score: its `key`, the `clause` that counts it, its `symbol`, the `discovery` it counts, if any. */
export interface ScorePart {
  key: string;
  clause: string;
  symbol: string;
  discovery: Kind | null;
}

/** The four discoveries of the Valley (V9). */
export type Kind = "city" | "forest" | "mountain" | "pyramid";

/**
 * A kind of reason for stars: its `part` of the score, its `clause`, and how the page shows and names it. `shown_as` is
 * how its spaces are lit: plainly, as the steps of a path, as a group with a line round it, or as a treasure with its
 * coin. `told_by` is what tells it from others of its kind in a tick (`group:4`, `mummy:c3`).
 */
export interface ReasonFacts {
  kind: string;
  part: string;
  clause: string;
  shown_as: ShownAs;
  told_by: ToldBy;
}

/** How the spaces of a reason are shown on an explained sheet. */
export type ShownAs = "group" | "path" | "spaces" | "treasure";

/** What tells a reason from others of its kind when players tick off what they have counted. */
export type ToldBy = "kind" | "space" | "value";

/** Which clause describes the spaces, the turn, the end of the game, the tie-break and the solo ranks. */
export interface ClauseIds {
  spaces: string;
  turn: string;
  end: string;
  tie: string;
  ranks: string;
}

/** A house rule that applies here: its `key` in options, its `clause`, its `values`, the default first. */
export interface HouseRuleFacts {
  key: string;
  clause: string;
  values: string[];
}

/** What the spaces of a sheet lie on; it decides how their outline is drawn. */
export type Ground = "clouds" | "coast" | "stone";

/** The colours of an adventure, each as `#rrggbb`. */
export interface Palette {
  desk: string;
  desk2: string;
  paper: string;
  sheet: string;
  wash: string;
  ink: string;
  ink2: string;
  line: string;
  accent: string;
  accent_d: string;
  on: string;
  legal: string;
  legal_l: string;
  hi: string;
  discoveries?: Record<string, string>;
}

export type AnyRequest = Hello | Ask | Explain | Ink | TypeRoll | Start | SetUp | Pause | Lock | AllowHints | Hint |
  Skip | AddBot | Remove | Leave | Extend | AddPaper | PaperDone | EnterSheet | PassHost | Anchor | Link | PlayAgain;

export type AnyMessage = Welcome | SeatsChanged | SetUpNews | StartNews | DiceNews | RevealNews | RollNews | Progress |
  TurnNews | CatchUp | JoinedNews | EndNews | EnteredNews | RematchNews | Notice | Inked | Options | Explained | Hinted
  | Done | Refused;
