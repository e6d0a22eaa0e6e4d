import type { Game, Seat } from '@roundhouse/kernel/game'
import type { Command, WireReason } from '@roundhouse/wire/messages'
import { type GamePosition, isSamePosition, playOnSample } from './position.ts'

/** Something this page has asked for and knows no answer to. */
export interface OwnCommand {
  readonly id: string
  readonly command: Command
  /** Milliseconds, in this device's time. */
  readonly since: number
  /** It was made without a line, or not answered before the line broke. */
  readonly isKept: boolean
  /** The last entry its sender had seen; `null`: it was never sent. Sent again, it says the same. */
  readonly seq: number | null
  /** Is it on its way on the line that is open now? */
  readonly isUnderWay: boolean
  /** It was carried out with this number, but what it did is not known yet. */
  readonly doneAt: number | null
  /** Of moves and undos: the position it was made in, where it leads (`null`: only the server knows), and what it told. */
  readonly step: OwnStep | null
}

interface OwnStep {
  readonly from: GamePosition
  readonly to: GamePosition | null
  /** As JSON. */
  readonly told: string
}

/** Where own moves lead that are not confirmed yet. */
export interface OwnPosition {
  readonly position: GamePosition
  /** The last one is only known to the server: nothing can be played until it answers. */
  readonly isOpen: boolean
  /** How many moves were added to what the server has told. */
  readonly added: number
}

/** Plays own commands on what the server has told. What does not belong there any more is left out, and what follows it. */
export function ownPosition(told: GamePosition, commands: readonly OwnCommand[]): OwnPosition {
  let position = told
  let isConfirmed = true
  for (const { step } of commands) {
    if (step === null) continue
    // News of a move come before its answer does.
    if (isConfirmed && step.to !== null && isSamePosition(step.to, told) && !isSamePosition(step.from, position))
      continue
    isConfirmed = false
    if (!isSamePosition(step.from, position)) return { position: told, isOpen: false, added: 0 }
    if (step.to === null) return { position, isOpen: true, added: position.played - told.played }
    position = step.to
  }
  return { position, isOpen: false, added: position.played - told.played }
}

/** Own moves on another position than they were made in. */
interface Fitting {
  /** With their new steps, as far as they are legal and tell the same. */
  readonly fit: readonly OwnCommand[]
  /** The first move that does not fit, and why; `null`: all do. */
  readonly misfit: { readonly at: number; readonly reason: WireReason } | null
}

const STALE: WireReason = { rule: 'table', code: 'stale', facts: {}, remedy: null }

/** Tries own moves on a position. One that rolls may only be the last. */
export function fitCommands(game: Game, seat: Seat, on: GamePosition, commands: readonly OwnCommand[]): Fitting {
  const fit: OwnCommand[] = []
  let from: GamePosition | null = on
  for (const own of commands) {
    const misfit = (reason: WireReason): Fitting => ({ fit, misfit: { at: fit.length, reason } })
    if (own.command.type !== 'play' || own.step === null || from === null) return misfit(STALE)
    const outcome = playOnSample(game, seat, from, own.command.moves[0]!)
    if (!outcome.ok) return misfit(outcome.reason)
    if (outcome.told !== own.step.told) return misfit(STALE)
    fit.push({ ...own, seq: null, isUnderWay: false, step: { from, to: outcome.after, told: outcome.told } })
    from = outcome.after
  }
  return { fit, misfit: null }
}

/** The moves in them, as they are written. */
export const movesOf = (commands: readonly OwnCommand[]): string[] =>
  commands.flatMap(({ command }) => (command.type === 'play' ? command.moves : []))
