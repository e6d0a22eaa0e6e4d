import type { View } from '@roundhouse/first-class/base/view'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { WebGame } from '../game.ts'
import { rulebookIn } from '../rules/rulebook.ts'
import { messages } from './messages.ts'
import { FIRST_PAIR, PATH, setupWords } from './modules.ts'
import { Options } from './Options.tsx'
import './poster.css'
import poster from './poster.svg'
import { sounds } from './sounds.ts'

/** A part of somebody else's tile, a scoring or the draft is decided out of turn. */
function isOwnTurn({ view, viewer }: Snapshot): boolean {
  const { phase, onTurn } = view as View
  return phase === 'turn' && onTurn === viewer
}

/** First Class on the page. */
export const firstClass: WebGame<'first-class'> = {
  name: 'first-class',
  about: {
    title: say => say('game.first-class'),
    pitch: say => say('game.first-class.pitch'),
    suggestion: say => say('game.first-class.first'),
    setup: setupWords,
    setups: PATH.map(modules => ({ modules })),
    stage: (say, { now, of }) => say('game.first-class.far', { now, of }),
    stages: say => say('review.stage.first-class'),
  },
  messages,
  players: { least: 2, most: 4 },
  suggested: { players: 3, options: { modules: FIRST_PAIR } },
  poster,
  Options,
  table: async () => (await import('./FirstClassTable.tsx')).FirstClassTable,
  plain: async () => (await import('./plain.ts')).plain,
  endOfTurn: { move: 'end', isOwnTurn },
  rulebook: rulebookIn(import.meta.glob('../../docs/rules/**/first-class.md', { query: '?raw', import: 'default' })),
  strategy: async () => (await import('./strategy.ts')).strategy,
  album: {
    title: say => say('cards.first-class'),
    load: async () => (await import('./album/album.ts')).album,
  },
  lessons: {
    about: (say, module) => ({
      title: `${module} · ${say.find(`first-class.module.${module}`)}`,
      what: say.find(`first-class.module.${module}.what`) ?? '',
    }),
    load: async () => (await import('./lessons.ts')).lessons,
  },
  guide: async () => (await import('./guide.ts')).guide,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  review: async () => (await import('./review.ts')).review,
  sounds,
}
