import type { Reason } from '@roundhouse/kernel/game'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo, useState } from 'preact/hooks'
import { useCoach } from '../coach/useCoach.ts'
import { useGame } from '../game-context.ts'
import type { TableClient } from '../match/client.ts'
import { faultWords } from '../messages/fault.ts'
import { useShell } from '../shell/context.ts'
import { useSounds } from '../sound/useSounds.ts'
import { TableContext } from './context.ts'
import { GameWords } from './GameWords.tsx'
import { keepFocus } from './keys/keep-focus.ts'
import { useTableKeys } from './keys/useTableKeys.ts'
import { Notice } from './Notice.tsx'
import type { TableProps } from './props.ts'
import { useDurations } from './speed.ts'
import { hasOwnTable, useGameTable } from './useGameTable.ts'
import { useBotPace, useTable } from './useTable.ts'

/** A table with whatever is around it: the hand-over, the pace of bots, reasons. Its head is the game's own. */
export function TablePage({ id }: { id: string }) {
  const { say } = useShell()
  const { botMove } = useDurations()
  const { table, scene, failed } = useTable(id)
  const skip = useBotPace(table, scene, botMove)
  useSounds(scene)
  if (failed !== null) return <Notice text={say('app.failed', { what: faultWords(say, failed) })} isEnd />
  if (table === null || scene === null) return <Notice text={say('app.loading')} />
  if (scene.waiting === 'hand-over') return <HandOver scene={scene} sit={() => void table.remote.sit()} />
  return (
    <GameWords game={scene.game}>
      <OpenTable table={table} scene={scene} skip={skip} />
    </GameWords>
  )
}

function OpenTable({ table, scene, skip }: { table: TableClient; scene: Snapshot; skip: () => void }) {
  const { say, settings } = useShell()
  const [reason, setReason] = useState<Reason | null>(null)
  const GameTable = useGameTable(scene.game)
  const ways = useMemo(() => waysAt(table, setReason), [table])
  const asked = useCoach(table, scene, settings)
  // The coach points at things of a game's own table.
  const coach = hasOwnTable(useGame(scene.game)) ? asked : null
  const controls = useMemo(() => ({ skip, coach }), [skip, coach])
  useTableKeys(controls)
  if (GameTable === null) return <Notice text={say('app.loading')} />
  return (
    <TableContext.Provider value={controls}>
      <main class="table" onMouseDown={keepFocus}>
        <GameTable scene={scene} {...ways} reason={reason} />
      </main>
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
function HandOver({ scene, sit }: { scene: Snapshot; sit: () => void }) {
  const { say } = useShell()
  const { name } = scene.chairs[scene.toMove!]!
  return (
    <main class="hand-over">
      <h1>{say('table.hand-over', { name })}</h1>
      <p>{say('table.hand-over-why', { name })}</p>
      <button type="button" class="button main" onClick={sit}>
        {say('table.sit', { name })}
      </button>
    </main>
  )
}
