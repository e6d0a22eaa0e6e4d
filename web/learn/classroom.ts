import type { Reason } from '@roundhouse/kernel/game'
import { type PlayResult, type Snapshot, snapshotFor } from '@roundhouse/table/snapshot'
import { play, type Table, why } from '@roundhouse/table/table'
import { after, type LessonStep } from './lesson.ts'

/** Who learns sits here. */
const SEAT = 0

/** One step of a lesson as it is played: what is on the table, and what is still asked for. */
export class Classroom {
  #table: Table
  #goals: LessonStep['goals']
  /** Something was played that is legal, but not what was asked for. */
  #hasStrayed = false

  constructor(table: Table, { goals }: LessonStep) {
    this.#table = table
    this.#goals = goals
  }

  /** Nothing is taken back in a lesson: a step is begun again. */
  snapshot(): Snapshot {
    const snapshot = snapshotFor(this.#table, SEAT)
    const isOpen = snapshot.waiting === 'person' && this.progress() === 'open'
    const back = { ...snapshot.back, step: false, turn: false }
    return isOpen ? { ...snapshot, back } : { ...snapshot, back, waiting: 'nobody', moves: [] }
  }

  play(text: string): PlayResult {
    const outcome = play(this.#table, SEAT, text)
    if (!outcome.ok) return outcome
    this.#table = outcome.table
    const left = after(this.#goals, this.#table.match.played.at(-1)!.text)
    this.#hasStrayed = left === null
    this.#goals = left ?? this.#goals
    return { ok: true }
  }

  /** A move that is asked for now, for anyone who is stuck; `null`: nothing is. */
  hint(): string | null {
    return this.snapshot().moves.find(text => after(this.#goals, text) !== null) ?? null
  }

  why(text: string): Reason | null {
    return why(this.#table, SEAT, text)
  }

  progress(): Progress {
    if (this.#hasStrayed) return 'strayed'
    return this.#goals.length === 0 ? 'done' : 'open'
  }
}

export type Progress = 'open' | 'strayed' | 'done'
