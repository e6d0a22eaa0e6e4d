import { worthsAt } from '../knowledge.ts'
import type { NurembergPart } from './reasons/parts.ts'
import type { NurembergPlan } from './reasons/played-plan.ts'

/** What the position after a plan is worth to the one who made it, and how little it leaves to the best of the others. */
export function partsAfter({ game, seat, before, after }: NurembergPlan): Readonly<Record<NurembergPart, number>> {
  const worths = worthsAt(game, before, after)
  return { own: worths[seat]!, others: -Math.max(...worths.filter((_, other) => other !== seat)) }
}
