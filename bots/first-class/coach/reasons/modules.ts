import { destroyed } from '@roundhouse/first-class/modules/c-murder/arrest'
import { factsOf } from '@roundhouse/kernel/story'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import type { ReasonKey } from './keys.ts'
import { because, type FirstClassPlan } from './played-plan.ts'

const SEATED = 3
const A_TOKEN = 1.5
const GUEST = 1.5
const BOARDED = 3
const LAID = 1
const A_STEP = 2.5
const FACTORY = 2
const STORAGE = 3

/** What only modules have: celebrities, evidence, guests, middle cards and the storage. */
export const moduleReasons = (played: FirstClassPlan): WeightedReason[] => [
  ...toldOf(played, 'seated').map(({ train, car }) => because('seated', { train, car }, SEATED)),
  ...evidence(played),
  ...guests(played),
  ...toldOf(played, 'laid').map(({ card, position }) => because('laid', { card, position }, LAID)),
  ...counted('mechanics', mechanicsAtWork(played), A_STEP),
  ...counted('factories', factoriesAtWork(played), FACTORY),
  ...toldOf(played, 'storage').map(({ cards }) => because('storage', { cards: cards.length }, STORAGE)),
]

const counted = (key: ReasonKey, n: number, weight: number): WeightedReason[] =>
  n > 0 ? [because(key, { n }, weight * n)] : []

/** Tokens for the others, and tokens that will be destroyed (FC-C.3, FC-C.4). */
function evidence({ seat, before, after, story }: FirstClassPlan): WeightedReason[] {
  const others = factsOf(story, 'evidence').filter(facts => facts.seat !== seat).length
  const was = destroyed(before.slices.murder?.destroy[seat] ?? 0)
  const more = destroyed(after.slices.murder?.destroy[seat] ?? 0) - was
  return [...counted('suspects-others', others, A_TOKEN), ...counted('destroys', more, A_TOKEN)]
}

/** Evidence that is not drawn with this plan, and would be with any of the others. */
export function evidenceSpared({ seat, after }: FirstClassPlan, others: readonly FirstClassPlan[]): WeightedReason[] {
  const tokens = ({ slices }: FirstClassPlan['after']): number => slices.murder?.evidence[seat] ?? 0
  const fewest = Math.min(...others.map(other => tokens(other.after)))
  return others.length === 0 ? [] : counted('less-evidence', fewest - tokens(after), A_TOKEN)
}

/** Guests that board, and those that still wait (FC-D.2). */
function guests(played: FirstClassPlan): WeightedReason[] {
  const boarded = toldOf(played, 'boards').map(({ half }) => half)
  const waiting = (['passenger', 'luggage'] as const).flatMap(key => toldOf(played, key)).length - boarded.length
  return [
    ...counted('passengers-board', boarded.filter(half => half === 'passenger').length, BOARDED),
    ...counted('luggage-loaded', boarded.filter(half => half === 'luggage').length, BOARDED),
    ...counted('guests-wait', waiting, GUEST),
  ]
}

/** Steps that mechanics did: one that found nothing to do is told without an upgrade. */
const mechanicsAtWork = ({ story }: FirstClassPlan): number =>
  story.filter(({ key }, i) => key === 'mechanic' && story[i + 1]?.key === 'upgrade').length

const factoriesAtWork = (played: FirstClassPlan): number =>
  toldOf(played, 'begins').filter(({ of }) => of === 'factory').length
