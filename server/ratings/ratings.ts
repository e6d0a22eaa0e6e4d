import { dayOfNumber, numberOfDay } from '@roundhouse/table/day'
import { GAMES, type GameName, loadBots } from '@roundhouse/table/games'
import { type DayOutcome, type DayTable, LATEST_DAYS, type OwnDay } from '@roundhouse/wire/day'
import type { BoardEntry, Profile } from '@roundhouse/wire/profile'
import type { PersonPart } from '../store/person-part.ts'
import type { Work, WorkPlace } from '../store/work.ts'
import { checkDay, DayRefusal } from './day-check.ts'
import { daysOf, dayTable, ownDays, writeDay } from './days.ts'
import { leaderboard } from './leaderboard.ts'
import { bringResults } from './merging.ts'
import { personAt } from './person-at.ts'
import { profileOf } from './profile.ts'

const MILLISECONDS_OF_DAY = 86_400_000

/** What a server tells of how people play: profiles, leaderboards, and the deals of the days. */
export class Ratings implements PersonPart {
  private readonly store: WorkPlace
  /** Records are checked one after the other, for each takes its time. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(store: WorkPlace) {
    this.store = store
  }

  profileOf(person: number, asking: number | null): Promise<Profile | null> {
    return this.store.read(profileOf(person, asking))
  }

  /** Who sits at a table; `null`: nobody, or whoever asks has no seat there. */
  personAt(table: string, seat: number, asking: number): Promise<number | null> {
    return this.store.read(personAt(table, seat, asking))
  }

  async boards(): Promise<Readonly<Record<GameName, readonly BoardEntry[]>>> {
    const boards = GAMES.map(async game => [game, await this.board(game)] as const)
    return Object.fromEntries(await Promise.all(boards)) as Record<GameName, readonly BoardEntry[]>
  }

  private async board(game: GameName): Promise<readonly BoardEntry[]> {
    const { elo } = await loadBots(game)
    return this.store.read(leaderboard(game, elo))
  }

  dayTable(day: string, asking: number | null): Promise<DayTable> {
    return this.store.read(dayTable(day, asking))
  }

  ownDays(person: number): Promise<readonly OwnDay[]> {
    return this.store.read(ownDays(person))
  }

  async ofPerson(person: number) {
    return { profile: await this.profileOf(person, person), days: await this.store.read(daysOf(person)) }
  }

  bringAlong(guest: number, account: number): Work<void> {
    return bringResults(guest, account)
  }

  /** Checks a record of the deal of a day and writes down what came of it; the first of a person counts. */
  async playedDay(day: string, person: number, record: string, at: number): Promise<DayOutcome> {
    refuseOtherDay(day, at)
    const outcome = await this.inTurn(() => checkDay(day, record))
    await this.store.write(writeDay(day, person, outcome, record, at))
    return outcome
  }

  private inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const mine = this.last.then(work)
    this.last = mine.catch(() => {})
    return mine
  }
}

/** A day begins on one side of the world while another ends on the other. */
function refuseOtherDay(day: string, at: number): void {
  const today = Math.floor(at / MILLISECONDS_OF_DAY)
  const age = today - numberOfDay(day)!
  if (age < -1 || age > LATEST_DAYS)
    throw new DayRefusal('other-day', `the deal of ${day} does not count on ${dayOfNumber(today)}`)
}
