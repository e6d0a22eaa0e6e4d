import type { GameSounds } from '../sound/sounds.ts'

export const sounds: GameSounds = {
  took: 'card',
  declined: 'card',
  tile: 'card',
  kept: 'card',
  'kept-a-card': 'card',
  car: 'card',
  upgrade: 'card',
  coins: 'coin',
  spent: 'coin',
  scored: 'coin',
  conductor: 'step',
  route: 'step',
}
