import { moveOf } from '@roundhouse/kernel/deed'
import type { Move } from '@roundhouse/kernel/game'
import { pass } from '@roundhouse/nuremberg/phases/pass'
import { build, finish, giveUp } from '@roundhouse/nuremberg/phases/track'
import { draftFrom, extendedDraft, linksOf } from './draft.ts'
import type { Ground } from './ground.ts'
import { bestPacks } from './packs.ts'
import { bestChoice, mostBrown, prospectOf } from './plan.ts'
import { routesFrom } from './routes.ts'
import { groundFor, haulingFor, purseFor, type Thinking } from './thinking.ts'

/** The next move of a series of which so many links are built; one that is empty is given up, or not begun at all. */
export function nextMove(series: readonly number[], built: number): Move {
  if (series.length === 0) return built > 0 ? moveOf(giveUp, 0) : moveOf(pass, 0)
  return built < series.length ? moveOf(build, series[built]!) : moveOf(finish, 0)
}

/** The links of the series that will bring most, what is built of it included; empty: to build nothing is best. */
export function bestSeries(thinking: Thinking): number[] {
  const { game, state, seat, outlook, breadth } = thinking
  const ground = groundFor(thinking)
  const hauling = haulingFor(thinking)
  const packs = bestPacks(game.rules, mostBrown(purseFor(thinking)))
  const drafts = [null, ...begunDraft(ground), ...routesFrom(outlook, breadth, ground, state.players[seat]!)]
  const prospects = drafts.map(draft => prospectOf(ground, hauling, packs, draft))
  const { draft } = bestChoice(outlook, prospects, purseFor(thinking)).prospect
  return draft === null ? [] : linksOf(draft)
}

/** The series as far as it is built: it may be finished as it is. */
function begunDraft(ground: Ground) {
  const { links } = ground.state.series
  if (links.length === 0) return []
  const start = draftFrom(ground, ground.map.from[links[0]!]!)
  return [links.reduce((draft, link) => extendedDraft(ground, draft, link), start)]
}
