import { bots } from '@roundhouse/bots/first-class/index'
import { bots as nuremberg } from '@roundhouse/bots/nuremberg/index'
import { expect, test } from 'vitest'
import { botsAt } from './bots.ts'
import { botRequest } from './requests.ts'
import { openSearchHost } from './search-worker.ts'
import { searchersAt, searchSetting } from './searchers.ts'
import { playLegal, recordAt, type Table } from './table.ts'
import { bot, tableOf } from './testing/tables.ts'

const dealt = (...levels: readonly string[]) =>
  tableOf('first-class', levels.map(level => bot(level)), { modules: 'A,B' }, [4, 3, 2, 1]) // biome-ignore format: one line

test('only the strongest level searches, unless one is told to', () => {
  const levels = ['beginner', 'intermediate', 'strong', 'expert', 'champion', 'greedy', 'random', 'run:python3 x.py']
  expect(levels.filter(level => searchSetting(nuremberg, level) !== null)).toEqual(['expert', 'champion'])
  expect(searchSetting(nuremberg, 'expert:simulations=7')?.simulations).toBe(7)
  expect(searchSetting(nuremberg, 'expert:simulations=0')).toBeNull()
})

/** This many moves of the bots there are. */
async function played(table: Table, moves: number, decide: ReturnType<typeof botsAt>['decide']): Promise<Table> {
  let now = table
  for (let n = 0; n < moves; n++) {
    const request = botRequest(now)!
    now = playLegal(now, request.seat, await decide(request))
  }
  return now
}

test('those who search play by the rules, and the same from the same deal, however many workers there are', async () => {
  const record = async (count: number): Promise<string> => {
    const workers = Array.from({ length: count }, () => openSearchHost())
    const table = await dealt('expert:simulations=60', 'expert:simulations=60')
    return recordAt(
      await played(table, 6, searchersAt(table.game, bots, { options: table.header, workers: () => workers }).decide),
    )
  }
  const alone = await record(1)
  for (const count of [1, 2, 3]) expect(await record(count)).toBe(alone)
})

test('at one table some answer at once and others search, for whom workers are begun then', async () => {
  let opened = 0
  const table = await dealt('random', 'expert:simulations=2')
  const workers = () => {
    opened++
    return [openSearchHost()]
  }
  const { decide } = botsAt(table.game, bots, { options: table.header, workers })
  const first = botRequest(table)!
  expect([first.level, typeof decide(first), opened]).toEqual(['random', 'string', 0])
  expect((await played(table, 8, decide)).match.played).toHaveLength(8)
  expect(opened).toBeGreaterThan(0)
})

test('who is hurried plays at once', async () => {
  const asked: unknown[] = []
  const worker = openSearchHost()
  const table = await dealt('expert', 'expert')
  const searchers = searchersAt(table.game, bots, {
    options: table.header,
    workers: () => [worker],
    budgetOf: () => ({ simulations: 10_000_000 }),
  })
  const request = botRequest(table)!
  const deciding = searchers.decide(request)
  setTimeout(() => asked.push(searchers.hurry()), 20)
  expect(playLegal(table, request.seat, await deciding).match.played).toHaveLength(1)
  expect(asked).toHaveLength(1)
})
