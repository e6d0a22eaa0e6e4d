import type { GameName } from '@roundhouse/table/games'
import { useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { learnSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { Notice } from '../table/Notice.tsx'
import { isFinished } from './finished.ts'
import { useLessonTitle } from './LessonBar.tsx'
import { BASICS, type Lesson } from './lesson.ts'
import { useGuidedGame } from './useGuidedGame.ts'
import '../shell/form.css'
import './learn.css'

/** All there is to learn of a game: the basics, a guided game, then what can be added to it. */
export function LessonsPage({ game }: { game: GameName }) {
  const { say } = useShell()
  const { about, lessons, rulebook, strategy } = useGame(game)
  const open = useLoaded(lessons?.load ?? null)
  const words = useCatalogueSay(learnSay)
  if (open === null || words === null) return <Notice text={say('app.loading')} />
  const [basics, ...others] = open.lessons
  return (
    <main class="form lessons">
      <PageHead title={`${say('home.learn')} · ${about.title(say)}`} />
      <ul class="lesson-cards">
        <LessonCard game={game} lesson={basics!} words={words} />
        <GuidedGame game={game} words={words} isNext={isFinished(game, BASICS)} />
      </ul>
      <h2>{words('learn.short')}</h2>
      <ul class="lesson-cards">
        {others.map(lesson => (
          <LessonCard key={lesson.name} game={game} lesson={lesson} words={words} />
        ))}
      </ul>
      <p class="row">
        {rulebook && (
          <Link class="button quiet" to={{ page: 'rules', game, rule: null }}>
            {say('home.rules')}
          </Link>
        )}
        {strategy && (
          <Link class="button quiet" to={{ page: 'strategy', game, rule: null }}>
            {say('home.strategy')}
          </Link>
        )}
      </p>
    </main>
  )
}

function LessonCard({ game, lesson, words }: { game: GameName; lesson: Lesson; words: Say }) {
  const { say } = useShell()
  const { lessons } = useGame(game)
  const { name, steps } = lesson
  const isBasics = name === BASICS
  const hasBeen = isFinished(game, name)
  return (
    <li class="card">
      <h2 id={`lesson-${name}`}>{useLessonTitle(game, name)}</h2>
      <p>{isBasics ? words('learn.basics.what') : lessons!.about(say, name).what}</p>
      <p class="hint">
        {words('learn.steps', { n: steps.length })}
        {hasBeen && <b class="has-been"> · ✓ {words('learn.finished')}</b>}
      </p>
      <Link
        class={isBasics && !hasBeen ? 'button main' : 'button'}
        to={{ page: 'learn', game, lesson: name, step: 1 }}
        aria-describedby={`lesson-${name}`}
      >
        {words(hasBeen ? 'learn.repeat' : 'learn.start')}
      </Link>
    </li>
  )
}

function GuidedGame({ game, words, isNext }: { game: GameName; words: Say; isNext: boolean }) {
  const play = useGuidedGame(game)
  const [isBusy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    void play()
  }
  return (
    <li class="card">
      <h2 id="guided">{words('learn.guided')}</h2>
      <p>{words('learn.guided.what')}</p>
      <Button class={isNext ? 'button main' : 'button'} disabled={isBusy} aria-describedby="guided" onClick={start}>
        {words('learn.guided.start')}
      </Button>
    </li>
  )
}
