import type { NamedPerson, PersonTrace, ReportSheet, ReportSummary, SanctionKind } from '@roundhouse/wire/conduct'
import { ask } from '../online/server.ts'

/* What hosts ask their server. Everybody else is refused. */

export const reports = (isDone: boolean): Promise<readonly ReportSummary[]> => ask(`host/reports?done=${isDone}`)
export const reportSheet = (report: number): Promise<ReportSheet> => ask(`host/reports/${report}`)
export const closeReport = (report: number, note: string): Promise<object> =>
  ask('host/reports/close', { report, ...(note !== '' && { note }) })

export const peopleNamed = (name: string): Promise<readonly NamedPerson[]> =>
  ask(`host/people?name=${encodeURIComponent(name)}`)
export const traceOf = (person: number): Promise<PersonTrace> => ask(`host/people/${person}`)

/** What is to be done about somebody. */
interface WantedSanction {
  readonly person: number
  readonly kind: SanctionKind
  /** `null`: for ever. */
  readonly days: number | null
  readonly why: string
  readonly report: number | null
}

export const sanction = (wanted: WantedSanction): Promise<object> => ask('host/sanctions', wanted)
export const lift = (number: number, why: string): Promise<object> =>
  ask('host/sanctions/lift', { sanction: number, why })
