import { GAMES, type GameName } from '@roundhouse/table/games'
import type { FavouriteThing, Profile, RecentGame } from '@roundhouse/wire/profile'
import { useMemo } from 'preact/hooks'
import { useGame } from '../game-context.ts'
import { profileSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { useAlbum } from '../rules/useAlbum.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { ago, dateOf } from '../shell/home/ago.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useTitle } from '../shell/title.ts'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { Avoiding } from './Avoiding.tsx'
import { Inviting } from './Inviting.tsx'
import { profileAt, profileOf } from './profile-server.ts'
import { RatingChart } from './RatingChart.tsx'
import { namedSettings } from './settings.ts'
import { namedThing } from './things.ts'
import '../shell/form.css'
import './profile.css'

/** How somebody plays, by their number; `null`: the reader. */
export const ProfilePage = ({ person }: { person: number | null }) => (
  <Loaded load={() => profileOf(person)} name={`${person}`} isOwn={person === null} />
)

/** The same of whoever sits in a seat of a table. */
export const PlayerPage = ({ table, seat }: { table: string; seat: number }) => (
  <Loaded load={() => profileAt(table, seat)} name={`${table} ${seat}`} isOwn={false} />
)

interface LoadedProps {
  readonly load: () => Promise<Profile | null>
  readonly name: string
  readonly isOwn: boolean
}

function Loaded({ load, name, isOwn }: LoadedProps) {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(profileSay)
  // Without an answer there is nothing to show either.
  const found = useAnswer(async () => ({ profile: await load().catch(() => null) }), [name])
  if (say === null || found === null) return <Notice text={ofShell('app.loading')} />
  if (found.profile === null) return <Nobody say={say} isOwn={isOwn} />
  return <Shown profile={found.profile} say={say} />
}

const Nobody = ({ say, isOwn }: { say: Say; isOwn: boolean }) => (
  <main class="form profile-page">
    <PageHead title={say(isOwn ? 'profile.own' : 'profile.none')} />
    {isOwn && <p class="card">{say('profile.nobody')}</p>}
  </main>
)

interface ProfileProps {
  readonly profile: Profile
  readonly say: Say
}

function Shown({ profile, say }: ProfileProps) {
  const { say: ofShell } = useShell()
  const title = profile.isMe ? say('profile.own') : say('profile.of', { name: profile.name })
  useTitle(`${title} – ${ofShell('app.title')}`)
  return (
    <main class="form profile-page">
      <PageHead title={title} />
      <Figures profile={profile} say={say} />
      <section class="card" aria-labelledby="rating">
        <h2 id="rating">
          {say('profile.rating')} <small>{say('profile.after-each')}</small>
        </h2>
        {profile.ratings.length === 0 ? (
          <p>{say('profile.unrated')}</p>
        ) : (
          <RatingChart ratings={profile.ratings} say={say} />
        )}
        <p class="hint">{say('profile.band')}</p>
      </section>
      <Recent profile={profile} say={say} />
      {GAMES.map(game => (
        <OfGame key={game} game={game} profile={profile} say={say} />
      ))}
    </main>
  )
}

function Figures({ profile: { person, name, since, games, won, together, isMe }, say }: ProfileProps) {
  const figures = [
    { is: 'games', value: games },
    { is: 'won', value: won },
    ...(together === null ? [] : [{ is: 'together', value: together } as const]),
  ] as const
  return (
    <section class="card profile-figures" aria-label={name}>
      {isMe && <b class="profile-name">{name}</b>}
      <p>{say('profile.since', { date: dateOf(since, say.language) })}</p>
      <ul class="figures">
        {figures.map(({ is, value }) => (
          <li key={is}>
            <b>{value}</b> {say(`profile.${is}`)}
          </li>
        ))}
      </ul>
      <Link class="button" to={{ page: 'ratings' }}>
        {say('profile.boards')}
      </Link>
      {together !== null && <Inviting person={person} name={name} />}
      {together !== null && <Avoiding person={person} name={name} />}
    </section>
  )
}

function Recent({ profile: { recent, isMe }, say }: ProfileProps) {
  return (
    <section class="card profile-recent" aria-labelledby="recent">
      <h2 id="recent">{say('profile.recent')}</h2>
      {recent.length === 0 && <p>{say('profile.no-games')}</p>}
      <ul class="recent">
        {recent.map(game => (
          <RecentEntry key={game.table} recent={game} isMe={isMe} say={say} />
        ))}
      </ul>
    </section>
  )
}

interface RecentEntryProps {
  readonly recent: RecentGame
  readonly isMe: boolean
  readonly say: Say
}

function RecentEntry({ recent, isMe, say }: RecentEntryProps) {
  const { say: ofShell } = useShell()
  const { table, game, options, players, ended, place, points, hasLeft, change } = recent
  const { about } = useGame(game as GameName)
  const setup = about.setup?.(ofShell, new Map(options))
  return (
    <li class={game} data-game={game}>
      <span>
        <b>{about.title(ofShell)}</b> {say('profile.ended', { place, points, players })}
        {hasLeft && <small> · {say('profile.left')}</small>}
        <small class="setup">{[setup, ago(ended, say.language)].filter(Boolean).join(' · ')}</small>
      </span>
      {change !== null && <b class={change < 0 ? 'change is-loss' : 'change'}>{signed(change)}</b>}
      {isMe && (
        <Link class="button" to={{ page: 'online', id: table }}>
          {say('profile.open')}
        </Link>
      )}
    </li>
  )
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)

interface OfGameProps extends ProfileProps {
  readonly game: GameName
}

/** What somebody played a game with, and what they like to take in it. */
function OfGame({ game, profile, say }: OfGameProps) {
  const { say: ofShell } = useShell()
  const { about } = useGame(game)
  const settings = useMemo(
    () =>
      namedSettings(
        profile.settings.filter(each => each.game === game),
        ({ options }) => about.setup?.(ofShell, new Map(options)) ?? '',
      ),
    [profile, ofShell],
  )
  if (settings.length === 0) return null
  const favourites = profile.favourites.filter(each => each.game === game)
  return (
    <section class="card profile-game" data-game={game} aria-labelledby={`game-${game}`}>
      <h2 id={`game-${game}`}>
        {about.title(ofShell)} <small>{say('profile.settings')}</small>
      </h2>
      <table class="ranks">
        <thead>
          <tr>
            <th scope="col">{say('profile.setting')}</th>
            <th scope="col">{say('profile.players')}</th>
            <th scope="col">{say('profile.games')}</th>
            <th scope="col">{say('profile.won')}</th>
            <th scope="col">{say('profile.mean')}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ name, players, games, won, points }) => (
            <tr key={`${name} ${players}`}>
              <th scope="row">{name}</th>
              <td>{players}</td>
              <td>{games}</td>
              <td>{won}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {favourites.length > 0 && <Favourites game={game} favourites={favourites} say={say} />}
    </section>
  )
}

interface FavouritesProps {
  readonly game: GameName
  readonly favourites: readonly FavouriteThing[]
  readonly say: Say
}

function Favourites({ game, favourites, say }: FavouritesProps) {
  const album = useAlbum(game)
  const things = useMemo(() => favourites.map(each => namedThing(say, game, album, each)), [favourites, album, say])
  return (
    <>
      <h3>
        {say('profile.favourites')} <small>{say('profile.favourites-what')}</small>
      </h3>
      <ul class="favourites">
        {things.map(({ thing, name, about, card, times, factor }) => (
          <li key={thing}>
            {card === null ? <b>{name}</b> : <Link to={{ page: 'cards', game, card }}>{name}</Link>}
            {about !== '' && <span> {about}</span>}
            <small>{say('profile.times', { factor, times })}</small>
          </li>
        ))}
      </ul>
    </>
  )
}
