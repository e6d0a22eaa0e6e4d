import type { EndLine } from '../definition.ts'

/** The 21 Game End cards. That there are 7 for each kind is ours. */
// biome-ignore format: one line a card
export const GAME_END: readonly EndLine[] = [
  { id: 'G1', counts: 'car', points: 1, frame: 'COIN 2', status: 'ours' },
  { id: 'G2', counts: 'car', points: 1, frame: 'FREE 1', status: 'ours' },
  { id: 'G3', counts: 'car', points: 2, frame: 'CAR 1', status: 'documented', note: 'counts and points' },
  { id: 'G4', counts: 'car', points: 2, frame: 'UP 0>1', status: 'documented', note: 'counts and points' },
  { id: 'G5', counts: 'car', points: 1, frame: 'COIN 1', status: 'ours' },
  { id: 'G6', counts: 'car', points: 1, frame: 'LOCO 2', status: 'ours' },
  { id: 'G7', counts: 'car', points: 1, frame: 'COND 2', status: 'ours' },
  { id: 'G8', counts: 'conductor', points: 1, frame: 'COIN 2', status: 'ours' },
  { id: 'G9', counts: 'conductor', points: 1, frame: 'BOTH 2', status: 'ours' },
  { id: 'G10', counts: 'conductor', points: 1, frame: 'CAR 2', status: 'ours' },
  { id: 'G11', counts: 'conductor', points: 2, frame: 'COIN 1', status: 'ours' },
  { id: 'G12', counts: 'conductor', points: 2, frame: 'LOCO 1', status: 'ours' },
  { id: 'G13', counts: 'conductor', points: 1, frame: 'FREE 2', status: 'ours' },
  { id: 'G14', counts: 'conductor', points: 2, frame: 'COND 1', status: 'ours' },
  { id: 'G15', counts: 'locomotive', points: 1, frame: 'COIN 2', status: 'ours' },
  { id: 'G16', counts: 'locomotive', points: 1, frame: 'BOTH 2', status: 'ours' },
  { id: 'G17', counts: 'locomotive', points: 3, frame: 'CAR 1', status: 'documented', note: 'counts and points' },
  { id: 'G18', counts: 'locomotive', points: 2, frame: 'COIN 1', status: 'ours' },
  { id: 'G19', counts: 'locomotive', points: 2, frame: 'COND 1', status: 'ours' },
  { id: 'G20', counts: 'locomotive', points: 1, frame: 'FREE 2', status: 'ours' },
  { id: 'G21', counts: 'locomotive', points: 2, frame: 'UP 0>1', status: 'ours' },
]
