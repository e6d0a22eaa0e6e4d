import type { WebGame } from '../game.ts'
import { rulebookIn } from '../rules/rulebook.ts'
import { MAPS, setupWords } from './maps.ts'
import { messages } from './messages.ts'
import { Options } from './Options.tsx'
import './poster.css'
import poster from './poster.svg'
import { signs } from './signs.ts'
import { sounds } from './sounds.ts'

/** First Train to Nuremberg on the page. */
export const nuremberg: WebGame<'nuremberg'> = {
  name: 'nuremberg',
  about: {
    title: say => say('game.nuremberg'),
    pitch: say => say('game.nuremberg.pitch'),
    suggestion: say => say('game.nuremberg.first'),
    setup: setupWords,
    setups: MAPS.map(map => ({ map })),
    stage: (say, { now, of }) => say('game.nuremberg.far', { now, of }),
    stages: say => say('review.stage.nuremberg'),
  },
  messages,
  players: { least: 2, most: 4 },
  suggested: { players: 3, options: { map: 'nuremberg' } },
  poster,
  signs,
  Options,
  table: async () => (await import('./Table.tsx')).NurembergTable,
  plain: async () => (await import('./plain.ts')).plain,
  rulebook: rulebookIn(import.meta.glob('../../docs/rules/**/nuremberg.md', { query: '?raw', import: 'default' })),
  strategy: async () => (await import('./strategy.ts')).strategy,
  album: {
    title: say => say('cards.nuremberg'),
    load: async () => (await import('./album/album.ts')).album,
  },
  lessons: {
    about: (say, lesson) =>
      lesson === 'rules-2009'
        ? { title: say('new.rules-2009'), what: say('new.rules-2009.what') }
        : { title: say('map.wensleydale'), what: say('map.wensleydale.what') },
    load: async () => (await import('./lessons.ts')).lessons,
  },
  guide: async () => (await import('./guide.ts')).guide,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  review: async () => (await import('./review.ts')).review,
  sounds,
}
