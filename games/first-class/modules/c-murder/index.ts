import { faceAt, type Kind } from '../../base/cards/card.ts'
import type { ConditionName } from '../../base/cards/condition.ts'
import type { ConditionRule, Module } from '../../base/table.ts'
import { arrests } from './arrest.ts'
import { destroyCard, suspectOthersCard, suspectSelfCard } from './evidence.ts'
import { murderComplaints } from './referee.ts'
import { beginMurder, hideRoles, redealRoles } from './roles.ts'

/** Has taken a card of this kind, executed or declined: the contract asks for the card itself (FC-C.3, FC-C.5). */
const hasTaken = (kind: Kind, name: ConditionName, pattern: string): ConditionRule => ({
  name,
  form: pattern,
  pattern,
  numbers: () => [],
  isMet({ rules }, { taken }) {
    for (const face of taken) if (faceAt(rules.printed, face).kind === kind) return true
    return false
  },
})

/** Destroy-evidence cards that lie face up: a declined one does nothing more (FC-3.4, FC-C.5). */
const destroyCards: ConditionRule = {
  name: 'destroy-cards',
  form: '<n> destroy cards',
  pattern: '([1-4]) destroy cards',
  numbers: ([count]) => [Number(count)],
  isMet: ({ state }, player, [count]) => (state.slices.murder?.destroy[state.players.indexOf(player)] ?? 0) >= count!,
}

export const firstClassMurder: Module = {
  letter: 'C',
  name: 'First Class Murder',
  kinds: [suspectSelfCard, suspectOthersCard, destroyCard],
  conditions: [
    hasTaken('suspect-self', 'suspect-self-card', 'suspect-self card'),
    hasTaken('suspect-others', 'suspect-others-card', 'suspect-others card'),
    destroyCards,
  ],

  begin: beginMurder,
  finalCount: arrests,
  mayWin: ({ slices }, seat) => !slices.murder?.arrested.includes(seat),
  view: hideRoles,
  redeal: redealRoles,
  complaints: murderComplaints,
}
