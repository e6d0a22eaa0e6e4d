import type { ReportReason } from '@roundhouse/wire/conduct'
import type { ChatLine } from '../store/store.ts'

/** Somebody is reported, with the chat of the table as the one who reports could hear it. */
export interface AbuseNote {
  readonly table: string
  readonly by: number
  /** By which the page knows it. */
  readonly command: string
  readonly person: number
  readonly reason: ReportReason
  readonly text: string
  readonly heard: readonly ChatLine[]
  /** The lines that are meant, by number. */
  readonly meant: readonly number[]
}

/** Who watches over how people treat each other: who hears whom, who may write, and what is reported. */
export interface Conduct {
  /** Those whose words this person is not shown. */
  unheardBy(person: number): Promise<ReadonlySet<number>>
  /** Those who are not shown what this person says. */
  deafTo(person: number): Promise<ReadonlySet<number>>
  /** Why somebody may say nothing of their own, at a public table or another one; `null`: they may. */
  whyMute(person: number, isPublic: boolean): Promise<'silenced' | 'no-account' | null>
  report(note: AbuseNote): Promise<void>
}
