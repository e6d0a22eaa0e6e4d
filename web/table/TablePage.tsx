import type { Reason } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useCoach } from '../coach/useCoach.ts'
import { useGame, useGames } from '../game-context.ts'
import { Guided } from '../guide/Guided.tsx'
import type { TableClient } from '../match/table-remote.ts'
import { faultWords } from '../messages/fault.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useGameTitle } from '../shell/title.ts'
import { useSounds } from '../sound/useSounds.ts'
import { TableContext } from './context.ts'
import { FollowedTable } from './FollowedTable.tsx'
import { GameWords } from './GameWords.tsx'
import { keepFocus } from './keys/keep-focus.ts'
import { useCommands } from './keys/useCommands.ts'
import { TableMenu } from './menu/TableMenu.tsx'
import { Notice } from './Notice.tsx'
import type { TableProps } from './props.ts'
import { isCalling, turnTitle } from './table-title.ts'
import { type BotPace, useBotPace } from './useBotPace.ts'
import { useCalling } from './useCalling.ts'
import { hasOwnTable, useGameTable } from './useGameTable.ts'
import { useTable } from './useTable.ts'

/** A table with whatever is around it: the hand-over, the pace of bots, reasons. Its head is the game's own. */
export function TablePage({ id }: { id: string }) {
  const { say } = useShell()
  const { table, snapshot, isOwner, failed } = useTable(id)
  const lastPlayed = useRef<string | null>(null)
  const games = useGames()
  const hasEnded = (before: Snapshot): boolean => {
    const end = games[before.game].endOfTurn
    return end !== undefined && lastPlayed.current !== end.move && end.isOwnTurn(before)
  }
  const pace = useBotPace(table, snapshot, hasEnded)
  useSounds(isOwner ? snapshot : null)
  useGameTitle(snapshot?.game ?? null, snapshot && turnTitle(say, snapshot))
  useCalling(snapshot !== null && isCalling(snapshot))
  if (failed !== null) return <Notice text={say('app.failed', { what: faultWords(say, failed) })} isEnd />
  if (table === null || snapshot === null) return <Notice text={say('app.loading')} />
  if (!isOwner) return <FollowedTable snapshot={snapshot} takeOver={() => void table.remote.takeOver()} />
  if (snapshot.waiting === 'hand-over') return <HandOver snapshot={snapshot} sit={() => void table.remote.sit()} />
  return (
    <GameWords game={snapshot.game}>
      <OpenTable table={table} snapshot={snapshot} pace={pace} lastPlayed={lastPlayed} />
    </GameWords>
  )
}

interface OpenTableProps {
  readonly table: TableClient
  readonly snapshot: Snapshot
  readonly pace: BotPace
  /** The text of one's own last move. */
  readonly lastPlayed: { current: string | null }
}

function OpenTable({ table, snapshot, pace, lastPlayed }: OpenTableProps) {
  const { say, settings } = useShell()
  const [reason, setReason] = useState<Reason | null>(null)
  const GameTable = useGameTable(snapshot.game)
  const ways = useMemo(() => waysAt(table, setReason, lastPlayed), [table])
  const asked = useCoach(table, snapshot, settings)
  // The coach points at things of a game's own table.
  const coach = hasOwnTable(useGame(snapshot.game)) ? asked : null
  const [hasMenu, setMenu] = useState(false)
  const { skip, hold, ownEnd } = pace
  const controls = useMemo(
    () => ({ skip, hold, ownEnd, coach, openMenu: () => setMenu(true) }),
    [skip, hold, ownEnd !== null, snapshot, coach],
  )
  // The coach goes with Escape again.
  const isAsked = coach !== null && coach.says !== null
  useCommands({
    skip,
    menu: controls.openMenu,
    coach: isAsked ? coach.close : coach?.ask,
    cancel: isAsked ? coach.close : undefined,
  })
  if (GameTable === null) return <Notice text={say('app.loading')} />
  return (
    <TableContext.Provider value={controls}>
      <main class="table" onMouseDown={keepFocus}>
        <GameTable snapshot={snapshot} {...ways} reason={reason} />
      </main>
      {hasMenu && <TableMenu snapshot={snapshot} undo={ways.undo} close={() => setMenu(false)} />}
      <Guided table={table} snapshot={snapshot} coach={coach} />
    </TableContext.Provider>
  )
}

/** The ways to act at a table, the same ones for as long as one sits there. */
function waysAt(
  { remote }: TableClient,
  show: (reason: Reason | null) => void,
  lastPlayed: { current: string | null },
): Pick<TableProps, 'play' | 'undo' | 'askWhy'> {
  const play = async (text: string) => {
    lastPlayed.current = text
    const answer = await remote.play(text)
    show(answer.ok ? null : answer.reason)
  }
  return {
    play: text => void play(text),
    undo: isWholeTurn => void remote.undo(isWholeTurn),
    askWhy: text => void remote.why(text).then(show),
  }
}

/** Between two people at one screen: nothing of either is shown. */
function HandOver({ snapshot, sit }: { snapshot: Snapshot; sit: () => void }) {
  const { say } = useShell()
  const { name } = snapshot.chairs[snapshot.toMove!]!
  return (
    <main class="hand-over">
      <h1>{say('table.hand-over', { name })}</h1>
      <p>{say('table.hand-over-why', { name })}</p>
      <Button class="button main" onClick={sit}>
        {say('table.sit', { name })}
      </Button>
    </main>
  )
}
