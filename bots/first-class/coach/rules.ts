import { cond } from '@roundhouse/first-class/base/board/conductors'
import { loco } from '@roundhouse/first-class/base/board/route'
import { decline, take } from '@roundhouse/first-class/base/cards/offer'
import { tile } from '@roundhouse/first-class/base/cards/start-tile'
import { coinCount } from '@roundhouse/first-class/base/frames/coins'
import { done } from '@roundhouse/first-class/base/frames/frame'
import { choiceIn, type MoveKind, moveKindOf } from '@roundhouse/first-class/base/move-kind'
import { scoreTrains } from '@roundhouse/first-class/base/round/scoring'
import { end } from '@roundhouse/first-class/base/round/turn'
import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Move } from '@roundhouse/kernel/game'
import { playPlan } from '../../coach/played-plan.ts'
import type { CoachRules, WeightedReason } from '../../coach/rules.ts'
import { contractReasons } from './reasons/contracts.ts'
import { denialReasons } from './reasons/denial.ts'
import { endCardReasons } from './reasons/end-cards.ts'
import { gainReasons, growthReasons } from './reasons/gains.ts'
import { evidenceSpared, moduleReasons } from './reasons/modules.ts'
import { because, type FirstClassPlan, type ReasonFinder } from './reasons/played-plan.ts'
import { routeReasons } from './reasons/route.ts'
import { scoringReasons } from './reasons/scoring.ts'
import { partsAfter } from './worth-parts.ts'

const ALL: readonly ReasonFinder[] = [
  scoringReasons,
  gainReasons,
  endCardReasons,
  contractReasons,
  routeReasons,
  growthReasons,
  moduleReasons,
  denialReasons,
]

/** What the coach knows of First Class. */
export const coachRules: CoachRules<State> = {
  simulations: 3000,
  turn: state => (isScoring(state) ? `scoring ${state.round}` : turnOf(state)),
  decision: turnOf,
  isScoring,
  signature: (game, before, plan) =>
    regularAction(game as FirstClass, before, plan) ?? movesThatMatter(game as FirstClass, plan),
  reasons(game, before, plan, others) {
    const played = playPlan(game as FirstClass, before, plan)
    const rivals = others.map(other => playPlan(game as FirstClass, before, other))
    const found = [...ALL.flatMap(reasons => reasons(played)), ...evidenceSpared(played, rivals)]
    if (found.length > 0) return withoutVagueOnes(found)
    return others.length > 0 ? [] : [nothingElse(played)]
  },
  parts: (game, before, plan) => partsAfter(playPlan(game as FirstClass, before, plan)),
}

function isScoring({ phase }: State): boolean {
  return phase === 'scoring'
}

function turnOf({ phase, round, turnsLeft, toMove }: State): string {
  return `${phase} ${round} ${turnsLeft} ${toMove}`
}

/** What need not be said where something better is said about the same. */
const VAGUE: Readonly<Record<string, readonly string[]>> = {
  upgrades: ['raises', 'factories'],
  conductors: ['passes', 'passes-both', 'on-tile', 'constantinople'],
  seated: ['celebrity'],
  laid: ['switch', 'mechanics', 'factories'],
}

function withoutVagueOnes(found: readonly WeightedReason[]): WeightedReason[] {
  const keys = found.map(({ reason }) => reason.key)
  return found.filter(({ reason }) => !VAGUE[reason.key]?.some(better => keys.includes(better)))
}

/** The regular action of the turn; the same card at another place is the same, and a declined one is any. */
function regularAction({ rules }: FirstClass, { offer }: State, plan: readonly Move[]): string[] | null {
  for (const move of plan) {
    const moveKind = moveKindOf(rules, move)
    if (moveKind === take) return [`take ${offer[choiceIn(move)]}`]
    if (moveKind === decline || moveKind === tile) return [moveKind.word]
  }
  return null
}

const WITHOUT_EFFECT: readonly MoveKind[] = [done, end, scoreTrains]

/** What is done, whatever the order; how far a conductor or the locomotive goes is no other plan. */
const movesThatMatter = ({ rules }: FirstClass, plan: readonly Move[]): string[] =>
  plan
    .filter(move => !WITHOUT_EFFECT.includes(moveKindOf(rules, move)))
    .flatMap(move => {
      const moveKind = moveKindOf(rules, move)
      if (moveKind === loco) return ['loco']
      if (moveKind !== cond) return [String(move)]
      const { upper, lower } = cond.describe(rules, choiceIn(move))
      return [...(upper > 0 ? ['upper conductor'] : []), ...(lower > 0 ? ['lower conductor'] : [])]
    })
    .sort()

function nothingElse({ seat, after }: FirstClassPlan): WeightedReason {
  const coins = coinCount(after.players[seat]!)
  return coins > 0 ? because('saves-coins', { coins }, 0) : because('nothing-better', {}, 0)
}
