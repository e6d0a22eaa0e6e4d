import type { DeckLine } from '../definition.ts'

/** Module B, celebrities and postcards. */
// biome-ignore format: one line a card
export const CELEBRITIES: readonly DeckLine[] = [
  { id: 'B1-1', pile: 1, copies: 3, kind: 'celebrity', status: 'documented', note: 'effect' },
  { id: 'B1-2', pile: 1, copies: 2, kind: 'postcard', status: 'documented', note: 'effect' },
  { id: 'B1-3', pile: 1, copies: 1, kind: 'contract', when: '2 celebrities or postcards', frame: 'FREE 2 + COIN 2', status: 'documented', note: 'condition' },
  { id: 'B1-4', pile: 1, copies: 1, kind: 'money', frame: 'COIN 2', status: 'ours' },
  { id: 'B1-5', pile: 1, copies: 1, kind: 'contract', when: '4 cars of 1', frame: 'BOTH 1 + COIN 2', status: 'ours' },

  { id: 'B2-1', pile: 2, copies: 3, kind: 'celebrity', status: 'documented', note: 'effect' },
  { id: 'B2-2', pile: 2, copies: 2, kind: 'postcard', status: 'documented', note: 'effect' },
  { id: 'B2-3', pile: 2, copies: 1, kind: 'contract', when: 'mail cars', frame: 'FREE 2', status: 'documented', note: 'one condition of module A; which one is unknown' },
  { id: 'B2-4', pile: 2, copies: 1, kind: 'money', frame: 'COIN 4', status: 'documented', note: 'an action of 4 coins' },
  { id: 'B2-5', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },

  { id: 'B3-1', pile: 3, copies: 2, kind: 'celebrity', status: 'documented', note: 'effect' },
  { id: 'B3-2', pile: 3, copies: 2, kind: 'postcard', status: 'documented', note: 'effect' },
  { id: 'B3-3', pile: 3, copies: 1, kind: 'contract', when: 'conductor on a tile', frame: 'PTS 10', status: 'documented', note: 'condition' },
  { id: 'B3-4', pile: 3, copies: 1, kind: 'contract', when: 'a tile', each: 'tile', frame: 'GEC 1', status: 'documented', note: 'condition and reward' },
  { id: 'B3-5', pile: 3, copies: 1, kind: 'money', frame: 'COIN 4', status: 'ours' },
  { id: 'B3-6', pile: 3, copies: 1, kind: 'game-end', frame: 'GEC 1', status: 'ours' },
]
