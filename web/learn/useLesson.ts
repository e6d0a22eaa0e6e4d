import type { Reason } from '@roundhouse/kernel/game'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { botNamed } from '../shell/new-game/suggestions.ts'
import type { LessonStep, Lessons } from './lesson.ts'
import type { StepState, Teacher } from './teacher.ts'

/** A step as it stands now. */
interface ShownStep extends StepState {
  readonly step: LessonStep
}

/** A step of a lesson is played in a worker, as at every table. Until it is there, nothing of the one before is shown. */
export function useLesson({ newTeacher }: Pick<Lessons, 'newTeacher'>, step: LessonStep) {
  const { say } = useShell()
  const teacher = useTeacher(newTeacher)
  const [last, setLast] = useState<ShownStep | null>(null)
  const [reason, setReason] = useState<Reason | null>(null)
  const show = (state: StepState) => setLast({ ...state, step })
  const again = () => {
    setReason(null)
    void teacher?.begin(step, [say('new.you'), botNamed(1).name]).then(show)
  }
  useEffect(again, [teacher, step])
  const play = async (text: string) => {
    const played = await teacher!.play(text)
    setReason(played.answer.ok ? null : played.answer.reason)
    show(played.shown)
  }
  return {
    shown: last?.step === step ? last : null,
    reason,
    play: (text: string) => void play(text),
    askWhy: (text: string) => void teacher?.why(text).then(setReason),
    again,
    /** Plays what is asked for next, before the learner's eyes. */
    show: () => void teacher?.show().then(show),
  }
}

type RemoteTeacher = Pick<Remote<Teacher>, 'begin' | 'play' | 'show' | 'why'>

function useTeacher(newTeacher: Lessons['newTeacher']): RemoteTeacher | null {
  const [teacher, setTeacher] = useState<RemoteTeacher | null>(null)
  useEffect(() => {
    const worker = newTeacher()
    const { begin, play, show, why } = wrap<Teacher>(worker)
    setTeacher({ begin, play, show, why })
    return () => worker.terminate()
  }, [newTeacher])
  return teacher
}
