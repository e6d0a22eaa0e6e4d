import { describe, expect, test } from 'vitest'
import { at, changes, play, rulesOn, show, texts, told, why } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const three = rulesOn('nuremberg', 3)
const four = rulesOn('nuremberg', 4)

const boxesIn = (moves: readonly string[]) => [...new Set(moves.map(move => move.split(' ')[1]!))]
const bidsOn = (box: string, moves: readonly string[]) =>
  moves.filter(move => move.startsWith(`bid ${box} `)).map(move => Number(move.split(' ')[2]))

/** The numbers from one to another. */
const from = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, n) => least + n)

describe('NB-3.1 the boxes', () => {
  test.each([
    [two, ['U1', 'U2', 'L1', 'L2']],
    [three, ['U1', 'U2', 'U3', 'L1', 'L2', 'L3']],
    [four, ['U1', 'U2', 'U3', 'U4', 'L1', 'L2', 'L3', 'L4']],
  ])('NB-3.1 two for each player are open, half of them in the upper row: case %#', (rules, open) => {
    expect(boxesIn(texts(at(rules, 'turn 1')))).toEqual(open)
  })

  test('NB-3.1 the minimum is 3 cubes in the upper row, 2 in the lower', () => {
    const moves = texts(at(two, 'turn 1'))
    expect(bidsOn('U1', moves)).toEqual(from(3, 9))
    expect(bidsOn('L1', moves)).toEqual(from(2, 9))
  })

  test('NB-3.1 less than the minimum is refused, and a box that is not open', () => {
    const scene = at(two, 'turn 1')
    expect(why(scene, 'bid U1 2')).toBe('NB-3.1 below-minimum (box U1, least 3); first: bid-more')
    expect(why(scene, 'bid L2 1')).toBe('NB-3.1 below-minimum (box L2, least 2); first: bid-more')
    expect(why(scene, 'bid U3 4')).toBe('NB-3.1 box-not-open (box U3, least 3); first: another-box')
  })
})

describe('NB-3.2 bidding', () => {
  test('NB-3.2 a bid takes the cubes out of the hand and lies on the box', () => {
    expect(changes(at(two, 'turn 1'), 'bid U1 5')).toEqual({
      U1: 'white 5 by 1',
      'seat 1 cubes': '7',
      decides: '2',
    })
  })

  test('NB-3.2 in player order, round and round', () => {
    const bidders = ['bid U1 3', 'bid U2 3', 'bid U3 3', 'bid L1 2'].map((_, n, bids) => {
      const { state } = play(at(three, 'order 2 3 1'), ...bids.slice(0, n))
      return state.toMove
    })
    expect(bidders).toEqual([1, 2, 0, 1])
  })

  test('NB-3.2 a bid must be more than the one that lies there, by any number', () => {
    const scene = play(at(two, 'turn 1'), 'bid U1 5')
    expect(bidsOn('U1', texts(scene))).toEqual([6, 7, 8, 9])
    expect(why(scene, 'bid U1 5')).toBe('NB-3.2 not-more (box U1, least 6); first: bid-more')
    expect(why(scene, 'bid U1 4')).toBe('NB-3.2 not-more (box U1, least 6); first: bid-more')
  })

  test('NB-3.2 the outbid player takes his cubes back at once, and may come back to the same box', () => {
    const scene = play(at(two, 'turn 1'), 'bid U1 5')
    expect(changes(scene, 'bid U1 6')).toEqual({
      U1: 'white 6 by 2',
      'seat 1 cubes': '12',
      'seat 2 cubes': '6',
      decides: '1',
    })
    expect(show(play(scene, 'bid U1 6', 'bid U1 7'))).toMatchObject({
      U1: 'white 7 by 1',
      'seat 1 cubes': '5',
      'seat 2 cubes': '12',
    })
  })

  test('NB-3.2 who has two standing bids is skipped, until he is outbid', () => {
    const scene = play(at(three, 'turn 1'), 'bid U1 3', 'bid U2 3', 'bid U3 3', 'bid L1 2', 'bid L2 2')
    expect(scene.state.toMove).toBe(2)
    expect(play(scene, 'bid L2 3').state.toMove).toBe(1)
    expect(play(scene, 'bid L2 3', 'bid L1 3').state.toMove).toBe(0)
    // All of the second seat's bids stand again after this one, so nobody but the first lacks one.
    expect(play(scene, 'bid L2 3', 'bid L1 3', 'bid U2 4').state.toMove).toBe(1)
  })

  test('NB-3.2 the turn goes on after the one who has bid, not back to the one who was outbid', () => {
    const scene = play(at(four, 'turn 1'), 'bid U1 3', 'bid U1 4')
    expect(scene.state.toMove).toBe(2)
  })

  test('NB-3.2 ruling: nobody bids on a box he leads', () => {
    const scene = play(at(two, 'turn 1'), 'bid U1 3', 'bid U2 3')
    expect(boxesIn(texts(scene))).toEqual(['U2', 'L1', 'L2'])
    expect(why(scene, 'bid U1 4')).toBe('NB-3.2 leads-this-box (box U1, least 4); first: another-box')
  })

  test('NB-3.2 there is no passing', () => {
    const scene = at(two, 'turn 1')
    expect(texts(scene)).not.toContain('pass')
    expect(why(scene, 'pass')).toBe('NB-3.2 no-passing; first: bid')
  })

  test('NB-3.2 bids are for the auction only', () => {
    expect(why(at(two, 'phase track'), 'bid U1 3')).toBe('NB-3.2 no-auction-now; first: next-auction')
  })

  test('NB-3.2 a bid is told, and whom it outbids', () => {
    const scene = at(two, 'turn 1')
    expect(told(scene, 'bid U1 3')).toEqual(['bid: seat 0, box U1, cubes 3'])
    expect(told(play(scene, 'bid U1 3'), 'bid U1 5')).toEqual([
      'bid: seat 1, box U1, cubes 5',
      'outbid: seat 0, box U1',
    ])
  })
})

describe('NB-3.3 the highest bid', () => {
  test('NB-3.3 3 of all his cubes a player never bids', () => {
    const scene = at(two, 'seat 1\n  cubes 15')
    expect(bidsOn('U1', texts(scene))).toEqual(from(3, 12))
    expect(why(scene, 'bid U1 13')).toBe('NB-3.3 keep-three (most 12, cubes 15); first: bid-less')
  })

  test('NB-3.3 those in his standing bids count', () => {
    const scene = at(two, 'U1 white 4 by 1\nseat 1\n  cubes 8\nseat 2\n  cubes 12')
    expect(bidsOn('U2', texts(scene))).toEqual(from(3, 8))
  })

  test('NB-3.3 a standing bid of 2 leaves 1 more in hand: it could be outbid, and 3 pay for any box', () => {
    const scene = at(two, 'L1 white 2 by 1\nseat 1\n  cubes 10\nseat 2\n  cubes 12\ndecides 1')
    expect(bidsOn('U1', texts(scene))).toEqual(from(3, 9))
    expect(why(scene, 'bid U1 10')).toBe('NB-3.3 keep-three (most 9, cubes 10); first: bid-less')
    const three = at(two, 'U2 white 3 by 1\nseat 1\n  cubes 9\nseat 2\n  cubes 12\ndecides 1')
    expect(bidsOn('U1', texts(three))).toEqual(from(3, 9))
  })

  test('NB-3.3 no bid is higher than the cubes in hand', () => {
    const scene = at(two, 'U1 white 7 by 1\nseat 1\n  cubes 5\nseat 2\n  cubes 12')
    expect(bidsOn('U2', texts(scene))).toEqual([3, 4, 5])
    expect(why(scene, 'bid U2 6')).toBe('NB-3.3 not-in-hand (most 5, cubes 5); first: bid-less')
  })

  test('NB-3.3 more than anybody has is refused with the reason, too, and nothing as below the minimum', () => {
    const scene = at(two, 'turn 1')
    expect(why(scene, 'bid U1 16')).toBe('NB-3.3 not-in-hand (most 9, cubes 12); first: bid-less')
    expect(why(scene, 'bid U1 0')).toBe('NB-3.1 below-minimum (box U1, least 3); first: bid-more')
  })

  test('NB-3.3 where even the least bid is too high, another box helps', () => {
    const scene = at(two, 'U1 white 9 by 2\nseat 1\n  cubes 9\nseat 2\n  cubes 3\ndecides 1')
    expect(why(scene, 'bid U1 9')).toBe('NB-3.2 not-more (box U1, least 10); first: another-box')
    expect(why(scene, 'bid U1 10')).toBe('NB-3.3 not-in-hand (most 6, cubes 9); first: another-box')
  })

  test('NB-3.3 rulebook example: a bidder with one box left to find always can', () => {
    // Seat 1 has put all but 3 of his cubes on one box; every other box has a bid but the last.
    const scene = at(
      two,
      `U1 white 9 by 1
      L1 white 2 by 2
      L2 brown 4 by 2
      seat 1
        cubes 3
      seat 2
        cubes 6
      decides 1`,
    )
    expect(texts(scene)).toEqual(['bid U2 3', 'bid L1 3'])
    expect(show(play(scene, 'bid U2 3'))).toMatchObject({ phase: 'track', 'seat 1 cubes': '0' })
    // If he outbids instead, the other one has a box to find, and finds the one that is left.
    const other = play(scene, 'bid L1 3')
    expect(other.state.toMove).toBe(1)
    expect(texts(other)).toContain('bid U2 3')
    expect(show(play(other, 'bid U2 3')).phase).toBe('track')
  })

  test('NB-3.3 so everyone ends with exactly two boxes, which is when the auction ends', () => {
    const scene = play(at(three, 'turn 1'), 'bid U1 3', 'bid U2 3', 'bid U3 3', 'bid L1 2', 'bid L2 2')
    expect(show(scene).phase).toBe('auction')
    expect(show(play(scene, 'bid L3 2')).phase).toBe('track')
  })
})

describe('NB-3.4 what the boxes bring', () => {
  // The discs are as they lie where nothing is said: white on U1 and L1, brown on U2 and L2.
  const last = (parts = '') =>
    at(
      two,
      `U1 white 4 by 1
      L2 brown 3 by 1
      U2 brown 6 by 2
      order 2 1
      seat 1
        cubes 5
        ${parts}
      seat 2
        cubes 6`,
    )

  test('NB-3.4 everyone pays his bids, and records the printed points and the disc of his boxes', () => {
    const scene = play(last(), 'bid L1 2')
    // U1 three white and a white disc; L2 red green and a brown disc.
    expect(scene.state.players[0]!.influence).toEqual([1 + 4, 2 + 1, 1 + 1, 1 + 1])
    // U2 three brown and a brown disc; L1 red green and a white disc.
    expect(scene.state.players[1]!.influence).toEqual([1 + 1, 2 + 4, 1 + 1, 1 + 1])
    expect(show(scene)).toMatchObject({
      U1: 'white',
      U2: 'brown',
      L1: 'white',
      L2: 'brown',
      'seat 1 cubes': '5',
      'seat 2 cubes': '4',
    })
  })

  test('NB-3.4 ruling: influence is capped at 12 a colour, what is above is lost', () => {
    const scene = play(last('white 11\n brown 12\n red 11'), 'bid L1 2')
    expect(scene.state.players[0]!.influence).toEqual([12, 12, 12, 2])
  })

  test('NB-3.4, NB-4.2 a disc already at 12 does not move, and stays where it lies', () => {
    // Seat 1 gains white before seat 2 (order 2 1 is that of the profit), and both have 12 before and after.
    const scene = play(last('white 12\nseat 2\nwhite 12\nwhite-discs 2 1'), 'bid L1 2')
    expect(scene.state.players.map(({ influence }) => influence[0])).toEqual([12, 12])
    expect(show(scene)).toMatchObject({ 'white-discs': '2 1', 'build-order': '2 1' })
    const other = play(last('white 12\nseat 2\nwhite 12\nwhite-discs 1 2'), 'bid L1 2')
    expect(show(other)).toMatchObject({ 'white-discs': '1 2', 'build-order': '1 2' })
  })

  test('NB-3.4 is told in player order: what came and what it cost', () => {
    expect(told(last(), 'bid L1 2').slice(1, 3)).toEqual([
      'gained: seat 1, white 1, brown 4, red 1, green 1, cubes 8',
      'gained: seat 0, white 4, brown 1, red 1, green 1, cubes 7',
    ])
  })
})

describe('how a bid is written', () => {
  const { game } = at(two, 'turn 1')

  test.each(['bid U1 3', 'bid L4 15'])('%s is read and written', text => {
    expect(game.write(game.read(text)!)).toBe(text)
  })

  test('in any case', () => {
    expect(game.read('bid u1 3')).toBe(game.read('bid U1 3'))
  })

  test.each(['bid', 'bid U1', 'bid U5 3', 'bid U1 100', 'bid U1 -1', 'bid U1 3 4', 'bid U1 three', 'bid U1 03'])(
    '%s is no move',
    text => {
      expect(game.read(text)).toBeNull()
    },
  )
})
