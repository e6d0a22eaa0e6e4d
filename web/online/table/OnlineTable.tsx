import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo, useState } from 'preact/hooks'
import { GameWords } from '../../table/GameWords.tsx'
import { OpenTable, useSurroundings } from '../../table/OpenTable.tsx'
import { SlotsContext, type TableSlots } from '../../table/slots.tsx'
import { useOnline } from '../context.ts'
import { AskUndo } from './AskUndo.tsx'
import { TableActsContext } from './acts.ts'
import { Head } from './Head.tsx'
import { latePart, lateWords } from './late-part.tsx'
import { Own } from './Own.tsx'
import { Panel } from './Panel.tsx'
import { Status } from './Status.tsx'
import { Talk } from './Talk.tsx'
import { useTurnStart } from './turn-start.ts'
import './table.css'

const Log = lateWords(async () => (await import('./Chat.tsx')).Chat)
const ChatDialog = lateWords(async () => (await import('./ChatDialog.tsx')).ChatDialog)
const Menu = lateWords(async () => (await import('./Menu.tsx')).Menu)
const Again = lateWords(async () => (await import('./After.tsx')).Again)
const NoticesOffer = latePart(async () => (await import('../../notices/NoticesOffer.tsx')).NoticesOffer)
const Review = lateWords(async () => (await import('./After.tsx')).Review)

/** What a table elsewhere has in the places that every game's table has for it. */
const SLOTS: TableSlots = {
  Status,
  Head,
  Own,
  Panel,
  AskUndo,
  Talk,
  Log,
  Menu,
  Again,
  Review,
  useScreens: () => useOnline().state.screens,
}

/** A table elsewhere that is played at, or watched. */
export const OnlineTable = ({ snapshot }: { snapshot: Snapshot }) => (
  <SlotsContext.Provider value={SLOTS}>
    <Played snapshot={snapshot} />
  </SlotsContext.Provider>
)

function Played({ snapshot }: { snapshot: Snapshot }) {
  const { client, state, seat } = useOnline()
  const isOfDays = seat !== null && state.online.stage === 'playing' && state.online.clock.pace === 'daily'
  // Not while somebody has to decide: then it would lie over what they decide with.
  const waitsForDays = isOfDays && snapshot.toMove !== seat
  const { pace, lastPlayed } = useSurroundings(client, snapshot, true)
  const [hasChat, setChat] = useState(false)
  const turnStart = useTurnStart(snapshot)
  const acts = useMemo(() => ({ openChat: () => setChat(true), turnStart }), [turnStart])
  return (
    <TableActsContext.Provider value={acts}>
      <GameWords game={snapshot.game}>
        <OpenTable table={client} snapshot={state.planning?.snapshot ?? snapshot} pace={pace} lastPlayed={lastPlayed} />
      </GameWords>
      {waitsForDays && <NoticesOffer />}
      {hasChat && <ChatDialog onClosed={() => setChat(false)} />}
    </TableActsContext.Provider>
  )
}
