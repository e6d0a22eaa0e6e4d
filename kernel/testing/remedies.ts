import { type Dice, fork } from '../dice.ts'
import type { Move, Reason, Seat } from '../game.ts'
import { anyMove } from '../laws.ts'
import { legalMoves } from '../legal-moves.ts'
import type { GameWithRules } from '../notation/notation.ts'
import type { Line } from '../story.ts'

/** Somebody who asked why not, and was told what would help. */
export interface Asker<Rules, State extends Dice> {
  readonly game: GameWithRules<Rules, State>
  readonly state: State
  readonly seat: Seat
  /** What he wanted to play. */
  readonly text: string
  readonly reason: Reason
  /** The texts of all legal moves. */
  readonly moves: readonly string[]
  /** Does such a moment come, however the game goes on? It is played on at random to see it. */
  comes(isIt: (state: State, lines: readonly Line[]) => boolean): boolean
}

/** For every remedy: is what it names possible now, or can it still become so? */
export type Remedies<Rules, State extends Dice> = Readonly<Record<string, (asker: Asker<Rules, State>) => boolean>>

/**
 * The law of remedies: whatever a remedy names is possible now or can still become so. It is tried with the answers to
 * these texts, for the player to move, and with one of them for everybody else. The first remedy that helps nobody;
 * `null`: there is none.
 */
export function brokenRemedy<Rules, State extends Dice>(
  game: GameWithRules<Rules, State>,
  state: State,
  texts: readonly string[],
  remedies: Remedies<Rules, State>,
  dice: Dice,
): string | null {
  const toMove = game.toMove(state)
  if (toMove === null) return null
  const moves = game.moves(state).map((move: Move) => game.write(move))
  const comes = inTheFuture(game, state, { seed: fork(dice.seed, dice.rolled), rolled: 0 })
  for (let seat = 0; seat < game.seats; seat++)
    for (const text of seat === toMove ? texts : texts.slice(0, 1)) {
      const reason = game.why(state, seat, text)
      if (reason === null || reason.remedy === null) continue
      const holds = remedies[reason.remedy]
      if (holds === undefined) return `"${text}" is told "${reason.remedy}", which no law knows`
      if (!holds({ game, state, seat, text, reason, moves, comes }))
        return `seat ${seat + 1}, "${text}": ${reason.rule} ${reason.code}, but "${reason.remedy}" does not help`
    }
  return null
}

/** One way in which the game can go on, played as far as it was asked for. */
function inTheFuture<Rules, State extends Dice>(
  game: GameWithRules<Rules, State>,
  now: State,
  dice: Dice,
): Asker<Rules, State>['comes'] {
  const state = game.copy(now)
  const future: { state: State; lines: readonly Line[] }[] = []
  const goOn = (): boolean => {
    if (game.toMove(state) === null) return false
    const lines: Line[] = []
    game.play(state, anyMove(game, state, legalMoves(game, state), dice), line => lines.push(line))
    future.push({ state: game.copy(state), lines })
    return true
  }
  return isIt => {
    for (let n = 0; n < future.length || goOn(); n++) if (isIt(future[n]!.state, future[n]!.lines)) return true
    return false
  }
}
