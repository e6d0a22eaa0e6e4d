import { NOTHING } from '@roundhouse/nuremberg/base/piece'
import { NONE, type State } from '@roundhouse/nuremberg/base/state'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import type { NetSpec } from '../../training/net/spec.ts'
import type { Foresight } from '../evaluation/evaluation.ts'
import { outlooksOf } from '../evaluation/worth.ts'
import { foresightAt } from '../guide.ts'
import { knowledgeBy, weights } from '../knowledge.ts'
import { forecastFrom } from './forecast.ts'
import { shape, showForecast } from './inputs.ts'
import netFile from './net.json' with { type: 'json' }

const outlooks = outlooksOf(weights)

/** The net of Nuremberg. */
export const netSpec: NetSpec<State, View> = {
  shape,
  shipped: netFile,
  players: [knowledgeBy(weights)],
  knowledgeBy: net => knowledgeBy(weights, net),
  noise: 0.8,
  isShown: (state, last) => isBetweenPlans(state) && (last === null || isFurther(state, last)),
  oneIn: 2,
  show(game, state, position) {
    const foresight = foresightOf(game as Nuremberg, state)
    showForecast(foresight, forecastFrom(foresight, state), position)
  },
  pointScale: 8,
}

/** A plan is played to its end before a position is evaluated. */
const isBetweenPlans = ({ payment, series, line }: State): boolean =>
  payment === null && series.links.length === 0 && line === null

/** Where all act in turn, so much must have been done before it is worth another look. */
const STEPS: Readonly<Record<State['phase'], number>> = { auction: 6, track: 1, trains: 5, takeovers: 1, over: 1 }

const isFurther = (state: State, last: State): boolean =>
  state.turn !== last.turn || state.phase !== last.phase || Math.abs(doneIn(state) - doneIn(last)) >= STEPS[state.phase]

/** Cubes in bids, trains and pieces on them, or players who are done. */
function doneIn({ phase, bids, trains, spaces, place }: State): number {
  if (phase === 'auction') return bids.reduce((sum, bid) => sum + bid, 0)
  if (phase !== 'trains') return place
  return trains.filter(owner => owner !== NONE).length + spaces.filter(piece => piece !== NOTHING).length
}

/** Before the first bid a position is the end of the turn before, as those see it who think from there. */
export function foresightOf(game: Nuremberg, state: State): Foresight {
  const toCome = game.rules.turns - state.turn
  const isBetweenTurns = state.turn > 1 && state.phase === 'auction' && doneIn(state) === 0
  if (!isBetweenTurns) return foresightAt(game, outlooks[toCome]!, state)
  return { ...foresightAt(game, outlooks[toCome + 1]!, state), turn: state.turn - 1 }
}
