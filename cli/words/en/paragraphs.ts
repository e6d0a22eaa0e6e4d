import type { Seat } from '@roundhouse/kernel/game'
import type { Facts, Line } from '@roundhouse/kernel/story'
import { sentence } from './counting.ts'
import { said, type Voice } from './voice.ts'

export type WordsOf<V extends Voice> = (voice: V, facts: Facts) => string

/** How a game tells its story, by the keys of its lines. */
export interface Tongue<V extends Voice> {
  /** What a seat does, with its verb in both forms (`{take|takes} the tile`); the name goes before it. */
  readonly moveKinds: Readonly<Record<string, WordsOf<V>>>
  /** What happens to the table, as whole sentences. */
  readonly events: Readonly<Record<string, WordsOf<V>>>
  /** What begins a turn or a part begins a paragraph. */
  readonly opens: readonly string[]
  /** Does a line go without saying because of the next one? */
  isSaidByNext?(line: Line, next: Line | undefined): boolean
}

/** What one seat did in a row is one paragraph; everything else is a sentence of its own. */
export function paragraphs<V extends Voice>(tongue: Tongue<V>, voice: V, story: readonly Line[]): string[] {
  const told: { seat: Seat | null; clauses: string[] }[] = []
  for (const [place, line] of story.entries()) {
    if (tongue.isSaidByNext?.(line, story[place + 1])) continue
    const seat = Object.hasOwn(tongue.moveKinds, line.key) ? Number(line.facts['seat']) : null
    const last = told.at(-1)
    const goesOn = seat !== null && last?.seat === seat && !tongue.opens.includes(line.key)
    if (goesOn) last.clauses.push(clause(tongue, voice, line))
    else told.push({ seat, clauses: [clause(tongue, voice, line)] })
  }
  return told.map(({ seat, clauses }) => {
    const whole = counted(clauses).join('; ')
    return sentence(seat === null ? whole : said(voice, seat, whole))
  })
}

/** What has no words yet is said as it is written. */
const clause = <V extends Voice>({ moveKinds, events }: Tongue<V>, voice: V, { key, facts }: Line): string =>
  (moveKinds[key] ?? events[key])?.(voice, facts) ?? `${key} ${JSON.stringify(facts)}`

/** The same twice in a row is said once. */
function counted(clauses: readonly string[]): string[] {
  const said: string[] = []
  for (let i = 0; i < clauses.length; ) {
    let times = 1
    while (clauses[i + times] === clauses[i]) times++
    said.push(`${clauses[i]}${times === 1 ? '' : times === 2 ? ', twice' : `, ${times} times`}`)
    i += times
  }
  return said
}
