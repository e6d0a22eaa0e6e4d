import type { Reason } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useCoach } from '../coach/useCoach.ts'
import { useGame, useGames } from '../game-context.ts'
import { Guided } from '../guide/Guided.tsx'
import type { TableClient } from '../match/table-remote.ts'
import { useShell } from '../shell/context.ts'
import { useGameTitle } from '../shell/title.ts'
import { useSounds } from '../sound/useSounds.ts'
import { TableContext } from './context.ts'
import { keepFocus } from './keys/keep-focus.ts'
import { useCommands } from './keys/useCommands.ts'
import { TableMenu } from './menu/TableMenu.tsx'
import { Notice } from './Notice.tsx'
import type { TableProps } from './props.ts'
import { useSlots } from './slots.tsx'
import { isCalling, turnTitle } from './table-title.ts'
import { type BotPace, useBotPace } from './useBotPace.ts'
import { useCalling } from './useCalling.ts'
import { hasOwnTable, useGameTable } from './useGameTable.ts'

/** What goes on around a table that is played at: the pace of bots, sounds, and the call of the page's title. */
export function useSurroundings(table: TableClient | null, snapshot: Snapshot | null, isHeard: boolean) {
  const { say } = useShell()
  const isElsewhere = useSlots() !== null
  const lastPlayed = useRef<string | null>(null)
  const games = useGames()
  const hasEnded = (before: Snapshot): boolean => {
    const end = games[before.game].endOfTurn
    return end !== undefined && lastPlayed.current !== end.move && end.isOwnTurn(before)
  }
  const pace = useBotPace(table, snapshot, hasEnded)
  useSounds(isHeard ? snapshot : null)
  useGameTitle(snapshot?.game ?? null, snapshot && turnTitle(say, snapshot, isElsewhere))
  useCalling(snapshot !== null && isCalling(snapshot))
  return { pace, lastPlayed }
}

interface OpenTableProps {
  readonly table: TableClient
  readonly snapshot: Snapshot
  readonly pace: BotPace
  /** The text of one's own last move. */
  readonly lastPlayed: { current: string | null }
}

/** A table that somebody sits at, with its menu and its coach. */
export function OpenTable({ table, snapshot, pace, lastPlayed }: OpenTableProps) {
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
