import { Refusal } from '@roundhouse/kernel/game'
import type { PersonTrace, ReportSheet, ReportSummary, Sanction, SanctionKind } from '@roundhouse/wire/conduct'
import { sanction } from '../moderation/barring.ts'
import { addHost, hostsHere, removeHost, type ServerHost } from '../moderation/host-rows.ts'
import { closeReport, listReports, reportSheet } from '../moderation/report-rows.ts'
import { latestSanctions, liftSanction } from '../moderation/sanction-rows.ts'
import { traceOf } from '../moderation/trace.ts'
import { skeletonOf } from '../people/account-name.ts'
import { accountBy } from '../people/account-rows.ts'
import type { SqlStore } from '../store/sql-store.ts'
import type { Person } from '../store/store.ts'
import type { StorePlace } from '../store/store-place.ts'
import { DAY } from '../table/calendar.ts'
import { beside } from './beside.ts'
import { decideBeside } from './house-act.ts'

/*
 * What the one who runs a server does about its people at the command line. It leaves the same trace as what hosts do on the
 * page; where they would be named, nobody is.
 */

// Hosts

export const listHosts = (place: StorePlace): Promise<readonly ServerHost[]> =>
  beside(place, store => store.read(hostsHere))

/** Names somebody with an account a host; answers them as they write themselves. */
export const nameHost = (place: StorePlace, name: string, now: number): Promise<Person> =>
  beside(place, async store => {
    const person = await accountNamed(store, name)
    if (!(await store.write(addHost(person.number, now))))
      throw new Refusal(`${person.name} is already a host.`, 'hosting.host.already', { name: person.name })
    return person
  })

export const dismissHost = (place: StorePlace, name: string, now: number): Promise<Person> =>
  beside(place, async store => {
    const person = await accountNamed(store, name)
    if (!(await store.write(removeHost(person.number, now))))
      throw new Refusal(`${person.name} is not a host.`, 'hosting.host.not', { name: person.name })
    return person
  })

async function accountNamed(store: SqlStore, name: string): Promise<Person> {
  const person = await store.read(accountBy(skeletonOf(name)))
  if (person === null) throw new Refusal(`There is no account ${name}.`, 'hosting.host.no-account', { name })
  return person
}

// Reports

export const reportsBeside = (place: StorePlace, isClosed: boolean): Promise<readonly ReportSummary[]> =>
  beside(place, store => store.read(listReports(isClosed)))

export const reportBeside = (place: StorePlace, number: number): Promise<ReportSheet> =>
  beside(place, async store => (await store.read(reportSheet(number))) ?? noReport(number))

export const closeBeside = (place: StorePlace, number: number, note: string, now: number): Promise<void> =>
  beside(place, async store => {
    if (!(await store.write(closeReport(number, null, note, now)))) noReport(number)
  })

function noReport(number: number): never {
  throw new Refusal(`There is no open report ${number}.`, 'hosting.moderate.no-report', { report: String(number) })
}

// Sanctions

export const traceBeside = (place: StorePlace, person: number, now: number): Promise<PersonTrace> =>
  beside(place, async store => (await store.read(traceOf(person, now))) ?? noPerson(person))

export const sanctionsBeside = (place: StorePlace, now: number): Promise<readonly Sanction[]> =>
  beside(place, store => store.read(latestSanctions(now)))

/** What is to be done about somebody at the command line. */
export interface HouseSanction {
  readonly person: number
  readonly kind: SanctionKind
  /** `null`: for ever. */
  readonly days: number | null
  readonly why: string
}

/**
 * Silences or bars somebody, a host too; answers the number of the sanction and whom it is about. A server that runs on the
 * folder closes their lines within seconds, and those at their tables learn of it.
 */
export const sanctionBeside = (place: StorePlace, { days, ...wanted }: HouseSanction, now: number) =>
  beside(place, async store => {
    const trace = await store.read(traceOf(wanted.person, now))
    if (trace === null || trace.name === '') return noPerson(wanted.person)
    const carryOut = (table: string, decide: Parameters<typeof decideBeside>[2]) =>
      decideBeside(store, table, decide, now)
    const until = days === null ? null : now + days * DAY
    const support = { store, tables: { carryOut }, now: () => now }
    const number = await sanction(support, { ...wanted, until, by: null, report: null })
    return { number, name: trace.name }
  })

export const liftBeside = (place: StorePlace, number: number, why: string, now: number): Promise<void> =>
  beside(place, async store => {
    if (await store.write(liftSanction(number, null, why, now))) return
    const sanctionNumber = String(number)
    throw new Refusal(`There is no sanction ${number} in force.`, 'hosting.moderate.no-sanction', {
      sanction: sanctionNumber,
    })
  })

function noPerson(person: number): never {
  throw new Refusal(`There is no person ${person}.`, 'hosting.people.none', { person: String(person) })
}
