import { type Reason, Refusal } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import type { Answer, Snapshot } from '@roundhouse/table/snapshot'
import { expose } from 'comlink'
import { Classroom, openPosition, type Progress } from './classroom.ts'
import { LESSONS } from './lesson.ts'

/** What the page is shown of a step. */
export interface Shown {
  readonly scene: Snapshot
  readonly progress: Progress
}

let room: Classroom | null = null

function open(): Classroom {
  if (room === null) throw new Refusal('no lesson is open')
  return room
}

const shown = (): Shown => ({ scene: open().scene(), progress: open().progress() })

const teacher = {
  async begin(game: GameName, place: number, names: readonly string[]): Promise<Shown> {
    const step = LESSONS[game][place]
    if (step === undefined) throw new Refusal(`there is no step ${place + 1} of this lesson`)
    room = new Classroom(game, step, await openPosition(game, step.position), names)
    return shown()
  },

  play(text: string): { readonly answer: Answer; readonly shown: Shown } {
    const answer = open().play(text)
    return { answer, shown: shown() }
  },

  /** Plays what is asked for next. */
  show(): Shown {
    const move = open().hint()
    if (move !== null) open().play(move)
    return shown()
  },

  why: (text: string): Reason | null => open().why(text),
}

export type Teacher = typeof teacher
expose(teacher)
