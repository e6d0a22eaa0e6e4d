import type { GameName } from '@roundhouse/table/games'
import { useEffect } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { learnSay } from '../messages/catalogues.ts'
import { useShell } from '../shell/context.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { GameWords } from '../table/GameWords.tsx'
import { Notice } from '../table/Notice.tsx'
import { useGameTable } from '../table/useGameTable.ts'
import { finish } from './finished.ts'
import { LessonBar } from './LessonBar.tsx'
import type { Lesson, Lessons } from './lesson.ts'
import { useLesson } from './useLesson.ts'
import './learn.css'

interface LearnPageProps {
  readonly game: GameName
  readonly lesson: string
  /** Counts from 1. */
  readonly step: number
}

/** A lesson is played at the game's own table, a small real position at a time. */
export function LearnPage({ game, lesson: name, step }: LearnPageProps) {
  const { say } = useShell()
  const open = useLoaded(useGame(game).lessons?.load ?? null)
  if (open === null) return <Notice text={say('app.loading')} />
  const lesson = open.lessons.find(each => each.name === name) ?? open.lessons[0]!
  return <OpenLesson game={game} lessons={open} lesson={lesson} place={Math.min(step, lesson.steps.length) - 1} />
}

interface OpenLessonProps {
  readonly game: GameName
  readonly lessons: Lessons
  readonly lesson: Lesson
  /** Of the step, from 0. */
  readonly place: number
}

function OpenLesson({ game, lessons, lesson, place }: OpenLessonProps) {
  const { say } = useShell()
  const words = useCatalogueSay(learnSay)
  const GameTable = useGameTable(game)
  const { shown, reason, play, askWhy, again, show } = useLesson(lessons, lesson.steps[place]!)
  const isEnd = shown?.progress === 'done' && place === lesson.steps.length - 1
  useEffect(() => {
    if (isEnd) finish(game, lesson.name)
  }, [isEnd])
  if (words === null || GameTable === null) return <Notice text={say('app.loading')} />
  const progress = shown?.progress ?? 'open'
  const hasBegun = shown !== null && shown.snapshot.played > 0
  return (
    <main class="table">
      <LessonBar {...{ game, lesson, place, words, progress, hasBegun, again, show }} />
      <GameWords game={game}>
        {shown !== null && (
          <GameTable
            key={`${lesson.name}-${place}`}
            snapshot={shown.snapshot}
            play={play}
            undo={() => {}}
            askWhy={askWhy}
            reason={reason}
          />
        )}
      </GameWords>
    </main>
  )
}
