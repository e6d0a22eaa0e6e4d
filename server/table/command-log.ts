import type { Author, Entry, TableEvent } from './entry.ts'

/** The commands that were carried out at a table: none is carried out twice, whatever happened since. */
export interface CommandLog {
  /** What they became, oldest first. */
  readonly entries: readonly Entry[]
  /** A number for the id of each entry. One that is not among them is new, which nearly all are: no text has to be compared. */
  readonly marks: readonly number[]
}

/** What a command became. */
export interface CommandTrace {
  readonly by: Author
  /** Its last entry. */
  readonly seq: number
  readonly events: readonly TableEvent[]
}

export const newCommandLog = (): CommandLog => ({ entries: [], marks: [] })

/** With an entry that a command brought. */
export const withCommand = ({ entries, marks }: CommandLog, entry: Entry): CommandLog => ({
  entries: [...entries, entry],
  marks: [...marks, markOf(entry.command!)],
})

/** `null`: it was not carried out. */
export function traceOf({ entries, marks }: CommandLog, id: string): CommandTrace | null {
  if (!marks.includes(markOf(id))) return null
  const own = entries.filter(({ command }) => command === id)
  const last = own.at(-1)
  return last === undefined ? null : { by: last.by, seq: last.seq, events: own.map(({ event }) => event) }
}

/** 30 bits, mixed as FNV-1a does: small enough to lie in a list as they are. */
function markOf(id: string): number {
  let mark = 0x811c9dc5
  for (let n = 0; n < id.length; n++) mark = Math.imul(mark ^ id.charCodeAt(n), 0x01000193)
  return mark & 0x3fffffff
}
