import { Refusal } from '@roundhouse/kernel/game'
import { type DeckFile, type Decks, FORMAT } from './definition.ts'
import { CONTRACTS } from './set-1/a-contracts.ts'
import { CELEBRITIES } from './set-1/b-celebrities.ts'
import { BASE } from './set-1/base.ts'
import { MURDER } from './set-1/c-murder.ts'
import { PASSENGERS } from './set-1/d-passengers.ts'
import { SWITCHES } from './set-1/e-switches.ts'
import { FACTORY } from './set-1/f-factory.ts'
import { GAME_END } from './set-1/game-end.ts'
import { BOARD, MAIL_CARS } from './set-1/player.ts'

/** A file in which no deck is missing. */
export type FullDecks = DeckFile & { readonly decks: Required<Decks> }

const SET_1: FullDecks = {
  format: FORMAT,
  name: 'Standard 1',
  decks: {
    X: BASE,
    A: CONTRACTS,
    B: CELEBRITIES,
    C: MURDER,
    D: PASSENGERS,
    E: SWITCHES,
    F: FACTORY,
    gameEnd: GAME_END,
    mailCars: MAIL_CARS,
    board: BOARD,
  },
}

/**
 * The standard decks. A set that games were played with never changes, or their records would end differently: tuning a
 * card makes a new set, which may take over whatever stays the same.
 */
const SETS: ReadonlyMap<number, FullDecks> = new Map([[1, SET_1]])

/** The set that new games are played with. */
export const STANDARD = 1

export function standardDecks(set: number = STANDARD): FullDecks {
  const decks = SETS.get(set)
  if (decks === undefined)
    throw new Refusal(`There is no standard set ${set} of decks; there is ${[...SETS.keys()].join(', ')}`)
  return decks
}
