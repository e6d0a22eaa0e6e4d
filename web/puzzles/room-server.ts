import type { Puzzle } from '@roundhouse/bots/puzzles/puzzle'
import type { PuzzleRules } from '@roundhouse/bots/puzzles/rules'
import type { PuzzleVerdict } from '@roundhouse/bots/puzzles/verdict'
import { type Reason, Refusal } from '@roundhouse/kernel/game'
import type { GameManifest } from '@roundhouse/kernel/manifest'
import type { GameName, TableGame } from '@roundhouse/table/games'
import type { PlayResult, Snapshot } from '@roundhouse/table/snapshot'
import { expose } from 'comlink'
import { type PuzzleNames, PuzzleRoom } from './puzzle-room.ts'

/** What the page is shown of a puzzle. */
export interface PuzzleState {
  /** Which one it is. */
  readonly id: string
  readonly snapshot: Snapshot
  readonly isDecided: boolean
}

/** Lets the page play the puzzles of a game in this worker. */
export const servePuzzles = (name: GameName, manifest: GameManifest, rules: PuzzleRules): void =>
  expose(roomServer({ ...manifest, name }, rules))

export type RoomServer = ReturnType<typeof roomServer>

function roomServer(manifest: TableGame, rules: PuzzleRules) {
  let opened: { readonly id: string; readonly room: PuzzleRoom } | null = null

  const current = () => {
    if (opened === null) throw new Refusal('no puzzle is open')
    return opened
  }

  const shown = (): PuzzleState => {
    const { id, room } = current()
    return { id, snapshot: room.snapshot(), isDecided: room.isDecided() }
  }

  return {
    begin(puzzle: Puzzle, names: PuzzleNames): PuzzleState {
      opened = { id: puzzle.id, room: new PuzzleRoom(rules, manifest, puzzle, names) }
      return shown()
    },

    play(text: string): { readonly answer: PlayResult; readonly shown: PuzzleState } {
      const answer = current().room.play(text)
      return { answer, shown: shown() }
    },

    undo(isWholeTurn: boolean): PuzzleState {
      current().room.undo(isWholeTurn)
      return shown()
    },

    why: (text: string): Reason | null => current().room.why(text),
    verdict: (): PuzzleVerdict | null => current().room.verdict(),
  }
}
