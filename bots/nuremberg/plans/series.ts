import type { Move } from '@roundhouse/kernel/game'
import { moveOf } from '@roundhouse/kernel/move-kind'
import { cubesInBids } from '@roundhouse/nuremberg/base/purse'
import { pass } from '@roundhouse/nuremberg/phases/pass'
import { build, finish, giveUp } from '@roundhouse/nuremberg/phases/track'
import { deferredPlan, type Plan } from '../../play/search/guide.ts'
import { type DecisionContext, groundFor, haulFor, purseFor } from '../evaluation/context.ts'
import { bestPacks } from '../evaluation/packs.ts'
import {
  bestChoice,
  bestOfProspect,
  mostBrown,
  type Prospect,
  type ProspectChoice,
  prospectOf,
  purseOf,
} from '../evaluation/prospect.ts'
import { routesFrom } from '../evaluation/routes.ts'
import { draftFrom, extendedDraft, linksOf } from '../track/draft.ts'
import type { BuildPosition } from '../track/ground.ts'
import { withPayments } from './payments.ts'

/** Everything one might build now, what is begun included, and nothing at all. */
export function prospectsNow(context: DecisionContext): Prospect[] {
  const { game, state, seat, outlook, breadth } = context
  const ground = groundFor(context)
  const haul = haulFor(context)
  const packs = bestPacks(game.rules, mostBrown(purseFor(context)))
  const drafts = [null, ...begunDraft(ground), ...routesFrom(outlook, breadth, ground, state.players[seat]!)]
  return drafts.map(draft => prospectOf(ground, haul, packs, draft))
}

/** What one might do this turn with more influence than one has: made once for an auction. */
export function prospectsOfTurn(context: DecisionContext): readonly Prospect[] {
  const { game, state, seat, outlook, breadth } = context
  const { influence } = state.players[seat]!
  const means = {
    cubes: state.players[seat]!.cubes + cubesInBids(state, seat) - CUBES_FOR_TWO_BOXES,
    influence: influence.map(points => points + MOST_OF_A_COLOUR),
  }
  const ground = groundFor(context)
  const haul = haulFor(context)
  const packs = bestPacks(game.rules, mostBrown(purseOf(means.cubes, influence)) + MOST_OF_A_COLOUR)
  const drafts = routesFrom(outlook, breadth, ground, means)
  return [null, ...drafts].map(draft => prospectOf(ground, haul, packs, draft))
}

/** Two boxes hardly bring more of one colour, and cost at least so much. */
const MOST_OF_A_COLOUR = 3
const CUBES_FOR_TWO_BOXES = 4

/** The series as far as it is built: it may be finished as it is. */
function begunDraft(ground: BuildPosition) {
  const { links } = ground.state.series
  if (links.length === 0) return []
  const start = draftFrom(ground, ground.map.from[links[0]!]!)
  return [links.reduce((draft, link) => extendedDraft(ground, draft, link), start)]
}

/** The series that will bring most, the best first. */
export function seriesPlans(context: DecisionContext, prospects: readonly Prospect[], count: number): Plan[] {
  const purse = purseFor(context)
  if (count === 1) return [planFor(context, bestChoice(context.outlook, prospects, purse))]
  return prospects
    .map(prospect => bestOfProspect(context.outlook, prospect, purse))
    .filter((choice): choice is ProspectChoice => choice !== null)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, count)
    .map(choice => planFor(context, choice))
}

const planFor = (context: DecisionContext, { prospect, worth }: ProspectChoice): Plan =>
  deferredPlan(worth, () => paidMovesFor(context, prospect))

/** Cubes pay first, so there is something to choose only where they are too few (NB-5.8). */
function paidMovesFor(context: DecisionContext, prospect: Prospect): Move[] {
  const moves = movesFor(context, prospect)
  return prospect.price <= purseFor(context).cubes ? moves : withPayments(context, moves)
}

/** A series that is empty is given up, or not begun at all. */
function movesFor({ state }: DecisionContext, { draft }: Prospect): Move[] {
  const built = state.series.links.length
  if (draft === null) return [built > 0 ? moveOf(giveUp, 0) : moveOf(pass, 0)]
  return [
    ...linksOf(draft)
      .slice(built)
      .map(link => moveOf(build, link)),
    moveOf(finish, 0),
  ]
}
