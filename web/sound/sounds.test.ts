import type { Line } from '@roundhouse/kernel/story'
import type { NextActor } from '@roundhouse/table/snapshot'
import { expect, test } from 'vitest'
import { sounds } from '../first-class/sounds.ts'
import { sounds as nuremberg } from '../nuremberg/sounds.ts'
import { soundsIn as soundsOf } from './sounds.ts'

const told = (...keys: readonly string[]): Line[] => keys.map(key => ({ key, facts: {} }))
const soundsIn = (before: Parameters<typeof soundsOf>[0], now: Parameters<typeof soundsOf>[1]) =>
  soundsOf(before, now, sounds)

const snapshot = (waiting: NextActor, played: number, keys: readonly string[] = [], id = 'a') => ({
  id,
  waiting,
  played,
  story: told(...keys),
})

test('what is new is heard once, in its order; what was told before is not heard again', () => {
  const before = snapshot('person', 1, ['took'])
  const now = snapshot('person', 2, ['took', 'conductor', 'coins', 'conductor', 'evidence'])
  expect(soundsIn(before, now)).toEqual(['step', 'coin'])
})

test('the whistle calls when others have moved, not within the own turn', () => {
  const seen = (waiting: NextActor) => soundsIn(snapshot(waiting, 3), snapshot('person', 4, ['took']))
  expect(seen('bot')).toEqual(['card', 'whistle'])
  expect(seen('person')).toEqual(['card'])
  expect(soundsIn(snapshot('person', 3), snapshot('bot', 4, ['took']))).toEqual(['card'])
})

test('the end of a game has one sound of its own', () => {
  expect(soundsIn(snapshot('person', 3), snapshot('nobody', 4, ['took', 'coins']))).toEqual(['end'])
})

test('opening a table, another game, and taking back are silent', () => {
  const now = snapshot('person', 4, ['took'])
  expect(soundsIn(null, now)).toEqual([])
  expect(soundsIn(snapshot('bot', 3, [], 'b'), now)).toEqual([])
  expect(soundsIn(snapshot('person', 5, ['took', 'car']), now)).toEqual([])
  expect(soundsIn(now, now)).toEqual([])
})

test('each game has sounds of its own, and one without any still calls and ends', () => {
  const moved = [snapshot('bot', 3), snapshot('person', 4, ['took'])] as const
  expect(soundsOf(...moved, nuremberg)).toEqual(['whistle'])
  expect(soundsOf(...moved, {})).toEqual(['whistle'])
  expect(soundsOf(snapshot('bot', 3), snapshot('person', 4, ['built']), nuremberg)).toEqual(['card', 'whistle'])
})
