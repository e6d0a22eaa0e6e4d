import { type Reason, Refusal } from '@roundhouse/kernel/game'
import type { PlayResult, Snapshot } from '@roundhouse/table/snapshot'
import { expose } from 'comlink'
import type { PositionReader } from '../table/position.ts'
import { Classroom, type Progress } from './classroom.ts'
import type { LessonStep } from './lesson.ts'

/** What the page is shown of a step. */
export interface StepState {
  readonly snapshot: Snapshot
  readonly progress: Progress
}

/** Lets the page play the steps of a game's lesson in this worker. */
export const teach = (openPosition: PositionReader): void => expose(teacherOf(openPosition))

export type Teacher = ReturnType<typeof teacherOf>

function teacherOf(openPosition: PositionReader) {
  let room: Classroom | null = null

  const current = (): Classroom => {
    if (room === null) throw new Refusal('no lesson is open')
    return room
  }

  const shown = (): StepState => ({ snapshot: current().snapshot(), progress: current().progress() })

  return {
    begin(step: LessonStep, names: readonly string[]): StepState {
      room = new Classroom(openPosition(step.position, names), step)
      return shown()
    },

    play(text: string): { readonly answer: PlayResult; readonly shown: StepState } {
      const answer = current().play(text)
      return { answer, shown: shown() }
    },

    /** Plays what is asked for next. */
    show(): StepState {
      const move = current().hint()
      if (move !== null) current().play(move)
      return shown()
    },

    why: (text: string): Reason | null => current().why(text),
  }
}
