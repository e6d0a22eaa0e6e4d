import { writeSeed } from '@roundhouse/kernel/dice'
import { Refusal } from '@roundhouse/kernel/game'
import { type HasRoom, type PuzzleSeries, puzzlesOf } from './maker.ts'
import type { Puzzle, PuzzleFile } from './puzzle.ts'

/** No theme has more than this part of all puzzles, and no difficulty more than that. */
const OF_A_THEME = 0.25
const OF_A_DIFFICULTY = 0.45

export const newPuzzleFile = ({ rules, judge, seed, simulations }: PuzzleSeries): PuzzleFile => ({
  game: rules.bots.name,
  made: { seed: writeSeed(seed), simulations, net: judge.net, games: 0 },
  puzzles: [],
})

/** Looks through one more game; at most as many puzzles are kept as are wanted. */
export function withNextGame(series: PuzzleSeries, { game, made, puzzles }: PuzzleFile, wanted: number): PuzzleFile {
  const found = puzzlesOf(series, made.games, roomIn(puzzles, wanted))
  return {
    game,
    made: { ...made, games: made.games + 1 },
    puzzles: [...puzzles, ...found].slice(0, wanted).sort((a, b) => a.difficulty - b.difficulty),
  }
}

/** Puzzles are to be of many kinds: what there is enough of is passed over. */
const roomIn =
  (puzzles: readonly Puzzle[], wanted: number): HasRoom =>
  ({ themes, difficulty }) =>
    puzzles.filter(other => other.themes[0] === themes[0]).length < Math.ceil(OF_A_THEME * wanted) &&
    puzzles.filter(other => other.difficulty === difficulty).length < Math.ceil(OF_A_DIFFICULTY * wanted)

/** As it is kept: a line for each line of a position, for people who look into it. */
export const writePuzzleFile = (file: PuzzleFile): string => `${JSON.stringify(file, null, 1)}\n`

/** What was made before by the same series, to go on with it. */
export function readPuzzleFile(series: PuzzleSeries, text: string): PuzzleFile {
  const file = JSON.parse(text) as PuzzleFile
  const { game, made } = newPuzzleFile(series)
  if (file.game !== game) throw new Refusal(`These are puzzles of ${file.game}, not of ${game}`)
  if (file.made.seed !== made.seed || file.made.simulations !== made.simulations)
    throw new Refusal(
      `made with seed ${file.made.seed} and ${file.made.simulations} simulations; name those, another file or --from-scratch`,
    )
  if (file.made.net !== made.net)
    throw new Refusal('judged by another value net than the one that is shipped; name another file or --from-scratch')
  return file
}
