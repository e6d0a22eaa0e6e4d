import { createContext } from 'preact'
import type { OnlineClient } from './state.ts'

/** Which table is looked at, and how. */
export interface TableAddress {
  readonly table: string
  /** The reader's. */
  readonly language: string
  /** Of the invitation; whoever sits at the table needs none. */
  readonly key: string | null
  /** As everybody may see it, although one may sit there. */
  readonly isScreen: boolean
}

export type OpenClient = (address: TableAddress) => OnlineClient

/** How tables elsewhere are opened: by a worker that has the line, which comes when it is needed. */
export const OpeningContext = createContext<() => Promise<OpenClient>>(async () => {
  const { openOnlineTable } = await import('./client.ts')
  return ({ table, language, key, isScreen }) =>
    openOnlineTable(table, language, { isScreen, ...(key === null ? {} : { key }) })
})
