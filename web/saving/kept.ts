import type { Chair } from '@roundhouse/table/chairs'
import { isGame } from '@roundhouse/table/games'
import type { SavedGame, SavedGameHead } from '@roundhouse/table/saving/saved-game'
import { unseal } from '@roundhouse/table/saving/seal'
import { detailOf, type Fault, faultWithout } from './fault.ts'

/*
 * What the browser keeps may be odd: another version wrote it, something else did, or a disk has failed. Each game is looked
 * at by itself, so that one that cannot be read never hides the others.
 */

/** Something in the store that is no game as we keep it, as it was found. */
export interface DamagedGame {
  readonly id: IDBValidKey
  readonly fault: Fault
  readonly record: unknown
}

export type KeptGame = SavedGameHead | DamagedGame

export const isDamaged = (game: KeptGame): game is DamagedGame => 'fault' in game

type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string'
const isCount: Check = value => Number.isFinite(value)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.length > 0 && value.every(check)
const orNothing =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)

/** Somebody who can sit at a table. */
const isChair: Check = value =>
  isObject(value) &&
  isText(value['name']) &&
  (value['is'] === 'person' || (value['is'] === 'bot' && isText(value['level'])))
const isStage: Check = value => isObject(value) && isCount(value['now']) && isCount(value['of'])

export const areChairs = listOf(isChair) as (value: unknown) => value is readonly Chair[]

/** What each part of a saved game must be. */
const PARTS: Readonly<Record<keyof SavedGame, Check>> = {
  id: isText,
  game: isText,
  options: listOf(listOf(isText)),
  chairs: areChairs,
  saved: isCount,
  played: isCount,
  stage: orNothing(isStage),
  branchedAt: orNothing(isCount),
  points: listOf(isCount),
  isOver: value => typeof value === 'boolean',
  sealed: isText,
}

/** What is wrong with a record of the store; `null`: nothing that can be seen from outside. */
function faultIn(record: Record<string, unknown>): Fault | null {
  const part = Object.entries(PARTS).find(([name, check]) => !check(record[name]))?.[0]
  if (part !== undefined) return partFault(part)
  return isGame(record['game'] as string) ? null : faultWithout('version')
}

const partFault = (part: string): Fault => ({
  ...faultWithout('damaged'),
  detail: {
    message: `the part "${part}" of the saved game is missing or invalid`,
    key: 'refusal.saved-part',
    values: { part },
    cause: null,
  },
})

/** What a list shows of a record: the head of a game, or what is wrong with it. */
function readKept(record: unknown): KeptGame {
  if (!isObject(record)) return { id: '', fault: faultWithout('damaged'), record }
  const fault = faultIn(record)
  if (fault !== null) return { id: record['id'] as IDBValidKey, fault, record }
  const { sealed: _, analysis: __, analysedBy: ___, ...head } = record
  return head as unknown as SavedGameHead
}

const timeOf = (game: KeptGame): number => (isDamaged(game) ? 0 : game.saved)

/** What a list shows of all that is kept, the newest first; what is damaged comes last. */
export function listKept(records: readonly unknown[], broken: ReadonlyMap<string, Fault> = new Map()): KeptGame[] {
  const games = records.map((record): KeptGame => {
    const game = readKept(record)
    const fault = isDamaged(game) ? undefined : broken.get(game.id)
    return fault === undefined ? game : { id: game.id, fault, record }
  })
  return games.sort((one, other) => timeOf(other) - timeOf(one))
}

/** Games whose seal is broken, by their names. From outside that cannot be seen, so each has to be opened. */
export async function brokenSeals(records: readonly unknown[]): Promise<Map<string, Fault>> {
  const broken = new Map<string, Fault>()
  for (const record of records) {
    if (isDamaged(readKept(record))) continue
    const { id, sealed } = record as SavedGame
    try {
      await unseal(sealed)
    } catch (error) {
      broken.set(id, { ...faultWithout('damaged'), detail: detailOf(error) })
    }
  }
  return broken
}
