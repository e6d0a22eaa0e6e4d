import type { Move } from '@roundhouse/kernel/game'
import { choiceIn, kindNumberOf } from '@roundhouse/kernel/move-kind'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { borderOf } from '@roundhouse/nuremberg/base/map'
import type { State } from '@roundhouse/nuremberg/base/state'
import type { Nuremberg } from '@roundhouse/nuremberg/game'
import { bid, boxOf } from '@roundhouse/nuremberg/phases/auction'
import { pay } from '@roundhouse/nuremberg/phases/payment'
import { companyOf, sell } from '@roundhouse/nuremberg/phases/takeovers'
import { build } from '@roundhouse/nuremberg/phases/track'
import { cargoOf, load } from '@roundhouse/nuremberg/phases/transport'
import { playPlan } from '../../coach/played-plan.ts'
import type { CoachRules, WeightedReason } from '../../coach/rules.ts'
import { auctionReasons } from './reasons/auction.ts'
import { denialReasons } from './reasons/denial.ts'
import { because, type NurembergPlan, type ReasonFinder } from './reasons/played-plan.ts'
import { takeoverReasons } from './reasons/takeovers.ts'
import { trackReasons } from './reasons/track.ts'
import { trainReasons } from './reasons/trains.ts'
import { partsAfter } from './worth-parts.ts'

const ALL: readonly ReasonFinder[] = [auctionReasons, trackReasons, trainReasons, takeoverReasons, denialReasons]

/** Phases in which everyone has a turn of his own, and does not take turns with others. */
const ALONE: readonly string[] = ['track', 'takeovers']

/** What the coach knows of Nuremberg. What a series costs is no reason for it where there is another. */
export const coachRules: CoachRules<State> = {
  simulations: 1000,
  turn: ({ turn, phase, toMove }) => `${turn} ${phase} ${ALONE.includes(phase) ? toMove : ''}`,
  decision: ({ turn, phase, place }) => `${turn} ${phase} ${place}`,
  isScoring: () => false,
  signature: (_game, _before, plan) => signatureOf(plan),
  reasons(game, before, plan, others) {
    const played = playPlan(game as Nuremberg, before, plan)
    const found = ALL.flatMap(reasons => reasons(played))
    if (others.length > 0) return found.filter(({ reason }) => reason.key !== 'builds')
    return found.length > 0 ? found : [nothingElse(played)]
  },
  parts: (game, before, plan) => partsAfter(playPlan(game as Nuremberg, before, plan)),
}

/**
 * The box however much is bid, the kind of piece wherever it lies, the company whatever is sold to it, track piece by piece;
 * how it is paid does not matter.
 */
function signatureOf(plan: readonly Move[]): string[] {
  const [first] = plan as readonly [Move]
  const choice = choiceIn(first)
  if (kindNumberOf(first) === bid.number) return [`bid ${boxOf(choice)}`]
  if (kindNumberOf(first) === load.number) return [`load ${cargoOf(choice)}`]
  if (kindNumberOf(first) === sell.number) return [`sell ${companyOf(choice)}`]
  if (kindNumberOf(first) === pay.number) return ['pay']
  const built = plan.filter(move => kindNumberOf(move) === build.number)
  return built.length > 0 ? built.map(move => `build ${borderOf(choiceIn(move))}`) : [`${first}`]
}

/** What is left to be used later. */
function nothingElse({ seat, after }: NurembergPlan): WeightedReason {
  const { cubes, influence } = after.players[seat]!
  const facts = Object.fromEntries(COLOURS.map((colour, i) => [colour, influence[i]!]))
  return because('keeps', { cubes, ...facts }, 0)
}
