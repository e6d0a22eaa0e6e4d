import { LEVELS } from '@roundhouse/bots/play/level'
import type { Chair } from '@roundhouse/table/chairs'
import { beginGame } from '@roundhouse/table/new-game'
import { recordAt } from '@roundhouse/table/table'
import { pageRoom } from '@roundhouse/words/page/room'
import { catalogueOf } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import type { Page } from 'playwright-core'
import { FIRST_PAIR } from '../../first-class/modules.ts'
import { pack } from '../../saving/pack.ts'
import { botNamed, newGameOf, withNames } from '../../shell/new-game/suggestions.ts'
import type { DrawnGame } from './pointed.ts'
import type { Open, Reading } from './reader.ts'

/** A game that a test plays: dealt by its seed, so it is the same each time. */
export interface Dealt {
  readonly game: DrawnGame
  readonly players: number
  /** The others are the weakest bots there are, which take no time. */
  readonly people?: number
  readonly modules?: readonly [string, string]
  readonly map?: string
  readonly seed?: string
}

/** The deal that tests play if they want no other. */
export const USUAL_SEED = '7'

/** Sits down at a game that was just dealt, as the form deals it. */
export const newGame = async (open: Open, dealt: Dealt, reading?: Reading): Promise<Page> =>
  sitDownAt(open, await recordOf(dealt), reading)

/** Sits down at a game as far as a record goes: it comes with the address, which takes half the time of a form or a file. */
export const sitDownAt = async (open: Open, record: string, reading?: Reading): Promise<Page> =>
  open(`#/${await pathTo(record)}`, reading)

/** Where a game goes on, for who has the page open. */
export const pathTo = async (record: string): Promise<string> => `game/${await pack(record)}`

async function recordOf({ game, players, people = 1, modules, map, seed = USUAL_SEED }: Dealt): Promise<string> {
  const say = sayIn('en', await catalogueOf('en', [pageRoom]))
  const names = { you: say('new.you'), player: (seat: number) => say('new.player', { seat: seat + 1 }) }
  const chairs = Array.from(
    { length: players },
    (_, seat): Chair => (seat < people ? { is: 'person', name: '' } : botNamed(seat, LEVELS[0])),
  )
  const options = game === 'nuremberg' ? { map: map ?? game } : { modules: modules?.join(',') ?? FIRST_PAIR }
  return recordAt(
    await beginGame('dealt', newGameOf({ name: game }, options, withNames(chairs, names), seed), [0, 0, 0, 0]),
  )
}
