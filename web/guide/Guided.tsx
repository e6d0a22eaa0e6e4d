import type { Snapshot } from '@roundhouse/table/snapshot'
import type { CoachState } from '../coach/useCoach.ts'
import { useGame } from '../game-context.ts'
import type { TableClient } from '../match/table-remote.ts'
import { useLoaded } from '../shell/useLoaded.ts'
import { toldIn } from './guided-games.ts'

const guidePart = async () => (await import('./Guide.tsx')).Guide

interface GuidedProps {
  readonly table: TableClient
  readonly snapshot: Snapshot
  readonly coach: CoachState | null
}

/** The guide comes to the games that were begun with it. */
export function Guided({ table, snapshot, coach }: GuidedProps) {
  const { guide: load } = useGame(snapshot.game)
  const isGuided = toldIn(snapshot.id) !== null
  const guide = useLoaded(isGuided && load ? load : null)
  const Guide = useLoaded(isGuided ? guidePart : null)
  if (guide === null || Guide === null) return null
  return <Guide guide={guide} table={table} snapshot={snapshot} coach={coach} />
}
