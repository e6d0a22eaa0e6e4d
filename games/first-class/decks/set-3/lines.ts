import type { Line } from '../definition.ts'

/** Base cards: routes of piles 1 and 2 that were hardly ever executed. */
// biome-ignore format: one line a card
const BASE: readonly Line[] = [
  { id: 'X1-12', pile: 1, copies: 1, kind: 'route', cities: 'P4, P5, B{UP 0>1}', status: 'ours' },
  { id: 'X1-14', pile: 1, copies: 1, kind: 'route', cities: 'P6, B{CAR 1 + UP 0>1}', status: 'ours' },
  { id: 'X2-11', pile: 2, copies: 1, kind: 'route', cities: 'P7, B{FREE 2}', status: 'ours' },
  { id: 'X2-12', pile: 2, copies: 1, kind: 'route', cities: 'P6, B{BOTH 2}', status: 'ours' },
  { id: 'X2-13', pile: 2, copies: 1, kind: 'route', cities: 'P6, B{CAR 1 + COIN 3}', status: 'ours' },
]

/** What was always taken, and asks for something now. */
// biome-ignore format: one line a card
const ALWAYS_TAKEN: readonly Line[] = [
  { id: 'C1-2', pile: 1, copies: 1, kind: 'suspect-self', frame: 'CAR 1 + FREE 1', status: 'ours' },
  { id: 'A2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },
  { id: 'B2-5', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },
  { id: 'C2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },
  { id: 'D2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },
  { id: 'E2-8', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },
  { id: 'F2-5', pile: 2, copies: 1, kind: 'contract', when: '5 cars of 1', frame: 'GEC 1 + COIN 1', status: 'ours' },
]

/** What decided games by itself. */
// biome-ignore format: one line a card
const REWARDS: readonly Line[] = [
  { id: 'A3-1', pile: 3, copies: 1, kind: 'contract', when: '6 cars of 2', frame: 'PTS 15', status: 'documented', note: 'condition' },
  { id: 'D3-6', pile: 3, copies: 1, kind: 'contract', when: '5 passengers or luggage', frame: 'PTS 16', status: 'ours' },
  { id: 'E3-6', pile: 3, copies: 1, kind: 'contract', when: '6 cars of 2', frame: 'PTS 15', status: 'ours' },
]

/** The lines that are other than in the second set. */
export const LINES: readonly Line[] = [...BASE, ...ALWAYS_TAKEN, ...REWARDS]
