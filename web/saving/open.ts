import { Refusal } from '@roundhouse/kernel/game'
import { Difference, readRecord, replay } from '@roundhouse/kernel/record'
import { chairsIn } from '@roundhouse/table/chairs'
import { type AnyGameDefinition, isGame, loadBots, shelfOf } from '@roundhouse/table/games'
import { withKnownBot } from '@roundhouse/table/levels'
import type { Chair } from '@roundhouse/table/snapshot'
import { type Fault, faultWithout, type Place } from './fault.ts'
import { isSealed, unseal } from './seal.ts'

/** A game from a file, checked move by move. */
interface Opened {
  readonly box: AnyGameDefinition
  readonly record: string
  readonly chairs: readonly Chair[]
}

const OURS = /^\uFEFF?\s*roundhouse (record|save) (\d+)\s*$/m

/** Opens a record or a saved game. Nothing is kept: whoever asked decides what becomes of it. */
export async function openFile(text: string): Promise<Opened | Fault> {
  const [, , version] = OURS.exec(text.slice(0, 200)) ?? []
  if (version === undefined) return faultWithout('foreign')
  if (version !== '1') return faultWithout('version')
  try {
    return await openRecord(isSealed(text) ? await unseal(text) : text)
  } catch (error) {
    return { fault: faultOf(error), place: placeOf(error), detail: error instanceof Error ? error.message : '' }
  }
}

async function openRecord(text: string): Promise<Opened | Fault> {
  const record = readRecord(text)
  if (!isGame(record.game)) return faultWithout('version', record.game)
  const { box } = await shelfOf(record.game)
  if (record.rules !== box.rules) return faultWithout('version', `rules ${record.rules}`)
  const { game } = replay(box, record)
  const bots = await loadBots(record.game)
  return { box, record: text, chairs: chairsIn(record, game.seats).map(chair => withKnownBot(bots, chair)) }
}

/** A stream that cannot be unpacked is damaged as well as a line that cannot be read. */
const faultOf = (error: unknown): Fault['fault'] => (error instanceof Difference ? 'illegal' : 'damaged')

/** What is refused in a text is said with its line first. */
function placeOf(error: unknown): Place | null {
  const [, line] = error instanceof Refusal ? (/^Line (\d+)/.exec(error.message) ?? []) : []
  if (line === undefined) return null
  const { move, reason } = error instanceof Difference ? error : { move: null, reason: null }
  // What is no move at all is forbidden by no rule.
  if (move === null || reason === null || reason.rule === 'notation') return { is: 'line', line: Number(line) }
  return { is: 'move', line: Number(line), move: move.text, rule: reason.rule }
}
