import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { GameSounds } from '../sound/sounds.ts'

export const sounds: GameSounds<StoryLine['key']> = {
  built: 'card',
  bought: 'card',
  loaded: 'card',
  bid: 'coin',
  paid: 'coin',
  profit: 'coin',
  scored: 'coin',
  sold: 'coin',
}
