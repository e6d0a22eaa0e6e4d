import type { GameName } from '@roundhouse/table/games'
import type { Language } from '@roundhouse/words/languages'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { go } from '../shell/route.ts'
import type { OpenAlbum } from './album.ts'
import { type Book, type Chapter, isCourse } from './book.ts'
import { Figure } from './Figure.tsx'
import { RuleText } from './RuleText.tsx'
import type { SearchPattern } from './search.ts'
import { show } from './show.ts'
import { useInSight } from './useInSight.ts'

/** Which of a game's books is open. */
export interface OpenedBook {
  readonly page: 'rules' | 'strategy'
  readonly game: GameName
}

export function Contents({ page, game, book }: OpenedBook & { readonly book: Book }) {
  const { say } = useShell()
  const inSight = useInSight(book.chapters.map(({ id }) => id))
  return (
    <nav class="contents" aria-label={say('rules.contents')}>
      <ol lang={book.language}>
        {book.chapters.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ page, game, rule: id }} onClick={() => show(id)}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
      <label class="jump">
        <span class="unseen">{say('rules.contents')}</span>
        <select value={inSight} onChange={event => go({ page, game, rule: event.currentTarget.value })}>
          {book.chapters.map(({ id, heading }) => (
            <option key={id} value={id} lang={book.language}>
              {heading}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}

interface ChapterTextProps extends OpenedBook {
  readonly language: Language
  readonly chapter: Chapter
  readonly shown: string | null
  readonly album: OpenAlbum | null
  readonly wanted?: SearchPattern
}

export const ChapterText = ({ page, game, language, chapter, shown, album, wanted = [] }: ChapterTextProps) => (
  <section class={isCourse(chapter) ? 'course' : undefined}>
    <h2 id={chapter.id} tabIndex={-1}>
      {chapter.heading}
    </h2>
    {chapter.rules.map(rule => (
      <div key={rule.id} id={rule.id} class={rule.id === shown ? 'rule shown' : 'rule'} tabIndex={-1}>
        <Link class="number" to={{ page, game, rule: rule.id }}>
          {rule.id}
        </Link>
        <div>
          <RuleText game={game} rule={rule} language={language} wanted={wanted} />
          <Figure album={album} rule={rule.id} />
        </div>
      </div>
    ))}
  </section>
)
