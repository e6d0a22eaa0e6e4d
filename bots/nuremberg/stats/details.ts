import type { Spread } from '../../stats/stats.ts'

/** What became of one box of the auction. */
export interface BoxStats {
  /** What it went for, in cubes. */
  cubes: Spread
  /** Bids that were laid on it. */
  bids: number
  /** Wins of those who got it, in twelfths. */
  wins: number
}

/** What became of one train. */
export interface TrainStats {
  /** How often it was bought, by turn. */
  turns: Spread
  /** Pieces that were loaded on it. */
  pieces: number
  /** Wins of those who bought it, in twelfths; who bought it twice counts twice. */
  wins: number
}

/** One turn of all players in all games together. */
export interface TurnStats {
  /** How many players played it. */
  players: number
  /** Pieces moved, by what they are. */
  moved: Spread
  /** First-class passengers among them. */
  firstClass: number
  income: number
  upkeep: number
  /** Links built, by how many a player built. */
  built: Spread
  /** Profit after it, by place in the order, from 1. */
  profit: Record<string, Spread>
  /** Lines sold, by company. */
  lines: Record<string, SalesStats>
  /** How often the chain was closed in it. */
  chains: number
}

export interface SalesStats {
  lines: number
  pieces: number
}

/** What is counted in games of First Train to Nuremberg alone. */
export interface NurembergDetails {
  boxes: Record<string, BoxStats>
  trains: Record<string, TrainStats>
  /** By turn, from 1. */
  turns: Record<string, TurnStats>
  /** Pieces of the chain that scored. */
  chainPieces: Spread
  /** Own pieces on the map at the end. */
  trackLeft: Spread
}

export const newDetails = (): NurembergDetails => ({
  boxes: {},
  trains: {},
  turns: {},
  chainPieces: {},
  trackLeft: {},
})

export const boxIn = ({ boxes }: NurembergDetails, name: string): BoxStats =>
  (boxes[name] ??= { cubes: {}, bids: 0, wins: 0 })

export const trainIn = ({ trains }: NurembergDetails, name: string): TrainStats =>
  (trains[name] ??= { turns: {}, pieces: 0, wins: 0 })

export const turnIn = ({ turns }: NurembergDetails, turn: number): TurnStats =>
  (turns[turn] ??= {
    players: 0,
    moved: {},
    firstClass: 0,
    income: 0,
    upkeep: 0,
    built: {},
    profit: {},
    lines: {},
    chains: 0,
  })
