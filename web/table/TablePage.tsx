import type { Reason } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo, useState } from 'preact/hooks'
import { useCoach } from '../coach/useCoach.ts'
import { useGame } from '../game-context.ts'
import type { TableClient } from '../match/client.ts'
import { faultWords } from '../messages/fault.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { useSounds } from '../sound/useSounds.ts'
import { TableContext, type TableControls } from './context.ts'
import { GameWords } from './GameWords.tsx'
import { keepFocus } from './keys/keep-focus.ts'
import { useCommands } from './keys/useCommands.ts'
import { TableMenu } from './menu/TableMenu.tsx'
import { useDurations } from './motion/speed.ts'
import { Notice } from './Notice.tsx'
import type { TableProps } from './props.ts'
import { hasOwnTable, useGameTable } from './useGameTable.ts'
import { useBotPace, useTable } from './useTable.ts'

/** A table with whatever is around it: the hand-over, the pace of bots, reasons. Its head is the game's own. */
export function TablePage({ id }: { id: string }) {
  const { say } = useShell()
  const { botMove } = useDurations()
  const { table, snapshot, failed } = useTable(id)
  const { skip, hold } = useBotPace(table, snapshot, botMove)
  useSounds(snapshot)
  if (failed !== null) return <Notice text={say('app.failed', { what: faultWords(say, failed) })} isEnd />
  if (table === null || snapshot === null) return <Notice text={say('app.loading')} />
  if (snapshot.waiting === 'hand-over') return <HandOver snapshot={snapshot} sit={() => void table.remote.sit()} />
  return (
    <GameWords game={snapshot.game}>
      <OpenTable table={table} snapshot={snapshot} skip={skip} hold={hold} />
    </GameWords>
  )
}

interface OpenTableProps extends Pick<TableControls, 'skip' | 'hold'> {
  readonly table: TableClient
  readonly snapshot: Snapshot
}

function OpenTable({ table, snapshot, skip, hold }: OpenTableProps) {
  const { say, settings } = useShell()
  const [reason, setReason] = useState<Reason | null>(null)
  const GameTable = useGameTable(snapshot.game)
  const ways = useMemo(() => waysAt(table, setReason), [table])
  const asked = useCoach(table, snapshot, settings)
  // The coach points at things of a game's own table.
  const coach = hasOwnTable(useGame(snapshot.game)) ? asked : null
  const [hasMenu, setMenu] = useState(false)
  const controls = useMemo(() => ({ skip, hold, coach, openMenu: () => setMenu(true) }), [skip, hold, coach])
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
      {hasMenu && <TableMenu snapshot={snapshot} close={() => setMenu(false)} />}
    </TableContext.Provider>
  )
}

/** The ways to act at a table, the same ones for as long as one sits there. */
function waysAt(
  { remote }: TableClient,
  show: (reason: Reason | null) => void,
): Pick<TableProps, 'play' | 'undo' | 'askWhy'> {
  const play = async (text: string) => {
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
