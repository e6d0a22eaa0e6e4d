import { type Dice, roll } from '@roundhouse/kernel/dice'

/** Takes one thing out of a bag at random. The bag says how many of each kind it holds; the answer is the kind. */
export function drawFrom(dice: Dice, bag: number[]): number {
  const left = sumOf(bag)
  if (left === 0) throw new RangeError('Cannot draw from an empty bag')
  let place = roll(dice, left)
  let kind = 0
  while (place >= bag[kind]!) place -= bag[kind++]!
  bag[kind]!--
  return kind
}

function sumOf(bag: readonly number[]): number {
  let sum = 0
  for (const count of bag) sum += count
  return sum
}
