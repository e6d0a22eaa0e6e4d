import type { GameName } from '@roundhouse/table/games'
import { LOCALES } from '@roundhouse/words/languages'
import { useEffect, useState } from 'preact/hooks'
import { useGames } from '../../game-context.ts'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { ago, lasting } from '../../shell/home/ago.ts'
import { go } from '../../shell/route.ts'
import { useTitle } from '../../shell/title.ts'
import { useFollow } from '../follow.ts'
import { Vacation } from '../people/Vacation.tsx'
import {
  acceptInvitation,
  declineInvitation,
  type HomeInvitation,
  type HomeTable,
  ownInvitations,
  ownTables,
} from '../server.ts'
import { paceName } from '../setup-words.ts'
import { OnlineWords, useOnlineSay } from '../words.tsx'
import { inOrder } from './order.ts'
import { countedTitle, showBadge } from './turns.ts'
import './online-home.css'

/** On the first page, where a server has tables for people elsewhere: a way to set one up, and one's own. */
export const OnlineHome = () => (
  <OnlineWords areAll isPart>
    <Tables />
  </OnlineWords>
)

function Tables() {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { tables, invitations, look } = useOwnTables()
  const mine = tables.filter(({ isMyTurn }) => isMyTurn)
  useTitle(countedTitle(mine.length, ofShell('app.title')))
  useEffect(() => showBadge(mine.length), [mine.length])
  return (
    <section class="online-home" aria-label={say('online.elsewhere')}>
      <div class="online-ways">
        <Link class="button main" to={{ page: 'friends', game: null }}>
          {say('online.friends')}
        </Link>
        <Link class="button" to={{ page: 'lobby', filter: null }}>
          {say('lobby.find')}
        </Link>
      </div>
      <TableList title={say('online.your-turn')} more={say('online.need-you', { n: mine.length })} tables={mine} />
      {invitations.length > 0 && (
        <>
          <h2>{say('lobby.invited')}</h2>
          <ul>
            {invitations.map(invitation => (
              <InvitationEntry key={invitation.table} invitation={invitation} look={look} />
            ))}
          </ul>
        </>
      )}
      <TableList title={say('online.elsewhere')} tables={tables.filter(({ isMyTurn }) => !isMyTurn)} />
      {tables.some(({ pace, stage }) => pace === 'daily' && stage === 'playing') && <Vacation />}
      <nav class="own-pages">
        <Link to={{ page: 'account' }}>{say('online.account')}</Link>
        {tables.length > 0 && <Link to={{ page: 'notices' }}>{say('online.notices')}</Link>}
        <Link to={{ page: 'profile', person: null }}>{say('online.your-profile')}</Link>
        <Link to={{ page: 'ratings' }}>{say('online.boards')}</Link>
        <Link to={{ page: 'tournaments' }}>{say('lobby.tournaments')}</Link>
      </nav>
    </section>
  )
}

interface TableListProps {
  readonly title: string
  readonly more?: string
  readonly tables: readonly HomeTable[]
}

function TableList({ title, more, tables }: TableListProps) {
  if (tables.length === 0) return null
  return (
    <>
      <h2>
        {title} <small>{more}</small>
      </h2>
      <ul>
        {tables.map(table => (
          <Entry key={table.table} listed={table} />
        ))}
      </ul>
    </>
  )
}

interface OwnState {
  readonly tables: readonly HomeTable[]
  readonly invitations: readonly HomeInvitation[]
}

/** Looks again whenever somebody comes back to the page, and when the server says that something has changed. */
function useOwnTables(): OwnState & { readonly look: () => void } {
  const [own, setOwn] = useState<OwnState>({ tables: [], invitations: [] })
  const look = () =>
    void Promise.all([ownTables(), ownInvitations()]).then(
      ([tables, invitations]) => setOwn({ tables: inOrder(tables), invitations }),
      () => {},
    )
  useEffect(look, [])
  useEffect(() => {
    const onVisible = () => document.hidden || look()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  useFollow(['turns'], { onTurns: look })
  return { ...own, look }
}

interface InvitationProps {
  readonly invitation: HomeInvitation
  readonly look: () => void
}

/** Somebody wants to play: one sits down, or does not. */
function InvitationEntry({ invitation: { table, game, options, pace, by, isRematch }, look }: InvitationProps) {
  const say = useOnlineSay()
  const what = useSetupLine(game, options, pace)
  const [isBusy, setBusy] = useState(false)
  const answer = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch(() => {})
    setBusy(false)
    look()
  }
  const accept = async () => {
    await acceptInvitation(table)
    go({ page: 'online', id: table })
  }
  return (
    <li class="online-entry online-invitation" data-game={game}>
      <span>
        <b>{say(isRematch ? 'lobby.rematch.by' : 'lobby.invited.by', { name: by })}</b>
        <small>{what}</small>
      </span>
      <span class="online-answers">
        <Button class="button" disabled={isBusy} onClick={() => void answer(accept)}>
          {say('online.sit-down')}
        </Button>
        <Button class="button" disabled={isBusy} onClick={() => void answer(() => declineInvitation(table))}>
          {say('online.decline')}
        </Button>
      </span>
    </li>
  )
}

/** Which game, with what and how fast. */
function useSetupLine(game: GameName, options: HomeTable['options'], pace: HomeTable['pace']): string {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { about } = useGames()[game]
  return [about.title(ofShell), about.setup?.(ofShell, new Map(options)) ?? '', paceName(say, pace)]
    .filter(Boolean)
    .join(' · ')
}

function Entry({ listed }: { listed: HomeTable }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { table, game, options, pace, others, isMyTurn } = listed
  const { about } = useGames()[game]
  const what = [about.setup?.(ofShell, new Map(options)) ?? '', paceName(say, pace)].filter(Boolean).join(' · ')
  return (
    <li>
      <Link
        class={`online-entry ${game} ${isMyTurn ? 'is-mine' : ''}`}
        data-game={game}
        to={{ page: 'online', id: table }}
      >
        <span>
          <b>{about.title(ofShell)}</b>
          {others.length > 0 && <small class="online-others">{say.list(others)}</small>}
          <small>{what}</small>
        </span>
        <State listed={listed} />
      </Link>
    </li>
  )
}

/** Whose turn it is, and how long that may last or has lasted. */
function State({ listed }: { listed: HomeTable }) {
  const { stage, isMyTurn, mover, moved, until, pace } = listed
  const { say: ofShell } = useShell()
  const { language } = useShell().settings
  const say = useOnlineSay()
  if (isMyTurn)
    return (
      <span class="online-state">
        <strong>{say('online.your-turn')}</strong>
        {until !== null && pace === 'daily' && (
          <small>{say('online.clock.left', { time: lasting(until, LOCALES[language]) })}</small>
        )}
      </span>
    )
  if (stage === 'over') return <small>{ofShell('home.over')}</small>
  if (stage !== 'playing') return <small>{say(listed.isFull ? 'online.full-table' : 'online.open-seats')}</small>
  return (
    <span class="online-state">
      <small>{mover === null ? say('online.others-turn') : say('lobby.to-move', { name: mover })}</small>
      <small>{say('lobby.moved', { when: ago(moved, LOCALES[language]) })}</small>
    </span>
  )
}
