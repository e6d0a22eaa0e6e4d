import type { WebGame } from '../game.ts'
import { rulebookIn } from '../rules/rulebook.ts'
import { messages } from './messages.ts'
import { Options } from './Options.tsx'
import './poster.css'
import poster from './poster.svg'
import { sounds } from './sounds.ts'

/** First Train to Nuremberg on the page. */
export const nuremberg: WebGame<'nuremberg'> = {
  name: 'nuremberg',
  about: {
    title: say => say('game.nuremberg'),
    pitch: say => say('game.nuremberg.pitch'),
    suggestion: say => say('game.nuremberg.first'),
    stage: (say, { now, of }) => say('game.nuremberg.far', { now, of }),
    stages: say => say('report.stage.nuremberg'),
  },
  messages,
  players: { least: 2, most: 4 },
  suggested: { players: 3, options: { map: 'nuremberg' } },
  poster,
  Options,
  table: async () => (await import('./Table.tsx')).NurembergTable,
  rulebook: rulebookIn(import.meta.glob('../../docs/rules/**/nuremberg.md', { query: '?raw', import: 'default' })),
  album: {
    title: say => say('cards.nuremberg'),
    load: async () => (await import('./album/album.ts')).album,
  },
  lessons: async () => (await import('./lessons.ts')).lessons,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  report: async () => (await import('./report.ts')).report,
  sounds,
}
