import { expect, test } from 'vitest'
import { botGameNamed } from '../../games.ts'
import { trainable } from '../specs.ts'
import { isHeldOut } from './held-out.ts'

const NUMBERS_OF_PLAYERS = 3

test.each(trainable)('the games of %s that are held out are of all tables and all numbers of players', name => {
  const kinds = NUMBERS_OF_PLAYERS * botGameNamed(name).tables(2).length
  const games = Array.from({ length: 20 * kinds }, (_, n) => n)
  const all = new Set(games.map(n => n % kinds))
  expect(new Set(games.filter(isHeldOut).map(n => n % kinds))).toEqual(all)
  expect(new Set(games.filter(n => !isHeldOut(n)).map(n => n % kinds))).toEqual(all)
})
