import type { DeckLine } from '../definition.ts'

/** Module A, contracts. */
// biome-ignore format: one line a card
export const CONTRACTS: readonly DeckLine[] = [
  { id: 'A1-1', pile: 1, copies: 1, kind: 'contract', when: '4 cars of 1', frame: 'COIN 3', status: 'ours' },
  { id: 'A1-2', pile: 1, copies: 1, kind: 'contract', when: '2 cars of 1 in each train', frame: 'FREE 2 + COIN 1', status: 'documented', note: 'condition' },
  { id: 'A1-3', pile: 1, copies: 1, kind: 'contract', when: 'run 2-1-0', frame: 'FREE 1 + COIN 1', status: 'ours' },
  { id: 'A1-4', pile: 1, copies: 1, kind: 'contract', when: '6 cars of 0', frame: 'FREE 2', status: 'ours' },
  { id: 'A1-5', pile: 1, copies: 1, kind: 'contract', when: '2 cars of 2', frame: 'FREE 2 + COIN 1', status: 'ours' },
  { id: 'A1-6', pile: 1, copies: 1, kind: 'contract', when: 'run 1-1-1', frame: 'FREE 2 + COND 1', status: 'ours' },
  { id: 'A1-7', pile: 1, copies: 1, kind: 'contract', when: 'always', each: 'contract', frame: 'COIN 2', status: 'documented', note: 'condition' },
  { id: 'A1-8', pile: 1, copies: 1, kind: 'money', frame: 'COIN 2', status: 'ours' },

  { id: 'A2-1', pile: 2, copies: 1, kind: 'contract', when: 'run 4-2-1', frame: 'FREE 3', status: 'documented', note: 'condition' },
  { id: 'A2-2', pile: 2, copies: 1, kind: 'contract', when: '6 cars of 1', frame: 'FREE 1 + COIN 4', status: 'ours' },
  { id: 'A2-3', pile: 2, copies: 1, kind: 'contract', when: 'mail cars', frame: 'BOTH 2', status: 'documented', note: 'condition' },
  { id: 'A2-4', pile: 2, copies: 1, kind: 'contract', when: '2 cars of 2 in each train', frame: 'FREE 2 + LOCO 2', status: 'ours' },
  { id: 'A2-5', pile: 2, copies: 1, kind: 'contract', when: '4 cars of 2', frame: 'FREE 3 + COIN 2', status: 'ours' },
  { id: 'A2-6', pile: 2, copies: 1, kind: 'contract', when: '2 cars of 4', frame: 'CAR 2 + PTS 6', status: 'ours' },
  { id: 'A2-7', pile: 2, copies: 1, kind: 'contract', when: 'always', each: 'contract', frame: 'PTS 2', status: 'ours' },
  { id: 'A2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },

  { id: 'A3-1', pile: 3, copies: 1, kind: 'contract', when: '6 cars of 2', frame: 'PTS 15', status: 'documented', note: 'condition' },
  { id: 'A3-2', pile: 3, copies: 1, kind: 'contract', when: 'mail cars reached', frame: 'FREE 3', status: 'documented', note: 'condition' },
  { id: 'A3-3', pile: 3, copies: 1, kind: 'contract', when: 'run 7-4-2', frame: 'FREE 2 + PTS 4', status: 'ours' },
  { id: 'A3-4', pile: 3, copies: 1, kind: 'contract', when: '3 cars of 4', frame: 'LOCO 4', status: 'ours' },
  { id: 'A3-5', pile: 3, copies: 1, kind: 'contract', when: '2 cars of 4 in each train', frame: 'GEC 1 + COIN 2', status: 'ours' },
  { id: 'A3-6', pile: 3, copies: 1, kind: 'contract', when: '7 cars of 1', frame: 'PTS 12', status: 'ours' },
  { id: 'A3-7', pile: 3, copies: 1, kind: 'contract', when: 'always', each: 'contract', frame: 'PTS 2', status: 'ours' },
  { id: 'A3-8', pile: 3, copies: 1, kind: 'game-end', frame: 'GEC 1', status: 'ours' },
]
