import type { WebGame } from '@roundhouse/web/game'
import { rulebookIn } from '@roundhouse/web/rules/rulebook'

/** Shunting on the page, at the plain table. */
export const shunting: WebGame<'shunting'> = {
  name: 'shunting',
  about: {
    title: () => 'Shunting',
    pitch: () => 'Couple wagons from three sidings, collect kinds, and fill your secret order.',
    suggestion: () => 'Two players, ten minutes.',
    stage: (_say, { now, of }) => `${now} of ${of} wagons`,
    stages: () => 'Wagon',
  },
  players: { least: 2, most: 4 },
  suggested: { players: 2, options: {} },
  rulebook: rulebookIn(import.meta.glob('../rules.md', { query: '?raw', import: 'default' })),
}
