import { Difference, readRecord, replay } from '@roundhouse/kernel/record'
import { type AnyBox, isGame, shelfOf } from '../match/boxes.ts'
import { chairsIn } from '../match/chairs.ts'
import { withKnownBot } from '../match/levels.ts'
import type { Chair } from '../match/scene.ts'
import { isSealed, unseal } from './seal.ts'

/** A game from a file, checked move by move. */
interface Opened {
  readonly box: AnyBox
  readonly record: string
  readonly chairs: readonly Chair[]
}

/**
 * What can be wrong with a file: it is none of ours, it is damaged, it is of another version of the program, or a move
 * in it is against the rules. `detail` is for those who want to know more.
 */
export interface Fault {
  readonly fault: 'foreign' | 'damaged' | 'version' | 'illegal'
  readonly detail: string
}

const OURS = /^\uFEFF?\s*roundhouse (record|save) (\d+)\s*$/m

/** Opens a record or a saved game. Nothing is kept: whoever asked decides what becomes of it. */
export async function openFile(text: string): Promise<Opened | Fault> {
  const [, , version] = OURS.exec(text.slice(0, 200)) ?? []
  if (version === undefined) return { fault: 'foreign', detail: '' }
  if (version !== '1') return { fault: 'version', detail: '' }
  try {
    return await openRecord(isSealed(text) ? await unseal(text) : text)
  } catch (error) {
    return { fault: faultOf(error), detail: error instanceof Error ? error.message : String(error) }
  }
}

async function openRecord(text: string): Promise<Opened | Fault> {
  const record = readRecord(text)
  if (!isGame(record.game)) return { fault: 'version', detail: record.game }
  const { box } = await shelfOf(record.game)
  if (record.rules !== box.rules) return { fault: 'version', detail: `rules ${record.rules}` }
  const { game } = replay(box, record)
  return { box, record: text, chairs: chairsIn(record, game.seats).map(chair => withKnownBot(game.name, chair)) }
}

/** A stream that cannot be unpacked is damaged as well as a line that cannot be read. */
const faultOf = (error: unknown): Fault['fault'] => (error instanceof Difference ? 'illegal' : 'damaged')
