import type { Reason } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'preact/hooks'
import { learnSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useShell } from '../shell/context.ts'
import { botNamed } from '../shell/wished.ts'
import type { Shown, Teacher } from './learn-worker.ts'

/** A step of a lesson as it is played. */
interface Lesson {
  readonly shown: Shown | null
  readonly reason: Reason | null
  readonly play: (text: string) => void
  readonly askWhy: (text: string) => void
  readonly again: () => void
  /** Plays what is asked for next, before the learner's eyes. */
  readonly show: () => void
}

/** The game is played in a worker, as at every table. `place` counts from 0. */
export function useLesson(game: GameName, place: number): Lesson {
  const { say } = useShell()
  const teacher = useTeacher()
  const [shown, setShown] = useState<Shown | null>(null)
  const [reason, setReason] = useState<Reason | null>(null)
  const again = () => {
    setReason(null)
    void teacher?.begin(game, place, [say('new.you'), botNamed(1).name]).then(setShown)
  }
  useEffect(again, [teacher, game, place])
  const play = async (text: string) => {
    const played = await teacher!.play(text)
    setReason(played.answer.ok ? null : played.answer.reason)
    setShown(played.shown)
  }
  return {
    shown,
    reason,
    play: text => void play(text),
    askWhy: text => void teacher?.why(text).then(setReason),
    again,
    show: () => void teacher?.show().then(setShown),
  }
}

function useTeacher(): Pick<Remote<Teacher>, 'begin' | 'play' | 'show' | 'why'> | null {
  const [teacher, setTeacher] = useState<Pick<Remote<Teacher>, 'begin' | 'play' | 'show' | 'why'> | null>(null)
  useEffect(() => {
    const worker = new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' })
    const { begin, play, show, why } = wrap<Teacher>(worker)
    setTeacher({ begin, play, show, why })
    return () => worker.terminate()
  }, [])
  return teacher
}

/** The words of the lessons, in the reader's language. */
export function useLearnSay(): Say | null {
  const { language } = useShell().settings
  const [say, setSay] = useState<Say | null>(null)
  useEffect(() => {
    let isWanted = true
    void learnSay(language).then(words => isWanted && setSay(() => words))
    return () => {
      isWanted = false
    }
  }, [language])
  return say
}
