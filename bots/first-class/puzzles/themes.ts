import type { StoryLine } from '@roundhouse/first-class/base/story'

/** What turns of First Class are about, by what the story tells of them; the rarest first. */
export const THEMES = {
  seated: 'celebrities',
  postcard: 'celebrities',
  evidence: 'murder',
  destroy: 'murder',
  passenger: 'passengers',
  luggage: 'passengers',
  uses: 'factory',
  storage: 'factory',
  mechanic: 'switches',
  laid: 'switches',
  fulfilled: 'contracts',
  'end-card': 'end-cards',
  kept: 'end-cards',
  tile: 'start-player',
  'mail-car': 'mail-cars',
  route: 'locomotive',
  city: 'locomotive',
  contract: 'contracts',
  conductor: 'conductors',
  declined: 'declining',
  spent: 'coins',
  coins: 'coins',
  upgrade: 'cars',
  car: 'cars',
} as const satisfies Partial<Record<StoryLine['key'], string>>
