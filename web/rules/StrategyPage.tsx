import { GAMES, type GameName } from '@roundhouse/table/games'
import { useEffect, useMemo } from 'preact/hooks'
import { useGames } from '../game-context.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useLoaded } from '../shell/useLoaded.ts'
import { Notice } from '../table/Notice.tsx'
import { ChapterText, Contents } from './BookText.tsx'
import type { Book } from './book.ts'
import { MomentsContext, Parts } from './RuleText.tsx'
import { show } from './show.ts'
import { momentsOf, type Strategy } from './strategy.ts'
import { useBook } from './useBook.ts'
import { usePaper } from './usePaper.ts'
import './rules.css'

interface StrategyPageProps {
  readonly game: GameName
  /** What is shown and marked: a piece of advice, by its number. */
  readonly rule: string | null
}

/** What strong play of a game does. */
export function StrategyPage({ game, rule }: StrategyPageProps) {
  const { say } = useShell()
  const strategy = useLoaded(useGames()[game].strategy ?? null)
  const book = useBook(strategy?.book)
  if (strategy === null || book === null) return <Notice text={say('app.loading')} />
  return <OpenStrategy key={game} game={game} rule={rule} strategy={strategy} book={book} />
}

interface OpenStrategyProps extends StrategyPageProps {
  readonly strategy: Strategy
  readonly book: Book
}

function OpenStrategy({ game, rule, strategy, book }: OpenStrategyProps) {
  const { say } = useShell()
  const games = useGames()
  const moments = useLoaded(useMemo(() => () => momentsOf(strategy), [strategy]))
  useEffect(() => {
    if (rule !== null) requestAnimationFrame(() => show(rule))
  }, [rule])
  usePaper()
  return (
    <main class="rules">
      <PageHead title={`${say('home.strategy')} · ${games[game].about.title(say)}`} />
      <div class="rules-bar">
        <Link class="button quiet" to={{ page: 'rules', game, rule: null }}>
          {say('home.rules')}
        </Link>
        {GAMES.filter(other => other !== game && games[other].strategy).map(other => (
          <Link key={other} class="button quiet" to={{ page: 'strategy', game: other, rule: null }}>
            {games[other].about.title(say)}
          </Link>
        ))}
      </div>
      <Contents page="strategy" game={game} book={book} />
      <MomentsContext.Provider value={moments ?? NOWHERE}>
        <article class="book" lang={book.language}>
          {book.intro.map((parts, i) => (
            <p key={i} class="intro">
              <Parts game={game} parts={parts} />
            </p>
          ))}
          {book.chapters.map(chapter => (
            <ChapterText
              key={chapter.id}
              page="strategy"
              game={game}
              language={book.language}
              chapter={chapter}
              shown={rule}
              album={null}
            />
          ))}
        </article>
      </MomentsContext.Provider>
    </main>
  )
}

/** Until the games are here. */
const NOWHERE = () => null
