import type { Seed } from '@roundhouse/kernel/dice'
import type { Game, Result } from '@roundhouse/kernel/game'
import { formsOf, readMove } from '@roundhouse/kernel/move-kind'
import { NONE, newPlayer, type Player } from './base/board/player.ts'
import { beginDraft } from './base/cards/draft.ts'
import type { Choice } from './base/choice.ts'
import { choiceIn, moveKindOf, reasonOf } from './base/move-kind.ts'
import type { Reasons, WhyNot } from './base/reasons.ts'
import { ahead } from './base/round/ahead.ts'
import { decidesAgain, whatStillHelps } from './base/round/last-turn.ts'
import { redeal } from './base/round/redeal.ts'
import { listAll, refuse, settle } from './base/round/stage.ts'
import { copyState, type State } from './base/state.ts'
import type { StoryLine } from './base/story.ts'
import type { GameTable, Rules } from './base/table.ts'
import { type View, view } from './base/view.ts'
import { complaints } from './referee.ts'

export type FirstClass = Game<State, View, Choice, StoryLine, WhyNot> & { readonly rules: Rules }

/** First Class with these rules, as the kernel's contract has it. */
export function gameOf(rules: Rules): FirstClass {
  // One table for all questions: only the state on it and the listener change.
  const table: GameTable = { rules, state: newState(rules, [0, 0, 0, 0]), emit: undefined }
  const at = (state: State): GameTable => {
    // The garbage collector notes whatever is new in an old object, and the table is old: looking first is cheaper.
    if (table.state !== state) table.state = state
    table.emit = undefined
    return table
  }

  return {
    name: 'first-class',
    rules,
    seats: rules.seats,

    begin(seed, emit) {
      const state = newState(rules, seed)
      at(state).emit = emit
      for (const module of rules.modules) module.begin?.(table)
      beginDraft(table)
      return state
    },

    toMove: state => (state.phase === 'over' ? null : state.toMove),

    moves(state, into = []) {
      listAll(at(state), into)
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

    view: (state, viewer) => view(rules, state, viewer),
    redeal: (state, viewer, dice) => redeal(rules, state, viewer, dice),
    remembered: ['pile'],
    ahead: (state, seat) => ahead(rules, state, seat),

    points: state => state.players.map(({ points }) => points),
    result: state => (state.phase === 'over' ? resultOf(rules, state) : null),
    complaints: state => complaints(rules, state),
  }
}

function whyNot(table: GameTable, seat: number, text: string): WhyNot | null {
  const { state, rules } = table
  const move = readMove(rules.moveKinds, rules, text)
  if (state.phase === 'over') return { rule: 'FC-2.6', code: 'game-is-over', facts: {}, remedy: null }
  if (seat !== state.toMove)
    return {
      rule: 'FC-2.2',
      code: 'not-your-decision',
      facts: { seat: state.toMove },
      remedy: decidesAgain(table, seat) ? 'wait' : null,
    }
  if (move === null)
    return {
      rule: 'notation',
      code: 'not-a-move',
      facts: { text, forms: formsOf(rules.moveKinds, text) },
      remedy: 'see-forms',
    }
  const moveKind = moveKindOf(rules, move)
  const refused = refuse(table, moveKind, choiceIn(move))
  if (refused === null) return null
  const reason = reasonOf<GameTable, Reasons>(refused, table, choiceIn(move))
  return { ...reason, ...whatStillHelps(table, moveKind, choiceIn(move), reason.remedy) }
}

function newPlayers(seats: number): Player[] {
  const players: Player[] = []
  while (players.length < seats) players.push(newPlayer())
  return players
}

/** Most points wins, a tie is shared; who is out of the game stands behind all others (FC-13.4). */
function resultOf(rules: Rules, state: State): Result {
  const points = state.players.map(player => player.points)
  const mayWin = points.map((_, seat) => rules.modules.every(module => module.mayWin?.(state, seat) ?? true))
  const most = Math.max(...points.filter((_, seat) => mayWin[seat]))
  return { points, winners: points.flatMap((n, seat) => (mayWin[seat] && n === most ? [seat] : [])) }
}

const newState = (rules: Rules, seed: Seed): State => ({
  seed,
  rolled: 0,
  phase: 'draft',
  round: 1,
  start: 0,
  firstStart: 0,
  onTurn: 0,
  toMove: 0,
  turnsLeft: 0,
  acted: false,
  tileHolder: NONE,
  paying: 0,
  offer: [],
  pile: [],
  draft: [],
  leftover: NONE,
  display: [],
  endPile: rules.endPile,
  tilesLaid: 0,
  arrived: 0,
  players: newPlayers(rules.seats),
  frame: null,
  waiting: [],
  owed: 0,
  mailFor: NONE,
  slices: {},
})
