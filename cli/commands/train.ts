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
    .description('let bots learn from games against themselves what positions are worth (docs/training.md)')
    .argument('[game]', `the game: ${NAMES}; if none is named, ${gameNamed(undefined).name}`)
    .addOption(
      numberOption(
        '--games <n>',
        `games to learn from, or deals that are played from both sides; ${defaults('games')}`,
        1,
        MOST_GAMES,
      ),
    )
    .addOption(
      numberOption(
        '--batch <n>',
        `after so many what they showed is thought over; ${defaults('batchSize')}`,
        1,
        MOST_GAMES,
      ),
    )
    .addOption(seedOption('the same seed learns the same').default([0, 0, 0, 1], '1'))
    .addOption(
      numberOption(
        '--match <n>',
        'deals of the match that decides, each played from every seat',
        1,
        MOST_GAMES,
      ).default(450),
    )
    .addOption(threadsOption('threads').default(availableParallelism()))
    .option('--from-scratch', 'play by what was written by hand, and against it, not by what is shipped')
    .option('--resume <file>', 'go on with a training that was stopped')
    .option('--state <file>', 'where the training is kept while it runs; saves/training-GAME.json if nothing is said')
    .option('--out <file>', 'where the weights go, whoever wins; if nothing is said, in place of the shipped ones')
    .option('--check', 'learn nothing: only let what is shipped play against what was written by hand')
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
