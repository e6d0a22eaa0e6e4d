import type { EndFaceNumber, FaceNumber } from '../cards/face-number.ts'
import { copyTrain, newTrain, type Train, type TrainNumber } from './train.ts'

/** Stands for 'no card', 'nobody' and 'no train' where numbers are kept. */
export const NONE = -1

/** Coins in each of the three columns (FC-9.1). */
export type Coins = readonly [column1: number, column2: number, column3: number]

/** Everything on and beside one player's board. Cards are numbers: their place in the printed lists. */
export interface Player {
  points: number
  /** Coins in columns 1, 2 and 3. Within a column they are alike, so counts are enough (FC-9.1). */
  coins: Coins
  trains: [Train, Train]
  /** How many cities the locomotive has reached; 0: it stands in Paris (FC-8.1). */
  locomotive: number
  /** Route cards, in the order they were laid (FC-8.4). */
  route: readonly FaceNumber[]
  /** Open contracts (FC-10.1). */
  contracts: readonly FaceNumber[]
  /** How many contracts were fulfilled (FC-A.2). */
  fulfilled: number
  /** Every action card taken, executed or declined: all saw it go (FC-3.4). */
  taken: readonly FaceNumber[]
  /** The Game End card kept in secret at set-up; NONE until then (FC-1.5). */
  kept: EndFaceNumber
  /** Game End cards taken from the display: all saw them (FC-11.1). */
  endCards: readonly EndFaceNumber[]
  /** The uppermost middle card at each position (FC-E.1). */
  middle: readonly FaceNumber[]
  /** What each of them has already paid, as its own rule writes it down. */
  marks: readonly number[]
}

export const trainAt = (player: Pick<Player, 'trains'>, train: TrainNumber): Train => player.trains[train]!

/** The middle card at a position, from 1 (FC-E.1). */
export const middleCardAt = (player: Pick<Player, 'middle'>, position: number): FaceNumber =>
  player.middle[position - 1]!

/** What everybody begins with; lists are replaced, never changed, so all share these. */
const FIRST_COIN: Coins = [1, 0, 0]
const NO_CARDS: readonly number[] = []

export const newPlayer = (): Player => ({
  points: 0,
  coins: FIRST_COIN,
  trains: [newTrain(), newTrain()],
  locomotive: 0,
  route: NO_CARDS,
  contracts: NO_CARDS,
  fulfilled: 0,
  taken: NO_CARDS,
  kept: NONE,
  endCards: NO_CARDS,
  middle: NO_CARDS,
  marks: NO_CARDS,
})

export const copyPlayer = (player: Player): Player => ({
  points: player.points,
  coins: player.coins,
  trains: [copyTrain(player.trains[0]), copyTrain(player.trains[1])],
  locomotive: player.locomotive,
  route: player.route,
  contracts: player.contracts,
  fulfilled: player.fulfilled,
  taken: player.taken,
  kept: player.kept,
  endCards: player.endCards,
  middle: player.middle,
  marks: player.marks,
})
