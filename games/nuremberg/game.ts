import { type Dice, roll, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Result, Seat } from '@roundhouse/kernel/game'
import { choiceIn, formsOf, readMove, reasonOf } from '@roundhouse/kernel/move-kind'
import type { Choice } from './base/choice.ts'
import type { Reasons, WhyNot } from './base/reasons.ts'
import { copyState, type State } from './base/state.ts'
import type { StoryLine } from './base/story.ts'
import { type GameTable, moveKindOf, type Rules } from './base/table.ts'
import { type View, view } from './base/view.ts'
import { ahead } from './phases/ahead.ts'
import { decidesAgain, whatStillHelps } from './phases/last-turn.ts'
import { byProfit } from './phases/player-order.ts'
import { beginTurn, refuse, settle, stageOf } from './phases/turn.ts'
import { complaints } from './referee.ts'
import { setUp } from './set-up.ts'

export type Nuremberg = Game<State, View, Choice, StoryLine, WhyNot> & { readonly rules: Rules }

/** First Train to Nuremberg with these rules, as the kernel's contract has it. */
export function gameOf(rules: Rules): Nuremberg {
  // One table for all questions: only the state on it and the listener change.
  const table: GameTable = { rules, state: setUp(rules, [0, 0, 0, 0]), emit: undefined }
  const at = (state: State): GameTable => {
    table.state = state
    table.emit = undefined
    return table
  }

  return {
    name: 'nuremberg',
    rules,
    seats: rules.seats,

    begin(seed, emit) {
      const state = setUp(rules, seed)
      at(state).emit = emit
      emit?.({ key: 'player-order', facts: { seats: state.order } })
      beginTurn(table)
      return state
    },

    toMove: state => (state.phase === 'over' ? null : state.toMove),

    moves(state, into = []) {
      for (const moveKind of stageOf(at(state)).moveKinds) moveKind.list(table, into)
      return into
    },

    play(state, move, emit) {
      at(state).emit = emit
      moveKindOf(rules, move).play(table, choiceIn(move))
      settle(table)
    },

    copy: copyState,

    write: move => moveKindOf(rules, move).write(rules, choiceIn(move)),
    describe: move => moveKindOf(rules, move).describe(rules, choiceIn(move)),
    read: text => readMove(rules.moveKinds, rules, text),
    why: (state, seat, text) => whyNot(at(state), seat, text),

    view,
    redeal: (state, _viewer, dice) => rollAnew(state, dice),

    ahead: (state, seat) => ahead(at(state), seat),

    points: state => state.players.map(({ points }) => points),
    result: state => (state.phase === 'over' ? resultOf(state) : null),
    complaints: state => complaints(rules, state),
  }
}

/** Nothing on the table is hidden: only what the dice will bring (NB-1.1). */
function rollAnew(state: State, dice: Dice): void {
  state.seed = [0, 0, 0, 0].map(() => roll(dice, 2 ** 32)) as unknown as Seed
  state.rolled = 0
}

function whyNot(table: GameTable, seat: Seat, text: string): WhyNot | null {
  const { state, rules } = table
  if (state.phase === 'over') return { rule: 'NB-9.3', code: 'game-is-over', facts: {}, remedy: null }
  if (seat !== state.toMove)
    return {
      rule: 'NB-1.1',
      code: 'not-your-decision',
      facts: { seat: state.toMove },
      remedy: decidesAgain(table, seat) ? 'wait' : null,
    }
  const move = readMove(rules.moveKinds, rules, text)
  if (move === null)
    return {
      rule: 'notation',
      code: 'not-a-move',
      facts: { text, forms: formsOf(rules.moveKinds, text) },
      remedy: 'see-forms',
    }
  const refused = refuse(table, moveKindOf(rules, move), choiceIn(move))
  if (refused === null) return null
  const reason = reasonOf<GameTable, Reasons>(refused, table, choiceIn(move))
  return { ...reason, ...whatStillHelps(table, choiceIn(move), reason.remedy) }
}

/** Most points wins; in a tie the player ahead in profit, so there is always one winner (NB-9.3). */
function resultOf(state: State): Result {
  const points = state.players.map(player => player.points)
  const most = Math.max(...points)
  return { points, winners: [byProfit(state).find(seat => points[seat] === most)!] }
}
