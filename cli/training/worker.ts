import { parentPort, workerData } from 'node:worker_threads'
import { answerAll } from '@roundhouse/bots/play/threads/thread'
import { calibrationGames } from '@roundhouse/bots/training/calibration'
import { type Example, examplesIn } from '@roundhouse/bots/training/example'
import { dealsOf, type WeightMatch } from '@roundhouse/bots/training/match'
import { type NetMatch, netDealsOf } from '@roundhouse/bots/training/net/match'
import type { GameRows } from '@roundhouse/bots/training/net/samples'
import { netGames } from '@roundhouse/bots/training/net/self-play'
import type { TrainingSpec } from '@roundhouse/bots/training/spec'
import { netSpecOf, trainingSpecOf } from '@roundhouse/bots/training/specs'
import { trialsOf } from '@roundhouse/bots/training/spsa'
import type { Sample } from '@roundhouse/bots/training/training'
import type { CalibrationWork, GameRequest, NetWork, SelfPlayWork } from './pool.ts'

const work = workerData as SelfPlayWork | CalibrationWork | NetWork | NetMatch | WeightMatch
const spec = trainingSpecOf(work.game)

if ('playedBy' in work) {
  answerAll<GameRequest, Sample>(parentPort!, samplesIn(spec, work))
} else if ('calibrates' in work) {
  const example = calibrationGames(spec, work.calibrates, work.seed)
  answerAll<GameRequest, Example>(parentPort!, ({ n }) => example(n))
} else if ('netPlayers' in work) {
  const rows = netGames(work.game, netSpecOf(work.game), work.seed, work.netPlayers)
  answerAll<GameRequest, GameRows>(parentPort!, ({ n }) => rows(n))
} else if ('net' in work) {
  const deal = netDealsOf(netSpecOf(work.game), work)
  answerAll<GameRequest, unknown>(parentPort!, ({ n }) => deal(n))
} else {
  const deal = dealsOf(spec, work)
  answerAll<GameRequest, unknown>(parentPort!, ({ n }) => deal(n))
}

function samplesIn(spec: TrainingSpec, { seed, playedBy }: SelfPlayWork): (wanted: GameRequest) => Sample {
  const { method } = spec
  if (method.by === 'regression') {
    const example = examplesIn(spec, method, seed, playedBy)
    return ({ n }) => example(n)
  }
  const trial = trialsOf(spec, method, seed)
  return ({ n, around }) => trial(n, around)
}
