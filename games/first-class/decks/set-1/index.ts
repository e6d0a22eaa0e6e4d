import { FORMAT, type FullDecks } from '../definition.ts'
import { CONTRACTS } from './a-contracts.ts'
import { CELEBRITIES } from './b-celebrities.ts'
import { BASE } from './base.ts'
import { MURDER } from './c-murder.ts'
import { PASSENGERS } from './d-passengers.ts'
import { SWITCHES } from './e-switches.ts'
import { FACTORY } from './f-factory.ts'
import { GAME_END } from './game-end.ts'
import { BOARD, MAIL_CARS } from './player.ts'

/** The first set. What is documented is as documented; faces of ours are tuned with many games (docs/measurements/balance.md). */
export const SET_1: FullDecks = {
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
