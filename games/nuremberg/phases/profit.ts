import type { Seat } from '@roundhouse/kernel/game'
import { layOnTop, PROFIT } from '../base/discs.ts'
import { CLASS_NUMBERS, type ClassNumber, FIRST, GREY, isPassenger, NOTHING, type PieceNumber } from '../base/piece.ts'
import { NONE, pieceOn, playerAt } from '../base/state.ts'
import { type GameTable, score } from '../base/table.ts'
import type { TurnPhase } from './phase.ts'

const FIRST_CLASS_POINTS = 2
const GREY_PROFIT = 2

/** What a seat has moved this turn. */
interface Haul {
  points: number
  profit: number
  /** Grey, yellow, red, green. */
  readonly pieces: number[]
}

/** Phase 7: points and profit for what was moved this turn, less upkeep (NB-7.1, NB-7.2). */
export const profit: TurnPhase = {
  begin(table) {
    const { state, rules } = table
    for (const seat of state.order) book(table, seat, haulOf(table, seat))
    state.trains = rules.trains.map(() => NONE)
    state.spaces = state.spaces.map(() => NOTHING)
    state.passed = 0
  },
}

function haulOf({ rules, state }: GameTable, seat: Seat): Haul {
  const haul: Haul = { points: 0, profit: 0, pieces: [0, 0, 0, 0] }
  for (const [train, { spaces, at }] of rules.trains.entries()) {
    if (state.trains[train] !== seat) continue
    for (const carClass of CLASS_NUMBERS)
      for (let space = at[carClass]; space < at[carClass] + spaces[carClass]; space++)
        add(haul, pieceOn(state, space), carClass)
  }
  return haul
}

function add(haul: Haul, piece: PieceNumber, carClass: ClassNumber): void {
  if (piece === NOTHING) return
  haul.points += pointsFor(piece, carClass)
  haul.profit += profitFor(piece)
  haul.pieces[piece - 1]!++
}

/** 2 points in first class, 1 for any other; 2 of profit for grey goods, 1 for any other. *Ruling:* the points (NB-7.1). */
export const pointsFor = (piece: PieceNumber, carClass: ClassNumber): number =>
  isPassenger(piece) && carClass === FIRST ? FIRST_CLASS_POINTS : 1
export const profitFor = (piece: PieceNumber): number => (piece === GREY ? GREY_PROFIT : 1)

/** The pieces moved are kept for the end (NB-7.3); a disc that does not move stays where it lies (NB-7.2). */
function book(table: GameTable, seat: Seat, haul: Haul): void {
  const { state } = table
  const player = playerAt(state, seat)
  score(table, seat, haul.points, 'transport')
  player.kept = player.kept.map((count, piece) => count + haul.pieces[piece]!)
  const change = haul.profit - player.pieces
  table.emit?.({ key: 'profit', facts: { seat, income: haul.profit, upkeep: player.pieces, change } })
  if (change === 0) return
  player.profit += change
  layOnTop(state, PROFIT, seat)
}
