import type { Game, Refusal, Seat } from '../game.ts'
import { IllegalMove } from '../match.ts'
import type { Line as Told } from '../story.ts'
import { type Expectation, readExpectations } from './expectation.ts'
import { cutHeader, openHeader } from './header.ts'
import { cut, inLine, type Line, linesOf, RefusedLine } from './lines.ts'
import type { DecidingState, GameWithRules, Grammar, Notation } from './notation.ts'
import { readPosition } from './position.ts'
import { readSeat, type SeatCount } from './words.ts'

/** A position, moves from there, and what must hold then; moves and expectations may take turns. */
export interface Scenario<Rules, State extends DecidingState> {
  readonly title: string
  /** Where its title stands. */
  readonly line: number
  readonly game: GameWithRules<Rules, State>
  readonly start: State
  readonly steps: readonly Step<State>[]
}

interface Step<State> {
  readonly moves: readonly ScenarioMove[]
  readonly expectations: readonly Expectation<State>[]
}

interface ScenarioMove {
  readonly number: number
  /** `null`: whoever is to decide. */
  readonly seat: Seat | null
  readonly text: string
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly line: number; readonly message: string }

const TITLE = 'scenario'
const SECTIONS = ['moves', 'expect']

/** Reads all scenarios of a file. A wrong one is refused with the line that is wrong (`RefusedLine`). */
export function readScenarios<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  text: string,
): Scenario<Rules, State>[] {
  const [common, ...scenarios] = splitAt(linesOf(text), line => cut(line.text)[0] === TITLE)
  const [header, rest] = cutHeader(notation, common!)
  if (rest[0] !== undefined)
    throw new RefusedLine(rest[0].number, `found "${rest[0].text}"; allowed is "${TITLE} " and its title`)
  if (scenarios.length === 0) throw new RefusedLine(1, `found no scenario; allowed is "${TITLE} " and its title`)
  return scenarios.map(lines => readScenario(notation, header, lines))
}

/** The lines before the first that begins a part, and each part from there on. */
function splitAt(lines: readonly Line[], begins: (line: Line) => boolean): Line[][] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    if (begins(line)) parts.push([])
    parts.at(-1)!.push(line)
  }
  return parts
}

function readScenario<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  common: readonly Line[],
  [first, ...lines]: readonly Line[],
): Scenario<Rules, State> {
  const { number, text } = first!
  const title = cut(text)[1]
  if (title === '') throw new RefusedLine(number, `found "${TITLE}" alone; allowed is a title after it`)
  const [beginning, ...sections] = splitAt(lines, line => SECTIONS.includes(line.text))
  const [own, position] = cutHeader(notation, beginning!)
  const { game } = openHeader(notation, inPlaceOf(common, own), first!)
  const start = readPosition(notation, game.rules, position)
  const steps = sections.map(section => readStep(notation, game, section))
  if (steps.every(({ expectations }) => expectations.length === 0))
    throw new RefusedLine(number, 'found nothing to expect; allowed is at least one line after "expect"')
  return { title, line: number, game, start, steps }
}

/** What a scenario says itself goes before what the top of the file says for all. */
function inPlaceOf(common: readonly Line[], own: readonly Line[]): Line[] {
  const isSaid = (line: Line) => own.some(other => cut(other.text)[0] === cut(line.text)[0])
  return [...common.filter(line => !isSaid(line)), ...own]
}

function readStep<Rules extends SeatCount, State extends DecidingState>(
  grammar: Grammar<Rules, State>,
  game: GameWithRules<Rules, State>,
  [section, ...lines]: readonly Line[],
): Step<State> {
  return section!.text === 'moves'
    ? { moves: lines.map(line => readMove(game.rules, line)), expectations: [] }
    : { moves: [], expectations: readExpectations(grammar, game, lines) }
}

/** `1 take b3`, or `take b3` for whoever is to decide. */
function readMove(rules: SeatCount, { number, text }: Line): ScenarioMove {
  const [word, rest] = cut(text)
  if (!/^\d/.test(word)) return { number, seat: null, text }
  return { number, seat: inLine(number, () => readSeat(rules, word)), text: rest }
}

/** Plays a scenario. What does not hold is refused with its line. */
export function playScenario<Rules, State extends DecidingState>({ game, start, steps }: Scenario<Rules, State>): void {
  const state = game.copy(start)
  let told: Told[] = []
  for (const { moves, expectations } of steps) {
    if (moves.length > 0) told = []
    for (const move of moves) play(game, state, move, told)
    for (const { number, fault } of expectations) refuse(number, fault({ start, state, told }))
  }
}

function refuse(number: number, fault: string | null): void {
  if (fault !== null) throw new RefusedLine(number, fault)
}

function play<State extends DecidingState>(
  game: Game<State>,
  state: State,
  { number, seat, text }: ScenarioMove,
  told: Told[],
): void {
  const whose = seat ?? state.toMove
  const reason = game.why(state, whose, text)
  if (reason !== null) inLine(number, () => refuseMove(new IllegalMove(whose, text, reason)))
  game.play(state, game.read(text)!, line => told.push(line))
}

function refuseMove(refusal: Refusal): never {
  throw refusal
}

/** Reads and plays every scenario of a file, up to the first thing that is wrong. */
export function runScenarios<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  text: string,
): Outcome {
  try {
    for (const scenario of readScenarios(notation, text)) playScenario(scenario)
    return { ok: true }
  } catch (error) {
    if (error instanceof RefusedLine) return { ok: false, line: error.line, message: error.fault }
    throw error
  }
}
