import type { GameSounds } from '../sound/sounds.ts'

export const sounds: GameSounds = {
  built: 'card',
  bought: 'card',
  loaded: 'card',
  bid: 'coin',
  paid: 'coin',
  profit: 'coin',
  scored: 'coin',
  sold: 'coin',
}
