import type { Chance } from '@roundhouse/server/hub/chance'
import { systemChance } from '@roundhouse/server/hub/chance'
import { writeResult } from '@roundhouse/server/ratings/results'
import { resultFor } from '@roundhouse/server/ratings/testing/sample-results'
import { guestAt, type HouseWishes, openHouse, type TestHouse, tableAt } from '@roundhouse/server/testing/house'
import { beginGame, inLink, TestPage, toMoveAmong } from '@roundhouse/server/testing/page'
import { indexOf, tableBy } from '@roundhouse/server/testing/samples'
import type { NewTable } from '@roundhouse/wire/setup'
import type { Page } from 'playwright-core'
import type { DrawnGame } from './pointed.ts'

const DAY = 86_400_000
const PEOPLE = ['Ada', 'Bram', 'Chiara', 'Dénes', 'Ilse'] as const
const PERSON = { is: 'person', keptFor: null } as const

/** A server with people who have played for some weeks, as Ada finds it. */
export interface Club {
  readonly address: string
  readonly house: TestHouse
  /** Makes one more page hers. */
  signIn(page: Page): Promise<void>
  /** Tables of hers at which she has the move, and one that fills. */
  readonly playing: Readonly<Record<DrawnGame, string>>
  readonly seating: string
  /** A tournament in its first round, in which she plays. */
  readonly tournament: string
  /** One more table of hers, which is dealt, with the quickest bot in the other chair. */
  newTable(game: DrawnGame): Promise<string>
  close(): Promise<void>
}

type Cookies = Readonly<Record<(typeof PEOPLE)[number], string>>

export async function openClub(page: string, wishes: Pick<HouseWishes, 'notices'> = {}): Promise<Club> {
  const house = await openHouse({ page, chance: foreseeable(), ...wishes })
  const cookies = {} as Record<keyof Cookies, string>
  for (const name of PEOPLE) cookies[name] = await guestAt(house, name)
  await playedBefore(house)
  const pages: TestPage[] = []
  const tables: Record<DrawnGame, string> = {
    'first-class': await playing(house, cookies, pages, { options: { players: '3', modules: 'A,B' } }, 40),
    nuremberg: await playing(house, cookies, pages, { ...NUREMBERG, pace: 'daily' }, 30),
  }
  const seating = await filling(house, cookies, pages)
  await openTables(house, cookies)
  const tournament = await tournamentOf(house)
  return {
    address: `${house.address}/`,
    house,
    signIn: page => signIn(page, house, cookies.Ada),
    playing: tables,
    seating,
    tournament,
    newTable: game => withBot(house, cookies.Ada, game),
    async close() {
      for (const { socket } of pages) socket.terminate()
      await house.close()
    },
  }
}

/** Makes a page somebody's by a key to their chairs, as on a second device. */
export async function signIn(page: Page, { address }: TestHouse, cookie: string): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie }
  const made = await fetch(`${address}/api/keys`, { method: 'POST', headers, body: '{}' })
  const { key } = (await made.json()) as { readonly key: string }
  await page.goto(`${address}/`)
  const isIn = await page.evaluate(async body => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('api/keys/use', { method: 'POST', headers, body })).ok
  }, JSON.stringify({ key }))
  if (!isIn) throw new Error('The key does not let her in')
  // What is open was opened by nobody in particular, and an address with another hash would not load it again.
  await page.goto('about:blank')
}

const NUREMBERG = { game: 'nuremberg', options: { players: '3', map: 'nuremberg' } } as const

/** The same shares in every picture; keys and ids are for one evening. */
function foreseeable(): Chance {
  let shares = 0
  return { ...systemChance, share: () => systemChance.hash(`share ${shares++}`) }
}

/** As a server could have named it: digits would be taken for letters. */
const idOf = (n: number): string =>
  `before${String(n)
    .padStart(6, '0')
    .replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)]!)}`

/** How games of the last weeks ended. */
async function playedBefore({ store }: TestHouse): Promise<void> {
  const now = Date.now()
  for (let n = 0; n < 60; n++) {
    const table = { ...tableBy(1, idOf(n)), created: now - 30 * DAY }
    await store.newTable(table, indexOf([1, null, null], { stage: 'called-off', toMove: null }))
    const others = [2, 3, 4, 5].filter(person => (person * 7 + n * 5) % 3 !== 0)
    const order = others.toSpliced(((n * 5) % (others.length + 1)) >> (n % 2), 0, 1).slice(0, 4)
    const isNuremberg = n % 3 === 0
    const options: [string, string][] = isNuremberg
      ? [['map', n % 2 ? 'nuremberg' : 'wensleydale']]
      : [['modules', ['A,B', 'C,F', 'D,E'][n % 3 === 1 ? n % 2 : 2]!]]
    const result = resultFor(order, 0, {
      game: isNuremberg ? 'nuremberg' : 'first-class',
      options: [['players', String(order.length)], ...options],
      ended: now - (60 - n) * (DAY / 3),
    })
    const things = isNuremberg
      ? ['train 1b', 'train 3c', 'line Feucht / The South']
      : ['card G7', 'card X1-4', 'card G6']
    const seats = result.seats.map(seat => ({
      ...seat,
      points: (isNuremberg ? 20 : 150) + ((n * 13 + seat.seat * 29) % 40) - 10 * seat.seat,
      taken: new Map(things.map((thing, place) => [thing, seat.person === 1 ? 4 - place : 1 + place])),
    }))
    await store.write(writeResult(n + 1, { ...result, seats }))
  }
}

/** Ada, Bram and Chiara play; when it is Ada's turn again after so many moves, they stop. */
async function playing(
  house: TestHouse,
  cookies: Cookies,
  pages: TestPage[],
  wishes: Partial<NewTable>,
  moves: number,
): Promise<string> {
  const link = await tableAt(house, cookies.Ada, { chairs: [PERSON, PERSON, PERSON], ...wishes })
  const names = ['Ada', 'Bram', 'Chiara'] as const
  const own = await Promise.all(names.map(name => TestPage.at(house, link, cookies[name])))
  for (const page of own) await page.look()
  await beginGame(own, names)
  for (let n = 0; n < moves * 2; n++) {
    const mover = await toMoveAmong(own)
    if (n >= moves && mover === own[0]) break
    const game = await mover.game()
    const legal = game.moves(mover.snapshot!.match!.state)
    const text = game.write(legal[(n * 7) % legal.length]!)
    if ((await mover.tell({ type: 'play', moves: [text] })) !== 'done') break
  }
  own[0]!.socket.terminate()
  pages.push(...own)
  return inLink(link).table
}

/** Ada and Bram wait for a third. */
async function filling(house: TestHouse, cookies: Cookies, pages: TestPage[]): Promise<string> {
  const link = await tableAt(house, cookies.Ada, {
    options: { players: '4', modules: 'C,D' },
    chairs: [PERSON, PERSON, { is: 'person', keptFor: 'Chiara' }, { is: 'bot', level: 'strong' }],
  })
  for (const [seat, name] of (['Ada', 'Bram'] as const).entries()) {
    const page = await TestPage.at(house, link, cookies[name])
    await page.look()
    await page.tell({ type: 'sit', seat, name })
    pages.push(page)
  }
  return inLink(link).table
}

async function withBot(house: TestHouse, cookie: string, game: DrawnGame): Promise<string> {
  const options = game === 'nuremberg' ? { players: '2', map: 'nuremberg' } : { players: '2', modules: 'A,B' }
  const link = await tableAt(house, cookie, { game, options, chairs: [PERSON, { is: 'bot', level: 'random' }] })
  const page = await TestPage.at(house, link, cookie)
  await page.look()
  await beginGame([page], ['Ada'])
  page.socket.terminate()
  return page.table
}

async function tournamentOf({ tournaments }: TestHouse): Promise<string> {
  const people = PEOPLE.map((name, place) => ({ number: place + 1, name }))
  const id = await tournaments.setUp(people[1]!, {
    ...{ name: 'Autumn Cup', game: 'nuremberg', options: { map: 'nuremberg' }, players: 2 },
    ...{ pace: 'daily', bank: { live: 20, daily: 3 }, kind: 'swiss', rounds: 3, groupSize: 4 },
    ...{ hasFinal: true, isOpen: true, closes: null },
  })
  for (const person of people) await tournaments.register(person, id)
  await tournaments.begin(people[1]!, id)
  return id
}

async function openTables(house: TestHouse, cookies: Cookies): Promise<void> {
  const wishes: readonly (readonly [keyof Cookies, Partial<NewTable>])[] = [
    ['Dénes', { ...NUREMBERG, chairs: [PERSON, PERSON, PERSON], pace: 'daily' }],
    ['Ilse', { chairs: [PERSON, PERSON], isRated: true, canAskUndo: false }],
    ['Chiara', { options: { players: '4', modules: 'C,F' }, chairs: [PERSON, PERSON, PERSON, PERSON] }],
  ]
  for (const [name, wish] of wishes) {
    const link = await tableAt(house, cookies[name], { ...wish, open: true, watch: 'all' })
    const page = await TestPage.at(house, link, cookies[name])
    await page.look()
    await page.tell({ type: 'sit', seat: 0, name })
    page.socket.terminate()
  }
}
