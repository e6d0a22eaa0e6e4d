import type {
  Avoidance,
  AvoidedPerson,
  NamedPerson,
  PersonTrace,
  ReportSheet,
  ReportSummary,
  Sanction,
  SanctionKind,
} from '@roundhouse/wire/conduct'
import type { Clock } from '../clock.ts'
import type { AbuseNote, Conduct } from '../hub/conduct.ts'
import type { Hub } from '../hub/hub.ts'
import { accountOf } from '../people/account-rows.ts'
import type { SignIn } from '../people/sign-in-rows.ts'
import type { PersonPart } from '../store/person-part.ts'
import { barredAmong, sanctionOn } from '../store/sanctions.ts'
import type { Work, WorkPlace } from '../store/work.ts'
import { DAY } from '../table/calendar.ts'
import { apartFrom, avoid, avoidedBy, blocksAmong, deafTo, stopAvoiding, unheardBy } from './avoidance-rows.ts'
import { sanction } from './barring.ts'
import { isHost } from './host-rows.ts'
import { bringConduct } from './merging.ts'
import { linesAround } from './report-lines.ts'
import { closeReport, keepReport, listReports, ownReports, reportSheet } from './report-rows.ts'
import { latestSanctions, liftSanction, ownSanctions } from './sanction-rows.ts'
import { peopleNamed, traceOf } from './trace.ts'

/** Why something is not done. */
export type ModerationFault =
  /** For hosts alone. */
  | 'not-host'
  /** There is no such person, or none that is meant here. */
  | 'no-such-person'
  | 'yourself'
  /** Hosts are looked after by the command line. */
  | 'is-host'
  | 'no-such-report'
  | 'no-such-sanction'

export class ModerationRefusal extends Error {
  readonly code: ModerationFault
  constructor(code: ModerationFault) {
    super(code)
    this.code = code
  }
}

/** What a host wants to do about somebody. */
export interface WantedSanction {
  readonly person: number
  readonly kind: SanctionKind
  /** `null`: for ever. */
  readonly days: number | null
  readonly why: string
  readonly report: number | null
}

/** Whom somebody at a table means. */
export type MeantPerson =
  | { readonly person: number }
  | { readonly table: string; readonly seat: number }
  | { readonly table: string; readonly line: number }

/** Milliseconds: how often it is looked for people who were barred elsewhere, such as by the command line. */
const LOOK = 1000

/** What moderation is given. */
export interface ModerationSupport {
  readonly store: WorkPlace
  readonly clock: Clock
  readonly hub: Pick<Hub, 'carryOut' | 'chat' | 'peopleOnLines' | 'turnAway'>
  onTrouble(what: string, error: unknown): void
}

/** The moderation of a hub, which asks it from now on who hears whom. */
export function openModeration(
  hub: Hub,
  store: WorkPlace,
  clock: Clock,
  onTrouble: ModerationSupport['onTrouble'],
): Moderation {
  const moderation = new Moderation({ hub, store, clock, onTrouble })
  hub.conduct = moderation
  return moderation
}

/** How people treat each other: whom they avoid, what they report, and what hosts do about it. */
export class Moderation implements Conduct, PersonPart {
  private readonly support: ModerationSupport
  private callOff: (() => void) | null = null
  private isStopped = false

  constructor(support: ModerationSupport) {
    this.support = support
  }

  /** From now on lines of people who are barred are closed, also of those who were barred elsewhere. */
  start(): void {
    const { clock, onTrouble } = this.support
    const again = async (): Promise<void> => {
      await this.turnAway().catch(error => this.isStopped || onTrouble('people could not be turned away', error))
      if (!this.isStopped) this.start()
    }
    this.callOff = clock.wake(clock.now() + LOOK, () => void again())
  }

  stop(): void {
    this.isStopped = true
    this.callOff?.()
  }

  async ofPerson(person: number) {
    const { store } = this.support
    return {
      avoided: await store.read(avoidedBy(person)),
      reports: await store.read(ownReports(person)),
      sanctions: await store.read(ownSanctions(person)),
    }
  }

  bringAlong(guest: number, account: number): Work<void> {
    return bringConduct(guest, account)
  }

  async turnAway(): Promise<void> {
    const { store, hub, clock } = this.support
    const here = hub.peopleOnLines()
    if (here.length > 0) hub.turnAway(await store.read(barredAmong(here, clock.now())))
  }

  // Who hears and meets whom

  unheardBy(person: number): Promise<ReadonlySet<number>> {
    return this.support.store.read(unheardBy(person))
  }

  deafTo(person: number): Promise<ReadonlySet<number>> {
    return this.support.store.read(deafTo(person))
  }

  /** With whom somebody is never put at one table. */
  apartFrom(person: number): Promise<ReadonlySet<number>> {
    return this.support.store.read(apartFrom(person))
  }

  blocksAmong(people: readonly number[]): Promise<(by: number, other: number) => boolean> {
    return this.support.store.read(blocksAmong(people))
  }

  avoidedBy(person: number): Promise<readonly AvoidedPerson[]> {
    return this.support.store.read(avoidedBy(person))
  }

  /** From now on; what was said before is taken from the pages of those who are not to see it. */
  async avoid(person: number, meant: MeantPerson, how: Avoidance): Promise<void> {
    const { store, hub, clock } = this.support
    const other = await this.personMeant(person, meant)
    if (other === person) throw new ModerationRefusal('yourself')
    await store.write(avoid(person, other, how, clock.now()))
    await hub.chat.hide(person, other)
    if (how === 'block') await hub.chat.hide(other, person)
  }

  async stopAvoiding(person: number, other: number): Promise<void> {
    await this.support.store.write(stopAvoiding(person, other))
  }

  private async personMeant(asking: number, meant: MeantPerson): Promise<number> {
    const { store, hub, clock } = this.support
    if ('table' in meant) {
      const found = await hub.chat.meantAt(asking, meant.table, meant)
      if (found === null) throw new ModerationRefusal('no-such-person')
      return found
    }
    const known = await store.read(traceOf(meant.person, clock.now()))
    if (known === null || known.name === '') throw new ModerationRefusal('no-such-person')
    return meant.person
  }

  // What people report

  async report({ heard, meant, ...note }: AbuseNote): Promise<void> {
    const { store, clock } = this.support
    await store.write(keepReport({ ...note, lines: linesAround(heard, meant), at: clock.now() }))
  }

  async whyMute(person: number, isPublic: boolean): Promise<'silenced' | 'no-account' | null> {
    const { store, clock } = this.support
    if ((await store.read(sanctionOn(person, 'silence', clock.now()))) !== null) return 'silenced'
    return isPublic && (await store.read(accountOf(person))) === null ? 'no-account' : null
  }

  /** How somebody stands here: whether they look after others, and what a host has done about them. */
  async standingOf({ person: { number }, isAccount }: SignIn) {
    const { store, clock } = this.support
    const now = clock.now()
    return {
      isHost: isAccount && (await store.read(isHost(number))),
      silence: await store.read(sanctionOn(number, 'silence', now)),
      bar: await store.read(sanctionOn(number, 'bar', now)),
    }
  }

  // What hosts do

  /** Refuses everybody else. */
  async needHost(person: number): Promise<void> {
    if (!(await this.support.store.read(isHost(person)))) throw new ModerationRefusal('not-host')
  }

  reports(isDone: boolean): Promise<readonly ReportSummary[]> {
    return this.support.store.read(listReports(isDone))
  }

  async reportSheet(number: number): Promise<ReportSheet> {
    const sheet = await this.support.store.read(reportSheet(number))
    if (sheet === null) throw new ModerationRefusal('no-such-report')
    return sheet
  }

  async closeReport(host: number, number: number, note: string): Promise<void> {
    const { store, clock } = this.support
    if (!(await store.write(closeReport(number, host, note, clock.now()))))
      throw new ModerationRefusal('no-such-report')
  }

  sanctions(): Promise<readonly Sanction[]> {
    return this.support.store.read(latestSanctions(this.support.clock.now()))
  }

  peopleNamed(part: string): Promise<readonly NamedPerson[]> {
    return this.support.store.read(peopleNamed(part))
  }

  async traceOf(person: number): Promise<PersonTrace> {
    const { store, clock } = this.support
    const trace = await store.read(traceOf(person, clock.now()))
    if (trace === null) throw new ModerationRefusal('no-such-person')
    return trace
  }

  /** Silences or bars somebody; answers its number. */
  async sanction(host: number, { days, ...wanted }: WantedSanction): Promise<number> {
    const { store, hub, clock } = this.support
    const { name, isHost: isOne } = await this.traceOf(wanted.person)
    if (name === '') throw new ModerationRefusal('no-such-person')
    if (wanted.person === host) throw new ModerationRefusal('yourself')
    if (isOne) throw new ModerationRefusal('is-host')
    if (wanted.report !== null) await this.reportSheet(wanted.report)
    const until = days === null ? null : clock.now() + days * DAY
    const number = await sanction({ store, tables: hub, now: () => clock.now() }, { ...wanted, until, by: host })
    await this.turnAway()
    return number
  }

  async lift(host: number, number: number, why: string): Promise<void> {
    const { store, clock } = this.support
    if (!(await store.write(liftSanction(number, host, why, clock.now()))))
      throw new ModerationRefusal('no-such-sanction')
  }
}
