import type { Dice } from './dice.ts'
import type { Game, Seat } from './game.ts'

/** More moves than any turn has: a turn that is planned ends. */
const LONGEST_TURN = 500

/** What is wrong with the turn that a seat could plan now, in words; `null`: nothing. It is played to its end. */
export function wrongAhead(game: Game, now: Dice, seat: Seat): string | null {
  const state = game.ahead?.(now, seat) ?? null
  if (state === null) return null
  if (game.toMove(now) === seat) return `seat ${seat + 1} has the move already`
  if (game.toMove(state) !== seat) return `seat ${game.toMove(state)} has the move, not ${seat}`
  if (state === now) return 'it is the state itself'
  for (let n = 0; game.toMove(state) === seat; n++) {
    if (n === LONGEST_TURN) return `seat ${seat + 1} plays on and on`
    const moves = game.moves(state)
    if (moves.length === 0) return `seat ${seat + 1} has no move after ${n} of them`
    game.play(state, moves[(n * 7 + now.rolled) % moves.length]!)
  }
  return null
}
