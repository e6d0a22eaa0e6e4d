import { expect, test } from 'vitest'
import { DISCARD, isDiscard, PRINTS, pointsOn, printsOn, TOKENS } from './tokens.ts'

const count = (isMeant: (token: number) => boolean): number => TOKENS.filter(isMeant).length

test('FC-C.1 there are 26 evidence tokens', () => {
  expect(TOKENS).toHaveLength(26)
})

test('FC-C.1 12 of 1 fingerprint, 7 of 2, 2 of 3', () => {
  expect(PRINTS.map(prints => count(token => printsOn(token) === prints))).toEqual([12, 7, 2])
})

test('FC-C.1 points 2, 3 and 5 once each, and no fingerprints on them', () => {
  const points = TOKENS.filter(token => pointsOn(token) > 0)
  expect(points.map(pointsOn)).toEqual([2, 3, 5])
  expect(points.map(printsOn)).toEqual([0, 0, 0])
  expect(points.some(isDiscard)).toBe(false)
})

test("FC-C.1 2 'discard evidence', with neither fingerprints nor points", () => {
  expect(count(isDiscard)).toBe(2)
  expect([printsOn(DISCARD), pointsOn(DISCARD)]).toEqual([0, 0])
})
