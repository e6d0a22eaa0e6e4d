import type { Refusal, Seat } from '@roundhouse/kernel/game'
import { IllegalMove } from '@roundhouse/kernel/match'
import type { Line as Told } from '@roundhouse/kernel/story'
import type { State } from '../base/state.ts'
import type { FirstClass } from '../game.ts'
import { type Expectation, readExpectations } from './expectation.ts'
import { cutHeader, openHeader } from './header.ts'
import { cut, inLine, type Line, linesOf, RefusedLine } from './lines.ts'
import { readPositionLines } from './position.ts'
import { readSeat } from './words.ts'

/** A position, moves from there, and what must hold then; moves and expectations may take turns. */
export interface Scenario {
  readonly title: string
  /** Where its title stands. */
  readonly line: number
  readonly game: FirstClass
  readonly start: State
  readonly steps: readonly Step[]
}

interface Step {
  readonly moves: readonly ScenarioMove[]
  readonly expectations: readonly Expectation[]
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
export function readScenarios(text: string): Scenario[] {
  const [common, ...scenarios] = splitAt(linesOf(text), line => cut(line.text)[0] === TITLE)
  const [header, rest] = cutHeader(common!)
  if (rest[0] !== undefined)
    throw new RefusedLine(rest[0].number, `found "${rest[0].text}"; allowed is "${TITLE} " and its title`)
  if (scenarios.length === 0) throw new RefusedLine(1, `found no scenario; allowed is "${TITLE} " and its title`)
  return scenarios.map(lines => readScenario(header, lines))
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

function readScenario(common: readonly Line[], [first, ...lines]: readonly Line[]): Scenario {
  const { number, text } = first!
  const title = cut(text)[1]
  if (title === '') throw new RefusedLine(number, `found "${TITLE}" alone; allowed is a title after it`)
  const [beginning, ...sections] = splitAt(lines, line => SECTIONS.includes(line.text))
  const [own, position] = cutHeader(beginning!)
  const { game } = openHeader(inPlaceOf(common, own), first!)
  const start = readPositionLines(game.rules, position)
  const steps = readSteps(game, sections)
  if (steps.every(({ expectations }) => expectations.length === 0))
    throw new RefusedLine(number, 'found nothing to expect; allowed is at least one line after "expect"')
  return { title, line: number, game, start, steps }
}

/** What a scenario says itself goes before what the top of the file says for all. */
function inPlaceOf(common: readonly Line[], own: readonly Line[]): Line[] {
  const isSaid = (line: Line) => own.some(other => cut(other.text)[0] === cut(line.text)[0])
  return [...common.filter(line => !isSaid(line)), ...own]
}

function readSteps(game: FirstClass, sections: readonly (readonly Line[])[]): Step[] {
  return sections.map(([section, ...lines]) =>
    section!.text === 'moves'
      ? { moves: lines.map(line => readMove(game, line)), expectations: [] }
      : { moves: [], expectations: readExpectations(game, lines) },
  )
}

/** `1 take b3`, or `take b3` for whoever is to decide. */
function readMove({ rules }: FirstClass, { number, text }: Line): ScenarioMove {
  const [word, rest] = cut(text)
  if (!/^\d/.test(word)) return { number, seat: null, text }
  return { number, seat: inLine(number, () => readSeat(rules, word)), text: rest }
}

/** Plays a scenario. What does not hold is refused with its line. */
export function playScenario({ game, start, steps }: Scenario): void {
  const state = game.copy(start)
  let told: Told[] = []
  for (const { moves, expectations } of steps) {
    if (moves.length > 0) told = []
    for (const move of moves) play(game, state, move, told)
    for (const { number, fault } of expectations) refuse(number, fault({ game, start, state, told }))
  }
}

function refuse(number: number, fault: string | null): void {
  if (fault !== null) throw new RefusedLine(number, fault)
}

function play(game: FirstClass, state: State, { number, seat, text }: ScenarioMove, told: Told[]): void {
  const whose = seat ?? state.toMove
  const reason = game.why(state, whose, text)
  if (reason !== null) inLine(number, () => refuseMove(new IllegalMove(whose, text, reason)))
  game.play(state, game.read(text)!, line => told.push(line))
}

function refuseMove(refusal: Refusal): never {
  throw refusal
}

/** Reads and plays every scenario of a file, up to the first thing that is wrong. */
export function runScenario(text: string): Outcome {
  try {
    for (const scenario of readScenarios(text)) playScenario(scenario)
    return { ok: true }
  } catch (error) {
    if (error instanceof RefusedLine) return { ok: false, line: error.line, message: error.fault }
    throw error
  }
}
