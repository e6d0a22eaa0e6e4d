import { botGameNamed } from '@roundhouse/bots/games'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { GameName } from '@roundhouse/table/games'
import { playersAt } from '@roundhouse/table/players'
import { botRequest } from '@roundhouse/table/requests'
import { playLegal } from '@roundhouse/table/table'
import { bot, tableOf } from '@roundhouse/table/testing/tables'
import { expect, test } from 'vitest'
import { DURATIONS } from './motion/speed.ts'
import { beforeBot, waitBefore } from './pace.ts'

const own = { waiting: 'person', toMove: 0 } as const
const ada = { waiting: 'bot', toMove: 1 } as const
const never = () => false
const always = () => true
const bram = { waiting: 'bot', toMove: 2 } as const

test('a bot that goes on waits less than one that begins', () => {
  expect(beforeBot(ada, ada, never)).toBe('same-seat')
  expect(beforeBot(ada, bram, never)).toBe('other-seat')
  expect(beforeBot(null, bram, never)).toBe('other-seat')
})

test('a turn that ended by itself can be taken back for a while; one that was ended is over', () => {
  expect(beforeBot(own, ada, always)).toBe('own-end')
  expect(beforeBot(own, ada, never)).toBe('other-seat')
})

test('each has its time', () => {
  const durations = { ownEnd: 3, botTurn: 2, botMove: 1, replayMove: 0, motion: 0, recapLine: 0 }
  expect(waitBefore('own-end', 1, durations)).toBe(3)
  expect(waitBefore('other-seat', 1, durations)).toBe(2)
  expect(waitBefore('same-seat', 1, durations)).toBe(1)
})

test('bots who go on and on are quicker turn by turn, but not too quick to be seen', () => {
  const waits = Array.from({ length: 20 }, (_, n) => waitBefore('other-seat', n + 1, DURATIONS.normal))
  expect(waits.slice(0, 3)).toEqual([750, 750, 750])
  expect(waits).toEqual(waits.toSorted((a, b) => b - a))
  expect(waits.at(-1)).toBe(2 * DURATIONS.normal.botMove)
  expect(waitBefore('other-seat', 9, DURATIONS.off)).toBe(0)
})

/** The times between two turns of the first seat in a game of casual bots, equal actions of a bot being one. */
async function waitsIn(game: GameName, chosen: GameOptions, players: number): Promise<number[]> {
  let table = await tableOf(game, new Array(players).fill(bot('casual')), chosen)
  const decide = playersAt(table.game, botGameNamed(game))
  const waits: number[] = []
  let [last, action, wait, turns] = [own, '', 0, 0] as [Parameters<typeof beforeBot>[1], string, number, number]
  for (let request = botRequest(table); request !== null; request = botRequest(table)) {
    const text = decide(request)
    const now = request.seat === 0 ? own : { waiting: 'bot' as const, toMove: request.seat }
    const next = `${request.seat} ${table.game.describe(table.game.read(text)!).do}`
    const before = beforeBot(last, now, always)
    if (now !== own && before !== 'same-seat') turns++
    if (now !== own && next !== action) wait += waitBefore(before, turns, DURATIONS.normal)
    if (now === own && last !== own) waits.push(wait)
    if (now === own) [wait, turns] = [0, 0]
    ;[last, action] = [now, next]
    table = playLegal(table, request.seat, text)
  }
  return waits
}

test.each([
  ['first-class', { modules: 'A,B' }, 4],
  ['first-class', { modules: 'E,F' }, 3],
  ['nuremberg', {}, 4],
] as const)(
  'at normal speed one waits 4 seconds on average between two turns, and never longer than 12: %s %j %i',
  async (game, chosen, players) => {
    const waits = await waitsIn(game, chosen, players)
    expect(waits.length).toBeGreaterThan(15)
    expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeLessThanOrEqual(4000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(12_000)
  },
)
