import { readFileSync } from 'node:fs'
import { GAMES, loadBots } from '@roundhouse/table/games'
import { expect, test } from 'vitest'
import { doubtOf, pointsOf, type RatedSeat, skillsAfter, unknownSkill } from './skill.ts'

const seat = (place: number, hasLeft = false): RatedSeat => ({ skill: unknownSkill(), place, hasLeft })
const pointsAfter = (...seats: RatedSeat[]): number[] => skillsAfter(seats).map(pointsOf)

test('who is not known has 1500 points, and that may be far off', () => {
  expect(pointsOf(unknownSkill())).toBe(1500)
  expect(doubtOf(unknownSkill())).toBe(400)
})

test('who is before others rises, who is behind falls, and doubt shrinks', () => {
  const [first, second, third] = pointsAfter(seat(1), seat(2), seat(3))
  expect(first).toBeGreaterThan(second!)
  expect(second).toBeGreaterThan(third!)
  expect([first! > 1500, third! < 1500]).toEqual([true, true])
  for (const skill of skillsAfter([seat(1), seat(2)])) expect(doubtOf(skill)).toBeLessThan(400)
})

test('who shares a place is rated alike, in whatever seat', () => {
  const [one, other, last] = pointsAfter(seat(1), seat(1), seat(3))
  expect(one).toBe(other)
  expect(one).toBeGreaterThan(last!)
  expect(pointsAfter(seat(3), seat(1), seat(1))).toEqual([last, one, other])
})

test('who left is last, and the others are rated as if they had played alone', () => {
  const leftAsFirst = pointsAfter(seat(1, true), seat(2), seat(3))
  expect(leftAsFirst.slice(1)).toEqual(pointsAfter(seat(1), seat(2)))
  expect(leftAsFirst[0]).toBe(pointsAfter(seat(3), seat(1), seat(2))[0])
  // With one left over there is nobody to be compared with.
  expect(pointsAfter(seat(1), seat(2, true))[0]).toBe(1500)
  expect(pointsAfter(seat(1), seat(2, true))[1]).toBeLessThan(1500)
})

test('the scale is that of the ladder: 400 points more win ten times as often as they lose', () => {
  // Openskill: the chance to win is normal, with twice the square of beta, 25 / 6, for two who are known well.
  const chance = (points: number): number => 1 / (1 + 10 ** (-points / 400))
  const step = (points: number): number => points / 48 / (Math.SQRT2 * (25 / 6))
  const normal = (x: number): number => 1 / (1 + Math.exp(-1.702 * x))
  for (const points of [100, 200, 400]) expect(normal(step(points))).toBeCloseTo(chance(points), 1)
})

test.each(GAMES)('the bots of %s have the points that the ladder gave them', async game => {
  const text = readFileSync(new URL('../../docs/measurements/bots.md', import.meta.url), 'utf8')
  const table = text.split(`<!-- ladder of ${game} -->`)[1]!.split('<!-- end')[0]!
  const measured = [...table.matchAll(/^\| (\w+) +\| (\d+) ±/gm)].map(([, level, elo]) => [level, Number(elo)])
  expect(Object.fromEntries(measured)).toEqual((await loadBots(game)).elo)
})
