import { pack } from '../saving/pack.ts'
import type { Load } from '../shell/load.ts'
import type { Route } from '../shell/route.ts'
import type { Moment } from './book.ts'
import type { Rulebook } from './rulebook.ts'

/** What strong play does, in a book that is made like the rulebook, and the games whose moments it shows. */
export interface Strategy {
  readonly book: Rulebook
  /** Records by their names. */
  readonly records: Readonly<Record<string, Load<string>>>
}

/** The records whose files are `<name>.txt`, as in `docs/strategy/games`. */
export const recordsIn = (files: Readonly<Record<string, Load<unknown>>>): Strategy['records'] =>
  Object.fromEntries(
    Object.entries(files).map(([file, load]) => [/([^/]+)\.txt$/.exec(file)![1]!, load as Load<string>]),
  )

/** How many moves were made before the one in this line of a record, from 1. */
export const movesBefore = (record: string, line: number): number =>
  record
    .split('\n')
    .slice(0, line - 1)
    .filter(each => /^\d+ /.test(each)).length

/** The ways to moments of all these games, each wholly in its address. */
export async function momentsOf({ records }: Strategy): Promise<(moment: Moment) => Route | null> {
  const games = await Promise.all(
    Object.entries(records).map(async ([name, load]) => {
      const text = await load()
      return [name, { text, packed: await pack(text) }] as const
    }),
  )
  const byName = new Map(games)
  return ({ record, line }) => {
    const game = byName.get(record)
    return game === undefined ? null : { page: 'moment', packed: game.packed, place: movesBefore(game.text, line) }
  }
}
