import { type GameName, isGame } from '@roundhouse/table/games'
import { fitsFilter, type LobbyFilter, type LobbyList, NO_FILTER, type OpenTable } from '@roundhouse/wire/lobby'
import { useEffect, useState } from 'preact/hooks'
import { ownName } from '../online/seat-memory.ts'
import { guestName } from '../online/server.ts'
import { OnlineWords, useOnlineSay } from '../online/words.tsx'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { go } from '../shell/route.ts'
import { useTitle } from '../shell/title.ts'
import { Filters } from './Filters.tsx'
import { isFiltered, readFilter, writeFilter } from './filter.ts'
import { PlayNow } from './PlayNow.tsx'
import { OpenRow, WatchRow } from './rows.tsx'
import { useLobby } from './useLobby.ts'
import { useSeat } from './useSeat.ts'
import '../shell/form.css'
import './lobby.css'

/** Where people who do not know each other find a table. */
export const LobbyPage = ({ filter }: { filter: string | null }) => (
  <OnlineWords areAll>
    <Lobby filter={readFilter(filter)} />
  </OnlineWords>
)

type KnownTable<Table> = Table & { readonly game: GameName }

/** Games that this page does not know yet are left out. */
const known = <Table extends Pick<OpenTable, 'game'>>(tables: readonly Table[]): KnownTable<Table>[] =>
  tables.filter((table): table is KnownTable<Table> => isGame(table.game))

function Lobby({ filter }: { filter: LobbyFilter }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const [name, setName] = useState(ownName)
  const [who, setWho] = useState('')
  const { list, isLost } = useLobby(who)
  const seat = useSeat(name, setWho)
  useTitle(`${say('lobby.find')} – ${ofShell('app.title')}`)
  useKnownName(setName)
  return (
    <main class="form lobby">
      <div class="lobby-head">
        <PageHead title={say('lobby.find')} />
        {list !== null && <span class="lobby-here">{say('lobby.here', { n: list.here })}</span>}
        <Link class="button" to={{ page: 'tournaments' }}>
          {say('lobby.tournaments')}
        </Link>
        <Link
          class="button"
          to={{ page: 'friends', game: isGame(filter.game ?? '') ? (filter.game as GameName) : null }}
        >
          {say('lobby.new')}
        </Link>
      </div>
      <div class="lobby-body">
        <PlayNow filter={filter} name={name} setName={setName} seat={seat} />
        <Tables filter={filter} list={list} isLost={isLost} seat={seat} />
      </div>
    </main>
  )
}

/** The server may know this browser by a name that was given elsewhere. */
function useKnownName(setName: (name: string) => void): void {
  useEffect(() => {
    void guestName().then(
      name => name !== null && setName(name),
      () => {},
    )
  }, [])
}

interface TablesProps {
  readonly filter: LobbyFilter
  readonly list: LobbyList | null
  readonly isLost: boolean
  readonly seat: ReturnType<typeof useSeat>
}

function Tables({ filter, list, isLost, seat }: TablesProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const choose = (next: LobbyFilter) => go({ page: 'lobby', filter: writeFilter(next) }, 'instead')
  const all = known(list?.open ?? [])
  const open = all.filter(table => fitsFilter(table, filter))
  const watch = known(list?.watch ?? []).filter(table => fitsFilter(table, filter))
  return (
    <section class="card lobby-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">
        {say('lobby.open')} <small>{say('lobby.free-seats', { n: open.length })}</small>
      </h2>
      <Filters filter={filter} choose={choose} tables={all} />
      {isLost && <p role="status">{say('online.line.lost')}</p>}
      <p role="alert" class="wrong">
        {seat.trouble}
      </p>
      {list === null ? (
        <p role="status">{ofShell('app.loading')}</p>
      ) : (
        <ul class="lobby-rows">
          {open.map(table => (
            <OpenRow key={table.table} table={table} seat={seat} />
          ))}
        </ul>
      )}
      {list !== null && open.length === 0 && <Nothing isFound={all.length > 0} filter={filter} choose={choose} />}
      <Link class="lobby-tournaments" to={{ page: 'tournaments' }}>
        {say('lobby.tournaments')}
      </Link>
      {watch.length > 0 && (
        <>
          <h3>{say('lobby.watch')}</h3>
          <ul class="lobby-rows">
            {watch.map(table => (
              <WatchRow key={table.table} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface NothingProps {
  readonly isFound: boolean
  readonly filter: LobbyFilter
  readonly choose: (filter: LobbyFilter) => void
}

function Nothing({ isFound, filter, choose }: NothingProps) {
  const say = useOnlineSay()
  if (!isFound || !isFiltered(filter))
    return (
      <p class="lobby-none">
        <b>{say('lobby.none')}</b> {say('lobby.none.what')}
      </p>
    )
  return (
    <p class="lobby-none">
      <b>{say('lobby.none-fits')}</b>{' '}
      <Button class="as-link" onClick={() => choose(NO_FILTER)}>
        {say('lobby.clear')}
      </Button>
    </p>
  )
}
