import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { subjectOf } from '@roundhouse/bots/learning/subjects'
import { LEVELS, type Level } from '@roundhouse/bots/play/level'
import type { Subject } from '@roundhouse/bots/training/spec'
import type { Seed } from '@roundhouse/kernel/dice'
import { Command, Option } from 'commander'
import { gameNamed, games, NAMES } from '../games.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { checkShipped, gateOf } from '../training/gate.ts'
import { openTraining, studyUntil } from '../training/train.ts'
import { jobsOption, numberOption, playersOption, seedOption } from './options.ts'

interface TrainOptions {
  readonly games?: number
  readonly seed: Seed
  readonly class?: number
  readonly match: number
  readonly jobs: number
  readonly afresh?: boolean
  readonly resume?: string
  readonly state?: string
  readonly out?: string
  readonly check?: boolean
  readonly players: number
  readonly level: Level
}

const MOST_GAMES = 10_000_000

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What is usual in each game, in words. */
const usual = (what: keyof Subject['usual']): string =>
  games.map(({ name }) => `${subjectOf(name).usual[what]} for ${name}`).join(', ')

export const trainCommand = (terminal: Terminal): Command =>
  new Command('train')
    .description('let bots learn from games against themselves what positions are worth (docs/training.md)')
    .argument('[game]', `the game: ${NAMES}; if none is named, ${gameNamed(undefined).name}`)
    .addOption(
      numberOption(
        '--games <n>',
        `games to learn from, or deals that are played from both sides; ${usual('games')}`,
        1,
        MOST_GAMES,
      ),
    )
    .addOption(
      numberOption(
        '--class <n>',
        `after so many what they showed is thought over; ${usual('classSize')}`,
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
    .addOption(jobsOption('threads').default(availableParallelism()))
    .option('--afresh', 'play by what was written by hand, and against it, not by what is shipped')
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
    games: wanted = subjectOf(game).usual.games,
    seed,
    class: classSize,
    match: deals,
    jobs,
    afresh = false,
    resume,
    out,
  } = options
  if (options.check) {
    const { players, level } = options
    return checkShipped(terminal, { game, seed, players, level }, deals, jobs)
  }
  const state = options.state ?? resume ?? inRepository(`saves/training-${game}.json`)
  const training = openTraining(game, { seed, classSize, afresh, resume })
  await studyUntil(terminal, training, { games: wanted, jobs, state })
  const shipped = inRepository(`bots/${game}/evaluation/trained-weights.json`)
  await gateOf(terminal, training, { deals, jobs, out, shipped })
}
