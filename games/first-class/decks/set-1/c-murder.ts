import type { DeckLine } from '../definition.ts'

/** Module C, First Class Murder. */
// biome-ignore format: one line a card
export const MURDER: readonly DeckLine[] = [
  { id: 'C1-1', pile: 1, copies: 1, kind: 'suspect-self', frame: 'COIN 4', status: 'ours' },
  { id: 'C1-2', pile: 1, copies: 1, kind: 'suspect-self', frame: 'CAR 1 + FREE 1', status: 'ours' },
  { id: 'C1-3', pile: 1, copies: 1, kind: 'suspect-others', frame: 'PTS 1', status: 'ours' },
  { id: 'C1-4', pile: 1, copies: 1, kind: 'suspect-others', frame: 'PTS 1', status: 'ours' },
  { id: 'C1-5', pile: 1, copies: 1, kind: 'destroy', status: 'documented', note: 'effect' },
  { id: 'C1-6', pile: 1, copies: 1, kind: 'contract', when: 'suspect-self card', frame: 'FREE 2 + COIN 1', status: 'documented', note: 'the kind of condition' },
  { id: 'C1-7', pile: 1, copies: 1, kind: 'money', frame: 'COIN 2', status: 'ours' },
  { id: 'C1-8', pile: 1, copies: 1, kind: 'contract', when: '6 cars of 0', frame: 'BOTH 1 + COIN 1', status: 'ours' },

  { id: 'C2-1', pile: 2, copies: 1, kind: 'suspect-self', frame: 'BOTH 3 + COIN 2', status: 'ours' },
  { id: 'C2-2', pile: 2, copies: 1, kind: 'suspect-self', frame: 'LOCO 4 + COIN 3', status: 'ours' },
  { id: 'C2-3', pile: 2, copies: 1, kind: 'suspect-others', frame: 'LOCO 2', status: 'ours' },
  { id: 'C2-4', pile: 2, copies: 1, kind: 'suspect-others', frame: 'COND 2', status: 'ours' },
  { id: 'C2-5', pile: 2, copies: 1, kind: 'destroy', status: 'documented', note: 'effect' },
  { id: 'C2-6', pile: 2, copies: 1, kind: 'contract', when: 'suspect-others card', frame: 'FREE 2', status: 'documented', note: 'the kind of condition' },
  { id: 'C2-7', pile: 2, copies: 1, kind: 'money', frame: 'COIN 4', status: 'documented', note: 'an action of 4 coins' },
  { id: 'C2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },

  { id: 'C3-1', pile: 3, copies: 1, kind: 'suspect-self', frame: 'FREE 5', status: 'ours' },
  { id: 'C3-2', pile: 3, copies: 1, kind: 'suspect-self', frame: 'GEC 1 + FREE 1', status: 'ours' },
  { id: 'C3-3', pile: 3, copies: 1, kind: 'suspect-others', frame: 'FREE 1', status: 'ours' },
  { id: 'C3-4', pile: 3, copies: 2, kind: 'destroy', status: 'documented', note: 'effect' },
  { id: 'C3-5', pile: 3, copies: 1, kind: 'contract', when: '2 destroy cards', frame: 'PTS 15', status: 'documented', note: 'condition' },
  { id: 'C3-6', pile: 3, copies: 1, kind: 'money', frame: 'COIN 4', status: 'ours' },
  { id: 'C3-7', pile: 3, copies: 1, kind: 'game-end', frame: 'GEC 1', status: 'ours' },
]
