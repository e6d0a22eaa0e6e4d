import { type Analysis, type AnalysisProgress, analysing } from '@roundhouse/bots/coach/analysis'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { headerOf, readRecord, replay } from '@roundhouse/kernel/record'
import { openBy } from '@roundhouse/kernel/rules-number'
import { chairsIn, peopleIn } from '@roundhouse/table/chairs'
import { loadBotsWithNet, loadGame } from '@roundhouse/table/games'
import { expose } from 'comlink'
import { keepAnalysis, keptAnalysis } from '../saving/store.ts'
import { type GameSource, recordFrom } from './source.ts'

/** How thoroughly is thought: a game takes some seconds. */
const SIMULATIONS = 60

/** The same game is always judged the same. */
const SEED = [0, 0, 0, 1] as const

/** This many milliseconds lie between two signs of life. */
const PAUSE = 50

/** Who only passes through, to send a moment or to play on from it, needs no analysis: it begins after this many milliseconds. */
const PATIENCE = 1000

/** Where a game that is over is thought through again. Anyone who does not want to wait lets the worker go. */
const analyst = {
  async review(source: GameSource, onProgress: (progress: AnalysisProgress) => void): Promise<Analysis> {
    const known = 'id' in source ? await keptAnalysis(source.id) : undefined
    if (known !== undefined) return known
    await new Promise(resolve => setTimeout(resolve, PATIENCE))
    const analysis = await analysisOf(await recordFrom(source), onProgress)
    if ('id' in source) await keepAnalysis(source.id, analysis)
    return analysis
  },
}

async function analysisOf(text: string, onProgress: (progress: AnalysisProgress) => void): Promise<Analysis> {
  const record = readRecord(text)
  const { definition } = await loadGame(record.game)
  const game = openBy(definition, definition.readOptions(headerOf(record)), record.rules)
  const coach = coachFor(await loadBotsWithNet(record.game), game)
  const own = peopleIn(chairsIn(record, game.seats))
  const steps = analysing(coach, replay(game, record).match, { simulations: SIMULATIONS, seed: SEED, own })
  let toldAt = 0
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (Date.now() - toldAt < PAUSE) continue
    toldAt = Date.now()
    onProgress(value)
  }
}

export type Analyst = typeof analyst
expose(analyst)
