import type { GameName } from '@roundhouse/table/games'
import { isGame } from '@roundhouse/table/games'
import { WIRE } from '@roundhouse/wire/version'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { Lazy } from '../shell/Lazy.tsx'
import { Notice } from '../table/Notice.tsx'
import { type Online, OnlineContext, type OnlineTableState, useOnline } from './context.ts'
import { keyOf } from './memory.ts'
import type { OnlineClient, OnlineState } from './state.ts'
import { OnlineTable } from './table/OnlineTable.tsx'
import { useClient } from './useClient.ts'
import { useNamed } from './useNamed.ts'
import { OnlineWords, useOnlineSay } from './words.tsx'

/** What comes before a game is not fetched by those who come later. */
const joinPage = async () => (await import('./joining/JoinPage.tsx')).JoinPage
const waitingPage = async () => (await import('./waiting/WaitingPage.tsx')).WaitingPage

/** A table elsewhere, at whatever stage it is. */
export const OnlinePage = ({ id }: { id: string }) => (
  <OnlineWords>
    <LookedAt id={id} />
  </OnlineWords>
)

function LookedAt({ id }: { id: string }) {
  const address = useMemo(() => ({ table: id, key: keyOf(id), isScreen: false }), [id])
  const { client, state } = useClient(address)
  return (
    <WithOnline client={client} state={state}>
      {game => <Stage game={game} />}
    </WithOnline>
  )
}

interface WithOnlineProps {
  readonly client: OnlineClient | null
  readonly state: OnlineState | null
  readonly children: (game: GameName) => preact.ComponentChildren
}

/** What a table elsewhere is, once it has told it; until then, or if there is none for this page, a sentence. */
export function WithOnline({ client, state, children }: WithOnlineProps) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const named = useNamed(state)
  const online = useMemo(() => onlineIn(client, named), [client, named])
  if (state?.line.is === 'outdated') return <Outdated />
  if (state?.line.is === 'closed') return <Notice text={say('online.closed')} isEnd />
  if (state?.line.is === 'barred') return <Notice text={say('online.barred')} isEnd />
  if (online === null)
    return <Notice text={state?.line.is === 'lost' ? say('online.line.lost') : ofShell('app.loading')} />
  const { game } = online.state.online.setup
  if (!isGame(game)) return <Notice text={say('online.closed')} isEnd />
  return <OnlineContext.Provider value={online}>{children(game)}</OnlineContext.Provider>
}

function onlineIn(client: OnlineClient | null, state: OnlineState | null): Online | null {
  if (client === null || state === null || state.online === null) return null
  const { viewer } = state.online
  return { client, state: state as OnlineTableState, seat: viewer === 'watcher' ? null : viewer }
}

/** Where this part is no more, nothing is kept either: then the server has the newest version. */
const loadNewest = () =>
  void import('./newest.ts').then(
    newest => newest.loadNewest(),
    () => location.reload(),
  )

/** Automatically, but once: a page that speaks as this one does was sent for a newer one in vain. */
function loadNewestOnce(): void {
  const tried = 'roundhouse-outdated'
  if (sessionStorage.getItem(tried) === `${WIRE}`) return
  sessionStorage.setItem(tried, `${WIRE}`)
  loadNewest()
}

function Outdated() {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  useEffect(loadNewestOnce, [])
  return (
    <main class="notice">
      <p role="alert">{say('online.outdated')}</p>
      <Button class="button main" onClick={loadNewest}>
        {ofShell('app.reload')}
      </Button>
    </main>
  )
}

function Stage({ game }: { game: GameName }) {
  const say = useOnlineSay()
  const { say: ofShell } = useShell()
  const { state, seat } = useOnline()
  const [isWatching, setWatching] = useState(false)
  const { stage } = state.online
  if (stage === 'called-off') return <Notice text={say('online.called-off')} isEnd />
  if (state.snapshot !== null) return <OnlineTable snapshot={state.snapshot} />
  // It is being opened.
  if (stage === 'playing' || stage === 'over') return <Notice text={ofShell('app.loading')} />
  if (seat === null && !state.online.isHost && !isWatching)
    return (
      <OnlineWords areAll>
        <Lazy load={joinPage} game={game} watch={() => setWatching(true)} />
      </OnlineWords>
    )
  return (
    <OnlineWords areAll>
      <Lazy load={waitingPage} game={game} />
    </OnlineWords>
  )
}
