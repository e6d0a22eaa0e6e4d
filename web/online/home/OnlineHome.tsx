import { useEffect, useState } from 'preact/hooks'
import { useGames } from '../../game-context.ts'
import { Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { Vacation } from '../people/Vacation.tsx'
import { type OwnTable, ownTables } from '../server.ts'
import { paceName } from '../setup-words.ts'
import { OnlineWords, useOnlineSay } from '../words.tsx'
import { inOrder } from './order.ts'
import './online-home.css'

/** On the first page, where a server has tables for people elsewhere: a way to set one up, and one's own. */
export const OnlineHome = () => (
  <OnlineWords areAll isPart>
    <Tables />
  </OnlineWords>
)

function Tables() {
  const say = useOnlineSay()
  const tables = useOwnTables()
  const mine = tables.filter(({ isMyTurn }) => isMyTurn).length
  return (
    <section class="online-home" aria-label={say('online.elsewhere')}>
      <Link class="button main" to={{ page: 'friends', game: null }}>
        {say('online.friends')}
      </Link>
      {tables.length > 0 && (
        <>
          <h2>
            {say('online.elsewhere')} <small>{say('online.need-you', { n: mine })}</small>
          </h2>
          <ul>
            {tables.map(table => (
              <Entry key={table.table} listed={table} />
            ))}
          </ul>
          <Link class="button" to={{ page: 'notices' }}>
            {say('online.notices')}
          </Link>
          {tables.some(({ pace, stage }) => pace === 'daily' && stage === 'playing') && <Vacation />}
        </>
      )}
    </section>
  )
}

/** Looks again whenever somebody comes back to the page. */
function useOwnTables(): readonly OwnTable[] {
  const [tables, setTables] = useState<readonly OwnTable[]>([])
  useEffect(() => {
    const look = () => {
      if (!document.hidden)
        void ownTables().then(
          found => setTables(inOrder(found)),
          () => {},
        )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return tables
}

function Entry({ listed: { table, game, options, pace, stage, isMyTurn } }: { listed: OwnTable }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
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
          <small>{what}</small>
        </span>
        {isMyTurn ? (
          <strong>{say('online.your-turn')}</strong>
        ) : (
          <small>
            {stage === 'over'
              ? ofShell('home.over')
              : say(stage === 'playing' ? 'online.others-turn' : 'online.open-seats')}
          </small>
        )}
      </Link>
    </li>
  )
}
