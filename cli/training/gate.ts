import { subjectOf } from '@roundhouse/bots/learning/subjects'
import { isWon, type Match, type Standing } from '@roundhouse/bots/training/match'
import type { Training } from '@roundhouse/bots/training/training'
import { type LessonFile, rounded, writeLessons } from '@roundhouse/bots/training/weight-file'
import { fork, writeSeed } from '@roundhouse/kernel/dice'
import { writeWhole } from '../saving/files.ts'
import { percent } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playMatch } from './match.ts'

interface Gate {
  readonly deals: number
  readonly jobs: number
  readonly shipped: string
  /** Where the weights go in any case. */
  readonly out: string | undefined
}

const PLAYERS = 2
/** A fork of the seed that no game of a training has. */
const MATCH = 0x7fffffff

/** What is shipped plays against what was written by hand. */
export async function checkShipped(terminal: Terminal, asked: Asked, wanted: number, jobs: number): Promise<void> {
  const match: Match = { ...asked, one: subjectOf(asked.game).shipped, others: null }
  await playMatch(terminal, match, wanted, jobs)
}

type Asked = Omit<Match, 'one' | 'others'>

/** What was learned plays against what it was learned by, and takes its place if it wins. */
export async function gateOf(
  terminal: Terminal,
  training: Training,
  { deals: wanted, jobs, shipped, out }: Gate,
): Promise<void> {
  const { game, seed, playedBy } = training
  const subject = subjectOf(game)
  const weights = rounded(training.weights)
  const match: Match = {
    game,
    seed: fork(seed, MATCH),
    players: PLAYERS,
    level: 'strong',
    one: weights,
    others: playedBy,
  }
  const standing = await playMatch(terminal, match, wanted, jobs)
  const isBetter = isWon(match, standing)
  if (!isBetter && out === undefined) return terminal.say('Nothing is written: what was there is as good.')
  const made = madeBy(training, standing, wanted)
  const file = out ?? shipped
  writeWhole(file, writeLessons(subject, weights, made))
  terminal.say(`Written: ${file}`)
}

/** How the weights were made, for whoever wants to make them again. */
function madeBy(training: Training, { share, error }: Standing, deals: number): LessonFile['made'] {
  const { game, seed, played, classSize, playedBy, notes, figures } = training
  const digits = writeSeed(seed).replace(/^0+(?=.)/, '')
  const afresh = playedBy === null ? ' --afresh' : ''
  const against = playedBy === null ? 'the evaluation written by hand' : 'the weights shipped before'
  return {
    command: `npm run train -- ${game} --games ${played} --class ${classSize} --seed ${digits} --match ${deals}${afresh}`,
    ...(notes.by === 'looking' ? { loss: figures.map(loss => Number(loss.toFixed(4))) } : {}),
    match: `${percent(share)} ± ${percent(error)} of ${deals * PLAYERS} games of two at level strong against ${against}`,
  }
}
