import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { broughtBy, gainsOf } from './gains.ts'

const { boxes } = nuremberg.open(newGame(4, 'nuremberg')).rules

test('a box brings what is printed on it and one more for its disc', () => {
  const [box] = boxes
  expect(broughtBy(box!, 1)).toEqual(box!.printed.map((points, colour) => points + (colour === 1 ? 1 : 0)))
})

test('what is gained is what the boxes bring that one leads oneself', () => {
  const bidders = boxes.map((_, n) => (n === 0 || n === 5 ? 2 : n === 1 ? 0 : -1))
  const discs = boxes.map(() => 3)
  const [one, other] = [broughtBy(boxes[0]!, 3), broughtBy(boxes[5]!, 3)]
  expect(gainsOf(boxes, { bidders, discs, toMove: 2 })).toEqual(one.map((points, n) => points + other[n]!))
  expect(gainsOf(boxes, { bidders, discs, toMove: 3 })).toEqual([0, 0, 0, 0])
})
