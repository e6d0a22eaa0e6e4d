import { type ChanceTeller, fitPowers, knowledgeTelling } from '@roundhouse/bots/training/calibration'
import { isBelievable, lossesOf, onlyBetter, type TableLoss } from '@roundhouse/bots/training/calibration-loss'
import type { Example } from '@roundhouse/bots/training/example'
import { netSpecOf, trainingSpecOf } from '@roundhouse/bots/training/specs'
import { rounded, writeWeights } from '@roundhouse/bots/training/weight-file'
import { type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { readJson } from '@roundhouse/kernel/file/json'
import { Refusal } from '@roundhouse/kernel/game'
import { Interruption } from '../exit-codes.ts'
import { readText, writeWhole } from '../saving/files.ts'
import { newProgress } from '../simulation/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { favouritesTable, lossTable, lossText } from './loss-tables.ts'
import { playInThreads } from './pool.ts'

interface CalibrationRun {
  readonly game: string
  /** Whose chances are fitted. */
  readonly by: ChanceTeller
  readonly seed: Seed
  readonly games: number
  readonly threads: number
  /** Where the games are kept, and the file of those to go on with. */
  readonly state: string
  readonly resume: string | undefined
  /** Where the powers go, if they tell chances no worse than before at any table. */
  readonly file: string
}

/** This part of the games is held out. */
const HELD_OUT = 1 / 5

/** Plays games of strong bots, fits powers to most of them, and tells how chances come true in the others. */
export async function calibrate(terminal: Terminal, run: CalibrationRun): Promise<void> {
  const { calibration } = knowledgeTelling(trainingSpecOf(run.game), run.by)
  const examples = await played(terminal, run)
  const fitted = Math.floor(run.games * (1 - HELD_OUT))
  const heldOut = examples.slice(fitted)
  const powers = onlyBetter(calibration, rounded(fitPowers(calibration, examples.slice(0, fitted))), heldOut)
  const losses = lossesOf(calibration, powers, heldOut)
  for (const line of [...lossTable(losses), '', ...favouritesTable(losses)]) terminal.say(line)
  if (!losses.every(isBelievable)) return terminal.say('Nothing is written: at some table chances would be told worse.')
  const { tables: rows, moments: columns } = calibration
  writeWhole(run.file, writeWeights({ game: run.game, rows, columns }, powers, madeBy(run, losses)))
  terminal.say(`Written: ${run.file}`)
}

/** Anyone who stops it is told how to go on. */
async function played(terminal: Terminal, run: CalibrationRun): Promise<Example[]> {
  const { game, by, seed, games, threads, state, resume } = run
  const examples = resume === undefined ? [] : examplesIn(run, resume)
  const progress = newProgress(terminal, games, { from: examples.length })
  const work = { game, seed, calibrates: by }
  try {
    await playInThreads<Example>({ work, from: examples.length, to: games, threads }, terminal.stopped, example => {
      examples.push(example)
      progress.tell(examples.length)
    })
  } catch (error) {
    if (!(error instanceof Interruption)) throw error
    throw new Interruption(error.signal, `Stopped after ${examples.length} games. Go on with --resume ${state}`)
  } finally {
    progress.end()
    writeWhole(state, JSON.stringify({ game, by, seed, examples }))
  }
  return examples
}

/** Ten thousand games are 50 MB. */
const MOST_BYTES = 400_000_000

/** The games that were played before a calibration was stopped. */
function examplesIn({ game, by, seed }: CalibrationRun, file: string): Example[] {
  const kept = readJson(readText(file, MOST_BYTES)) as Pick<CalibrationRun, 'game' | 'by' | 'seed'> & {
    readonly examples?: Example[]
  }
  if (kept.game !== game || kept.by !== by || kept.seed.join() !== seed.join() || kept.examples === undefined)
    throw new Refusal(`${file} is no calibration of the ${by} of ${game} with this seed`)
  return kept.examples
}

const madeBy = ({ game, by, games, seed }: CalibrationRun, losses: readonly TableLoss[]) => ({
  command: `npm run train -- ${game} --calibrate${by === 'net' ? ' --net' : ''} --games ${games} --seed ${writeSeed(seed).replace(/^0+(?=.)/, '')}`,
  loss: losses
    .map(each => `${each.table}: ${lossText(each.shares)} before, ${lossText(each.chances)} after`)
    .join('; '),
  ...(by === 'net' ? { net: String(netSpecOf(game).shipped.checksum) } : {}),
})
