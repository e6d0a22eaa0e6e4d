import type { Reason } from '@roundhouse/kernel/game'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { botNamed } from '../shell/new-game/suggestions.ts'
import type { Lessons } from './lesson.ts'
import type { StepState, Teacher } from './teacher.ts'

/** A step of a lesson is played in a worker, as at every table. `place` counts from 0. */
export function useLesson(lessons: Lessons, place: number) {
  const { say } = useShell()
  const teacher = useTeacher(lessons)
  const [shown, setShown] = useState<StepState | null>(null)
  const [reason, setReason] = useState<Reason | null>(null)
  const again = () => {
    setReason(null)
    void teacher?.begin(lessons.steps[place]!, [say('new.you'), botNamed(1).name]).then(setShown)
  }
  useEffect(again, [teacher, lessons, place])
  const play = async (text: string) => {
    const played = await teacher!.play(text)
    setReason(played.answer.ok ? null : played.answer.reason)
    setShown(played.shown)
  }
  return {
    shown,
    reason,
    play: (text: string) => void play(text),
    askWhy: (text: string) => void teacher?.why(text).then(setReason),
    again,
    /** Plays what is asked for next, before the learner's eyes. */
    show: () => void teacher?.show().then(setShown),
  }
}

type RemoteTeacher = Pick<Remote<Teacher>, 'begin' | 'play' | 'show' | 'why'>

function useTeacher({ newTeacher }: Lessons): RemoteTeacher | null {
  const [teacher, setTeacher] = useState<RemoteTeacher | null>(null)
  useEffect(() => {
    const worker = newTeacher()
    const { begin, play, show, why } = wrap<Teacher>(worker)
    setTeacher({ begin, play, show, why })
    return () => worker.terminate()
  }, [newTeacher])
  return teacher
}
