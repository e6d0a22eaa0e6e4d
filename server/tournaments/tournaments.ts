import { DEFAULT_LEVEL } from '@roundhouse/bots/play/level'
import { Refusal } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { loadGame, optionsFor } from '@roundhouse/table/games'
import type { NewTable } from '@roundhouse/wire/setup'
import {
  type DuplicateReport,
  MOST_ENTRANTS,
  type NewTournament,
  type TournamentObjection,
  type TournamentReport,
  type TournamentSummary,
} from '@roundhouse/wire/tournament'
import type { Hub } from '../hub/hub.ts'
import { setupFor } from '../hub/new-table.ts'
import type { PersonPart } from '../store/person-part.ts'
import type { TablePlace } from '../store/sql-store.ts'
import type { Person } from '../store/store.ts'
import type { Work } from '../store/work.ts'
import { isSameName } from '../table/chair-state.ts'
import { decideDisclosure, decideForHouse, decideRound, type Sitter } from '../table/decide.ts'
import type { Blocks } from './apart.ts'
import { dayDuplicates, roundDuplicates } from './duplicates.ts'
import { groupsOf, roundsOfPairs } from './groups.ts'
import { nextRound } from './next-round.ts'
import { isEnded, outcomeSoFar, reportOf, summaryOf } from './report.ts'
import {
  beginTournament,
  bringTournaments,
  dayResults,
  dueTournaments,
  endRound,
  insertRound,
  insertTournament,
  type KeptTournament,
  leaveAfter,
  markDisclosed,
  moveOn,
  type RoundTableRow,
  readTournament,
  register,
  roundWith,
  type TournamentPlan,
  tournamentList,
  tournamentOf,
  tournamentsOf,
  unregister,
} from './tournament-rows.ts'

/** A tournament does not do what is asked. */
export class TournamentRefusal extends Error {
  override readonly name = 'TournamentRefusal'
  readonly code: TournamentObjection

  constructor(code: TournamentObjection) {
    super(code)
    this.code = code
  }
}

export interface TournamentSupport {
  readonly hub: Hub
  readonly place: TablePlace
  /** Writes down how a table ended, if that is not written yet. */
  readonly results: { tableEnded(table: string): Promise<void> }
  /** Who of these people has blocked whom. */
  blocksAmong(people: readonly number[]): Promise<Blocks>
  /** Of which lots are drawn. */
  newSeed(): string
  newId(): string
  onTrouble(what: string, error: unknown): void
}

/** Milliseconds: how often it is looked for what is due, and how far ahead registration may end. */
const LOOK = 3000
const LONGEST_REGISTRATION = 366 * 86_400_000

/**
 * Runs tournaments: who is in them, and one round after the other. Everything is kept before the next step, and each step may
 * be taken again: whatever a server leaves undone the next look does, whichever server looks.
 */
export class Tournaments implements PersonPart {
  private readonly support: TournamentSupport
  private last: Promise<void> = Promise.resolve()
  private callOff: () => void = () => {}
  private isStopped = false

  constructor(support: TournamentSupport) {
    this.support = support
  }

  start(): void {
    void this.lookAtAll()
    this.wakeAgain()
  }

  async stop(): Promise<void> {
    this.isStopped = true
    this.callOff()
    await this.last
  }

  private wakeAgain(): void {
    const { clock } = this.support.hub
    this.callOff = clock.wake(clock.now() + LOOK, () => {
      void this.lookAtAll()
      if (!this.isStopped) this.wakeAgain()
    })
  }

  // What people ask for

  /** Answers its id. What cannot be meant is refused with a sentence. */
  async setUp(maker: Person, wanted: NewTournament): Promise<string> {
    const { place, hub } = this.support
    const { name, isOpen, closes, ...plan } = wanted
    await setupFor(tableOf(plan))
    if (plan.kind === 'groups' && plan.groupSize < plan.players)
      throw new Refusal(`groupSize: found ${plan.groupSize}; expected at least ${plan.players}`)
    const now = hub.clock.now()
    if (closes !== null && (closes <= now || closes > now + LONGEST_REGISTRATION))
      throw new Refusal('closes: expected a time within a year from now')
    const id = this.support.newId()
    const about = { id, maker: maker.number, name, is_open: Number(isOpen), created: now, closes, rounds: plan.rounds }
    await place.write(insertTournament({ ...about, plan, seed: this.support.newSeed() }))
    return id
  }

  async list(person: number | null): Promise<TournamentSummary[]> {
    const { heads, own } = await this.support.place.read(tournamentList(person))
    return Promise.all(heads.map(async head => summaryOf(head, await optionsOf(head.plan), own.has(head.id))))
  }

  async report(id: string, person: number | null): Promise<TournamentReport | null> {
    const kept = await this.support.place.read(readTournament(id))
    return kept === null ? null : reportOf(kept, await optionsOf(kept.head.plan), person)
  }

  async register({ number }: Person, id: string): Promise<void> {
    const { place, hub } = this.support
    const { head } = await this.known(id)
    if (head.stage !== 'registering') throw new TournamentRefusal('too-late')
    if (!(await place.write(register(id, number, MOST_ENTRANTS, hub.clock.now())))) throw new TournamentRefusal('full')
  }

  async unregister({ number }: Person, id: string): Promise<void> {
    await this.known(id)
    if (!(await this.support.place.write(unregister(id, number)))) throw new TournamentRefusal('not-now')
  }

  /** Its maker begins it. */
  async begin({ number }: Person, id: string): Promise<void> {
    const { head, entrants } = await this.known(id)
    if (head.maker !== number) throw new TournamentRefusal('not-yours')
    if (head.stage !== 'registering') throw new TournamentRefusal('not-now')
    if (entrants.filter(({ isGone }) => !isGone).length < head.plan.players) throw new TournamentRefusal('too-few')
    await this.inTurn(() => this.beginNow(id))
    await this.look(id)
  }

  /** Its maker calls it off: the tables of the round that is played are, too. */
  async callItOff({ number }: Person, id: string): Promise<void> {
    const { head } = await this.known(id)
    if (head.maker !== number) throw new TournamentRefusal('not-yours')
    const { place } = this.support
    const isDone =
      (await place.write(moveOn(id, 'registering', 'called-off'))) ||
      (await place.write(moveOn(id, 'running', 'called-off')))
    if (!isDone) throw new TournamentRefusal('not-now')
    await this.look(id)
  }

  /** Everybody's results on a deal: of a round, or of a day; `null`: there is none. */
  async duplicates(deal: string, person: number | null): Promise<DuplicateReport | null> {
    const { place } = this.support
    if (/^\d{4}-\d\d-\d\d$/.test(deal)) return dayDuplicates(deal, await place.read(dayResults(deal)), person)
    const round = await place.read(roundWith(deal))
    if (round === null) return null
    const kept = await place.read(readTournament(round.tournament))
    return kept && roundDuplicates(kept, round.round, person)
  }

  private async known(id: string): Promise<KeptTournament> {
    const kept = await this.support.place.read(readTournament(id))
    if (kept === null) throw new TournamentRefusal('no-such-tournament')
    return kept
  }

  // What is kept of people

  async ofPerson(person: number) {
    return { tournaments: await this.support.place.read(tournamentsOf(person)) }
  }

  bringAlong(guest: number, account: number): Work<void> {
    return bringTournaments(guest, account)
  }

  // What happens in its time

  /** A table has ended, and how is written: perhaps it was the last of its round. */
  async tableEnded(table: string): Promise<void> {
    const id = await this.support.place.read(tournamentOf(table))
    if (id !== null) await this.look(id)
  }

  private async lookAtAll(): Promise<void> {
    await this.inTurn(async () => {
      const { place, hub } = this.support
      for (const id of await place.read(dueTournaments(hub.clock.now()))) if (!this.isStopped) await this.goOn(id)
    })
  }

  private look(id: string): Promise<void> {
    return this.inTurn(() => this.goOn(id))
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.last.then(work).catch(error => {
      if (!this.isStopped) this.support.onTrouble('a tournament could not go on', error)
    })
    this.last = mine
    return mine
  }

  /** Whatever is to be done now is done. */
  private async goOn(id: string): Promise<void> {
    const kept = await this.support.place.read(readTournament(id))
    if (kept === null || this.isStopped) return
    switch (kept.head.stage) {
      case 'registering':
        return this.goOnRegistering(kept)
      case 'running':
        return this.goOnRunning(kept)
      case 'called-off':
        return this.endAll(kept)
      case 'over':
        return this.disclose(kept)
    }
  }

  private async goOnRegistering({ head, entrants }: KeptTournament): Promise<void> {
    const { place, hub } = this.support
    if (head.closes === null || head.closes > hub.clock.now()) return
    const here = entrants.filter(({ isGone }) => !isGone)
    if (here.length < head.plan.players) return void (await place.write(moveOn(head.id, 'registering', 'called-off')))
    await this.beginNow(head.id)
    return this.goOn(head.id)
  }

  private async beginNow(id: string): Promise<void> {
    const { place } = this.support
    const { head, entrants } = await this.known(id)
    const here = entrants.filter(({ isGone }) => !isGone).map(({ person }) => person)
    const { kind, players, groupSize, rounds } = head.plan
    const blocks = await this.support.blocksAmong(here)
    const groups =
      kind === 'groups' ? groupsOf(here, { most: groupSize, players }, head.seed, blocks) : new Map<number, number>()
    const sizes = [...groups.values()].map(group => [...groups.values()].filter(each => each === group).length)
    const isPairs = kind === 'groups' && players === 2
    await place.write(beginTournament(id, isPairs ? roundsOfPairs(Math.max(...sizes)) : rounds, groups))
  }

  private async goOnRunning(kept: KeptTournament): Promise<void> {
    const { place, hub } = this.support
    const { id, round } = kept.head
    const current = kept.tables.filter(table => table.round === round)
    for (const table of current) if (table.stage === 'seating') await this.seat(kept, table)
    if (!current.every(isEnded)) return this.disclose(kept)
    const unwritten = current.filter(({ stage, results }) => stage === 'over' && results === null)
    for (const table of unwritten) await this.support.results.tableEnded(table.id)
    const ended = unwritten.length === 0 ? kept : await this.known(id)
    if (round > 0) {
      await place.write(endRound(id, round, hub.clock.now()))
      await place.write(leaveAfter(id, missing(ended, round), round))
    }
    await this.disclose(await this.known(id))
    await this.beginRound(await this.known(id))
  }

  /** The next round, or the end. */
  private async beginRound(kept: KeptTournament): Promise<void> {
    const { place, hub } = this.support
    const { id, plan, round } = kept.head
    const blocks = await this.support.blocksAmong(kept.entrants.map(({ person }) => person))
    const draft = nextRound(outcomeSoFar(kept), blocks)
    if (draft === null) return void (await place.write(moveOn(id, 'running', round === 0 ? 'called-off' : 'over')))
    const deal = await hub.newDeal(plan.players)
    const tables = await Promise.all(draft.tables.map(people => hub.roundTable(people, tableOf(plan), deal)))
    const about = { tournament: id, round: round + 1, draft, deal, began: hub.clock.now() }
    if (!(await place.newTablesWithin(tables, inserts => insertRound(about, inserts)))) return
    const begun = await this.known(id)
    for (const table of begun.tables) if (table.stage === 'seating') await this.seat(begun, table)
  }

  private async seat({ names }: KeptTournament, { id, people }: RoundTableRow): Promise<void> {
    const sitters = sittersOf(people, names)
    await this.support.hub.carryOut(id, (table, at) => (table.seq > 0 ? null : decideRound(table, sitters, at)))
  }

  /** Of the rounds that are over everybody may see everything. */
  private async disclose({ head, rounds, tables }: KeptTournament): Promise<void> {
    const { hub, place } = this.support
    for (const { round } of rounds.filter(({ ended, is_disclosed }) => ended !== null && is_disclosed === 0)) {
      const own = tables.filter(table => table.round === round)
      const told = await Promise.all(own.map(({ id }) => hub.carryOut(id, decideDisclosure)))
      if (told.every(Boolean)) await place.write(markDisclosed(head.id, round))
    }
  }

  private async endAll(kept: KeptTournament): Promise<void> {
    const { hub, place } = this.support
    const running = kept.tables.filter(table => !isEnded(table))
    for (const { id } of running)
      await hub.carryOut(id, (table, at) => decideForHouse(table, { kind: 'call-off', because: 'tournament' }, at))
    for (const { round, ended } of kept.rounds)
      if (ended === null) await place.write(endRound(kept.head.id, round, hub.clock.now()))
    await this.disclose(await this.known(kept.head.id))
  }
}

/** Who left their table of this round, or let a bot play there: they are not waited for in the next. */
const missing = ({ tables, entrants }: KeptTournament, round: number): number[] => [
  ...tables
    .filter(table => table.round === round)
    .flatMap(({ people, results }) => people.filter((_, seat) => results?.[seat]?.hasLeft ?? true)),
  ...entrants.filter(({ isGone }) => isGone).map(({ person }) => person),
]

/** The table that everybody in a tournament plays at. */
const tableOf = ({ game, options, players, pace, bank }: TournamentPlan): NewTable => ({
  game,
  options: { ...options, players: String(players) },
  chairs: Array.from({ length: players }, () => ({ is: 'person', keptFor: null })),
  pace,
  bank,
  isElastic: false,
  hours: null,
  canAskUndo: false,
  standIn: DEFAULT_LEVEL,
  watch: 'nobody',
  delay: 0,
  open: false,
  isRated: true,
})

/** What is played, as a table writes it. */
async function optionsOf(plan: TournamentPlan): Promise<TournamentSummary['options']> {
  const manifest = await loadGame(plan.game)
  const options = optionsFor(manifest, tableOf(plan).options)
  return [...headerOf({ options, notes: [] })]
}

/** Two with the same name are told apart at their table. */
function sittersOf(people: readonly number[], names: ReadonlyMap<number, string>): Sitter[] {
  const sitters: Sitter[] = []
  for (const person of people) {
    const name = names.get(person) ?? ''
    const same = sitters.filter(other => isSameName(other.name.replace(/ \d$/, ''), name)).length
    sitters.push({ person, name: same === 0 ? name : `${name.slice(0, 22)} ${same + 1}` })
  }
  return sitters
}
