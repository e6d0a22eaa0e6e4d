import type { DeckLine } from '../definition.ts'

/** Module F, storage and factory. */
// biome-ignore format: one line a card
export const FACTORY: readonly DeckLine[] = [
  { id: 'F1-1', pile: 1, copies: 2, kind: 'storage', status: 'documented', note: 'effect' },
  { id: 'F1-2', pile: 1, copies: 3, kind: 'factory', status: 'documented', note: 'effect' },
  { id: 'F1-3', pile: 1, copies: 1, kind: 'contract', when: '4 cars of 1', frame: 'COIN 2 + FREE 1', status: 'ours' },
  { id: 'F1-4', pile: 1, copies: 1, kind: 'money', frame: 'COIN 2', status: 'ours' },
  { id: 'F1-5', pile: 1, copies: 1, kind: 'contract', when: '6 cars of 0', frame: 'BOTH 1 + LOCO 1', status: 'ours' },

  { id: 'F2-1', pile: 2, copies: 2, kind: 'storage', status: 'documented', note: 'effect' },
  { id: 'F2-2', pile: 2, copies: 3, kind: 'factory', status: 'documented', note: 'effect' },
  { id: 'F2-3', pile: 2, copies: 1, kind: 'contract', when: '4 cars of 2', frame: 'FREE 3 + COIN 2', status: 'ours' },
  { id: 'F2-4', pile: 2, copies: 1, kind: 'money', frame: 'COIN 4', status: 'documented', note: 'an action of 4 coins' },
  { id: 'F2-5', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },

  { id: 'F3-1', pile: 3, copies: 2, kind: 'storage', status: 'documented', note: 'effect' },
  { id: 'F3-2', pile: 3, copies: 3, kind: 'factory', status: 'documented', note: 'effect' },
  { id: 'F3-3', pile: 3, copies: 1, kind: 'contract', when: '3 cars of 4', frame: 'PTS 8', status: 'ours' },
  { id: 'F3-4', pile: 3, copies: 1, kind: 'money', frame: 'COIN 4', status: 'ours' },
  { id: 'F3-5', pile: 3, copies: 1, kind: 'game-end', frame: 'GEC 1', status: 'ours' },
]
