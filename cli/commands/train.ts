import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { LEVELS, type Level } from '@roundhouse/bots/play/level'
import type { TrainingSpec } from '@roundhouse/bots/training/spec'
import { trainable, trainingSpecOf } from '@roundhouse/bots/training/specs'
import type { Seed } from '@roundhouse/kernel/dice'
import { Command, Option } from 'commander'
import { gameNamed, NAMES } from '../games.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { checkShipped, gateOf } from '../training/gate.ts'
import { openTraining, trainUntil } from '../training/train.ts'
import { numberOption, playersOption, seedOption, threadsOption } from './options.ts'

interface TrainOptions {
  readonly games?: number
  readonly seed: Seed
  readonly batch?: number
  readonly match: number
  readonly threads: number
  readonly fromScratch?: boolean
  readonly resume?: string
  readonly state?: string
  readonly out?: string
  readonly check?: boolean
  readonly players: number
  readonly level: Level
}

const MOST_GAMES = 10_000_000

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The defaults of each game, in words. */
const defaults = (what: keyof TrainingSpec['defaults']): string =>
  trainable.map(name => `${trainingSpecOf(name).defaults[what]} for ${name}`).join(', ')

export const trainCommand = (terminal: Terminal): Command =>
  new Command('train')
    .description('train the weights of bots by self-play (docs/training.md)')
    .argument('[game]', `the game: ${NAMES}; default: ${gameNamed(undefined).name}`)
    .addOption(
      numberOption(
        '--games <n>',
        `games of self-play, or deals that are played from both sides; ${defaults('games')}`,
        1,
        MOST_GAMES,
      ),
    )
    .addOption(
      numberOption('--batch <n>', `the weights are updated after each batch; ${defaults('batchSize')}`, 1, MOST_GAMES),
    )
    .addOption(seedOption('the same seed is the same training').default([0, 0, 0, 1], '1'))
    .addOption(
      numberOption(
        '--match <n>',
        'deals of the match that decides, each played from every seat',
        1,
        MOST_GAMES,
      ).default(450),
    )
    .addOption(threadsOption('threads').default(availableParallelism()))
    .option(
      '--from-scratch',
      'start from the weights written by hand, and play against them, not from those that are shipped',
    )
    .option('--resume <file>', 'resume a training that was stopped')
    .option('--state <file>', 'where the training is kept while it runs (default: saves/training-GAME.json)')
    .option(
      '--out <file>',
      'where the weights go, even if they lose (default: in place of the shipped ones, if they win)',
    )
    .option('--check', 'train nothing: only let the shipped weights play against those written by hand')
    .addOption(playersOption().default(2).helpGroup('With --check:'))
    .addOption(
      new Option('--level <name>', 'how the bots think').choices(LEVELS).default('strong').helpGroup('With --check:'),
    )
    .action((name: string | undefined, options: TrainOptions) => train(terminal, gameNamed(name).name, options))

async function train(terminal: Terminal, game: string, options: TrainOptions): Promise<void> {
  const {
    games: wanted = trainingSpecOf(game).defaults.games,
    seed,
    batch: batchSize,
    match: deals,
    threads,
    fromScratch = false,
    resume,
    out,
  } = options
  if (options.check) {
    const { players, level } = options
    return checkShipped(terminal, { game, seed, players, level }, deals, threads)
  }
  const state = options.state ?? resume ?? inRepository(`saves/training-${game}.json`)
  const training = openTraining(game, { seed, batchSize, fromScratch, resume })
  await trainUntil(terminal, training, { games: wanted, threads, state })
  const shipped = inRepository(`bots/${game}/evaluation/trained-weights.json`)
  await gateOf(terminal, training, { deals, threads, out, shipped })
}
