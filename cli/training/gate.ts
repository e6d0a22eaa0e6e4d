import { isWon, type MatchScore, type WeightMatch } from '@roundhouse/bots/training/match'
import { trainingSpecOf } from '@roundhouse/bots/training/specs'
import type { Training } from '@roundhouse/bots/training/training'
import { rounded, type WeightFile, writeWeights } from '@roundhouse/bots/training/weight-file'
import { fork, writeSeed } from '@roundhouse/kernel/dice'
import { writeWhole } from '../saving/files.ts'
import { percent } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playMatch } from './match.ts'

interface Gate {
  readonly deals: number
  readonly threads: number
  readonly shipped: string
  /** Where the weights go in any case. */
  readonly out: string | undefined
}

const PLAYERS = 2
/** A fork of the seed that no game of a training has. */
const MATCH = 0x7fffffff

/** The new weights play against those they were trained from, and take their place if they win. */
export async function gateOf(
  terminal: Terminal,
  training: Training,
  { deals: wanted, threads, shipped, out }: Gate,
): Promise<void> {
  const { game, seed, playedBy } = training
  const weights = rounded(training.weights)
  const match: WeightMatch = {
    game,
    seed: fork(seed, MATCH),
    players: PLAYERS,
    level: 'strong',
    one: weights,
    others: playedBy,
  }
  const score = await playMatch(terminal, match, wanted, threads)
  if (!isWon(match, score) && out === undefined) return terminal.say('Nothing is written: what was there is as good.')
  const file = out ?? shipped
  writeWhole(file, writeWeights(trainingSpecOf(game), weights, madeBy(training, score, wanted)))
  terminal.say(`Written: ${file}`)
}

/** How the weights were made, for anyone who wants to make them again. */
function madeBy(training: Training, { share, error }: MatchScore, deals: number): WeightFile['made'] {
  const { game, seed, played, batchSize, playedBy, state, metrics } = training
  const digits = writeSeed(seed).replace(/^0+(?=.)/, '')
  const fromScratch = playedBy === null ? ' --from-scratch' : ''
  const against = playedBy === null ? 'the evaluation written by hand' : 'the weights shipped before'
  return {
    command: `npm run train -- ${game} --games ${played} --batch ${batchSize} --seed ${digits} --match ${deals}${fromScratch}`,
    ...(state.by === 'regression' ? { loss: metrics.map(loss => Number(loss.toFixed(4))) } : {}),
    match: `${percent(share)} ± ${percent(error)} of ${deals * PLAYERS} games of two at level strong against ${against}`,
  }
}
