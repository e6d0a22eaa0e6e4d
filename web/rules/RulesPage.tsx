import { GAMES, type GameName } from '@roundhouse/table/games'
import { useEffect, useState } from 'preact/hooks'
import { useGame, useGames } from '../game-context.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { writeRoute } from '../shell/route.ts'
import { Notice } from '../table/Notice.tsx'
import { ChapterText, Contents } from './BookText.tsx'
import { type Book, type Chapter, isCourse } from './book.ts'
import { FoundFaces, useFoundFaces } from './FoundFaces.tsx'
import { Parts } from './RuleText.tsx'
import { SearchBar } from './SearchBar.tsx'
import { search, wordsOf } from './search.ts'
import { show } from './show.ts'
import { useAlbum } from './useAlbum.ts'
import { useBook } from './useBook.ts'
import { usePaper } from './usePaper.ts'
import '../shell/form.css'
import './rules.css'

/** The whole rulebook of a game; a rule in the address is shown and marked. */
export function RulesPage({ game, rule }: { game: GameName; rule: string | null }) {
  const { say } = useShell()
  const book = useBook(useGame(game).rulebook)
  if (book === null) return <Notice text={say('app.loading')} />
  return <OpenBook key={game} game={game} rule={rule} book={book} />
}

function OpenBook({ game, rule, book }: { game: GameName; rule: string | null; book: Book }) {
  const { say } = useShell()
  const games = useGames()
  const [text, setText] = useState('')
  const album = useAlbum(game)
  const { chapters, wanted } = search(book, text)
  const cards = useFoundFaces(album, wordsOf(text))
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0)
  useEffect(() => {
    if (rule === null) return
    setText('')
    requestAnimationFrame(() => show(rule))
  }, [rule])
  // Pictures that come later push the text down: the rule stays in sight of anyone who has not gone on.
  useEffect(() => {
    if (rule !== null && document.activeElement?.id === rule) show(rule)
  }, [album])
  const chapterText = (chapter: Chapter) => (
    <ChapterText
      key={chapter.id}
      page="rules"
      game={game}
      language={book.language}
      chapter={chapter}
      shown={rule}
      album={album}
      wanted={wanted}
    />
  )
  usePaper()
  return (
    <main class="rules">
      {album !== null && <album.Sprite />}
      <PageHead title={say('rules.of', { game: games[game].about.title(say) })} />
      <SearchBar
        label={say('rules.search')}
        text={text}
        change={setText}
        found={text === '' ? '' : say('rules.found', { count, entries: cards.length })}
      >
        {games[game].album && (
          <Link class="button quiet" to={{ page: 'cards', game, card: null }}>
            {games[game].album.title(say)}
          </Link>
        )}
        {games[game].strategy && (
          <Link class="button quiet" to={{ page: 'strategy', game, rule: null }}>
            {say('home.strategy')}
          </Link>
        )}
        {GAMES.filter(other => other !== game && games[other].rulebook).map(other => (
          <a key={other} class="button quiet" href={writeRoute({ page: 'rules', game: other, rule: null })}>
            {games[other].about.title(say)}
          </a>
        ))}
      </SearchBar>
      <Contents page="rules" game={game} book={book} />
      <article class="book" lang={book.language}>
        {chapters.filter(isCourse).map(chapterText)}
        {text === '' &&
          book.intro.map((parts, i) => (
            <p key={i} class="intro">
              <Parts game={game} parts={parts} />
            </p>
          ))}
        {chapters.filter(chapter => !isCourse(chapter)).map(chapterText)}
        {cards.length > 0 && <FoundFaces game={game} album={album!} faces={cards} />}
      </article>
    </main>
  )
}
