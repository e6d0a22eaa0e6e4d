import { writeDay } from '@roundhouse/server/ratings/days'
import { askApi } from '@roundhouse/server/testing/api'
import { guestAt, tableAt } from '@roundhouse/server/testing/house'
import { inLink } from '@roundhouse/server/testing/page'
import { playQuickly } from '@roundhouse/server/testing/quick-play'
import { nameHost } from '@roundhouse/server/upkeep/moderation'
import { dayHere } from '@roundhouse/table/day'
import type { NewTournament } from '@roundhouse/wire/tournament'
import type { Club } from './club.ts'

/** As long as names get: of somebody with an account, in a single word, and in two. */
const BERTA = 'Berta Benz-Ringelmann'
const OTHERS = ['Maximilianmustermann', 'Wilhelmine Charlotte'] as const
const DECLARED = 'A cup with a name as long as they can be'

/** What Berta finds in a club that she looks after, each by what stands in its address. */
export interface LongClub {
  /** All cookies of hers. */
  readonly cookie: string
  /** A table that she has set up, and the key of its invitation. */
  readonly seating: string
  readonly key: string
  /** A tournament for which people register, one that is over, and what the deal of its round is called. */
  readonly registering: string
  readonly over: string
  readonly deal: string
  /** Somebody she has played with. */
  readonly other: number
}

/** Somebody with an account comes to a club, plays a tournament there and gets angry: all lists have something in them then. */
export async function lengthen({ house }: Club, hook: string): Promise<LongClub> {
  const guests = await Promise.all(OTHERS.map(name => guestAt(house, name)))
  const { cookie } = await askApi(house, 'account', null, { name: BERTA, password: 'the 8:15 to Lauf' })
  const ask = async <Answer>(path: string, body?: object, who = cookie): Promise<Answer> => {
    const { status, answer } = await askApi<Answer>(house, path, who, body)
    if (status >= 300) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const numberOf = async (who: string) => (await ask<{ readonly person: number }>('profile', undefined, who)).person
  const numbers = await Promise.all([cookie, ...guests].map(numberOf))
  const host = numbers[0]!
  await nameHost(house.folder, BERTA, Date.now())

  // A tournament that is over in a moment, and one that has not begun.
  const setUp = async (wishes: Partial<NewTournament>, players: readonly string[]): Promise<string> => {
    const { tournament } = await ask<{ readonly tournament: string }>('tournaments', { ...USUAL_CUP, ...wishes })
    for (const who of players) await ask('tournaments/register', { tournament }, who)
    return tournament
  }
  const registering = await setUp({ name: DECLARED, kind: 'groups', hasFinal: true }, guests)
  const over = await setUp({ name: DECLARED, rounds: 1 }, [cookie, ...guests])
  await house.tournaments.register({ number: 1, name: 'Ada' }, over)
  await ask('tournaments/begin', { tournament: over })
  for (const person of [1, ...numbers]) {
    const own = (await house.tournaments.report(over, person))!.table
    if (own !== null) await playQuickly(house, own, { seed: [1, 2, 3, 4], rolled: 0 })
  }
  const [round] = (await house.tournaments.report(over, host))!.played
  const seats = round!.tables.map(({ seats }) => seats.map(({ person }) => person)).find(all => all.includes(host))!
  const other = seats.find(person => person !== host)!
  const { table } = round!.tables[0]!

  // What hosts see, and what is known of those whom somebody does not want to meet.
  const note = {
    table: table!,
    by: host,
    person: numbers[1]!,
    reason: 'insult',
    text: WRONG,
    heard: [],
    meant: [],
  } as const
  for (const command of ['report_1', 'report_2']) await house.moderation.report({ ...note, command })
  await ask('host/sanctions', { person: numbers[1], kind: 'silence', days: 3, why: WRONG, report: 1 })
  await ask('host/reports/close', { report: 2, note: WRONG })
  await ask('avoided', { how: 'mute', person: numbers[2] })

  await ask('notices/mail', { mail: 'berta.benz-ringelmann@wilhelmine.charlotte.example' })
  await ask('notices/webhook', { url: hook })
  const today = dayHere(new Date())
  for (const [place, person] of numbers.entries())
    await house.store.write(writeDay(today, person, { game: 'nuremberg', place: place + 1, points: 30 - place }, '', 1))

  const chairs = Array.from({ length: 4 }, () => ({ is: 'person', keptFor: null }) as const)
  const kept = chairs.with(1, { is: 'person', keptFor: OTHERS[0] as never })
  const options = { players: '4', modules: 'C,F' }
  const { table: seating, key } = inLink(
    await tableAt(house, cookie, { open: true, options, chairs: kept, bank: BANK }),
  )
  await ask('lobby/sit', { table: seating })
  await ask('invitations', { table: seating, people: [other] })
  return { cookie, seating, key, registering, over, deal: round!.deal, other }
}

const WRONG = 'Twice on one evening, and once more on the next, in words that nobody wants to read again.'
const BANK = { live: 20, daily: 3 } as const

const USUAL_CUP: NewTournament = {
  ...{ name: 'Cup', game: 'first-class', options: { modules: 'A,B' }, players: 2 },
  ...{ pace: 'daily', bank: BANK, kind: 'swiss', rounds: 3, groupSize: 4 },
  ...{ hasFinal: false, isOpen: true, closes: null },
}
