import { Refusal, type Seat } from '@roundhouse/kernel/game'
import { writeReason } from '@roundhouse/kernel/match'
import type { Line as Told } from '@roundhouse/kernel/story'
import type { State } from '../base/state.ts'
import type { FirstClass } from '../game.ts'
import { cut, inLine, type Line } from './lines.ts'
import type { Part } from './part.ts'
import { BOARD_KEYS, partOf } from './parts.ts'
import { inWords, nameOf, type Saying, sayingsOf } from './saying.ts'
import { NOTHING, readSeat, seats, wordsOf } from './words.ts'

/** A scenario while it is played. */
interface Course {
  readonly game: FirstClass
  readonly start: State
  readonly state: State
  /** What was told in the last moves. */
  readonly told: readonly Told[]
}

/** What must hold now; else it says what was found and what was expected. */
export interface Expectation {
  readonly number: number
  fault(course: Course): string | null
}

type Fault = Expectation['fault']

const differ = (what: string, found: string, expected: string): string =>
  `${what}: found ${found}; expected ${expected}`

/** Reads the lines after `expect`: parts of a position, and questions about moves, the story and the end. */
export function readExpectations(game: FirstClass, lines: readonly Line[]): Expectation[] {
  const parts = lines.filter(line => !isQuestion(line))
  const sayings = new Map(sayingsOf(game.rules, parts, BOARD_KEYS).map(saying => [saying.number, saying]))
  return lines.flatMap(line => {
    const saying = sayings.get(line.number)
    if (isQuestion(line)) return [expectation(line.number, () => readQuestion(game, line.text))]
    return saying === undefined ? [] : [expectation(line.number, () => readSaying(game, saying))]
  })
}

const expectation = (number: number, read: () => Fault): Expectation => ({ number, fault: inLine(number, read) })

const QUESTIONS = new Map<string, (game: FirstClass, rest: string) => Fault>([
  ['legal', readLegal],
  ['not', readNot],
  ['why', readWhy],
  ['said', (_game, rest) => readSaid(rest)],
  ['winners', readWinners],
])

const isQuestion = ({ text }: Line): boolean => QUESTIONS.has(cut(text)[0])

function readQuestion(game: FirstClass, text: string): Fault {
  const [word, rest] = cut(text)
  return QUESTIONS.get(word)!(game, rest)
}

// Parts of the position

const RELATIVE = /^[+-]\d+$/

/** `seat 1 coins 5 1 0`; or, for what is a number, how it has changed since the start: `seat 1 points +5`. */
function readSaying({ rules }: FirstClass, saying: Saying): Fault {
  const part = partOf(rules, saying)
  const { seat, value } = saying
  const name = nameOf(saying)
  if (RELATIVE.test(value)) return changeFault(part, seat, name, value)
  const expected = inWords(name, () => part.tidy(rules, value))
  return ({ state }) => {
    const found = part.write(rules, state, seat)
    return found === expected ? null : differ(name, `"${found}"`, `"${expected}"`)
  }
}

const changeFault =
  (part: Part, seat: Seat, name: string, value: string): Fault =>
  ({ game: { rules }, start, state }) => {
    const found = Number(part.write(rules, state, seat)) - Number(part.write(rules, start, seat))
    if (Number.isNaN(found)) return `${name}: found "${value}"; allowed only where a number stands`
    return found === Number(value) ? null : differ(name, found < 0 ? `${found}` : `+${found}`, value)
  }

// Moves

function readMove(game: FirstClass, text: string): string {
  const move = game.read(text)
  if (move === null) throw new Refusal(`found "${text}"; allowed is a move, as in take b3`)
  return game.write(move)
}

const legalMoves = ({ game, state }: Course): string[] => game.moves(state).map(move => game.write(move))

/** `legal take b3`: it is among the moves. `legal moves car upper, done`: these, in any order, are all of them. */
function readLegal(game: FirstClass, rest: string): Fault {
  const [word, list] = cut(rest)
  if (word === 'moves') return readLegalMoves(game, list)
  const text = readMove(game, rest)
  return course => {
    if (legalMoves(course).includes(text)) return null
    const reason = game.why(course.state, course.state.toMove, text)
    return differ(`legal ${text}`, reason === null ? 'not legal' : writeReason(reason), 'legal')
  }
}

function readLegalMoves(game: FirstClass, list: string): Fault {
  const expected = list === NOTHING ? [] : list.split(',').map(text => readMove(game, text.trim()))
  return course => {
    const found = legalMoves(course)
    const isSame = found.length === expected.length && expected.every(text => found.includes(text))
    return isSame ? null : differ('legal moves', written(found), written(expected))
  }
}

const written = (texts: readonly string[]): string => (texts.length === 0 ? NOTHING : texts.join(', '))

/** `not legal take b3`, `not said upgrade`. */
function readNot(game: FirstClass, rest: string): Fault {
  const [word, text] = cut(rest)
  if (word !== 'legal' && word !== 'said') throw new Refusal(`not: found "${word}"; allowed is legal, said`)
  const positive = word === 'legal' ? readLegal(game, text) : readSaid(text)
  return course => (positive(course) === null ? differ(`not ${rest}`, word, `not ${word}`) : null)
}

const WHY = /^(?:(\d+) )?(.+): (\S+)(?: (\S+))?$/

/** `why take b3: FC-3.1 no-card-there`: the rule that forbids it, and if wanted the reason; `why 2 tile: ...` asks for seat 2. */
function readWhy(game: FirstClass, rest: string): Fault {
  const [, seat, text, rule, code] = WHY.exec(rest) ?? refuseWhy(rest)
  const asked = seat === undefined ? null : readSeat(game.rules, seat)
  return ({ state }) => {
    const reason = game.why(state, asked ?? state.toMove, text!)
    const expected = code === undefined ? rule! : `${rule} ${code}`
    if (reason === null) return differ(`why ${text}`, 'legal', expected)
    const found = code === undefined ? reason.rule : `${reason.rule} ${reason.code}`
    return found === expected ? null : differ(`why ${text}`, found, expected)
  }
}

function refuseWhy(rest: string): never {
  throw new Refusal(`why: found "${rest}"; allowed is a move and the rule that forbids it, as in take b3: FC-3.1`)
}

// The story and the end

/** `said scored points 8 for city`: a line of the story with this key, and these facts if any are named. */
function readSaid(rest: string): Fault {
  const [key, facts] = cut(rest)
  const words = wordsOf(facts)
  if (key === '' || words.length % 2 === 1)
    throw new Refusal(`said: found "${rest}"; allowed is a key of the story, then names and values of its facts`)
  return ({ told }) => {
    const found = told.filter(line => line.key === key)
    if (found.some(line => hasFacts(line, words))) return null
    const shown = found.length > 0 ? found.map(writeTold) : [...new Set(told.map(line => line.key))]
    return differ(`said ${key}`, written(shown), rest)
  }
}

/** Facts that name seats; in text they are counted from 1. */
const SEAT_FACTS = ['seat', 'seats', 'start', 'holder']

function factText(facts: Told['facts'], name: string): string {
  const fact = facts[name]
  if (!SEAT_FACTS.includes(name) || fact === undefined) return String(fact)
  return [fact]
    .flat()
    .map(seat => Number(seat) + 1)
    .join(',')
}

const hasFacts = ({ facts }: Told, words: readonly string[]): boolean =>
  words.every((word, i) => i % 2 === 1 || factText(facts, word) === words[i + 1])

const writeTold = ({ key, facts }: Told): string =>
  [key, ...Object.keys(facts).flatMap(name => [name, factText(facts, name)])].join(' ')

/** `winners 1 3`: the game is over, and these have won. */
function readWinners(game: FirstClass, rest: string): Fault {
  const expected = seats.read(game.rules, rest)
  return ({ state }) => {
    const result = game.result(state)
    const found = result === null ? 'the game is not over' : `"${seats.write(game.rules, result.winners)}"`
    const wanted = `"${seats.write(game.rules, expected)}"`
    return found === wanted ? null : differ('winners', found, wanted)
  }
}
