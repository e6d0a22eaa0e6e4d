import type { Snapshot } from '@roundhouse/table/snapshot'
import { faultWords } from '../messages/fault.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { FollowedTable } from './FollowedTable.tsx'
import { GameWords } from './GameWords.tsx'
import { Notice } from './Notice.tsx'
import { OpenTable, useSurroundings } from './OpenTable.tsx'
import { useTable } from './useTable.ts'

/** A table with whatever is around it: the hand-over, the pace of bots, reasons. Its head is the game's own. */
export function TablePage({ id }: { id: string }) {
  const { say } = useShell()
  const { table, snapshot, isOwner, failed } = useTable(id)
  const { pace, lastPlayed } = useSurroundings(table, snapshot, isOwner)
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
