import { writeSeed } from '@roundhouse/kernel/dice'
import { expect, test } from 'vitest'
import { decideDisclosure, decideForHouse, decideRound } from './decide.ts'
import { withSecrets } from './online-table.ts'
import { onlineSnapshot } from './snapshot.ts'
import { at, OnlineWorld, PEBBLES, person } from './testing/online-world.ts'

const DEAL = 'a1b2c3d4e5f6'
const SITTERS = [
  { person: at(0), name: 'Ada' },
  { person: at(1), name: 'Bram' },
]

function roundTable(deal?: string): OnlineWorld {
  const world = new OnlineWorld(PEBBLES, { chairs: [person(), person()], watch: 'nobody', ...(deal && { deal }) })
  world.table = withSecrets(world.table, { ...world.table.secrets, seed: writeSeed([1, 2, 3, 4]) })
  return world
}

test('the house puts people at a table of a round, and the game begins at once', () => {
  const world = roundTable(DEAL)
  expect(world.keep(decideRound(world.table, SITTERS, world.now))).toBe('ok')
  expect(world.table.stage).toBe('playing')
  expect(world.table.chairs.map(({ name }) => name)).toEqual(['Ada', 'Bram'])
  expect(world.keep(decideRound(world.table, SITTERS, world.now))).toBe('not-now')
})

test('at other tables nobody begins without those who sit there, nor with a chair that is free', () => {
  const other = roundTable()
  expect(() => decideRound(other.table, SITTERS, other.now)).toThrow('not everybody is ready')
  const short = roundTable(DEAL)
  expect(() => decideRound(short.table, SITTERS.slice(1), short.now)).toThrow('not everybody is ready')
})

test('nobody is asked to pause a round, to slow it down or to call it off', () => {
  const world = roundTable(DEAL)
  world.keep(decideRound(world.table, SITTERS, world.now))
  expect(world.tell(at(0), { type: 'ask', what: { is: 'pause' } })).toBe('in-tournament')
  expect(world.tell(at(0), { type: 'ask', what: { is: 'pace', pace: 'daily' } })).toBe('in-tournament')
  expect(world.tell(at(0), { type: 'ask', what: { is: 'call-off' } })).toBe('in-tournament')
})

test('how the cards lay is closed until the round is over, also for those who have played', () => {
  const world = roundTable(DEAL)
  world.keep(decideRound(world.table, SITTERS, world.now))
  expect(world.keep(decideDisclosure(world.table, world.now))).toBe('not-now')
  world.keep(decideForHouse(world.table, { kind: 'call-off', because: 'tournament' }, world.now))
  const before = onlineSnapshot(world.table, at(0), false)
  expect([before.record, before.deal.shares]).toEqual([null, null])
  expect(world.keep(decideDisclosure(world.table, world.now))).toBe('ok')
  const after = onlineSnapshot(world.table, at(0), false)
  expect(after.record).toContain(`deal ${DEAL}`)
  expect(after.deal.shares).toEqual(['0'.repeat(64), null, null])
  expect(decideDisclosure(world.table, world.now)).toMatchObject({ ok: true, entries: [] })
})
