import type { NewTournament, TournamentReport } from '@roundhouse/wire/tournament'
import { expect, onTestFinished, test } from 'vitest'
import { first } from '../store/work.ts'
import { guestAt, openHouse, type TestHouse } from '../testing/house.ts'
import { playQuickly } from '../testing/quick-play.ts'

const PLAN: NewTournament = {
  ...{ name: 'Cup', game: 'first-class', options: { modules: 'A,B' }, players: 2, pace: 'daily', kind: 'swiss' },
  ...{ bank: { live: 20, daily: 3 }, rounds: 1, groupSize: 4, hasFinal: false, isOpen: true, closes: null },
}

/** A tournament with two people, set up by the first of them. */
async function tournamentIn(house: TestHouse) {
  const people: { readonly number: number; readonly name: string }[] = []
  for (const name of ['Ada', 'Bram']) {
    await guestAt(house, name)
    const row = await house.store.read(queries =>
      first(queries.selectFrom('person').select('number').where('name', '=', name)),
    )
    people.push({ number: row!.number, name })
  }
  const id = await house.tournaments.setUp(people[0]!, PLAN)
  for (const person of people) await house.tournaments.register(person, id)
  return { id, maker: people[0]! }
}

const reportIn = (house: TestHouse, id: string, person: number): Promise<TournamentReport | null> =>
  house.tournaments.report(id, person)

test('what a server leaves undone the next one does: seating people, and disclosing the deal', async () => {
  const broken = await openHouse()
  const { id, maker } = await tournamentIn(broken)
  // It dies between keeping the round and putting anybody at its table.
  broken.hub.carryOut = async () => {
    throw new Error('the machine is gone')
  }
  await broken.tournaments.begin(maker, id)
  expect(broken.trouble.map(String)).toEqual(['Error: the machine is gone'])
  const { table } = (await reportIn(broken, id, maker.number))!
  expect((await broken.hub.open(table!))!.table.stage).toBe('seating')
  await broken.stop()

  const second = await openHouse({ folder: broken.folder })
  await expect.poll(async () => (await second.hub.open(table!))!.table.stage, { timeout: 20_000 }).toBe('playing')
  // It dies before it looks at the table that is over.
  second.tournaments.tableEnded = async () => {}
  second.hub.carryOut = async () => false
  await playQuickly(second, table!, { seed: [1, 2, 3, 4], rolled: 0 })
  await second.stop()

  const third = await openHouse({ folder: broken.folder })
  onTestFinished(() => third.close())
  await expect.poll(async () => (await reportIn(third, id, 0))!.stage, { timeout: 20_000 }).toBe('over')
  await expect.poll(async () => (await third.hub.open(table!))!.table.isSealed, { timeout: 20_000 }).toBe(false)
  const { rows, played } = (await reportIn(third, id, 0))!
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(2)
  expect(played[0]!.tables).toMatchObject([{ table, stage: 'over' }])
  expect([...second.trouble, ...third.trouble]).toEqual([])
}, 90_000)

test('of two who begin a tournament at the same time one does, and everybody sits once', async () => {
  const house = await openHouse()
  onTestFinished(() => house.close())
  const { id, maker } = await tournamentIn(house)
  const outcomes = await Promise.allSettled([1, 2].map(() => house.tournaments.begin(maker, id)))
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await reportIn(house, id, maker.number)).toMatchObject({
    round: 1,
    played: [{ tables: [{ stage: 'playing' }] }],
  })
  expect(house.trouble).toEqual([])
})
