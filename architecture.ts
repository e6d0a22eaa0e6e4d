/** Who depends on whom, and what is still to be put in order. `architecture.test.ts` holds the code to it. */

/**
 * Imports go down, never up and never sideways; a `*` is one folder, and what an import may reach is written with the same
 * folder: a module reaches itself, not its neighbour. The first line that fits a file holds.
 */
export const packagesAndBelow: readonly { part: string; reaches: string[]; tests?: string[] }[] = [
  { part: 'kernel', reaches: ['kernel'] },
  { part: 'games/*/base', reaches: ['kernel', 'games/*/base'] },
  { part: 'games/*/decks', reaches: ['kernel', 'games/*/base', 'games/*/decks'] },
  { part: 'games/*/maps', reaches: ['kernel', 'games/*/base', 'games/*/maps'] },
  { part: 'games/*/routes', reaches: ['kernel', 'games/*/base', 'games/*/routes'] },
  { part: 'games/*/phases', reaches: ['kernel', 'games/*/base', 'games/*/routes', 'games/*/phases'] },
  { part: 'games/*/modules/*', reaches: ['kernel', 'games/*/base', 'games/*/modules/*'] },
  // Tests of what games say need somebody who formats messages.
  { part: 'games/*', reaches: ['kernel', 'games/*'], tests: ['words'] },
  { part: 'bots', reaches: ['kernel', 'games', 'bots'] },
  { part: 'table', reaches: ['kernel', 'games', 'bots', 'table'] },
  { part: 'words', reaches: ['kernel', 'words'] },
  // What is sent is measured in real games, and what can be said has words in every language.
  { part: 'wire', reaches: ['kernel', 'wire'], tests: ['games', 'words'] },
  { part: 'server/table', reaches: ['kernel', 'table', 'wire', 'server/table'] },
  { part: 'server', reaches: ['kernel', 'games', 'bots', 'table', 'wire', 'words', 'server'] },
  { part: 'bench', reaches: ['kernel', 'games', 'bots', 'wire', 'server', 'bench'] },
  // Two pages sit at a table of a real server.
  { part: 'web', reaches: ['kernel', 'games', 'bots', 'table', 'words', 'wire', 'web'], tests: ['server'] },
  { part: 'cli', reaches: ['kernel', 'games', 'bots', 'table', 'words', 'wire', 'server', 'bench', 'cli'] },
  // A game as an example: nothing of the house reaches it.
  { part: 'examples/*/rules', reaches: ['kernel', 'examples/*/rules'] },
  // A client as an example: it knows what is said on the wire and the rules, and is tried with a real server.
  { part: 'examples/client', reaches: ['kernel', 'games', 'wire', 'examples/client'], tests: ['server'] },
  { part: 'examples/shunting', reaches: ['kernel', 'bots', 'table', 'words', 'cli', 'web', 'examples/shunting'] },
]

/** The same folders as npm workspaces: nothing is imported across their borders but by their names. */
export const packages = [
  'kernel',
  'games/*',
  'bots',
  'table',
  'words',
  'wire',
  'server',
  'bench',
  'web',
  'cli',
  'examples/shunting',
]

/** Folders of a package by which of their neighbours each may use; `.` are the files beside them. */
type Layers = Readonly<Record<string, readonly string[]>>

const games = ['first-class', 'nuremberg']

/** What the page of a game is made of, and its pictures are taken with. */
const gamePage = [
  ...['messages', 'coach', 'guide', 'table', 'learn', 'puzzles'],
  ...['review', 'rules', 'sound', 'shell', 'tools'],
]

/** Inside a package the same holds from folder to folder. A folder that is not named has no place yet. */
export const layers: Readonly<Record<string, Layers>> = {
  bots: {
    play: ['.'],
    coach: ['.', 'play'],
    stats: ['.', 'play'],
    training: ['.', 'play'],
    puzzles: ['.', 'play', 'coach'],
    'first-class': ['.', 'play', 'coach', 'stats', 'training', 'puzzles'],
    nuremberg: ['.', 'play', 'coach', 'stats', 'training', 'puzzles'],
    // What a game has to offer, and which games there are.
    '.': ['play', 'coach', 'stats', 'training', ...games],
  },
  table: {
    '.': [],
    plain: [],
    saving: ['.'],
  },
  server: {
    table: [],
    store: ['table'],
    bots: ['.'],
    hub: ['.', 'table', 'store', 'bots'],
    people: ['.', 'table', 'store', 'hub'],
    moderation: ['.', 'table', 'store', 'hub', 'people'],
    lobby: ['.', 'store', 'table', 'hub'],
    notices: ['.', 'table', 'store'],
    ratings: ['.', 'store', 'table', 'bots'],
    tournaments: ['.', 'store', 'table', 'hub', 'ratings'],
    http: ['.', 'store', 'hub', 'people', 'moderation', 'lobby', 'notices', 'ratings', 'tournaments'],
    upkeep: ['store', 'table', 'people', 'moderation', 'ratings'],
    '.': ['store', 'bots', 'hub', 'people', 'moderation', 'lobby', 'notices', 'ratings', 'tournaments', 'http'],
  },
  cli: {
    options: ['.', 'terminal', 'words'],
    bundle: [],
    bin: ['bundle'],
    threads: ['bundle'],
    'search-threads': ['threads'],
    terminal: ['.', 'words'],
    saving: ['.'],
    words: ['.', 'terminal'],
    'external-bots': ['.'],
    play: ['.', 'terminal', 'words', 'saving', 'search-threads', 'external-bots'],
    simulation: ['.', 'terminal', 'threads', 'external-bots', 'play'],
    examination: ['.', 'bundle'],
    ladder: ['.', 'terminal', 'threads', 'simulation'],
    training: ['.', 'terminal', 'threads', 'saving', 'simulation'],
    'first-class': ['.', 'options', 'terminal', 'words', 'commands'],
    nuremberg: ['.', 'options', 'terminal', 'words', 'commands'],
    commands: [
      ...['.', 'bundle', 'terminal', 'words', 'saving', 'external-bots', 'options'],
      ...['play', 'simulation', 'examination', 'ladder', 'training', 'threads'],
    ],
    '.': ['options', 'terminal', 'words', 'commands', ...games],
  },
  web: {
    browser: [],
    // Games bring their messages with their manifests.
    messages: ['.'],
    saving: [],
    match: ['saving'],
    sound: ['.', 'shell'],
    coach: ['messages', 'match', 'table', 'shell'],
    guide: ['.', 'messages', 'match', 'coach', 'shell'],
    table: ['.', 'messages', 'saving', 'match', 'coach', 'guide', 'rules', 'sound', 'shell'],
    online: ['.', 'messages', 'saving', 'match', 'coach', 'table', 'rules', 'sound', 'notices', 'shell'],
    account: ['messages', 'online', 'table', 'shell'],
    host: ['messages', 'table', 'online', 'shell'],
    lobby: ['.', 'messages', 'online', 'shell'],
    notices: ['messages', 'table', 'online', 'shell'],
    day: ['.', 'messages', 'match', 'table', 'online', 'shell'],
    profile: ['.', 'messages', 'table', 'online', 'rules', 'shell'],
    privacy: ['messages', 'table', 'shell'],
    tournament: ['.', 'messages', 'saving', 'table', 'online', 'account', 'shell'],
    learn: ['.', 'messages', 'match', 'guide', 'table', 'shell'],
    review: ['.', 'messages', 'match', 'coach', 'table', 'shell'],
    puzzles: ['.', 'messages', 'match', 'coach', 'table', 'review', 'shell'],
    rules: ['.', 'messages', 'saving', 'table', 'shell'],
    'first-class': ['.', ...gamePage],
    nuremberg: ['.', ...gamePage],
    shell: [
      ...['.', 'messages', 'saving', 'match', 'table', 'online', 'account', 'host', 'lobby', 'notices', 'day'],
      ...['profile', 'privacy', 'tournament', 'learn', 'puzzles', 'review', 'rules'],
    ],
    tools: ['browser', 'e2e', ...games],
    // What a game has to offer, and which games there are.
    '.': ['messages', 'guide', 'table', 'learn', 'puzzles', 'review', 'rules', 'sound', 'shell', ...games],
  },
}

/** Which games there are stands here, once in each layer. */
export const listsOfGames = [
  'bots/games.ts',
  'cli/games.ts',
  'server/notices/games.ts',
  'table/games.ts',
  'web/games.ts',
  'web/tools/games.ts',
]
