import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botGameNamed } from '@roundhouse/bots/games'
import { LEVELS, type Level } from '@roundhouse/bots/play/level'
import { contestsOf } from '@roundhouse/bots/stats/ladder/contest'
import { type Ledger, newLedger, type Quota, readLedger, writeLedger } from '@roundhouse/bots/stats/ladder/ledger'
import { selfPlayOf } from '@roundhouse/bots/stats/ladder/self-play'
import { writeSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { gameNamed, games, NAMES, wordsOf } from '../games.ts'
import { withParts } from '../ladder/page.ts'
import { playInto } from '../ladder/play.ts'
import { STRATEGY_BOTS, strategyBooks, strategyParts, withStrategyFigures } from '../ladder/strategy.ts'
import { NOTHING, partsOf, STRENGTH_PLAYERS, STYLE_PLAYERS } from '../ladder/tables.ts'
import { command } from '../options/command.ts'
import {
  allThreads,
  FIRST_SEED,
  file,
  flag,
  number,
  type OptionValues,
  players,
  seed,
  valued,
} from '../options/option.ts'
import { readText, writeWhole } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { WrongUse } from '../user-error.ts'

const MOST_GAMES = 1_000_000
const GAMES_OF_A_CONTEST = 400
const GAMES_OF_SELF_PLAY = 20
const STYLE_RIVALS = ['casual', 'intermediate']

const GAMES_OF_STRATEGY = 1080
const NUMBERS_OF_PLAYERS = [2, 3, 4]

const inMeasurements = (name: string): string =>
  fileURLToPath(new URL(`../../docs/measurements/${name}`, import.meta.url))

/** A tool of those who work on the program: it speaks English, as the page does that it writes. */
const OPTIONS = {
  game: valued(
    'name',
    () => `one game only: ${NAMES}`,
    name => gameNamed(name).name,
  ),
  players: players(),
  games: number(
    () =>
      `games of each contest (default: ${GAMES_OF_A_CONTEST}), of each bot at each table (default: ${GAMES_OF_SELF_PLAY}), or with --strategy of each bot in all (default: ${GAMES_OF_STRATEGY})`,
    [0, MOST_GAMES],
  ),
  levels: valued('names', () => 'only these, such as casual,intermediate', readLevels),
  all: flag(() => 'every pair of levels, not only neighbours'),
  styles: flag(() => 'each style with two players against casual and intermediate, and what it does beside strong'),
  strength: flag(() => 'what expert makes of each table with four players, beside greedy and random'),
  strategy: flag(() => 'what winners and others do, in games of champions and in games of intermediates'),
  seed: seed('terminal.option.seed', FIRST_SEED),
  threads: allThreads,
  fromScratch: flag(() => 'drop what was played before'),
  file: file(() => 'the figures; what is in it is not played again (default: bots-ladder.json or strategy.json)'),
  page: file(() => 'the page whose tables are rewritten (default: bots.md or strategy.md)'),
}

type LadderOptions = OptionValues<typeof OPTIONS>

export const ladderCommand = command({
  name: 'ladder',
  about: 'terminal.command.ladder',
  options: OPTIONS,
  run: ladder,
})

/** The weakest first, however they were named. */
function readLevels(text: string): readonly Level[] {
  const names = text.split(',')
  const unknown = names.find(name => !LEVELS.some(level => level === name))
  if (unknown !== undefined) throw new Refusal(`found "${unknown}"; expected ${LEVELS.join(', ')}`)
  return LEVELS.filter(level => names.includes(level))
}

async function ladder(terminal: Terminal, options: LadderOptions): Promise<void> {
  const { strategy } = options
  const file = options.file ?? inMeasurements(strategy ? 'strategy.json' : 'bots-ladder.json')
  const pageFile = options.page ?? inMeasurements(strategy ? 'strategy.md' : 'bots.md')
  // Before anything is written: an option that cannot be met must not cost what was played before.
  const wanted = wantedBy(options)
  const page = readText(pageFile)
  const ledger = openLedger(file, options)
  const keep = () => writeWhole(file, writeLedger(ledger))
  try {
    await playInto(ledger, wanted, options.threads, terminal, seldom(keep))
  } finally {
    keep()
  }
  // The page is English, as the other documents are.
  const parts = strategy ? strategyParts(ledger) : partsOf(ledger, await wordsOf('en'))
  for (const [name, lines] of Object.entries(parts))
    if (lines !== NOTHING) for (const line of [name, ...lines, '']) terminal.say(line)
  writeWhole(pageFile, withParts(page, parts))
  if (strategy && options.page === undefined) rewriteBooks(ledger)
}

/** The books for players have figures too. */
function rewriteBooks(ledger: Ledger): void {
  for (const { game, language, path } of strategyBooks()) {
    const file = fileURLToPath(new URL(`../../docs/strategy/${path}`, import.meta.url))
    if (existsSync(file)) writeWhole(file, withStrategyFigures(readText(file), ledger, game, language))
  }
}

function openLedger(file: string, { seed, fromScratch }: LadderOptions): Ledger {
  if (fromScratch || !existsSync(file)) return newLedger(seed)
  const ledger = readLedger(readText(file))
  if (writeSeed(ledger.seed) !== writeSeed(seed))
    throw new WrongUse(
      'terminal.error.value',
      { option: '--seed' },
      new Refusal(`${file} was made with ${writeSeed(ledger.seed)}; name that one, another file or --from-scratch`),
    )
  return ledger
}

const KEPT_EVERY = 5000

/** The same, but not more often than every few seconds. */
function seldom(work: () => void): () => void {
  let last = Date.now()
  return () => {
    if (Date.now() - last < KEPT_EVERY) return
    last = Date.now()
    work()
  }
}

function wantedBy(options: LadderOptions): Quota[] {
  const { game, players, games: wanted, levels = LEVELS, all, styles, strength, strategy } = options
  const names = game === undefined ? games.map(({ name }) => name) : [game]
  const numbers = players === undefined ? NUMBERS_OF_PLAYERS : [players]
  if (styles) return names.flatMap(name => quotasOfStyles(name, wanted ?? GAMES_OF_A_CONTEST))
  if (strategy) return names.flatMap(name => strategyOf(name, numbers, wanted ?? GAMES_OF_STRATEGY))
  if (strength) {
    const count = wanted ?? GAMES_OF_SELF_PLAY
    const events = (name: string) => selfPlayOf(name, players ?? STRENGTH_PLAYERS, ['expert', 'greedy', 'random'])
    return names.flatMap(name => events(name).map(event => ({ event, count })))
  }
  const tables = names.flatMap(name => numbers.map(seats => ({ name, seats })))
  return tables.flatMap(({ name, seats }) => {
    const count = Math.ceil((wanted ?? GAMES_OF_A_CONTEST) / seats)
    return contestsOf(name, seats, levels, all).map(event => ({ event, count }))
  })
}

/** How strong each style is, and what it does beside the level that it comes from. */
function quotasOfStyles(game: string, wanted: number): Quota[] {
  const styles = Object.keys(botGameNamed(game).knowledge.styles ?? {})
  const contests = styles.flatMap(one => STYLE_RIVALS.map(others => ({ game, players: STYLE_PLAYERS, one, others })))
  return [
    ...contests.map(event => ({ event, count: Math.ceil(wanted / STYLE_PLAYERS) })),
    ...selfPlayOf(game, STYLE_PLAYERS, ['strong', ...styles]).map(event => ({ event, count: GAMES_OF_SELF_PLAY })),
  ]
}

/** The same number of games at all tables with all numbers of players. */
function strategyOf(name: string, numbers: readonly number[], wanted: number): Quota[] {
  const events = numbers.flatMap(seats => selfPlayOf(name, seats, STRATEGY_BOTS, { deeds: true }))
  const count = Math.ceil((wanted * STRATEGY_BOTS.length) / events.length)
  return events.map(event => ({ event, count }))
}
