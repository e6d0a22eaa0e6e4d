import { Refusal } from '@roundhouse/kernel/game'
import { RecordDifference, readRecord } from '@roundhouse/kernel/record'
import { canPlayBy } from '@roundhouse/kernel/rules-number'
import { isGame, loadGame } from '@roundhouse/table/games'
import { withKnownBots } from '@roundhouse/table/levels'
import { isSealed, unseal } from '@roundhouse/table/saving/seal'
import { resumeTable, type Table } from '@roundhouse/table/table'
import { detailOf, type Fault, type FaultPlace, faultWithout } from './fault.ts'

const OURS = /^\uFEFF?\s*roundhouse (record|save) (\d+)\s*$/m

/** Opens a record or a saved game as a table. Nothing is kept: anyone who asked decides what becomes of it. */
export async function openFile(id: string, text: string): Promise<Table | Fault> {
  const [, , version] = OURS.exec(text.slice(0, 200)) ?? []
  if (version === undefined) return faultWithout('foreign')
  if (version !== '1') return faultWithout('version')
  try {
    return await openRecord(id, isSealed(text) ? await unseal(text) : text)
  } catch (error) {
    return { fault: faultOf(error), place: placeOf(error), detail: detailOf(error) }
  }
}

async function openRecord(id: string, text: string): Promise<Table | Fault> {
  const record = readRecord(text)
  if (!isGame(record.game)) return faultWithout('version')
  const manifest = await loadGame(record.game)
  if (!canPlayBy(manifest.definition, record.rules)) return faultWithout('version')
  return await withKnownBots(resumeTable(manifest, id, record))
}

/** A stream that cannot be unpacked is damaged as well as a line that cannot be read. */
const faultOf = (error: unknown): Fault['fault'] => (error instanceof RecordDifference ? 'illegal' : 'damaged')

/** What is refused in a text is said with its line first. */
function placeOf(error: unknown): FaultPlace | null {
  const [, line] = error instanceof Refusal ? (/^Line (\d+)/.exec(error.message) ?? []) : []
  if (line === undefined) return null
  const { move, reason } = error instanceof RecordDifference ? error : { move: null, reason: null }
  // What is no move at all is forbidden by no rule.
  if (move === null || reason === null || reason.rule === 'notation') return { is: 'line', line: Number(line) }
  return { is: 'move', line: Number(line), move: move.text, rule: reason.rule }
}
