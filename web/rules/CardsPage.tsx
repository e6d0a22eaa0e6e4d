import type { GameName } from '@roundhouse/table/games'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { Link } from '../shell/Button.tsx'
import { ShellContext, useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { Notice } from '../table/Notice.tsx'
import type { OpenAlbum } from './album.ts'
import { FaceTile } from './FaceTile.tsx'
import { type AlbumFace, ANYTHING, type FaceFilter, findFaces, ORIGINS, together } from './face.ts'
import { SearchBar } from './SearchBar.tsx'
import { wordsOf } from './search.ts'
import { show } from './show.ts'
import { useAlbum } from './useAlbum.ts'
import '../shell/form.css'
import './rules.css'
import './cards.css'

/** Everything printed of a game, with whether it is documented or ours; what is in the address is shown and marked. */
export function CardsPage({ game, card }: { game: GameName; card: string | null }) {
  const shell = useShell()
  const album = useAlbum(game)
  if (album === null) return <Notice text={shell.say('app.loading')} />
  return (
    <ShellContext.Provider value={{ ...shell, say: album.say }}>
      <Gallery key={game} game={game} card={card} album={album} />
    </ShellContext.Provider>
  )
}

function Gallery({ game, card, album }: { game: GameName; card: string | null; album: OpenAlbum }) {
  const { say, faces } = album
  const { about, album: named } = useGame(game)
  const all = useMemo(() => faces.all(say), [faces, say])
  const [text, setText] = useState('')
  const [filter, setFilter] = useState(ANYTHING)
  const wanted = { ...filter, words: wordsOf(text) }
  const found = findFaces(all, wanted)
  useEffect(() => {
    if (card === null) return
    setText('')
    setFilter(ANYTHING)
    requestAnimationFrame(() => show(card))
  }, [card])
  const choose = (changed: Partial<typeof filter>) => setFilter({ ...filter, ...changed })
  const groups = [...new Set(all.map(({ group }) => group))]
  const kinds = [...new Set(findFaces(all, { ...ANYTHING, group: filter.group }).map(({ kind }) => kind))]
  return (
    <main class="cards">
      <album.Sprite />
      <PageHead title={`${about.title(say)} · ${named?.title(say)}`} />
      <SearchBar
        label={say('cards.search')}
        text={text}
        change={setText}
        found={say('cards.found', { count: found.length })}
        choices={
          <>
            <Choice of="group" filter={filter} options={groups} choose={group => choose({ group, kind: '' })} />
            <Choice of="kind" filter={filter} options={kinds} choose={kind => choose({ kind })} />
            <Choice of="origin" filter={filter} options={ORIGINS} choose={origin => choose({ origin })} />
          </>
        }
      >
        <Link class="button quiet" to={{ page: 'rules', game, rule: null }}>
          {say('cards.rules')}
        </Link>
      </SearchBar>
      <article class="book">
        <p class="intro">{say('cards.about')}</p>
        {together(found, ({ group }) => group).map(([group, members]) => (
          <Group key={group} game={game} album={album} group={group} members={members} shown={card} />
        ))}
      </article>
    </main>
  )
}

interface ChoiceProps {
  readonly of: 'group' | 'kind' | 'origin'
  readonly filter: FaceFilter
  readonly options: readonly string[]
  readonly choose: (value: string) => void
}

/** Kinds are in words already; groups and origins have a message each. */
function Choice({ of, filter, options, choose }: ChoiceProps) {
  const { say } = useShell()
  const label = say(`cards.${of}`)
  const nameOf = (option: string) => say.find(of === 'origin' ? `cards.${option}` : `cards.${of}.${option}`) ?? option
  return (
    <label class="choice">
      <span class="unseen">{label}</span>
      <select value={filter[of]} onChange={event => choose(event.currentTarget.value)}>
        <option value="">{say('cards.any', { what: label })}</option>
        {options.map(option => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface GroupProps {
  readonly game: GameName
  readonly album: OpenAlbum
  readonly group: string
  readonly members: readonly AlbumFace[]
  readonly shown: string | null
}

function Group({ game, album: { say, faces }, group, members, shown }: GroupProps) {
  const { about, drawing } = useMemo(() => faces.headOf(say, group), [faces, say, group])
  return (
    <section>
      <h2>{say.find(`cards.group.${group}`) ?? group}</h2>
      {about !== '' && <p class="hint">{about}</p>}
      {drawing}
      {together(members, ({ part }) => part).map(([part, tiles]) => (
        <div key={part}>
          {part !== '' && <h3>{part}</h3>}
          <ul class="faces">
            {tiles.map(face => (
              <li key={face.id}>
                <FaceTile game={game} face={face} isShown={face.id === shown} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
