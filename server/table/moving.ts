import { play as playAt, type Table } from '@roundhouse/table/table'
import type { LogStep } from './draft.ts'
import { dealt, seatToMove } from './online-table.ts'
import { refuse } from './refuse.ts'
import { brings, type CommandRule, playing } from './rule.ts'
import { undoneTo } from './undo-to.ts'

/** Several moves of one turn: all are played, or none is. */
export const play: CommandRule<'play'> = (table, { moves }, { person }) =>
  playing(table, person, seat => {
    if (moves.length === 0) return refuse('no-moves')
    const steps: LogStep[] = []
    let game: Table = dealt(table)
    for (const text of moves) {
      const outcome = playAt(game, seat, text)
      if (!outcome.ok) return outcome
      game = outcome.table
      steps.push({ event: { kind: 'move', seat, text: game.match.played.at(-1)!.text }, played: game })
    }
    return { ok: true, steps }
  })

export const undo: CommandRule<'undo'> = (table, { to }, { person }) =>
  playing(table, person, seat => {
    const outcome = undoneTo(dealt(table), seat, to)
    return typeof outcome === 'string' ? refuse('no-undo', { barrier: outcome }) : brings({ kind: 'undo', seat, to })
  })

/** Moves for the next turn of this seat; none: nothing is planned any more. */
export const plan: CommandRule<'plan'> = (table, { moves, told }, { person }) =>
  playing(table, person, seat => {
    if (seatToMove(table) === seat) return refuse('own-turn')
    if (moves.length !== told.length) return refuse('bad-plan')
    const plans = table.secrets.plans.with(seat, moves.length === 0 ? null : { after: table.seq, moves, told })
    return { ...brings(), secrets: { ...table.secrets, plans } }
  })
