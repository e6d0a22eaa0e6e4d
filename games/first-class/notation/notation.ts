import type { Notation } from '@roundhouse/kernel/notation/notation'
import { NONE } from '../base/board/player.ts'
import { OFFER } from '../base/cards/offer.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { standardDecks } from '../decks/standard.ts'
import { firstClass, type Options } from '../definition.ts'
import { gameOf } from '../game.ts'
import { rulesFor } from '../rules.ts'
import { parts } from './parts.ts'
import { impossible } from './possible/possible.ts'

/** How positions and scenarios of First Class are written (`docs/positions.md`). */
export const notation: Notation<Options, Rules, State> = {
  definition: firstClass,
  open: ({ players, modules, decks, own }) => gameOf(rulesFor(players, modules, standardDecks(decks), own)),
  optionKeys: ['players', 'modules', 'decks', 'own-decks'],
  goodOptions: [
    ['players', '2'],
    ['modules', 'A,B'],
  ],
  parts,
  blank,
  impossible,
  complete,
  seatFacts: ['seat', 'seats', 'start', 'holder'],
  example: { move: 'take b3', rule: 'FC-3.1' },
}

/** The slices of the modules, and places for what will be said: nothing lies anywhere yet. */
function blank(rules: Rules): State {
  const state = gameOf(rules).begin([0, 0, 0, 0])
  const offer = Array.from({ length: OFFER }, () => NONE)
  return { ...state, phase: 'turn', offer, draft: [], endPile: [] }
}

/** Before the draft is over nothing has been dealt. */
function complete(_rules: Rules, state: State): void {
  if (state.phase === 'draft') state.offer = []
}
