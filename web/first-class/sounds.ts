import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { GameSounds } from '../sound/sounds.ts'

export const sounds: GameSounds<StoryLine['key']> = {
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
