import type { Reason, Result, Seat, Viewer } from '@roundhouse/kernel/game'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import type { Chair } from './chairs.ts'
import type { GameName } from './games.ts'
import { movesAt, storyLengthAtLastTurn, type Table, toMove } from './table.ts'
import { type UndoInfo, undoInfo } from './undo.ts'

/**
 * What a table waits for: the person who looks, another one, a bot, or nothing any more. Where people share a screen,
 * the other one is to sit down in front of it (`hand-over`).
 */
export type NextActor = 'person' | 'other' | 'hand-over' | 'bot' | 'nobody'

/**
 * All that a viewer is told: what these eyes may see. It holds neither the seed, nor another's secrets, nor the record of
 * a running game, and is plain data.
 */
export interface Snapshot {
  /** Under which it is kept. */
  readonly id: string
  readonly game: GameName
  readonly options: readonly HeaderLine[]
  readonly chairs: readonly Chair[]
  readonly viewer: Viewer
  readonly view: unknown
  readonly waiting: NextActor
  readonly toMove: Seat | null
  /** Every legal move as it is written; empty unless the viewer has the move. */
  readonly moves: readonly string[]
  /** What this viewer has heard since the beginning. */
  readonly story: readonly Line[]
  /** How long that was when the viewer's last turn ended: what comes after is news. */
  readonly newsFrom: number
  /** How many moves were played. */
  readonly played: number
  readonly back: UndoInfo
  readonly points: readonly number[]
  readonly result: Result | null
}

/** What a try to play brought. */
export type PlayResult = { readonly ok: true } | { readonly ok: false; readonly reason: Reason }

/** Who only watches takes nothing back. */
const NOTHING_BACK: UndoInfo = { step: false, turn: false, barrier: 'passed' }

export function snapshotFor(table: Table, viewer: Viewer): Snapshot {
  const { id, manifest, header, chairs, game, match } = table
  const seat = toMove(table)
  return {
    id,
    game: manifest.name,
    options: header,
    chairs,
    viewer: viewer,
    view: game.view(match.now, viewer),
    waiting: waitingFor(table, viewer),
    toMove: seat,
    moves: seat !== null && seat === viewer ? movesAt(table) : [],
    story: visibleTo(match.story, viewer),
    newsFrom: visibleTo(match.story.slice(0, storyLengthAtLastTurn(table, viewer)), viewer).length,
    played: match.played.length,
    back: viewer === 'watcher' ? NOTHING_BACK : undoInfo(table, viewer),
    points: game.points(match.now),
    result: game.result(match.now),
  }
}

function waitingFor(table: Table, viewer: Viewer): NextActor {
  const seat = toMove(table)
  if (seat === null) return 'nobody'
  if (table.chairs[seat]!.is === 'bot') return 'bot'
  return seat === viewer ? 'person' : 'other'
}
