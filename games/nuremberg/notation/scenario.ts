import * as scenario from '@roundhouse/kernel/notation/scenario'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { notation } from './notation.ts'

/** A position, moves from there, and what must hold then. */
export type Scenario = scenario.Scenario<Rules, State>

/** Reads all scenarios of a file. A wrong one is refused with the line that is wrong. */
export const readScenarios = (text: string): Scenario[] => scenario.readScenarios(notation, text)

/** Plays a scenario. What does not hold is refused with its line. */
export const playScenario = (one: Scenario): void => scenario.playScenario(one)

/** Reads and plays every scenario of a file, and says of each what is wrong with it. */
export const runScenarios = (text: string): scenario.ScenarioOutcome => scenario.runScenarios(notation, text)
