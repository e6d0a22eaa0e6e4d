import type { MailLine } from '../definition.ts'

/** The four mail cars of each player (FC-6.1). */
// biome-ignore format: one line a card
export const MAIL_CARS: readonly MailLine[] = [
  { id: 'M1', frame: 'LOCO 2', status: 'documented', note: 'the whole face' },
  { id: 'M2', frame: 'BOTH 2', status: 'documented', note: 'the whole face' },
  { id: 'M3', frame: 'UP 0>1 + UP 0>1', status: 'documented', note: 'the whole face' },
  { id: 'M4', frame: 'COIN 3', status: 'ours' },
]

/** The cities on the player board: the bonus city of 2 coins is documented, the order and the points are ours (FC-8.4). */
export const BOARD = 'P2, P3, B{COIN 2}'
