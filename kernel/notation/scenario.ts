import type { Game, Move, Refusal, Seat } from '../game.ts'
import { IllegalMove } from '../match.ts'
import type { Line as Told } from '../story.ts'
import { type Expectation, readExpectations, readSaid } from './expectation.ts'
import { cutHeader, openHeader } from './header.ts'
import { cut, inLine, linesOf, RefusedLine, type TextLine } from './lines.ts'
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
  /** `null`: the player to move. */
  readonly seat: Seat | null
  readonly text: string
  /** What the dice must bring with it. */
  readonly draws: readonly Draw[]
}

interface Draw {
  readonly number: number
  readonly text: string
  /** Has it not come? */
  fault(course: { readonly told: readonly Told[] }): string | null
}

/** What is wrong with one scenario, or with the top of a file. */
export interface ScenarioFault {
  /** Its title; empty: it is the top of the file that is wrong. */
  readonly scenario: string
  readonly line: number
  readonly message: string
}

/** How many scenarios a file has, and what is wrong with those that do not hold. */
export interface ScenarioOutcome {
  readonly count: number
  readonly faults: readonly ScenarioFault[]
}

const TITLE = 'scenario'
const DRAWS = 'draws'
const SECTIONS = ['moves', 'expect']

/** Reads all scenarios of a file. A wrong one is refused with the line that is wrong (`RefusedLine`). */
export function readScenarios<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  text: string,
): Scenario<Rules, State>[] {
  const { header, scenarios } = cutScenarios(notation, text)
  return scenarios.map(lines => readScenario(notation, header, lines))
}

/** What the top of a file says for all, and the lines of each scenario. */
function cutScenarios<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  text: string,
): { header: TextLine[]; scenarios: Section[] } {
  const { before, sections: scenarios } = splitAt(linesOf(text), line => cut(line.text)[0] === TITLE)
  const [header, rest] = cutHeader(notation, before)
  if (rest[0] !== undefined)
    throw new RefusedLine(rest[0].number, `found "${rest[0].text}"; expected "${TITLE} " and its title`)
  if (scenarios.length === 0) throw new RefusedLine(1, `found no scenario; expected "${TITLE} " and its title`)
  return { header, scenarios }
}

/** The line that begins a section, and those that follow. */
type Section = [first: TextLine, ...lines: TextLine[]]

/** The lines before the first section, and the sections. */
function splitAt(
  lines: readonly TextLine[],
  begins: (line: TextLine) => boolean,
): { readonly before: TextLine[]; readonly sections: Section[] } {
  const before: TextLine[] = []
  const sections: Section[] = []
  for (const line of lines)
    if (begins(line)) sections.push([line])
    else (sections.at(-1) ?? before).push(line)
  return { before, sections }
}

function readScenario<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  common: readonly TextLine[],
  [first, ...lines]: Section,
): Scenario<Rules, State> {
  const { number, text } = first
  const title = cut(text)[1]
  if (title === '') throw new RefusedLine(number, `found "${TITLE}" alone; expected a title after it`)
  const { before, sections } = splitAt(lines, line => SECTIONS.includes(line.text))
  const [own, position] = cutHeader(notation, before)
  const { game } = openHeader(notation, inPlaceOf(common, own), first)
  const start = readPosition(notation, game.rules, position)
  const steps = sections.map(section => readStep(notation, game, section))
  if (steps.every(({ expectations }) => expectations.length === 0))
    throw new RefusedLine(number, 'found nothing to expect; expected at least one line after "expect"')
  return { title, line: number, game, start, steps }
}

/** What a scenario says itself goes before what the top of the file says for all. */
function inPlaceOf(common: readonly TextLine[], own: readonly TextLine[]): TextLine[] {
  const isSaid = (line: TextLine) => own.some(other => cut(other.text)[0] === cut(line.text)[0])
  return [...common.filter(line => !isSaid(line)), ...own]
}

function readStep<Rules extends SeatCount, State extends DecidingState>(
  grammar: Grammar<Rules, State>,
  game: GameWithRules<Rules, State>,
  [section, ...lines]: Section,
): Step<State> {
  return section.text === 'moves'
    ? { moves: readMoves(grammar, game.rules, lines), expectations: [] }
    : { moves: [], expectations: readExpectations(grammar, game, lines) }
}

/** Moves, each with the draws that stand after it. */
function readMoves(grammar: SeatFacts, rules: SeatCount, lines: readonly TextLine[]): ScenarioMove[] {
  const {
    before: [stray],
    sections,
  } = splitAt(lines, line => cut(line.text)[0] !== DRAWS)
  if (stray !== undefined)
    throw new RefusedLine(stray.number, `found "${stray.text}"; allowed only after the move that draws`)
  return sections.map(([move, ...draws]) => ({
    ...readMove(rules, move),
    draws: draws.map(line => readDraw(grammar, line)),
  }))
}

interface SeatFacts {
  readonly seatFacts: readonly string[]
}

/** `1 take b3`, or `take b3` for the player to move. */
function readMove(rules: SeatCount, { number, text }: TextLine): Omit<ScenarioMove, 'draws'> {
  const [word, rest] = cut(text)
  if (!/^\d/.test(word)) return { number, seat: null, text }
  return { number, seat: inLine(number, () => readSeat(rules, word)), text: rest }
}

/** `draws disc box U1 colour red`: the dice bring this with the move before, as the story tells it. */
function readDraw(grammar: SeatFacts, { number, text }: TextLine): Draw {
  const told = cut(text)[1]
  const fault = inLine(number, () => readSaid({ grammar }, told))
  return { number, text: told, fault }
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
  { number, seat, text, draws }: ScenarioMove,
  told: Told[],
): void {
  const whose = seat ?? state.toMove
  const reason = game.why(state, whose, text)
  if (reason !== null) inLine(number, () => refuseMove(new IllegalMove(whose, text, reason)))
  const move = game.read(text)!
  if (draws.length > 0) roll(game, state, move, draws)
  game.play(state, move, line => told.push(line))
}

/** So often the dice are rolled until they bring what a scenario says. */
const MOST_ROLLS = 20_000

/** Rolls the dice on until the move brings all that is said. */
function roll<State extends DecidingState>(game: Game<State>, state: State, move: Move, draws: readonly Draw[]): void {
  for (let rolls = 0; rolls < MOST_ROLLS; rolls++, state.rolled++) {
    const story: Told[] = []
    game.play(game.copy(state), move, line => story.push(line))
    if (draws.every(({ fault }) => fault({ told: story }) === null)) return
  }
  const { number, text } = draws[0]!
  throw new RefusedLine(number, `${DRAWS}: found no dice that bring "${text}"; expected what the move can draw`)
}

function refuseMove(refusal: Refusal): never {
  throw refusal
}

/** Reads and plays every scenario of a file. Each is told up to the first thing that is wrong with it; the others go on. */
export function runScenarios<Options, Rules extends SeatCount, State extends DecidingState>(
  notation: Notation<Options, Rules, State>,
  text: string,
): ScenarioOutcome {
  const cutUp = faultOf('', () => cutScenarios(notation, text))
  if (isFault(cutUp)) return { count: 0, faults: [cutUp] }
  const { header, scenarios } = cutUp
  const outcomes = scenarios.map(lines =>
    faultOf(cut(lines[0].text)[1], () => playScenario(readScenario(notation, header, lines))),
  )
  return { count: scenarios.length, faults: outcomes.filter(isFault) }
}

/** What comes of it, or what was wrong in which line. */
function faultOf<Made>(scenario: string, make: () => Made): Made | ScenarioFault {
  try {
    return make()
  } catch (error) {
    if (error instanceof RefusedLine) return { scenario, line: error.line, message: error.fault }
    throw error
  }
}

const isFault = (outcome: unknown): outcome is ScenarioFault =>
  typeof outcome === 'object' && outcome !== null && 'message' in outcome
