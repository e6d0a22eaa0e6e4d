import type { GameName } from '@roundhouse/table/games'
import { useEffect } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import type { Say } from '../messages/say.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { go } from '../shell/route.ts'
import type { Progress } from './classroom.ts'
import { Explanation } from './Explanation.tsx'
import { BASICS, type Lesson } from './lesson.ts'
import { useGuidedGame } from './useGuidedGame.ts'

export interface LessonBarProps {
  readonly game: GameName
  readonly lesson: Lesson
  /** Of the step, from 0. */
  readonly place: number
  readonly words: Say
  readonly progress: Progress
  /** Something was played. */
  readonly hasBegun: boolean
  readonly again: () => void
  readonly show: () => void
}

/** What is to be done stands above the table, and never over it. It is as high as its longest step needs. */
export function LessonBar(props: LessonBarProps) {
  const { game, lesson, place, words, progress, hasBegun, again, show } = props
  const { say } = useShell()
  const { steps } = lesson
  return (
    <section class="lesson" aria-label={words('learn.step', { step: place + 1, steps: steps.length })}>
      <div class="instruction">
        <h1>
          <Link class="way-home" to={{ page: 'lessons', game }} aria-label={words('learn.more')}>
            ‹ <span>{say('home.learn')}</span>
          </Link>
          <span class="of-game">{useLessonTitle(game, lesson.name)} · </span>
          <span>{words('learn.step', { step: place + 1, steps: steps.length })}</span>
        </h1>
        <Explanation
          key={`${lesson.name}-${place}`}
          {...{ game, lesson, place, words }}
          show={progress === 'open' ? show : null}
        />
        <div class="lesson-words">
          {steps.map(({ name }) => (
            <p key={name} class="as-high" aria-hidden="true">
              <StepWords game={game} step={name} words={words} />
            </p>
          ))}
          <p>
            <StepWords game={game} step={steps[place]!.name} words={words} progress={progress} />{' '}
            <Link to={{ page: 'rules', game, rule: steps[place]!.rule }}>{steps[place]!.rule}</Link>
          </p>
        </div>
      </div>
      <div class="lesson-acts">
        <Button
          class={progress === 'strayed' ? 'button main' : 'button'}
          disabled={!hasBegun || progress === 'done'}
          onClick={again}
        >
          {words('learn.again')}
        </Button>
        <Button class="button show" disabled={progress !== 'open'} onClick={show}>
          {words('learn.show')}
        </Button>
        <Button
          class="button quiet back"
          disabled={place === 0}
          onClick={() => go({ page: 'learn', game, lesson: lesson.name, step: place })}
        >
          {words('learn.back')}
        </Button>
        <Onward {...props} />
      </div>
    </section>
  )
}

interface StepWordsProps {
  readonly game: GameName
  readonly step: string
  readonly words: Say
  readonly progress?: Progress
}

/** Why, then what to do; in its place, what became of it. */
function StepWords({ game, step, words, progress = 'open' }: StepWordsProps) {
  const task = progress === 'open' ? words.find(`learn.${game}.${step}.do`) : words(`learn.${progress}`)
  return (
    <>
      <span class="why">{words.find(`learn.${game}.${step}`)} </span>
      <b role="status" class={`outcome ${progress}`}>
        {task}
      </b>
    </>
  )
}

/** The basics are called as the game. */
export function useLessonTitle(name: GameName, lesson: string): string {
  const { say } = useShell()
  const { about, lessons } = useGame(name)
  return lesson === BASICS || lessons === undefined ? about.title(say) : lessons.about(say, lesson).title
}

/** To the next step; after the basics to a first game, after another lesson back to the others. */
function Onward({ game, lesson, place, words, progress }: LessonBarProps) {
  const playGuided = useGuidedGame(game)
  const isDone = progress === 'done'
  useEffect(() => {
    if (isDone) document.querySelector<HTMLElement>('.onward')?.focus()
  }, [isDone])
  const isLast = place === lesson.steps.length - 1
  const name = isDone ? 'button main onward' : 'button onward'
  if (!isLast)
    return (
      <Button class={name} onClick={() => go({ page: 'learn', game, lesson: lesson.name, step: place + 2 })}>
        {words('learn.next')}
      </Button>
    )
  if (lesson.name === BASICS)
    return (
      <Button class={name} onClick={() => void playGuided()}>
        {words('learn.play')}
      </Button>
    )
  return (
    <Link class={name} to={{ page: 'lessons', game }}>
      {words('learn.more')}
    </Link>
  )
}
