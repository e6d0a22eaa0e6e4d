import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo } from 'preact/hooks'
import { Button, Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { GameWords } from './GameWords.tsx'
import { Notice } from './Notice.tsx'
import { useGameTable } from './useGameTable.ts'

interface FollowedTableProps {
  readonly snapshot: Snapshot
  /** The game is played here from then on. */
  readonly takeOver: () => void
}

/** A game that is played in another tab: it is seen here as it goes on, and can be taken over. */
export function FollowedTable({ snapshot, takeOver }: FollowedTableProps) {
  const { say } = useShell()
  const GameTable = useGameTable(snapshot.game)
  const drawn = useMemo(
    () => GameTable && <GameTable snapshot={snapshot} play={() => {}} undo={() => {}} askWhy={() => {}} />,
    [GameTable, snapshot],
  )
  if (drawn === null) return <Notice text={say('app.loading')} />
  return (
    <main class="table">
      <div class="table-bar follow-bar">
        <Link class="button quiet" to={{ page: 'home' }}>
          {say('app.home')}
        </Link>
        <p role="status">{say('table.elsewhere')}</p>
        <Button class="button main" onClick={takeOver}>
          {say('table.take-over')}
        </Button>
      </div>
      <GameWords game={snapshot.game}>{drawn}</GameWords>
    </main>
  )
}
