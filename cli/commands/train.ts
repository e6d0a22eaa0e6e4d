import { fileURLToPath } from 'node:url'
import { LEVELS, type Level } from '@roundhouse/bots/play/level'
import type { TrainingSpec } from '@roundhouse/bots/training/spec'
import { trainable, trainingSpecOf } from '@roundhouse/bots/training/specs'
import { Refusal } from '@roundhouse/kernel/game'
import { gameNamed } from '../games.ts'
import { command } from '../options/command.ts'
import { allThreads, FIRST_SEED, file, flag, number, players, seed, valued } from '../options/option.ts'
import { checkAdvice } from '../training/advice.ts'
import { calibrate } from '../training/calibrate.ts'
import { checkChances } from '../training/chances.ts'
import { gateOf } from '../training/gate.ts'
import { playMatch } from '../training/match.ts'
import { trainNet } from '../training/net.ts'
import { openTraining, trainUntil } from '../training/train.ts'
import { GAME } from './game-flags.ts'

const MOST_GAMES = 10_000_000
const MOST_SIMULATIONS = 100_000
/** Of a position in a review on the page. */
const ON_THE_PAGE = 60

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The defaults of each game, in words. */
const defaults = (what: keyof TrainingSpec['defaults']): string =>
  trainable.map(name => `${trainingSpecOf(name).defaults[what]} for ${name}`).join(', ')

/** A tool of those who work on the bots: it speaks English. */
const OPTIONS = {
  games: number(
    () => `games of self-play, or deals that are played from both sides; ${defaults('games')}`,
    [1, MOST_GAMES],
  ),
  batch: number(() => `the weights are updated after each batch; ${defaults('batchSize')}`, [1, MOST_GAMES]),
  seed: seed('terminal.option.seed', FIRST_SEED),
  match: number(() => 'deals of the match that decides, each played from every seat', [1, MOST_GAMES], 450),
  threads: allThreads,
  fromScratch: flag(
    () => 'start from the weights written by hand, and play against them, not from those that are shipped',
  ),
  resume: file(() => 'resume a training that was stopped'),
  state: file(() => 'where the training is kept while it runs (default: saves/training-GAME.json)'),
  out: file(() => 'where the weights go, even if they lose (default: in place of the shipped ones, if they win)'),
  check: flag(() => 'train nothing: only let the shipped weights play against those written by hand'),
  calibrate: flag(
    () =>
      'train nothing: fit how chances are told to games of strong bots, the last fifth of them held out; with --net those by the net',
  ),
  advice: flag(
    () => 'train nothing: ask the coach in this many games, and tell what its advice loses by ten times the search',
  ),
  chances: flag(
    () => 'train nothing: tell how often what a review says comes true in this many games, with the net and without it',
  ),
  net: flag(() => 'train the value net: fit it to games of self-play, every tenth held out, and play a match with it'),
  simulations: number(
    () =>
      'with --net: the shipped net plays, with this many simulations (default: bots without a net play); with --chances: of each position (default: as on the page)',
    [0, MOST_SIMULATIONS],
    0,
  ),
  byNet: flag(() => 'with --net: the shipped net plays, without a search'),
  further: flag(() => 'with --net: fit the shipped net further, not a new one'),
  also: file(() => 'with --net: games kept in this file, such as those of bots without a net, are fitted to as well'),
  players: players(2),
  level: valued('name', () => `how the bots think with --check: ${LEVELS.join(', ')}`, readLevel, 'strong' as Level),
}

export const trainCommand = command({
  name: 'train',
  about: 'terminal.command.train',
  takes: GAME,
  options: OPTIONS,
  async run(terminal, options, [name]) {
    const game = gameNamed(name).name
    const { seed, batch: batchSize, match: deals, threads, fromScratch, resume, out } = options
    const wanted = options.games ?? trainingSpecOf(game).defaults.games
    if (options.check) {
      const { players, level } = options
      const match = { game, seed, players, level, one: trainingSpecOf(game).shipped, others: null }
      await playMatch(terminal, match, deals, threads)
      return
    }
    if (options.advice) return checkAdvice(terminal, { game, players: options.players, seed, games: wanted })
    if (options.chances) {
      const simulations = options.simulations === 0 ? ON_THE_PAGE : options.simulations
      return checkChances(terminal, { game, seed, games: wanted, simulations })
    }
    if (options.calibrate) {
      const by = options.net ? 'net' : 'evaluation'
      const shipped = inRepository(`bots/${game}/${by}/calibration.json`)
      const state = options.state ?? resume ?? inRepository(`saves/calibration-${by}-${game}.json`)
      await calibrate(terminal, { game, by, seed, games: wanted, threads, state, resume, file: out ?? shipped })
      return
    }
    if (options.net) {
      const state = resume ?? options.state ?? inRepository(`saves/net-games-${game}`)
      const shipped = inRepository(`bots/${game}/net/net.json`)
      const { simulations, byNet, further: isFurther, also } = options
      const isResumed = resume !== undefined
      return trainNet(terminal, {
        game,
        seed,
        games: wanted,
        players: { byNet: byNet || simulations > 0, simulations },
        isFurther,
        threads,
        deals,
        state,
        isResumed,
        also,
        shipped,
        out,
      })
    }
    const state = options.state ?? resume ?? inRepository(`saves/training-${game}.json`)
    const training = openTraining(game, { seed, batchSize, fromScratch, resume })
    await trainUntil(terminal, training, { games: wanted, threads, state })
    const shipped = inRepository(`bots/${game}/evaluation/trained-weights.json`)
    await gateOf(terminal, training, { deals, threads, out, shipped })
  },
})

function readLevel(text: string): Level {
  const level = LEVELS.find(each => each === text)
  if (level === undefined) throw new Refusal(`found "${text}"; expected ${LEVELS.join(', ')}`)
  return level
}
