import { wrongAhead } from './ahead-laws.ts'
import { type Dice, fork, roll, type Seed, writeSeed } from './dice.ts'
import type { Game, GameDefinition, Move, Seat, Viewer } from './game.ts'
import { legalMoves } from './legal-moves.ts'
import { begin, type Match, type PlayedMove, play, undoMove } from './match.ts'
import { headerOf, readRecord, recordOf, replay, writeRecord } from './record.ts'
import { HiddenParts, moreInSample, otherwiseInSample } from './sample-laws.ts'
import type { Line } from './story.ts'

/**
 * The examination that every game passes: random games, in whose every state the laws below must hold.
 *
 * What it does not check: whether the game is the one in the rulebook. That is for the tests of its rules and for its
 * own referee (`complaints`).
 */
export interface Examination<State extends Dice = Dice> {
  readonly games?: number
  /** The games and all choices in them hang on it: the same seed is the same examination. */
  readonly seed?: Seed
  readonly choose?: Choose<State>
  /** The costly laws are looked at in every n-th state only. */
  readonly every?: number
  /** After this many moves a game has to be over. */
  readonly limit?: number
}

/** How the moves of a game are chosen, with dice that are not the game's. */
export type Choose<State extends Dice = Dice> = (
  game: Game<State>,
  state: State,
  moves: readonly Move[],
  dice: Dice,
) => Move

/** What was seen. Where one of these stays 0, the laws about it had nothing to look at. */
export interface Findings {
  games: number
  moves: number
  /** How often a move could be taken back. */
  takenBack: number
  /** How often there was something hidden that could be redealt. */
  redealt: number
}

/** Says which law is broken and where, with all it takes to go there again. */
export class LawViolation extends Error {
  readonly law: string

  constructor(game: Game, { now, played }: Match, { law, detail, cause }: Breach) {
    const way = [`seed ${writeSeed(now.seed)}`, ...played.map(({ seat, text }) => `${seat + 1} ${text}`)]
    super(`${game.name}: ${law}: ${detail}\nafter ${played.length} moves:\n${way.join('\n')}`, { cause })
    this.law = law
  }
}

export const anyMove: Choose = (_game, _state, moves, dice) => moves[roll(dice, moves.length)]!

/** Plays a game to its end, without examining anything. */
export function playRandomly<State extends Dice>(
  game: Game<State>,
  seed: Seed,
  chooser: Dice,
  choose: Choose<State> = anyMove,
  limit = 100_000,
): Match<State> {
  const story: Line[] = []
  const played: PlayedMove[] = []
  const now = game.begin(seed, line => story.push(line))
  for (let seat = game.toMove(now); seat !== null; seat = game.toMove(now)) {
    if (played.length === limit) throw new Error(`${game.name} is not over after ${limit} moves`)
    const move = choose(game, now, legalMoves(game, now), chooser)
    played.push({ seat, text: game.write(move) })
    game.play(now, move, line => story.push(line))
  }
  return { seed, now, played, story, back: [], barrier: 'over' }
}

/** Examines a game with its options chosen. The first law that is found broken is thrown (`LawViolation`). */
export function examine<State extends Dice>(game: Game<State>, examination: Examination<State> = {}): Findings {
  const { games = 10, seed = [0, 0, 0, 0] } = examination
  const findings = { games: 0, moves: 0, takenBack: 0, redealt: 0 }
  const hidden = new HiddenParts()
  for (; findings.games < games; findings.games++)
    examineGame(game, fork(seed, findings.games), examination, findings, hidden)
  return findings
}

/** Examines a box with these options: the header of a record keeps them, and the game they make obeys the laws. */
export function examineDefinition<Options, State extends Dice>(
  definition: GameDefinition<Options, State>,
  options: Options,
  examination: Examination<State> = {},
): Findings {
  const game = definition.open(options)
  const match = begin(game, [0, 0, 0, 0])
  try {
    hold('options survive the header of a record', lostOptions(definition, options, match))
  } catch (error) {
    throw new LawViolation(game, match, breachOf(error))
  }
  return examine(game, examination)
}

function lostOptions<Options>(definition: GameDefinition<Options>, options: Options, match: Match): Complaint {
  const record = readRecord(writeRecord(recordOf(definition, options, match)))
  return difference(definition.writeOptions(definition.readOptions(headerOf(record))), definition.writeOptions(options))
}

function examineGame<State extends Dice>(
  game: Game<State>,
  seed: Seed,
  { choose = anyMove, every = 1, limit = 10_000 }: Examination<State>,
  findings: Findings,
  hidden: HiddenParts,
): void {
  const dice: Dice = { seed: fork(seed, 0), rolled: 0 }
  let match = begin(game, seed)
  try {
    holdInStory(game, match.story)
    for (; ; findings.moves++) {
      const isSampled = findings.moves % every === 0
      const before = JSON.stringify(match.now)
      holdInState(game, match, before, isSampled, dice)
      if (isSampled)
        findings.redealt += viewersIn(game).filter(viewer => isRedealt(game, match.now, viewer, dice)).length
      if (game.toMove(match.now) === null) break
      if (isSampled) for (const viewer of viewersIn(game)) hidden.look(game, match.now, viewer, dice)
      hold('a game comes to its end', match.played.length < limit ? null : `${limit} moves were not enough`)
      const move = choose(game, game.copy(match.now), game.moves(match.now), dice)
      match = holdInMove(game, match, before, move, isSampled, dice)
      if (match.back.length > 0) findings.takenBack++
    }
    hold('a record replays to the same end', lostInRecord(game, match))
    hold('what is in a state and not in a view is redealt, or all remember it', hidden.leaking(game))
  } catch (error) {
    throw new LawViolation(game, match, breachOf(error))
  }
}

// How a breach is told

/** What is wrong, in words; `null`: nothing. */
type Complaint = string | null

class Breach extends Error {
  readonly law: string
  readonly detail: string

  constructor(law: string, detail: string, cause?: unknown) {
    super(detail, { cause })
    this.law = law
    this.detail = detail
  }
}

function hold(law: string, complaint: Complaint): void {
  if (complaint !== null) throw new Breach(law, complaint)
}

const breachOf = (error: unknown): Breach =>
  error instanceof Breach ? error : new Breach('nothing crashes', String(error), error)

// The laws of a state

type Law = (game: Game, match: Match, dice: Dice) => Complaint

const lawsOfStates: Record<string, Law> = {
  'a state is plain data and survives JSON': (_, { now }) => lostInJson(now),

  'a copy is equal to its original, and another one': (game, { now }) =>
    game.copy(now) === now ? 'it is the same' : difference(game.copy(now), now),

  'only a seat can be to decide': (game, { now }) => {
    const seat = game.toMove(now)
    return seat === null || isSeat(game, seat) ? null : `${seat}`
  },

  'the player to move has a move, and nobody has one after the end': (game, { now }) => {
    const seat = game.toMove(now)
    const count = game.moves(now).length
    return (seat === null) === (count === 0) ? null : `to decide: ${seat}, moves: ${count}`
  },

  'moves put into a list are the same moves': (game, { now }) => difference(game.moves(now, []), game.moves(now)),

  'no two moves are written alike': (game, { now }) => {
    const texts = textsIn(game, now)
    const twin = twinIn(texts)
    return twin === null ? null : texts[twin]!
  },

  'the text of a move is read as that move': (game, { now }) => {
    const misread = game.moves(now).find(move => game.read(game.write(move)) !== move)
    return misread === undefined
      ? null
      : `${game.write(misread)} is ${misread}, read as ${game.read(game.write(misread))}`
  },

  'what a move is described as is plain data': (game, { now }) =>
    firstOf(game.moves(now), move => lostInJson(game.describe(move))),

  'no two moves are described alike': (game, { now }) => {
    const moves = game.moves(now)
    const descriptions = moves.map(move => JSON.stringify(game.describe(move)))
    const twin = twinIn(descriptions)
    return twin === null ? null : `${game.write(moves[twin]!)}: ${descriptions[twin]}`
  },

  'everyone has points': (game, { now }) => {
    const points = game.points(now)
    return points.length === game.seats ? null : `${points.length} of ${game.seats}`
  },

  'there is a result when nobody has the move, and only then': (game, { now }) => {
    const result = game.result(now)
    if ((result === null) !== (game.toMove(now) !== null)) return `to decide: ${game.toMove(now)}, ${show(result)}`
    const isWhole = result === null || (result.points.length === game.seats && result.winners.length > 0)
    return isWhole && (result?.winners ?? []).every(seat => isSeat(game, seat)) ? null : show(result)
  },

  'the referee has no complaints': (game, { now }) => game.complaints(now)[0] ?? null,
}

const costlyLawsOfStates: Record<string, Law> = {
  'a move of the list needs no reason, unless another seat asks': (game, { now }) =>
    firstOf(textsIn(game, now), text =>
      firstOf(seatsIn(game), seat => {
        const reason = game.why(now, seat, text)
        return (reason === null) === (seat === game.toMove(now)) ? null : `seat ${seat + 1}, ${text}: ${show(reason)}`
      }),
    ),

  'a move that is not in the list has a reason': (game, { now, played }) => {
    const listed = textsIn(game, now)
    const others = [...new Set(['?!', ...played.map(({ text }) => text)])].filter(text => !listed.includes(text))
    return firstOf(others, text =>
      firstOf(seatsIn(game), seat => (game.why(now, seat, text) === null ? `seat ${seat + 1}, ${text}` : null)),
    )
  },

  'a view is plain data and survives JSON': (game, { now }) =>
    firstOf(viewersIn(game), viewer => lostInJson(game.view(now, viewer))),

  'a view shows neither the seed nor how often the dice were rolled': (game, { now }) =>
    firstOf(viewersIn(game), viewer => diceIn(game.view(now, viewer))),

  'a view tells nothing about what is hidden': (game, { now }, dice) =>
    firstOf(viewersIn(game), viewer =>
      difference(game.view(redealt(game, now, viewer, dice), viewer), game.view(now, viewer)),
    ),

  'the moves tell nothing about what is hidden from their player': (game, { now }, dice) => {
    const seat = game.toMove(now)
    return seat === null ? null : difference(game.moves(redealt(game, now, seat, dice)), game.moves(now))
  },

  'a guess is a state without complaints, too': (game, { now }, dice) =>
    firstOf(viewersIn(game), viewer => {
      const guess = redealt(game, now, viewer, dice)
      return lostInJson(guess) ?? game.complaints(guess)[0] ?? null
    }),

  'a sample depends on what its viewer knows and on the dice alone': (game, { now }, dice) =>
    firstOf(viewersIn(game), viewer => moreInSample(game, now, viewer, dice, difference)),

  'a turn can be planned by the seat whose it is, and comes to its end': (game, { now }) =>
    firstOf(seatsIn(game), seat => wrongAhead(game, now, seat)),
}

function holdInState(game: Game, match: Match, before: string, isSampled: boolean, dice: Dice): void {
  const laws = isSampled ? { ...lawsOfStates, ...costlyLawsOfStates } : lawsOfStates
  for (const [law, complaint] of Object.entries(laws)) hold(law, complaint(game, match, dice))
  hold('asking changes nothing', changedSince(before, match.now))
}

// The laws of a move

function holdInMove<State extends Dice>(
  game: Game<State>,
  match: Match<State>,
  before: string,
  move: Move,
  isSampled: boolean,
  dice: Dice,
): Match<State> {
  const seat = game.toMove(match.now)!
  const next = play(game, match, seat, game.write(move))
  const isFair = next.now.rolled === match.now.rolled && game.toMove(next.now) === seat
  hold('playing leaves the old state alone', changedSince(before, match.now))
  hold('the dice stay the same and only roll on', changedDice(match.now, next.now))
  holdInStory(game, next.story.slice(match.story.length))
  hold('taking back leads to where one was, never past a roll or a seat', wrongWayBack(match, next, isFair))
  if (isSampled) {
    const story = next.story.slice(match.story.length)
    const step = { seat, move, at: match.played.length, before: match.now, after: next.now, story }
    hold('a move does in a sample what it does in truth', otherwiseInSample(game, step, dice, difference))
  }
  return next
}

const holdInStory = (game: Game, told: readonly Line[]): void =>
  hold('the story is plain data, told to seats', lostInJson(told) ?? firstOf(told, line => strangerTo(game, line)))

function changedDice(before: Dice, after: Dice): Complaint {
  if (after.rolled < before.rolled) return `rolled ${before.rolled} times, then ${after.rolled}`
  return difference(after.seed, before.seed)
}

const strangerTo = (game: Game, { key, only, except }: Line): Complaint =>
  [only, except].every(seat => seat === undefined || isSeat(game, seat)) ? null : key

/** Whether it is fair is judged here once more, with the seat that was to decide before the move was played. */
function wrongWayBack(match: Match, next: Match, isFair: boolean): Complaint {
  if (!isFair) return next.back.length === 0 ? null : 'a way is open that ought to be closed'
  const { now, played, story } = undoMove(next, next.played.at(-1)!.seat)
  return difference({ now, played, story }, { now: match.now, played: match.played, story: match.story })
}

// The law of a game

function lostInRecord(game: Game, match: Match): Complaint {
  const { seed, now, played, story } = match
  const record = { game: game.name, rules: 1, options: [], seed, notes: [], moves: played }
  const again = replay(game, readRecord(writeRecord({ ...record, result: game.result(now) }))).match
  return difference({ now: again.now, story: again.story }, { now, story })
}

// What the laws ask with

const seatsIn = (game: Game): Seat[] => [...new Array(game.seats).keys()]
const viewersIn = (game: Game): Viewer[] => [...seatsIn(game), 'watcher']
const isSeat = (game: Game, seat: Seat): boolean => seatsIn(game).includes(seat)
const textsIn = (game: Game, state: Dice): string[] => game.moves(state).map(move => game.write(move))

/** A state in which all that the viewer cannot see is another: also the dice, which nobody can see. */
function redealt<State extends Dice>(game: Game<State>, state: State, viewer: Viewer, dice: Dice): State {
  const guess = game.copy(state)
  guess.seed = fork(dice.seed, dice.rolled)
  guess.rolled += 1000
  game.redeal(guess, viewer, dice)
  return guess
}

function isRedealt(game: Game, state: Dice, viewer: Viewer, dice: Dice): boolean {
  const { seed, rolled } = state
  return difference({ ...redealt(game, state, viewer, dice), seed, rolled }, state) !== null
}

/** The place of the first text that was there before. */
function twinIn(texts: readonly string[]): number | null {
  if (new Set(texts).size === texts.length) return null
  return texts.findIndex((text, place) => texts.indexOf(text) < place)
}

function firstOf<T>(things: readonly T[], complaint: (thing: T) => Complaint): Complaint {
  for (const thing of things) {
    const found = complaint(thing)
    if (found !== null) return found
  }
  return null
}

const changedSince = (before: string, state: Dice): Complaint =>
  JSON.stringify(state) === before ? null : difference(state, JSON.parse(before))

const lostInJson = (value: unknown): Complaint =>
  isPlain(value) ? null : difference(JSON.parse(JSON.stringify(value)), value)

/** Would it come back from JSON as it is? Asked of every state, so it is looked at and not written down. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (!isTree(value)) return value === null || typeof value === 'string' || typeof value === 'boolean'
  const keys = Object.keys(value)
  const isOurs = Array.isArray(value)
    ? Object.getPrototypeOf(value) === Array.prototype && keys.length === value.length
    : Object.getPrototypeOf(value) === Object.prototype
  return isOurs && keys.every(key => isPlain(value[key]))
}

function diceIn(value: unknown): Complaint {
  if (!isTree(value)) return null
  return firstOf(Object.entries(value), ([key, part]) => (['seed', 'rolled'].includes(key) ? key : diceIn(part)))
}

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The first place where two values are not the same, as a path. Strict: `undefined`, -0 and classes count. */
function difference(one: unknown, other: unknown): Complaint {
  const path = pathToDifference(one, other)
  return path === null ? null : `at${path}`
}

/** The path is put together on the way back only: where all is the same, and that is nearly always, there is none. */
function pathToDifference(one: unknown, other: unknown): Complaint {
  if (Object.is(one, other)) return null
  if (!isTree(one) || !isTree(other) || Object.getPrototypeOf(one) !== Object.getPrototypeOf(other))
    return `: ${show(one)} is not ${show(other)}`
  for (const key of moreOf(Object.keys(one), Object.keys(other))) {
    if (!Object.hasOwn(one, key) || !Object.hasOwn(other, key)) return `.${key} is in one of them only`
    const path = pathToDifference(one[key], other[key])
    if (path !== null) return `.${key}${path}`
  }
  return null
}

const moreOf = <T>(some: readonly T[], others: readonly T[]): readonly T[] =>
  some.length < others.length ? others : some

function show(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : `${value}`
  return JSON.stringify(value) ?? typeof value
}
