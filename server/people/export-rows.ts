import type { TableStage } from '@roundhouse/wire/online-snapshot'
import { parsed } from '../store/rows.ts'
import { all, type Work } from '../store/work.ts'

/** A table of a person, in a file of their data. */
interface OwnTableRow {
  readonly table: string
  readonly stage: TableStage
  readonly created: number
  readonly moved: number
  readonly isHost: boolean
  readonly seat: number | null
  readonly setup: unknown
}

export const ownTablesOf = (person: number): Work<OwnTableRow[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('game_table')
        .leftJoin('chair', join =>
          join.onRef('chair.game_table', '=', 'game_table.number').on('chair.person', '=', person),
        )
        .select(['id', 'stage', 'created', 'moved', 'host', 'setup', 'chair.seat'])
        .where(({ or, eb }) => or([eb('host', '=', person), eb('chair.person', '=', person)]))
        .orderBy('game_table.number'),
    )
    return rows.map(({ id, stage, created, moved, host, setup, seat }) => ({
      ...{ table: id, stage, created, moved, isHost: host === person, seat },
      setup: parsed(setup) ?? null,
    }))
  }

/** What a person said, wherever it was. */
export const chatBy = (person: number): Work<object[]> =>
  function* (queries) {
    return yield* all(
      queries
        .selectFrom('chat_line')
        .innerJoin('game_table', 'game_table.number', 'chat_line.game_table')
        .select(['game_table.id as table', 'chat_line.at', 'chat_line.name', 'chat_line.phrase', 'chat_line.text'])
        .where('chat_line.person', '=', person)
        .orderBy('chat_line.at'),
    )
  }
