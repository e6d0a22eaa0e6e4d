/** Who depends on whom, and what is still to be put in order. `architecture.test.ts` holds the code to it. */

/**
 * Imports go down, never up and never sideways; a `*` is one folder, and what an import may reach is written with the same
 * folder: a module reaches itself, not its neighbour. The first line that fits a file holds.
 */
export const packagesAndBelow = [
  { part: 'kernel', reaches: ['kernel'] },
  { part: 'games/*/base', reaches: ['kernel', 'games/*/base'] },
  { part: 'games/*/decks', reaches: ['kernel', 'games/*/base', 'games/*/decks'] },
  { part: 'games/*/maps', reaches: ['kernel', 'games/*/base', 'games/*/maps'] },
  { part: 'games/*/routes', reaches: ['kernel', 'games/*/base', 'games/*/routes'] },
  { part: 'games/*/phases', reaches: ['kernel', 'games/*/base', 'games/*/routes', 'games/*/phases'] },
  { part: 'games/*/modules/*', reaches: ['kernel', 'games/*/base', 'games/*/modules/*'] },
  { part: 'games/*', reaches: ['kernel', 'games/*'] },
  { part: 'bots', reaches: ['kernel', 'games', 'bots'] },
  { part: 'table', reaches: ['kernel', 'games', 'bots', 'table'] },
  { part: 'bench', reaches: ['kernel', 'games', 'bots', 'bench'] },
  { part: 'web', reaches: ['kernel', 'games', 'bots', 'table', 'web'] },
  { part: 'cli', reaches: ['kernel', 'games', 'bots', 'table', 'bench', 'cli'] },
]

/** The same folders as npm workspaces: nothing is imported across their borders but by their names. */
export const packages = ['kernel', 'games/*', 'bots', 'table', 'bench', 'web', 'cli']

/** Folders of a package by which of their neighbours each may use; `.` are the files beside them. */
type Layers = Readonly<Record<string, readonly string[]>>

const games = ['first-class', 'nuremberg']

/** Inside a package the same holds from folder to folder. A folder that is not named has no place yet. */
export const layers: Readonly<Record<string, Layers>> = {
  bots: {
    search: ['.'],
    thinking: ['.', 'search'],
    threads: ['thinking'],
    coach: ['.', 'search', ...games],
    learning: ['.', 'search', 'ladder', ...games],
    ladder: ['.', 'learning', ...games],
    protocol: ['.', ...games],
    'first-class': ['.', 'search', 'coach', 'learning'],
    nuremberg: ['.', 'search', 'coach', 'learning'],
    '.': ['search', ...games],
  },
  cli: {
    bundle: [],
    bin: ['bundle'],
    terminal: ['.'],
    words: ['.', 'terminal'],
    saving: ['.'],
    threads: ['bundle'],
    thinking: ['threads'],
    visitors: ['.'],
    play: ['.', 'terminal', 'words', 'saving', 'thinking', 'visitors'],
    simulation: ['.', 'terminal', 'threads', 'visitors', 'play'],
    examination: ['.', 'bundle'],
    ladder: ['.', 'terminal', 'threads', 'simulation'],
    training: ['.', 'terminal', 'threads', 'saving', 'simulation'],
    'first-class': ['.', 'terminal', 'words', 'saving', 'commands'],
    nuremberg: ['.', 'terminal', 'words', 'saving', 'commands'],
    commands: [
      ...['.', 'bundle', 'terminal', 'words', 'saving', 'visitors', 'play', 'simulation', 'examination', 'ladder'],
      'training',
    ],
    '.': ['terminal', 'words', 'commands', ...games],
  },
  web: {
    browser: [],
    messages: [],
    saving: [],
    match: ['saving'],
    sound: ['shell'],
    coach: ['messages', 'match', 'table', 'shell'],
    table: ['messages', 'match', 'coach', 'rules', 'sound', 'shell', ...games],
    'first-class': ['messages', 'coach', 'table', 'report', 'shell'],
    nuremberg: ['messages', 'coach', 'table', 'report', 'shell'],
    learn: ['messages', 'match', 'table', 'shell'],
    report: ['messages', 'match', 'coach', 'table', 'shell', ...games],
    rules: ['messages', 'table', 'learn', 'shell', ...games],
    shell: ['messages', 'saving', 'match', 'table', 'learn', 'report', 'rules'],
    bench: ['browser', 'e2e'],
    screens: ['browser', 'bench', 'e2e'],
    '.': ['shell'],
  },
}

/** Files that import each other in a circle, also by types only; each of these is to be undone. */
export const circles: readonly (readonly string[])[] = [
  ['kernel/game.ts', 'kernel/story.ts'],
  [
    'games/first-class/base/condition.ts',
    'games/first-class/base/effect-rule.ts',
    'games/first-class/base/module.ts',
    'games/first-class/base/move-kind.ts',
    'games/first-class/base/source.ts',
    'games/first-class/base/table.ts',
  ],
  ['bots/nuremberg/payments.ts', 'bots/nuremberg/trains.ts'],
  ['bots/nuremberg/tally.ts', 'bots/tally.ts'],
  ['bench/goals.ts', 'bench/report.ts'],
  ['cli/play/session.ts', 'cli/play/thinkers.ts'],
  ['web/learn/first-class.ts', 'web/learn/lesson.ts', 'web/learn/nuremberg.ts'],
]

/** Which games there are stands here, once in each layer. */
export const listsOfGames = ['bots/games.ts', 'cli/games.ts', 'table/games.ts', 'web/games.ts']

/** Files that decide by the name of a game, though they are in no folder of it; each of these is to be undone. */
export const decidedByName = [
  'bots/bots.ts',
  'bots/boxes.ts',
  'bots/coach/tutors.ts',
  'bots/knowing.ts',
  'bots/ladder/tables.ts',
  'bots/learning/subjects.ts',
  'bots/protocol/material.ts',
  'bots/summary.ts',
  'bots/witnesses.ts',
  'cli/ladder/words.ts',
  'web/bench/recorded.ts',
  'web/learn/classroom.ts',
  'web/learn/lesson.ts',
  'web/report/reporting.ts',
  'web/rules/useAlbum.ts',
  'web/shell/Home.tsx',
  'web/shell/NewGame.tsx',
  'web/shell/wished.ts',
  'web/table/tables.ts',
]
