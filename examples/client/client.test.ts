import { readFileSync } from 'node:fs'
import { manifest as firstClass } from '@roundhouse/first-class/manifest'
import type { GameManifest } from '@roundhouse/kernel/manifest'
import { readRecord, replay } from '@roundhouse/kernel/record'
import { visibleTo } from '@roundhouse/kernel/story'
import { manifest as nuremberg } from '@roundhouse/nuremberg/manifest'
import { guestAt, openHouse, type TestHouse, tableAt } from '@roundhouse/server/testing/house'
import { checkDeal, dealIn } from '@roundhouse/wire/deal'
import { toWire } from '@roundhouse/wire/lines'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { beforeAll, describe, expect, test } from 'vitest'
import { Client } from './client.ts'
import { choose as greedy } from './greedy.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openHouse()
  return () => house.close()
})

const GAMES = [
  [firstClass as unknown as GameManifest, { players: '3', modules: 'A,B' }],
  [nuremberg as unknown as GameManifest, { players: '3', map: 'nuremberg' }],
] as const

const person = { is: 'person', keptFor: null } as const

describe('two clients and a bot play a whole game by link', () => {
  test.each(GAMES)('%#', async ({ definition }, options) => {
    const host = await guestAt(house, 'Host')
    const chairs = [person, { is: 'bot', level: 'random' }, person] as const
    const link = await tableAt(house, host, { game: definition.name, options, chairs })
    const clients = [new Client(link, 'Ada'), new Client(link, 'Greedy', greedy)]
    // A line that is cut now and then is mended by itself.
    let cuts = 0
    const cutting = setInterval(() => {
      const client = clients[cuts % 2]!
      if (client.snapshot?.stage !== 'playing' || cuts === 4) return
      cuts++
      client.cut()
    }, 50)
    const records = await Promise.all(clients.map(client => client.play()))
    clearInterval(cutting)
    expect(records[0]).toBe(records[1])
    const record = readRecord(records[0]!)
    const { result, match } = replay(definition, record)
    expect(result).not.toBeNull()
    expect(cuts).toBeGreaterThan(0)
    expect(await checkDeal(nodeSha256, dealIn(record)!, record.seed)).toEqual({ mismatch: null, missing: [] })
    for (const { snapshot, lines } of clients)
      expect(lines).toEqual(visibleTo(match.story, snapshot!.viewer).map(toWire))
    expect(house.trouble).toEqual([])
  })
})

test('it is short, and knows nothing of the server', () => {
  const source = readFileSync(new URL('client.ts', import.meta.url), 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThan(150)
  expect(source).not.toContain('@roundhouse/server')
})
