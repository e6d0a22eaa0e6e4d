import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, why } from '../../testing/positions.ts'

const two = rulesFor(2, ['A', 'B'])
const three = rulesFor(3, ['A', 'B'])
/** Seat 1 began: seat 2 has the last turn of the round. */
const acted = (round: number, turnsLeft: number) => {
  const seat = turnsLeft % 2 === 0 ? 1 : 2
  return at(two, `round ${round}\nturn ${seat}\nturns-left ${turnsLeft}\nacted yes\nseat ${seat}\ncoins 1 0 0`)
}

describe('FC-2.6 what is said to help must still come', () => {
  test('FC-2.6 after the last turn of the game there is no next one', () => {
    for (const text of ['take a1', 'tile']) {
      expect(why(acted(6, 2), text)).toBe('FC-3.1 already-acted')
      expect(why(acted(6, 3), text)).toBe('FC-3.1 already-acted; first: next-turn')
      expect(why(acted(5, 1), text)).toBe('FC-3.1 already-acted; first: next-turn')
    }
    expect(why(acted(6, 1), 'car upper')).toBe('FC-3.6 no-open-frame')
  })

  test('FC-2.6 in the last round the tile does not come back', () => {
    const taken = (round: number) => at(two, `round ${round}\nturn 2\ntile 1\na X3-1`)
    expect(why(taken(6), 'tile')).toBe('FC-4.1 tile-is-taken (holder 1)')
    expect(why(taken(5), 'tile')).toBe('FC-4.1 tile-is-taken (holder 1); first: next-round')
  })

  test('FC-2.6 after the last scoring phase there is no next round', () => {
    const scoring = (round: number) => at(two, `round ${round}\nphase scoring\nseat 1\ncoins 1 0 0`)
    expect(why(scoring(6), 'take a1')).toBe('FC-12.3 scoring-phase; first: score')
    expect(why(scoring(6), 'car upper')).toBe('FC-3.6 no-open-frame; first: score')
    expect(why(scoring(4), 'take a1')).toBe('FC-12.3 scoring-phase; first: after-scoring')
  })

  test('FC-3.8 who receives after the last own turn spends coins only in the scoring phase', () => {
    const receiving = (turnsLeft: number) =>
      at(
        three,
        `round 6
        turn 2
        turns-left ${turnsLeft}
        phase receive
        decides 1
        paying 4
        waiting mail upper, mail lower
        seat 1
          upper 0 0 0 0 0 M1
          lower 0 0 0 0 0 M2`,
      )
    expect(why(receiving(5), 'take a1')).toBe('FC-3.8 out-of-turn; first: own-turn')
    expect(why(receiving(2), 'take a1')).toBe('FC-3.8 out-of-turn')
    expect(why(receiving(2), 'spend 1 point')).toBe('FC-3.8 out-of-turn; first: in-scoring')
  })
})
