import type { DeckLine } from '../definition.ts'

/** Module D, passengers and luggage. */
// biome-ignore format: one line a card
export const PASSENGERS: readonly DeckLine[] = [
  { id: 'D1-1', pile: 1, copies: 1, kind: 'guest', passenger: 'COIN 2 + CAR 1', luggage: 'PTS 4 + CAR 1', status: 'documented', note: 'both halves; on one card is inferred' },
  { id: 'D1-2', pile: 1, copies: 1, kind: 'guest', passenger: 'COIN 3', luggage: 'PTS 2 + FREE 1', status: 'documented', note: 'each half; the pair is ours' },
  { id: 'D1-3', pile: 1, copies: 1, kind: 'guest', passenger: 'COIN 2 + UP 0>1', luggage: 'PTS 6', status: 'ours' },
  { id: 'D1-4', pile: 1, copies: 1, kind: 'guest', passenger: 'COIN 2', luggage: 'PTS 5 + COIN 1', status: 'ours' },
  { id: 'D1-5', pile: 1, copies: 1, kind: 'guest', passenger: 'COIN 1 + LOCO 2', status: 'documented', note: 'cards with one half exist' },
  { id: 'D1-6', pile: 1, copies: 1, kind: 'contract', when: '2 passengers or luggage', frame: 'FREE 2', status: 'ours' },
  { id: 'D1-7', pile: 1, copies: 1, kind: 'money', frame: 'COIN 2', status: 'ours' },
  { id: 'D1-8', pile: 1, copies: 1, kind: 'contract', when: '6 cars of 0', frame: 'FREE 2', status: 'ours' },

  { id: 'D2-1', pile: 2, copies: 1, kind: 'guest', passenger: 'COIN 2 + CAR 1', luggage: 'PTS 5 + CAR 1', status: 'ours' },
  { id: 'D2-2', pile: 2, copies: 1, kind: 'guest', passenger: 'COIN 1 + FREE 1', luggage: 'PTS 6', status: 'ours' },
  { id: 'D2-3', pile: 2, copies: 1, kind: 'guest', passenger: 'COIN 3', luggage: 'PTS 4 + FREE 1', status: 'ours' },
  { id: 'D2-4', pile: 2, copies: 1, kind: 'guest', passenger: 'COIN 2 + LOCO 1', luggage: 'PTS 5 + LOCO 1', status: 'ours' },
  { id: 'D2-5', pile: 2, copies: 1, kind: 'guest', luggage: 'PTS 7 + COIN 1', status: 'documented', note: 'cards with one half exist' },
  { id: 'D2-6', pile: 2, copies: 1, kind: 'contract', when: '4 passengers or luggage', frame: 'FREE 3 + COIN 3', status: 'documented', note: 'condition' },
  { id: 'D2-7', pile: 2, copies: 1, kind: 'money', frame: 'COIN 4', status: 'documented', note: 'an action of 4 coins' },
  { id: 'D2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },

  { id: 'D3-1', pile: 3, copies: 1, kind: 'guest', passenger: 'COIN 2 + FREE 1', luggage: 'PTS 9', status: 'ours' },
  { id: 'D3-2', pile: 3, copies: 1, kind: 'guest', passenger: 'COIN 2 + FREE 1', luggage: 'PTS 6 + FREE 1', status: 'ours' },
  { id: 'D3-3', pile: 3, copies: 1, kind: 'guest', passenger: 'COIN 4', luggage: 'PTS 9', status: 'ours' },
  { id: 'D3-4', pile: 3, copies: 1, kind: 'guest', passenger: 'COIN 3 + LOCO 2', luggage: 'PTS 7 + LOCO 1', status: 'ours' },
  { id: 'D3-5', pile: 3, copies: 1, kind: 'guest', passenger: 'COIN 3 + CAR 1', luggage: 'PTS 8 + BOTH 1', status: 'ours' },
  { id: 'D3-6', pile: 3, copies: 1, kind: 'contract', when: '5 passengers or luggage', frame: 'PTS 16', status: 'ours' },
  { id: 'D3-7', pile: 3, copies: 1, kind: 'money', frame: 'COIN 4', status: 'ours' },
  { id: 'D3-8', pile: 3, copies: 1, kind: 'game-end', frame: 'GEC 1', status: 'ours' },
]
