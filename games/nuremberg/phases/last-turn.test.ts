import { describe, expect, test } from 'vitest'
import { at, rulesOn, type Scene, why } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const LAST = two.turns

const acting = (turn: number): Scene =>
  at(
    two,
    `turn ${turn}\nphase trains\ntrain-order 1 2\nseat 1\nbrown 9\ntrains 4a, 5a, 6a\ntrack Fürth - Höfen\ngoods Höfen, Ronhof`,
  )
const selling = (turn: number): Scene =>
  at(two, `turn ${turn}\nphase takeovers\nseat 1\ntrack Fürth - Höfen - Muggenhof`)

describe('NB-9.2 what is said to help must still come', () => {
  test('NB-9.2 in the last turn there is no next auction, nor a next turn for trains', () => {
    for (const [turn, auction, trains] of [
      [LAST, '', ''],
      [LAST - 1, '; first: next-auction', '; first: next-turn'],
    ] as const) {
      expect(why(acting(turn), 'bid U1 3')).toBe(`NB-3.2 no-auction-now${auction}`)
      expect(why(acting(turn), 'buy 3b')).toBe(`NB-6.2 three-trains (train 3b, row 3)${trains}`)
    }
  })

  test('NB-9.2 after its phase of the last turn no track is built and no train bought any more', () => {
    expect(why(acting(LAST), 'build Fürth > Höfen')).toBe('NB-5.1 no-building-now')
    expect(why(acting(LAST), 'load goods Ronhof 4a')).toMatch(/^NB-6\.5 no-track-[a-z]+ \([^)]*\)$/)
    expect(why(acting(1), 'load goods Ronhof 4a')).toMatch(/; first: build-/)
    expect(why(selling(LAST), 'buy 3b')).toBe('NB-6.1 no-trains-now')
    expect(why(selling(1), 'buy 3b')).toBe('NB-6.1 no-trains-now; first: train-phase')
  })

  test('NB-9.2 what comes later in the last turn is still said', () => {
    const bidding = at(two, `turn ${LAST}`)
    expect(why(bidding, 'build Fürth > Höfen')).toBe('NB-5.1 no-building-now; first: next-track')
    expect(why(bidding, 'buy 3b')).toBe('NB-6.1 no-trains-now; first: train-phase')
    expect(why(acting(LAST), 'sell Fürth - Muggenhof to red')).toBe('NB-8.1 no-takeovers-now; first: takeover-phase')
  })

  test('NB-8.1 in the phase of takeovers that of this turn does not come', () => {
    expect(why(selling(1), 'way Fürth')).toBe('NB-8.1 no-way-to-choose')
  })
})
