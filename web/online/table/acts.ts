import { newContext } from '../../shell/new-context.ts'

/** What parts of a table elsewhere can do to what is around them. */
interface TableActs {
  readonly openChat: () => void
  /** After how many moves one's own last turn began; `null`: there was none since one came. */
  readonly turnStart: number | null
}

export const [TableActsContext, useTableActs] = newContext<TableActs>('There is no table elsewhere around this part')
