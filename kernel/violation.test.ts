import { expect, test } from 'vitest'
import { ofSeat, ofTable } from './notation/impossible.ts'
import { complaintsOf, positionCheck, type ViolationCheck, violationsOfBoards } from './violation.ts'

interface State {
  readonly players: readonly { readonly coins: number }[]
  readonly round: number
}

const enoughCoins: ViolationCheck<number, State> = violationsOfBoards(function* (most, { coins }, seat) {
  if (coins > most)
    yield {
      rule: 'X-1',
      about: ofSeat(seat, 'coins'),
      message: `found ${coins}; expected ${most}`,
      complaint: `Seat ${seat + 1} may have ${most} coins, but has ${coins}`,
    }
})
const inTime: ViolationCheck<number, State> = function* (_most, { round }) {
  if (round > 3) yield { rule: 'X-2', about: ofTable('round'), message: `found ${round}`, complaint: 'It is too late' }
}

const state: State = { players: [{ coins: 9 }, { coins: 1 }, { coins: 7 }], round: 4 }

test('a position is refused with the number of the rule, each board on its own', () => {
  expect([...positionCheck(enoughCoins)(5, state)]).toEqual([
    { about: ofSeat(0, 'coins'), message: 'found 9; expected 5 (X-1)' },
    { about: ofSeat(2, 'coins'), message: 'found 7; expected 5 (X-1)' },
  ])
})

test('a referee complains of the same, check after check', () => {
  expect(complaintsOf(inTime, enoughCoins)(8, state)).toEqual(['It is too late', 'Seat 1 may have 8 coins, but has 9'])
  expect(complaintsOf(inTime, enoughCoins)(9, { ...state, round: 3 })).toEqual([])
})
