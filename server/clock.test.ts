import { beforeEach, expect, test } from 'vitest'
import { SteadyClock } from './clock.ts'

const machine = { world: 0, passed: 0 }
let clock: SteadyClock

beforeEach(() => {
  Object.assign(machine, { world: 1_790_000_000_000, passed: 5.25 })
  clock = new SteadyClock({ world: () => machine.world, passed: () => machine.passed })
})

function pass(milliseconds: number): void {
  machine.world += milliseconds
  machine.passed += milliseconds
}

test('time passes as in the world, in whole milliseconds', () => {
  expect(clock.now()).toBe(1_790_000_000_000)
  pass(1500.4)
  expect(clock.now()).toBe(1_790_000_001_500)
  expect(clock.ahead()).toBeCloseTo(0.4)
})

test.each([
  ['set back', -3_600_000],
  ['set forward, or the machine slept', 3_600_000],
])('the clock of the world is %s: time passes as before', (_, jump) => {
  pass(1000)
  clock.now()
  machine.world += jump
  expect(clock.now()).toBe(1_790_000_001_000)
  expect(clock.ahead()).toBe(jump)
  pass(2000)
  expect(clock.now()).toBe(1_790_000_003_000)
  clock.catchUp()
  // It never goes back.
  expect(clock.now()).toBe(1_790_000_003_000 + Math.max(0, jump))
})

test('a process that stood still has missed that time', () => {
  pass(9999)
  expect(clock.now()).toBe(1_790_000_009_999)
  pass(60_000)
  expect(clock.now()).toBe(1_790_000_009_999)
  expect(clock.ahead()).toBe(60_000)
  pass(500)
  expect(clock.now()).toBe(1_790_000_010_499)
})

test('catching up counts no moment twice', () => {
  pass(700)
  machine.world += 20_000
  clock.catchUp()
  expect(clock.now()).toBe(machine.world)
  expect(clock.ahead()).toBe(0)
})
