import type { GameName } from '@roundhouse/table/games'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { useShell } from '../../shell/context.ts'
import { levelWords } from '../../shell/new-game/LevelChoice.tsx'
import { go } from '../../shell/route.ts'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { applySettings } from '../../shell/settings/settings.ts'
import { useGameTitle } from '../../shell/title.ts'
import { useListeners } from '../../shell/useListeners.ts'
import { GameWords } from '../../table/GameWords.tsx'
import { PanelContext, TableRoomContext } from '../../table/room.ts'
import { SlotsContext, type TableSlots } from '../../table/slots.tsx'
import { useBotPace } from '../../table/useBotPace.ts'
import { useGameTable } from '../../table/useGameTable.ts'
import { Clock } from '../clock/Clock.tsx'
import { nameAt, useOnline } from '../context.ts'
import { invitationLink } from '../invitation-link.ts'
import { keyOf, rememberKey } from '../memory.ts'
import { WithOnline } from '../OnlinePage.tsx'
import { Lamp } from '../presence/Lamp.tsx'
import { presenceOf } from '../presence/presence.ts'
import { setupWords } from '../setup-words.ts'
import { Status } from '../table/Status.tsx'
import { useClient } from '../useClient.ts'
import { QrCode } from '../waiting/QrCode.tsx'
import { OnlineWords, useOnlineSay } from '../words.tsx'
import '../table/table.css'
import '../waiting/waiting.css'
import './screen.css'

interface ScreenPageProps {
  readonly id: string
  readonly invitation: string | null
}

/** A screen that everybody in a place looks at: what all may see, large, and nothing to press. */
export const ScreenPage = (props: ScreenPageProps) => (
  <OnlineWords areAll>
    <Looked {...props} />
  </OnlineWords>
)

function Looked({ id, invitation }: ScreenPageProps) {
  const key = invitation ?? keyOf(id)
  const address = useMemo(() => ({ table: id, key, isScreen: true }), [id, key])
  // Others see the address, too.
  useLayoutEffect(() => {
    if (invitation === null) return
    rememberKey(id, invitation)
    go({ page: 'screen', id, key: null }, 'instead')
  }, [id, invitation])
  return <WithOnline {...useClient(address)}>{game => <Shown game={game} />}</WithOnline>
}

function Shown({ game }: { game: GameName }) {
  const { state } = useOnline()
  const screenRem = useScreenRem()
  const room = useMemo(() => ({ hasAside: false, screenRem }), [screenRem])
  useGameTitle(game, useOnlineSay()('online.screen'))
  return (
    <main class="screen" data-game={game}>
      <ScreenHead game={game} />
      <TableRoomContext.Provider value={room}>
        {state.snapshot === null ? <Guests game={game} /> : <Play snapshot={state.snapshot} />}
      </TableRoomContext.Provider>
    </main>
  )
}

const USUAL_REM = 16
/** In rem, what everything is drawn for. A larger screen is looked at from farther away: all of it is larger there. */
const DRAWN = { width: 80, height: 45 }

/** How large a rem is on this screen, in pixels. */
function useScreenRem(): number {
  const { settings } = useShell()
  const [size, resize] = useState(sizeOfWindow)
  useListeners({ resize: () => resize(sizeOfWindow()) })
  const usual = (USUAL_REM * settings.text) / 100
  const rem = Math.max(usual, Math.min(size.width / DRAWN.width, size.height / DRAWN.height))
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = `${rem}px`
  }, [rem, settings])
  useEffect(() => () => applySettings(settings), [settings])
  return rem
}

const sizeOfWindow = () => ({ width: innerWidth, height: innerHeight })

/** What is played, and whose move it is. */
function ScreenHead({ game }: { game: GameName }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state } = useOnline()
  const { about, signs } = useGame(game)
  const { snapshot, online } = state
  const toMove = snapshot?.toMove ?? null
  const isBot = toMove !== null && online.chairs[toMove]?.is === 'bot'
  return (
    <header class="screen-head">
      <img src="./icon.svg" alt="" />
      <h1>{about.title(ofShell)}</h1>
      <p>{setupWords(say, ofShell, about, online.setup)}</p>
      <p role="status" class={toMove === null ? 'screen-wait' : 'screen-turn'}>
        {toMove !== null ? (
          <>
            <SeatSign seat={toMove} signs={signs} isBare /> {ofShell('table.to-move', { name: nameAt(state, toMove) })}{' '}
            {!isBot && <Clock seat={toMove} />}
          </>
        ) : online.stage === 'dealing' ? (
          say('online.dealing')
        ) : online.stage === 'over' ? (
          ofShell('home.over')
        ) : (
          say('online.starts')
        )}
      </p>
    </header>
  )
}

/** The way in, for everybody with a phone. */
function WayIn() {
  const say = useOnlineSay()
  const { table, online } = useOnline().state
  const key = keyOf(table)
  const isBefore = online.stage === 'seating' || online.stage === 'dealing'
  if (key === null) return null
  return (
    <figure class="screen-code">
      <QrCode link={invitationLink(table, key)} />
      <figcaption>{say(isBefore ? 'online.scan' : 'online.scan.watch')}</figcaption>
    </figure>
  )
}

/** Before the game: who is there, and the code for the others. */
function Guests({ game }: { game: GameName }) {
  const { say: ofShell } = useShell()
  const say = useOnlineSay()
  const { state } = useOnline()
  const { signs } = useGame(game)
  return (
    <div class="screen-seats">
      <ul>
        {state.online.chairs.map((chair, seat) => (
          <li key={seat} class={`chair is-${chair.is}`}>
            <SeatSign seat={seat} signs={signs} size={1.5} />
            <b>{chair.is === 'free' ? say('online.free-seat') : chair.name}</b>
            <span>
              {chair.is !== 'free' && <Lamp of={presenceOf(state, seat)} />}{' '}
              {chair.is === 'bot'
                ? ofShell('new.bot', { level: levelWords(ofShell, chair.level ?? '') })
                : chair.is === 'person'
                  ? say(chair.isReady ? 'online.ready' : 'online.not-ready')
                  : chair.name !== '' && say('online.kept-for', { name: chair.name })}
            </span>
          </li>
        ))}
      </ul>
      <WayIn />
    </div>
  )
}

const nothing = () => null
const neverEnds = () => false

/** On a screen without buttons only players have something in their places. */
const SLOTS: TableSlots = {
  Status,
  Head: nothing,
  Own: nothing,
  Panel: nothing,
  AskUndo: nothing,
  Talk: nothing,
  Log: nothing,
  Menu: nothing,
  Again: nothing,
  Review: nothing,
  useScreens: () => 0,
}

/** The game's own table, as a spectator sees it. Nothing in it can be reached. */
function Play({ snapshot }: { snapshot: Snapshot }) {
  const GameTable = useGameTable(snapshot.game)
  // Nobody here has a turn whose end waits to be read.
  useBotPace(useOnline().client, snapshot, neverEnds)
  const drawn = useMemo(
    () => GameTable && <GameTable snapshot={snapshot} play={() => {}} undo={() => {}} askWhy={() => {}} />,
    [GameTable, snapshot],
  )
  return (
    <div class="screen-table" inert>
      <SlotsContext.Provider value={SLOTS}>
        <PanelContext.Provider value={<Beside />}>
          <GameWords game={snapshot.game}>{drawn}</GameWords>
        </PanelContext.Provider>
      </SlotsContext.Provider>
    </div>
  )
}

/** In the place of the decision. */
function Beside() {
  const say = useOnlineSay()
  return (
    <div class="screen-beside">
      <WayIn />
      <p>{say('online.screen-what')}</p>
    </div>
  )
}
