import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newPuzzleFile, readPuzzleFile, withNextGame, writePuzzleFile } from '@roundhouse/bots/puzzles/collection'
import type { PuzzleSeries } from '@roundhouse/bots/puzzles/maker'
import type { PuzzleFile } from '@roundhouse/bots/puzzles/puzzle'
import { Refusal } from '@roundhouse/kernel/game'
import { gameNamed } from '../games.ts'
import { command } from '../options/command.ts'
import { FIRST_SEED, file, flag, number, type OptionValues, seed } from '../options/option.ts'
import { readText, writeWhole } from '../saving/files.ts'
import { sayAll, type Terminal, yieldToTerminal } from '../terminal/terminal.ts'
import { refusedFile, UserError } from '../user-error.ts'
import { GAME } from './game-flags.ts'

const MOST_PUZZLES = 10_000
const MOST_GAMES = 1_000_000
const MOST_SIMULATIONS = 10_000

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** A tool of those who work on the program: it speaks English. */
const OPTIONS = {
  count: number(() => 'how many puzzles are wanted', [1, MOST_PUZZLES], 72),
  games: number(() => 'stop after this many games, even with fewer puzzles', [1, MOST_GAMES]),
  simulations: number(
    () => 'for each plan at first sight; what looks promising is searched ten times as thoroughly, twice',
    [1, MOST_SIMULATIONS],
    50,
  ),
  seed: seed('terminal.option.seed', FIRST_SEED),
  fromScratch: flag(() => 'drop what was made before'),
  file: file(() => 'where the puzzles are saved and continued (default: the shipped ones)'),
}

type PuzzlesOptions = OptionValues<typeof OPTIONS>

export const puzzlesCommand = command({
  name: 'puzzles',
  about: 'terminal.command.puzzles',
  takes: GAME,
  options: OPTIONS,
  run: makePuzzles,
})

async function makePuzzles(terminal: Terminal, options: PuzzlesOptions, [name]: readonly string[]): Promise<void> {
  const game = gameNamed(name)
  if (game.puzzles === undefined) throw new UserError('terminal.puzzle.none', { game: game.name })
  const { seed, simulations, count, games = MOST_GAMES } = options
  const { rules, judge } = await game.puzzles()
  const { netRefusal } = judge.bots.knowledge
  if (netRefusal !== undefined) throw new Refusal(netRefusal)
  const series = { rules, judge, seed, simulations }
  const path = options.file ?? inRepository(`bots/${game.name}/puzzles/puzzles.json`)
  let made = openPuzzles(series, path, options)
  while (made.puzzles.length < count && made.made.games < games) {
    made = withNextGame(series, made, count)
    writeWhole(path, writePuzzleFile(made))
    terminal.warn(`${made.puzzles.length} of ${count} puzzles from ${made.made.games} games`)
    // Stopped here, it continues later with the same command.
    await yieldToTerminal(terminal)
  }
  sayAll(terminal, summaryOf(made))
}

function openPuzzles(series: PuzzleSeries, path: string, { fromScratch }: PuzzlesOptions): PuzzleFile {
  if (fromScratch || !existsSync(path)) return newPuzzleFile(series)
  try {
    return readPuzzleFile(series, readText(path))
  } catch (error) {
    throw refusedFile(path, error)
  }
}

/** How many there are of each difficulty, and by what they are about first of all. */
const summaryOf = ({ puzzles }: PuzzleFile): string[] => [
  ...countsOf(puzzles.map(({ difficulty }) => `difficulty ${difficulty}`)),
  ...countsOf(puzzles.map(({ themes }) => themes[0]!)),
]

function countsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort().map(([name, count]) => `${String(count).padStart(3)}  ${name}`)
}
