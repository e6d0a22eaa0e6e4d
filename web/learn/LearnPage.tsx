import type { GameName } from '@roundhouse/table/games'
import { useEffect } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { begin } from '../match/client.ts'
import { learnSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { suggestedGame } from '../shell/new-game/suggestions.ts'
import { go, writeRoute } from '../shell/route.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { GameWords } from '../table/GameWords.tsx'
import { Notice } from '../table/Notice.tsx'
import { useGameTable } from '../table/useGameTable.ts'
import type { Progress } from './classroom.ts'
import type { LessonStep, Lessons } from './lesson.ts'
import { useLesson } from './useLesson.ts'
import './learn.css'

/** A game is learnt at its own table, a small real position at a time. Steps count from 1. */
export function LearnPage({ game, step }: { game: GameName; step: number }) {
  const { say } = useShell()
  const open = useLoaded(useGame(game).lessons ?? null)
  if (open === null) return <Notice text={say('app.loading')} />
  return <OpenLesson game={game} lessons={open} place={Math.min(step, open.steps.length) - 1} />
}

/** `place` is that of the step, from 0. */
function OpenLesson({ game, lessons, place }: { game: GameName; lessons: Lessons; place: number }) {
  const { say } = useShell()
  const { steps } = lessons
  const words = useCatalogueSay(learnSay)
  const GameTable = useGameTable(game)
  const { shown, reason, play, askWhy, again, show } = useLesson(lessons, place)
  if (words === null || GameTable === null || shown === null) return <Notice text={say('app.loading')} />
  const { snapshot, progress } = shown
  return (
    <main class="table">
      <section class="lesson" aria-label={words('learn.step', { step: place + 1, steps: steps.length })}>
        <Instruction game={game} steps={steps} place={place} words={words} progress={progress} />
        <div class="row">
          {snapshot.played > 0 && progress !== 'done' && (
            <button type="button" class={progress === 'strayed' ? 'button main' : 'button'} onClick={again}>
              {words('learn.again')}
            </button>
          )}
          {progress === 'open' && (
            <Button class="button show" onClick={show}>
              {words('learn.show')}
            </Button>
          )}
          <Onward game={game} steps={steps} place={place} words={words} isDone={progress === 'done'} />
        </div>
      </section>
      <GameWords game={game}>
        <GameTable
          key={`${game}-${place}`}
          snapshot={snapshot}
          play={play}
          undo={() => {}}
          askWhy={askWhy}
          reason={reason}
        />
      </GameWords>
    </main>
  )
}

interface StepProps {
  readonly game: GameName
  readonly steps: readonly LessonStep[]
  readonly place: number
  readonly words: Say
}

function Instruction({ game, steps, place, words, progress }: StepProps & { readonly progress: Progress }) {
  const { say } = useShell()
  const { title } = useGame(game).about
  const { name, rule } = steps[place]!
  return (
    <div class="instruction">
      <h1>
        <a class="way-home" href={writeRoute({ page: 'home' })}>
          {say('app.home')}
        </a>{' '}
        <span class="of-game">{title(say)} · </span>
        {words('learn.step', { step: place + 1, steps: steps.length })}
      </h1>
      <p>
        {words.find(`learn.${game}.${name}`)} <a href={writeRoute({ page: 'rules', game, rule })}>{rule}</a>
      </p>
      <p role="status" class={`outcome ${progress}`}>
        {progress !== 'open' && words(`learn.${progress}`)}
      </p>
    </div>
  )
}

/** To the next step; after the last one to a first game. */
function Onward({ game: name, steps, place, words, isDone }: StepProps & { readonly isDone: boolean }) {
  const { say } = useShell()
  const game = useGame(name)
  const isLast = place === steps.length - 1
  const next = () => go({ page: 'learn', game: name, step: place + 2 })
  const start = async () => go({ page: 'table', id: await begin(suggestedGame(game, say('new.you'))) })
  useEffect(() => {
    if (isDone) document.querySelector<HTMLElement>('.onward')?.focus()
  }, [isDone])
  return (
    <>
      {place > 0 && (
        <Link class="button quiet" to={{ page: 'learn', game: name, step: place }}>
          {words('learn.back')}
        </Link>
      )}
      <Button class={isDone ? 'button main onward' : 'button onward'} onClick={() => (isLast ? void start() : next())}>
        {words(isLast ? 'learn.play' : 'learn.next')}
      </Button>
    </>
  )
}
