import { moveOf } from '@roundhouse/kernel/deed'
import type { Move } from '@roundhouse/kernel/game'
import { pass } from '@roundhouse/nuremberg/phases/pass'
import { build, finish, giveUp } from '@roundhouse/nuremberg/phases/track'
import { draftFrom, extendedDraft, linksOf } from './draft.ts'
import type { Ground } from './ground.ts'
import { bestPacks } from './packs.ts'
import { bestChoice, prospectOf } from './plan.ts'
import { routesFrom } from './routes.ts'
import { groundFor, haulingFor, purseFor, type Thinking } from './thinking.ts'

/** All moves to the end of the best series: to build it, to leave the one that was begun, or to build nothing. */
export function trackFor(thinking: Thinking): Move[] {
  const { state } = thinking
  const begun = state.series.links.length
  const links = bestSeries(thinking)
  if (links === null) return [begun > 0 ? moveOf(giveUp, 0) : moveOf(pass, 0)]
  return [...links.slice(begun).map(link => moveOf(build, link)), moveOf(finish, 0)]
}

function bestSeries(thinking: Thinking): number[] | null {
  const { game, state, seat, outlook, breadth } = thinking
  const ground = groundFor(thinking)
  const hauling = haulingFor(thinking)
  const packs = bestPacks(game.rules)
  const drafts = [null, ...begunDraft(ground), ...routesFrom(outlook, breadth, ground, state.players[seat]!)]
  const prospects = drafts.map(draft => prospectOf(ground, hauling, packs, draft))
  const { draft } = bestChoice(outlook, prospects, purseFor(thinking)).prospect
  return draft === null ? null : linksOf(draft)
}

/** The series as far as it is built: it may be finished as it is. */
function begunDraft(ground: Ground) {
  const { links } = ground.state.series
  if (links.length === 0) return []
  const start = draftFrom(ground, ground.map.from[links[0]!]!)
  return [links.reduce((draft, link) => extendedDraft(ground, draft, link), start)]
}
