import type { DeckLine } from '../definition.ts'

/** Module E, switches and mechanics. */
// biome-ignore format: one line a card
export const SWITCHES: readonly DeckLine[] = [
  { id: 'E1-1', pile: 1, copies: 1, kind: 'switch', needs: 1, points: 2, status: 'ours' },
  { id: 'E1-2', pile: 1, copies: 1, kind: 'switch', needs: 2, points: 3, status: 'ours' },
  { id: 'E1-3', pile: 1, copies: 1, kind: 'switch', needs: 4, points: 5, status: 'ours' },
  { id: 'E1-4', pile: 1, copies: 1, kind: 'mechanic', needs: 2, frame: 'CAR 1', status: 'ours' },
  { id: 'E1-5', pile: 1, copies: 1, kind: 'mechanic', needs: 2, frame: 'COIN 2', status: 'documented', note: 'the whole face' },
  { id: 'E1-6', pile: 1, copies: 1, kind: 'contract', when: '2 cars of 1 in each train', frame: 'FREE 2', status: 'ours' },
  { id: 'E1-7', pile: 1, copies: 1, kind: 'money', frame: 'COIN 2', status: 'ours' },
  { id: 'E1-8', pile: 1, copies: 1, kind: 'contract', when: '5 cars of 0', frame: 'COIN 2 + LOCO 1', status: 'ours' },

  { id: 'E2-1', pile: 2, copies: 1, kind: 'switch', needs: 1, points: 5, status: 'documented', note: 'the whole face' },
  { id: 'E2-2', pile: 2, copies: 1, kind: 'switch', needs: 2, points: 5, status: 'ours' },
  { id: 'E2-3', pile: 2, copies: 1, kind: 'mechanic', needs: 4, frame: 'COIN 2', status: 'documented', note: 'the whole face' },
  { id: 'E2-4', pile: 2, copies: 1, kind: 'mechanic', needs: 2, frame: 'FREE 1', status: 'ours' },
  { id: 'E2-5', pile: 2, copies: 1, kind: 'mechanic', needs: 2, frame: 'CAR 2', status: 'ours' },
  { id: 'E2-6', pile: 2, copies: 1, kind: 'contract', when: 'mail cars', frame: 'FREE 2', status: 'ours' },
  { id: 'E2-7', pile: 2, copies: 1, kind: 'money', frame: 'COIN 4', status: 'documented', note: 'an action of 4 coins' },
  { id: 'E2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },

  { id: 'E3-1', pile: 3, copies: 1, kind: 'switch', needs: 2, points: 9, status: 'ours' },
  { id: 'E3-2', pile: 3, copies: 1, kind: 'switch', needs: 4, points: 11, status: 'ours' },
  { id: 'E3-3', pile: 3, copies: 1, kind: 'switch', needs: 7, points: 12, status: 'ours' },
  { id: 'E3-4', pile: 3, copies: 1, kind: 'mechanic', needs: 4, frame: 'FREE 2', status: 'ours' },
  { id: 'E3-5', pile: 3, copies: 1, kind: 'mechanic', needs: 7, frame: 'FREE 2', status: 'ours' },
  { id: 'E3-6', pile: 3, copies: 1, kind: 'contract', when: '6 cars of 2', frame: 'PTS 15', status: 'ours' },
  { id: 'E3-7', pile: 3, copies: 1, kind: 'money', frame: 'COIN 4', status: 'ours' },
  { id: 'E3-8', pile: 3, copies: 1, kind: 'game-end', frame: 'GEC 1', status: 'ours' },
]
