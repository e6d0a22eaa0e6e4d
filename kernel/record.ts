import { repeat } from './branch.ts'
import { type Dice, readSeed, type Seed, writeSeed } from './dice.ts'
import { type Game, type GameDefinition, type Reason, Refusal, type Result } from './game.ts'
import { begin, IllegalMove, type Match, type PlayedMove, writeReason } from './match.ts'
import { cut, escapeHashes, linesOf, type TextLine } from './notation/lines.ts'
import { openBy } from './rules-number.ts'
import type { Values } from './say.ts'

/** A whole game as it is written down (`docs/record-format.md`). */
export interface GameRecord {
  readonly game: string
  readonly rules: number
  /** The header up to the seed: what is played. */
  readonly options: readonly HeaderLine[]
  readonly seed: Seed
  /** The header after the seed: who played, when, where, and whatever else people like to note. */
  readonly notes: readonly HeaderLine[]
  readonly moves: readonly RecordedMove[]
  /** `null`: the record stops before the end, or leaves the result out. */
  readonly result: Result | null
}

export type HeaderLine = readonly [key: string, value: string]

export interface RecordedMove extends PlayedMove {
  /** Where it stood in the text it was read from. */
  readonly line?: number
}

const FORMAT = '1'
const TITLE = `roundhouse record ${FORMAT}`

/** Keys with a place and a meaning of their own; nobody else may use them. */
const OWN_KEYS = ['roundhouse', 'game', 'rules', 'seed', 'result', 'winner']

/** The record of a match: of all of it, or as far as it went. Whoever has the game open saves opening it for the result. */
export function recordOf<Options, State extends Dice>(
  definition: GameDefinition<Options, State>,
  options: Options,
  match: Match<State>,
  notes: readonly HeaderLine[] = [],
  game: Pick<Game<State>, 'result'> = definition.open(options),
): GameRecord {
  const { name, rules } = definition
  const { seed, now, played } = match
  const result = game.result(now)
  return { game: name, rules, options: definition.writeOptions(options), seed, notes, moves: played, result }
}

/** The header as a game reads its options from it: the lines of a key that is repeated are joined again. */
export function headerOf({ options, notes }: Pick<GameRecord, 'options' | 'notes'>): ReadonlyMap<string, string> {
  const header = new Map<string, string>()
  for (const [key, value] of [...options, ...notes]) {
    const above = header.get(key)
    header.set(key, above === undefined ? value : `${above}\n${value}`)
  }
  return header
}

// Writing

export function writeRecord({ game, rules, options, seed, notes, moves, result }: GameRecord): string {
  const what = [TITLE, `game ${game}`, `rules ${rules}`, ...options.flatMap(writeHeaderLine)]
  const header = [...what, `seed ${writeSeed(seed)}`, ...notes.flatMap(writeHeaderLine)]
  const parts = [header, moves.map(writeMove), result ? writeResult(result) : []]
  return parts
    .filter(part => part.length > 0)
    .map(writePart)
    .join('\n')
}

const writePart = (lines: readonly string[]): string => lines.map(line => `${escapeHashes(line)}\n`).join('')

/** A value of several lines becomes a key that is repeated. */
const writeHeaderLine = ([key, value]: HeaderLine): string[] =>
  value.split('\n').map(part => {
    if (isHeaderLine(key, part)) return `${key} ${part}`
    throw new Refusal(`A record cannot hold the header line "${key} ${part}": ${HEADER_LINE}`)
  })

const writeMove = ({ seat, text }: PlayedMove): string => `${seat + 1} ${text}`

const writeResult = ({ points, winners }: Result): string[] => [
  ['result', ...points].join(' '),
  ['winner', ...winners.map(seat => seat + 1)].join(' '),
]

// Reading

const KEY = /^[a-z][a-z0-9-]*$/
const SEAT = /^[1-9]\d?$/
const POINTS = /^(0|-?[1-9]\d{0,8})$/
const VERSION = /^[1-9]\d{0,8}$/

const HEADER_LINE = `a header line is a key in small letters and a value, and the key is none of ${OWN_KEYS.join(', ')}`

/** What belongs in a line. */
const BELONGS = {
  title: `"${TITLE}", with which every record begins`,
  format: `"${TITLE}", the only format that this program reads`,
  game: 'the game, such as "game first-class"',
  rules: 'the version of its rules, such as "rules 1"',
  seed: '"seed" and 1 to 32 of the digits 0-9 and a-f',
  header: HEADER_LINE,
  move: 'a seat counted from 1 and its move, such as "1 take b3", or the result',
  result: '"result" and the points of each seat, such as "result 93 88"',
  winner: '"winner" and a seat counted from 1, or several',
  seats: 'seats from 1 to',
  nothing: 'nothing more after the winner',
}

/** Reads what `writeRecord` writes. Damaged text is refused with its place, what stands there and what belongs there. */
export function readRecord(text: string): GameRecord {
  const lines = linesWithEnd(text)
  checkTitle(lineAt(lines, 0))
  const game = readGame(lineAt(lines, 1))
  const rules = readRules(lineAt(lines, 2))
  const moves = lines.findIndex(isPastHeader)
  const ending = lines.findIndex(isEnding)
  const header = readHeader(lines.slice(3, moves), lineAt(lines, moves))
  return {
    game,
    rules,
    ...header,
    moves: lines.slice(moves, ending).map(readMove),
    result: readResult(lines.slice(ending)),
  }
}

/** The lines that say something; the last one is empty: the end. */
const linesWithEnd = (text: string): TextLine[] => [...linesOf(text), { number: text.split('\n').length, text: '' }]

/** What is wrong with a line is said before the next is asked for, so there always is one. */
const lineAt = (lines: readonly TextLine[], n: number): TextLine => lines[n]!

const isEnd = (line: TextLine): boolean => line.text === ''
const isEnding = (line: TextLine): boolean => isEnd(line) || ['result', 'winner'].includes(cut(line.text)[0])
const isPastHeader = (line: TextLine): boolean => isEnding(line) || /^\d/.test(line.text)

const LONGEST_QUOTE = 60

function expected({ number, text }: TextLine, belongs: keyof typeof BELONGS, seats: number | '' = ''): Refusal {
  const found = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text
  const what = text === '' ? 'the record ends' : `found "${found}"`
  return new Refusal(
    `Line ${number}: ${what}; expected: ${`${BELONGS[belongs]} ${seats}`.trimEnd()}`,
    'refusal.record-line',
    {
      line: number,
      found: found || 'none',
      belongs,
      seats,
      title: TITLE,
      keys: OWN_KEYS.join(', '),
    },
  )
}

function checkTitle(line: TextLine): void {
  const format = /^roundhouse record (\d+)$/.exec(line.text)?.[1]
  if (format === undefined) throw expected(line, 'title')
  if (format !== FORMAT) throw expected(line, 'format')
}

function readGame(line: TextLine): string {
  const [key, name] = cut(line.text)
  if (key !== 'game' || name === '') throw expected(line, 'game')
  return name
}

function readRules(line: TextLine): number {
  const [key, version] = cut(line.text)
  if (key !== 'rules' || !VERSION.test(version)) throw expected(line, 'rules')
  return Number(version)
}

/** The seed parts the header: what is played stands before it, everything else after it. */
function readHeader(lines: readonly TextLine[], after: TextLine): Pick<GameRecord, 'options' | 'seed' | 'notes'> {
  const found = lines.findIndex(line => cut(line.text)[0] === 'seed')
  const place = found < 0 ? lines.length : found
  const options = lines.slice(0, place).map(readHeaderLine)
  const seed = readSeedLine(lines[place] ?? after)
  return { options, seed, notes: lines.slice(place + 1).map(readHeaderLine) }
}

function readSeedLine(line: TextLine): Seed {
  const [key, digits] = cut(line.text)
  const seed = key === 'seed' ? readSeed(digits) : null
  if (seed === null) throw expected(line, 'seed')
  return seed
}

function readHeaderLine(line: TextLine): HeaderLine {
  const [key, value] = cut(line.text)
  if (!isHeaderLine(key, value)) throw expected(line, 'header')
  return [key, value]
}

const isHeaderLine = (key: string, value: string): boolean =>
  KEY.test(key) && !OWN_KEYS.includes(key) && value !== '' && value === value.trim()

function readMove(line: TextLine): RecordedMove {
  const [seat, text] = cut(line.text)
  if (!SEAT.test(seat) || text === '') throw expected(line, 'move')
  return { seat: Number(seat) - 1, text, line: line.number }
}

function readResult(lines: readonly TextLine[]): Result | null {
  const result = lineAt(lines, 0)
  if (isEnd(result)) return null
  const points = readNumbers(result, 'result', POINTS)
  const winner = lineAt(lines, 1)
  const winners = readNumbers(winner, 'winner', SEAT)
  if (winners.some(seat => seat > points.length)) throw expected(winner, 'seats', points.length)
  const end = lineAt(lines, 2)
  if (!isEnd(end)) throw expected(end, 'nothing')
  return { points, winners: winners.map(seat => seat - 1) }
}

function readNumbers(line: TextLine, key: 'result' | 'winner', allowed: RegExp): number[] {
  const [found, ...numbers] = line.text.split(/\s+/)
  if (found !== key || numbers.length === 0 || !numbers.every(number => allowed.test(number))) throw expected(line, key)
  return numbers.map(Number)
}

// Replaying

/** A record played again: the match as it stands after its last move, and how the game ended. */
export interface Replay<State extends Dice = Dice> {
  readonly game: Game<State>
  readonly match: Match<State>
  /** `null`: the record stops before the end of the game. */
  readonly result: Result | null
}

/** The first thing in a record that the game does not agree with. */
export class RecordDifference extends Refusal {
  /** The move, with the line it stands in; `null`: it is the result. */
  readonly move: RecordedMove | null
  /** Why the move is not legal, where it is the rules that forbid it. */
  readonly reason: Reason | null

  constructor(message: string, key: string, values: Values, at: { move?: RecordedMove; cause?: Refusal } = {}) {
    super(message, key, values, at.cause)
    this.move = at.move ?? null
    this.reason = at.cause instanceof IllegalMove ? at.cause.reason : null
  }
}

/**
 * Plays a record from its seed and checks every move and the result: the first `RecordDifference` is thrown. Who wants to
 * see how it went is shown the match as it was dealt and after every move.
 */
export function replay<Options, State extends Dice>(
  from: GameDefinition<Options, State> | Game<State>,
  record: GameRecord,
  onMatch: (match: Match<State>) => void = () => {},
): Replay<State> {
  const game = 'open' in from ? openFor(from, record) : from
  let match = begin(game, record.seed)
  onMatch(match)
  for (const move of record.moves) {
    match = replayMove(game, match, move)
    onMatch(match)
  }
  const result = game.result(match.now)
  if (record.result !== null) checkResult(record.result, result)
  return { game, match, result }
}

function openFor<Options, State extends Dice>(
  definition: GameDefinition<Options, State>,
  record: GameRecord,
): Game<State> {
  const { game, rules } = record
  const { name } = definition
  if (game !== name)
    throw new Refusal(`This is a record of ${game}, not of ${name}`, 'refusal.no-game', { found: game, games: name })
  return openBy(definition, definition.readOptions(headerOf(record)), rules, 'This record')
}

function replayMove<State extends Dice>(game: Game<State>, match: Match<State>, move: RecordedMove): Match<State> {
  try {
    if (game.toMove(match.now) === null) throw new Refusal('the game is already over', 'refusal.over-by-then')
    return repeat(game, match, move)
  } catch (error) {
    // A bug in a game is no difference: it stays what it is.
    throw error instanceof Refusal ? differenceAt(match, move, error) : error
  }
}

function differenceAt(match: Match, move: RecordedMove, cause: Refusal): RecordDifference {
  const at = move.line === undefined ? 'Move' : 'Line'
  const number = move.line ?? match.played.length + 1
  const why = cause instanceof IllegalMove ? `not legal: ${writeReason(cause.reason)}` : cause.message
  const text = writeMove(move)
  const values = { at, number, move: text }
  return new RecordDifference(`${at} ${number}, "${text}": ${why}`, 'refusal.move', values, { move, cause })
}

function checkResult(recorded: Result, real: Result | null): void {
  const says = writeResult(recorded).join(', ')
  const ends = real === null ? 'none' : writeResult(real).join(', ')
  const but = real === null ? 'is not over after its last move' : `ends with "${ends}"`
  if (says !== ends)
    throw new RecordDifference(`The record says "${says}", but the game ${but}`, 'refusal.result', { says, ends })
}
