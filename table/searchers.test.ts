import { expect, test } from 'vitest'
import { botsAt } from './bots.ts'
import { botRequest } from './requests.ts'
import { searchersAt, searchSetting } from './searchers.ts'
import { openStudy } from './study.ts'
import { playLegal, recordAt, type Table } from './table.ts'
import { bot, tableOf } from './testing/tables.ts'

const dealt = (...levels: readonly string[]) =>
  tableOf('first-class', levels.map(level => bot(level)), { modules: 'A,B' }, [4, 3, 2, 1]) // biome-ignore format: one line

test('only the strongest level tries its plans, unless one is told to', () => {
  const levels = ['learner', 'steady', 'strong', 'expert', 'greedy', 'random', 'run:python3 x.py']
  expect(levels.filter(level => searchSetting('nuremberg', level) !== null)).toEqual(['expert'])
  expect(searchSetting('nuremberg', 'expert:tries=7')?.tries).toBe(7)
  expect(searchSetting('nuremberg', 'expert:tries=0')).toBeNull()
  expect(searchSetting('chess', 'expert')).toBeNull()
})

/** So many moves of the bots there are. */
async function played(table: Table, moves: number, decide: ReturnType<typeof botsAt>['decide']): Promise<Table> {
  let now = table
  for (let n = 0; n < moves; n++) {
    const request = botRequest(now)!
    now = playLegal(now, request.seat, await decide(request))
  }
  return now
}

test('those who search play by the rules, the same again from the same deal, however many think for them', async () => {
  for (const studies of [1, 2]) {
    const record = async (): Promise<string> => {
      const advisers = Array.from({ length: studies }, () => openStudy())
      const table = await dealt('expert:tries=60', 'expert:tries=60')
      return recordAt(await played(table, 6, searchersAt(table.game, table.header, () => advisers).decide))
    }
    expect(await record()).toBe(await record())
  }
})

test('at one table some answer at once and others try their plans, for whom studies are opened then', async () => {
  let opened = 0
  const table = await dealt('random', 'expert:tries=2')
  const bots = botsAt(table.game, table.header, () => {
    opened++
    return [openStudy()]
  })
  const first = botRequest(table)!
  expect([first.level, typeof bots.decide(first), opened]).toEqual(['random', 'string', 0])
  expect((await played(table, 8, bots.decide)).match.played).toHaveLength(8)
  expect(opened).toBeGreaterThan(0)
})

test('who is hurried plays at once', async () => {
  const asked: unknown[] = []
  const study = openStudy()
  const table = await dealt('expert', 'expert')
  const advisers = () => [study]
  const searchers = searchersAt(table.game, table.header, advisers, () => ({ tries: 10_000_000 }))
  const request = botRequest(table)!
  const deciding = searchers.decide(request)
  setTimeout(() => asked.push(searchers.hurry()), 20)
  expect(playLegal(table, request.seat, await deciding).match.played).toHaveLength(1)
  expect(asked).toHaveLength(1)
})
