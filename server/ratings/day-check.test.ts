import { dayOfNumber, gameOfDay, numberOfDay } from '@roundhouse/table/day'
import { dayChairs } from '@roundhouse/table/day-deal'
import type { Table } from '@roundhouse/table/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkDay, type DayRefusal } from './day-check.ts'
import { playDay, recordOfDay } from './testing/day-game.ts'

/** Two days on which the two games are dealt. */
const DAYS = ['2026-11-19', '2026-11-18'] as const
const [DAY, OTHER_DAY] = DAYS

let table: Table
let record: string

const objection = (text: string, day: string = DAY): Promise<string> =>
  checkDay(day, text).then(
    () => 'none',
    (error: DayRefusal) => error.code,
  )

beforeAll(async () => {
  table = await playDay(DAY)
  record = recordOfDay(table)
})

describe('a record of the deal of a day', () => {
  test('counts with the points and the place that it leads to', async () => {
    const { points, winners } = table.game.result(table.match.now)!
    const outcome = await checkDay(DAY, record)
    expect(outcome).toMatchObject({ game: gameOfDay(DAY), points: points[0] })
    expect(outcome.place === 1).toBe(winners.includes(0))
  })

  test('counts in both games, and also if the page was closed and opened again', async () => {
    expect(gameOfDay(OTHER_DAY)).not.toBe(gameOfDay(DAY))
    expect(await objection(recordOfDay(await playDay(OTHER_DAY, 40)), OTHER_DAY)).toBe('none')
  })

  test('is refused if it is none, of another day, or not over', async () => {
    expect(await objection('hello')).toBe('no-record')
    expect(await objection(record, OTHER_DAY)).toBe('other-deal')
    expect(await objection(record, '2026-11-20')).toBe('other-deal')
    const moves = record.split('\n')
    const unfinished = moves.slice(0, moves.findIndex(line => line.startsWith('result')) - 4).join('\n')
    expect(await objection(unfinished)).toBe('not-over')
  })

  test('is refused with other cards, other bots or moves that bots do not make', async () => {
    expect(await objection(record.replace(/^seed .*$/m, 'seed 1'))).toBe('other-deal')
    expect(await objection(record.replace(/^modules .*$/m, 'modules E,F'))).toBe('other-deal')
    const [me, ...bots] = dayChairs('Ada')
    const weak = bots.map(() => ({ is: 'bot', level: 'random', name: '' }) as const)
    expect(await objection(recordOfDay(table, [me!, ...weak]))).toBe('other-bots')
    expect(await objection(recordOfDay(table, [bots[0]!, me!, bots[1]!]))).toBe('other-bots')
    const { played } = table.match
    const place = played.findIndex(({ seat, text }) => seat !== 0 && text.startsWith('take'))
    const { seat, text } = played[place]!
    const line = `${seat + 1} ${text}`
    expect(await objection(record.replace(line, `${seat + 1} take c6`))).toMatch(/^(other-bots|does-not-replay)$/)
    const own = played.find(({ seat }) => seat === 0)!
    expect(await objection(record.replace(`\n1 ${own.text}\n`, '\n1 dance\n'))).toBe('does-not-replay')
    expect(await objection(record.replace(`\n1 ${own.text}\n`, '\n1 redeal 5eed\n'))).toBe('does-not-replay')
  })
})

test('days are written as dates, and go on without a gap', () => {
  expect(numberOfDay('1970-01-02')).toBe(1)
  expect(dayOfNumber(numberOfDay('2028-02-29')! + 1)).toBe('2028-03-01')
  for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', 'today', '']) expect(numberOfDay(text)).toBeNull()
})
