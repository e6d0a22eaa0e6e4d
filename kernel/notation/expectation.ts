import { type Game, type Reason, Refusal, type Seat } from '../game.ts'
import { factsOfReason, writeReason } from '../match.ts'
import type { Line as Told } from '../story.ts'
import { entriesOf, inWords, nameOf, type PositionEntry } from './entry.ts'
import { cut, inLine, type TextLine } from './lines.ts'
import type { DecidingState, GameWithRules, Grammar } from './notation.ts'
import type { Part } from './part.ts'
import { boardKeys, partOf } from './parts.ts'
import { NOTHING, readSeat, type SeatCount, seats, wordsOf } from './words.ts'

/** What expectations are read with: the game, and how its positions and moves are written. */
interface Reader<Rules extends SeatCount, State extends DecidingState> {
  readonly game: GameWithRules<Rules, State>
  readonly grammar: Grammar<Rules, State>
}

/** A scenario while it is played. */
interface Course<State> {
  readonly start: State
  readonly state: State
  /** What was told in the last moves. */
  readonly told: readonly Told[]
}

/** What must hold now; else it says what was found and what was expected. */
export interface Expectation<State> {
  readonly number: number
  fault(course: Course<State>): string | null
}

type Fault<State> = Expectation<State>['fault']

const differ = (what: string, found: string, expected: string): string =>
  `${what}: found ${found}; expected ${expected}`

/** Reads the lines after `expect`: parts of a position, and questions about moves, the story and the end. */
export function readExpectations<Rules extends SeatCount, State extends DecidingState>(
  grammar: Grammar<Rules, State>,
  game: GameWithRules<Rules, State>,
  lines: readonly TextLine[],
): Expectation<State>[] {
  const reader = { grammar, game }
  const parts = lines.filter(line => !isQuestion(line))
  const entries = entriesOf(game.rules, parts, boardKeys(grammar.parts))
  const byNumber = new Map(entries.map(entry => [entry.number, entry]))
  return lines.flatMap(line => {
    const entry = byNumber.get(line.number)
    if (isQuestion(line)) return [expectation(line.number, () => readQuestion(reader, line.text))]
    return entry === undefined ? [] : [expectation(line.number, () => readEntry(reader, entry))]
  })
}

const expectation = <State>(number: number, read: () => Fault<State>): Expectation<State> => ({
  number,
  fault: inLine(number, read),
})

const QUESTIONS = ['legal', 'not', 'why', 'said', 'winners'] as const
const isQuestion = ({ text }: TextLine): boolean => QUESTIONS.includes(cut(text)[0] as (typeof QUESTIONS)[number])

function readQuestion<Rules extends SeatCount, State extends DecidingState>(
  reader: Reader<Rules, State>,
  text: string,
): Fault<State> {
  const [word, rest] = cut(text)
  if (word === 'legal') return readLegal(reader, rest)
  if (word === 'not') return readNot(reader, rest)
  if (word === 'why') return readWhy(reader, rest)
  return word === 'said' ? readSaid(reader, rest) : readWinners(reader, rest)
}

// Parts of the position

const CHANGE = /^(?:by )?([+-]\d+)$/

/** `seat 1 coins 5 1 0`; or, for what is a number, how it has changed since the start: `seat 1 points +5`. */
function readEntry<Rules extends SeatCount, State extends DecidingState>(
  { grammar, game: { rules } }: Reader<Rules, State>,
  entry: PositionEntry,
): Fault<State> {
  const part = partOf(grammar.parts, rules, entry)
  const { seat, value } = entry
  const name = nameOf(entry)
  const change = CHANGE.exec(value)?.[1]
  if (change !== undefined && !canBe(part, rules, value)) return changeFault(part, rules, seat, name, change)
  const expected = inWords(name, () => part.tidy(rules, value))
  return ({ state }) => {
    const found = part.write(rules, state, seat)
    return found === expected ? null : differ(name, `"${found}"`, `"${expected}"`)
  }
}

/** Where a number may be less than 0, `-3` is the number itself and no change. */
function canBe<Rules, State>(part: Part<Rules, State>, rules: Rules, value: string): boolean {
  try {
    return part.tidy(rules, value) === value
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const changeFault =
  <Rules, State>(part: Part<Rules, State>, rules: Rules, seat: Seat, name: string, value: string): Fault<State> =>
  ({ start, state }) => {
    const found = Number(part.write(rules, state, seat)) - Number(part.write(rules, start, seat))
    if (Number.isNaN(found)) return `${name}: found "${value}"; allowed only where a number stands`
    return found === Number(value) ? null : differ(name, found < 0 ? `${found}` : `+${found}`, value)
  }

// Moves

function readMove<Rules extends SeatCount, State extends DecidingState>(
  { grammar, game }: Reader<Rules, State>,
  text: string,
): string {
  const move = game.read(text)
  if (move === null) throw new Refusal(`found "${text}"; expected a move, as in ${grammar.example.move}`)
  return game.write(move)
}

const legalMoves = <State extends DecidingState>(game: Game<State>, state: State): string[] =>
  game.moves(state).map(move => game.write(move))

/** `legal take b3`: it is among the moves. `legal moves car upper, done`: these, in any order, are all of them. */
function readLegal<Rules extends SeatCount, State extends DecidingState>(
  reader: Reader<Rules, State>,
  rest: string,
): Fault<State> {
  const [word, list] = cut(rest)
  if (word === 'moves') return readLegalMoves(reader, list)
  const { game } = reader
  const text = readMove(reader, rest)
  return ({ state }) => {
    if (legalMoves(game, state).includes(text)) return null
    const reason = game.why(state, state.toMove, text)
    return differ(`legal ${text}`, reason === null ? 'not legal' : writeReason(reason), 'legal')
  }
}

function readLegalMoves<Rules extends SeatCount, State extends DecidingState>(
  reader: Reader<Rules, State>,
  list: string,
): Fault<State> {
  const expected = list === NOTHING ? [] : list.split(',').map(text => readMove(reader, text.trim()))
  return ({ state }) => {
    const found = legalMoves(reader.game, state)
    const isSame = found.length === expected.length && expected.every(text => found.includes(text))
    return isSame ? null : differ('legal moves', written(found), written(expected))
  }
}

const written = (texts: readonly string[]): string => (texts.length === 0 ? NOTHING : texts.join(', '))

/** `not legal take b3`, `not said upgrade`. */
function readNot<Rules extends SeatCount, State extends DecidingState>(
  reader: Reader<Rules, State>,
  rest: string,
): Fault<State> {
  const [word, text] = cut(rest)
  if (word !== 'legal' && word !== 'said') throw new Refusal(`not: found "${word}"; expected legal, said`)
  const positive = word === 'legal' ? readLegal(reader, text) : readSaid(reader, text)
  return course => (positive(course) === null ? differ(`not ${rest}`, word, `not ${word}`) : null)
}

/** A seat, the move, the rule; then, if wanted, the code, facts in parentheses, and after `; first:` what would help. */
const WHY = /^(?:(\d+) )?(.+?): ([\w.-]+)(?: ([\w-]+)(?: \(([^)]+)\))?)?(?:; first: ([\w-]+))?$/
/** What is written where nothing would help. */
const NO_REMEDY = 'nothing'

/**
 * `why take b3: FC-3.1 no-card-there`: the rule that forbids it, and if wanted the reason, some or all of its facts and
 * what would help, as a refusal writes them: `why take b3: FC-3.1 no-card-there (place b3); first: another-card`.
 * `why 2 tile: ...` asks for seat 2.
 */
function readWhy<Rules extends SeatCount, State extends DecidingState>(
  { grammar, game }: Reader<Rules, State>,
  rest: string,
): Fault<State> {
  const [, seat, text, rule, code, facts, remedy] = WHY.exec(rest) ?? refuseWhy(grammar.example, rest)
  const asked = seat === undefined ? null : readSeat(game.rules, seat)
  const wanted: WantedReason = { rule: rule!, code, facts: facts?.split(', '), remedy }
  return ({ state }) => {
    const reason = game.why(state, asked ?? state.toMove, text!)
    const expected = rest.slice(rest.indexOf(`${text}: `) + text!.length + 2)
    if (reason === null) return differ(`why ${text}`, 'legal', expected)
    return isWanted(reason, wanted) ? null : differ(`why ${text}`, asWanted(reason, wanted), expected)
  }
}

interface WantedReason {
  readonly rule: string
  readonly code: string | undefined
  readonly facts: readonly string[] | undefined
  readonly remedy: string | undefined
}

const isWanted = (reason: Reason, { rule, code, facts, remedy }: WantedReason): boolean =>
  reason.rule === rule &&
  (code === undefined || reason.code === code) &&
  (facts ?? []).every(fact => factsOfReason(reason).includes(fact)) &&
  (remedy === undefined || (reason.remedy ?? NO_REMEDY) === remedy)

/** As much of the reason as was asked for. */
function asWanted(reason: Reason, { code, facts, remedy }: WantedReason): string {
  const about = facts === undefined ? '' : ` (${factsOfReason(reason).join(', ')})`
  const help = remedy === undefined ? '' : `; first: ${reason.remedy ?? NO_REMEDY}`
  return `${reason.rule}${code === undefined ? '' : ` ${reason.code}`}${about}${help}`
}

function refuseWhy({ move, rule }: { move: string; rule: string }, rest: string): never {
  throw new Refusal(`why: found "${rest}"; expected a move and the rule that forbids it, as in ${move}: ${rule}`)
}

// The story and the end

/** `said scored points 8 for city`: a line of the story with this key, and these facts if any are named. */
export function readSaid(
  { grammar: { seatFacts } }: { readonly grammar: { readonly seatFacts: readonly string[] } },
  rest: string,
): (course: { readonly told: readonly Told[] }) => string | null {
  const [key, facts] = cut(rest)
  const words = wordsOf(facts)
  if (key === '' || words.length % 2 === 1)
    throw new Refusal(`said: found "${rest}"; expected a key of the story, then names and values of its facts`)
  return ({ told }) => {
    const found = told.filter(line => line.key === key)
    if (found.some(line => hasFacts(seatFacts, line, words))) return null
    const shown =
      found.length > 0 ? found.map(line => writeTold(seatFacts, line)) : [...new Set(told.map(line => line.key))]
    return differ(`said ${key}`, written(shown), rest)
  }
}

function factText(seatFacts: readonly string[], facts: Told['facts'], name: string): string {
  const fact = facts[name]
  if (!seatFacts.includes(name) || fact === undefined) return String(fact)
  return [fact]
    .flat()
    .map(seat => Number(seat) + 1)
    .join(',')
}

const hasFacts = (seatFacts: readonly string[], { facts }: Told, words: readonly string[]): boolean =>
  words.every((word, i) => i % 2 === 1 || factText(seatFacts, facts, word) === words[i + 1])

const writeTold = (seatFacts: readonly string[], { key, facts }: Told): string =>
  [key, ...Object.keys(facts).flatMap(name => [name, factText(seatFacts, facts, name)])].join(' ')

/** `winners 1 3`: the game is over, and these have won. */
function readWinners<Rules extends SeatCount, State extends DecidingState>(
  { game }: Reader<Rules, State>,
  rest: string,
): Fault<State> {
  const { rules } = game
  const wanted = `"${seats.write(rules, seats.read(rules, rest))}"`
  return ({ state }) => {
    const result = game.result(state)
    const found = result === null ? 'the game is not over' : `"${seats.write(rules, result.winners)}"`
    return found === wanted ? null : differ('winners', found, wanted)
  }
}
