import { describe, expect, test } from 'vitest'
import { NONE } from '../base/state.ts'
import { complaintsAfter } from '../testing/found.ts'
import { moments, saysOf } from '../testing/moments.ts'

const bidding = moments.bidding()
const { state, rules } = bidding
const boxOf = (name: string): number => rules.boxes.findIndex(box => box.name === name)

describe('NB-2.2 discs', () => {
  test('one on every open box', () => {
    expect(saysOf(bidding, { discs: state.discs.with(boxOf('U1'), NONE) })).toEqual([
      'In the phase "auction" box U1, which is open, has no disc',
    ])
    expect(saysOf(bidding, { discs: state.discs.with(boxOf('U4'), 0) })).toEqual([
      'In the phase "auction" box U4, which is not open, has a disc',
    ])
  })

  test('none after the end', () => {
    const over = moments.over()
    expect(saysOf(over, { discs: over.state.discs.with(boxOf('U1'), 0) })).toEqual([
      'In the phase "over" box U1, which is open, has a disc',
    ])
  })

  test('at most as many of a colour as there are', () => {
    const open = state.discs.flatMap((disc, box) => (disc === NONE ? [] : [box]))
    const red = (count: number) =>
      state.discs.map((disc, box) => (disc === NONE ? NONE : open.indexOf(box) < count ? 2 : 3))
    expect(open).toHaveLength(6)
    expect(saysOf(bidding, { discs: red(6) })).toEqual(['There are 5 red discs, but 6 were drawn'])
    expect(saysOf(bidding, { discs: red(5) })).toEqual([])
  })
})

describe('NB-3.1 to NB-3.4 bids', () => {
  const bid = (box: string, bidder: number, cubes: number) => ({
    bids: state.bids.with(boxOf(box), cubes),
    bidders: state.bidders.with(boxOf(box), bidder),
  })
  const free = rules.boxes.find(({ isOpen }, box) => isOpen && state.bidders[box] === NONE)!

  test('are somebody’s', () => {
    expect(saysOf(bidding, { bids: state.bids.with(boxOf(free.name), 4) })).toEqual([
      `Nobody bids on ${free.name}, but 4 cubes lie there`,
    ])
  })

  test('lie on open boxes and are at least the minimum', () => {
    const other = state.order[1]!
    expect(saysOf(bidding, bid('U4', other, 3))).toEqual(['There is a bid on U4, which is not open'])
    expect(saysOf(bidding, bid(free.name, other, free.least))).toEqual([])
    expect(saysOf(bidding, bid(free.name, other, free.least - 1))).toEqual([
      `The least bid on ${free.name} is ${free.least}, but ${free.least - 1} cubes lie there`,
    ])
  })

  test('are there in the auction only', () => {
    expect(saysOf(moments.building(), bid('U1', 0, 3))).toContain('There is a bid on U1 in the phase "track"')
  })

  test('are two at most, and one at most of a seat that must bid', () => {
    const { toMove } = state
    const two = bid(free.name, toMove, 3)
    expect(saysOf(bidding, two)).toEqual([`Seat ${toMove + 1} can have 1 bids and has the move, but has 2`])
    const other = state.order[1]!
    const mine = complaintsAfter(bidding, changed => {
      changed.bidders = changed.bidders.map((_, box) => (rules.boxes[box]!.isOpen ? other : NONE))
      changed.bids = changed.bids.map((_, box) => (rules.boxes[box]!.isOpen ? rules.boxes[box]!.least : 0))
      changed.players[other]!.cubes = 0
    })
    expect(mine).toContain(`Seat ${other + 1} can have 2 bids at most, but has 6`)
  })

  test('NB-3.3 leave 3 of all cubes', () => {
    const other = state.order[1]!
    const left = (cubes: number) =>
      complaintsAfter(bidding, changed => {
        const box = changed.bidders.indexOf(other)
        const all = changed.players[other]!.cubes + changed.bids[box]!
        changed.players[other]!.cubes = cubes
        changed.bids = changed.bids.with(box, all - cubes)
      })
    expect(left(3)).toEqual([])
    expect(left(2)).toEqual([`Seat ${other + 1} keeps 3 of 12 cubes, but has bid 10`])
  })
})

describe('cubes', () => {
  test('NB-1.2 are 15 in hand, in bids and in the reserve', () => {
    const { toMove, bids, bidders } = state
    const inBids = bids[bidders.indexOf(toMove)]!
    const held = (cubes: number) =>
      complaintsAfter(bidding, ({ players }) => {
        players[toMove]!.cubes = cubes
      })
    const says = (cubes: number) => [
      `Seat ${toMove + 1} has 15 cubes, but ${cubes} in hand and ${inBids} in bids in the phase "auction"`,
    ]
    expect(held(15 - inBids)).toEqual([])
    expect(held(16 - inBids)).toEqual(says(16 - inBids))
    expect(held(12 - inBids)).toEqual([])
    expect(held(11 - inBids)).toEqual(says(11 - inBids))
  })

  test('NB-2.1 may all be spent after the auction', () => {
    const building = moments.over()
    expect(
      complaintsAfter(building, ({ players }) => {
        players[0]!.cubes = 0
      }),
    ).toEqual([])
  })
})
