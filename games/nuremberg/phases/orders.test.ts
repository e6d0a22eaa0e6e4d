import { describe, expect, test } from 'vitest'
import { at, play, rulesOn, show, told } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)
const three = rulesOn('nuremberg', 3)

/** Seat 2 bids last: after `bid L1 2` the boxes are handed out and the orders set. */
const last = (parts: string) =>
  at(
    two,
    `U1 red 3 by 1
    L2 red 3 by 1
    U2 white 3 by 2
    L1 white
    decides 2
    ${parts}`,
  )

describe('NB-4.1 building order and train order', () => {
  test('NB-4.1 most white builds first, most brown has trains first', () => {
    // Seat 1 gains white 3; seat 2 gains white 2, brown 3.
    const scene = play(last('seat 1\n  cubes 6\n  brown 8\nseat 2\n  cubes 9\n  white 3'), 'bid L1 2')
    expect(show(scene)).toMatchObject({ 'build-order': '2 1', 'train-order': '1 2', decides: '2' })
    const other = play(last('seat 1\n  cubes 6\nseat 2\n  cubes 9'), 'bid L1 2')
    expect(show(other)).toMatchObject({ 'build-order': '1 2', 'train-order': '2 1', decides: '1' })
  })

  test('NB-4.1 both are told', () => {
    const story = told(last('seat 1\n  cubes 6\n  brown 8\nseat 2\n  cubes 9\n  white 3'), 'bid L1 2')
    expect(story.slice(-2)).toEqual(['build-order: seats 1,0', 'train-order: seats 0,1'])
  })

  test('NB-4.1 ruling: both stand for the turn, whatever is spent later', () => {
    const scene = at(
      two,
      `phase track
      seat 1
        cubes 3
        brown 3
        red 3
      seat 2
        cubes 12
        brown 2
      goods Höfen, Großreuth, Ronhof, Poppenreuth`,
    )
    expect(show(scene)).toMatchObject({ 'train-order': '1 2' })
    // Seat 1 pays a train with all his brown, and still goes first in the second round.
    const trains = play(scene, 'build Fürth > Höfen', 'finish', 'build Fürth > Poppenreuth', 'finish', 'buy 1a')
    expect(trains.state.players[0]!.influence[1]).toBe(0)
    expect(show(play(trains, 'buy 5a'))).toMatchObject({ decides: '1', 'train-order': '1 2' })
  })
})

describe('NB-4.2 ties', () => {
  test('NB-4.2 the disc that lies on top goes first: who gained last', () => {
    // Both come to white 4: seat 1 from 1, seat 2 from 2. In player order seat 2 gains after seat 1.
    const scene = play(last('seat 1\n  cubes 6\nseat 2\n  cubes 9\n  white 2'), 'bid L1 2')
    expect(scene.state.players.map(({ influence }) => influence[0])).toEqual([4, 4])
    expect(show(scene)).toMatchObject({ 'build-order': '2 1', 'white-discs': '2 1' })
  })

  test('NB-4.2 in player order each player records his gains', () => {
    const scene = play(last('order 2 1\nseat 1\n  cubes 6\nseat 2\n  cubes 9\n  white 2'), 'bid L1 2')
    expect(show(scene)).toMatchObject({ 'build-order': '1 2', 'white-discs': '1 2' })
  })

  test('NB-4.2 a disc that does not move stays where it lies', () => {
    const scene = at(
      three,
      `L1 red 3 by 1
      L2 red 3 by 1
      U2 red 3 by 2
      U3 red 3 by 2
      U1 red 3 by 3
      L3 brown
      seat 3
        cubes 9
      white-discs 1 2 3
      red-discs 3 1 2
      decides 3`,
    )
    // L3 is brown: the white disc of seat 3 moves with U1, its green one not at all.
    const before = scene.state.discStacks
    const after = play(scene, 'bid L3 2').state.discStacks
    expect(before[3]).toEqual([0, 1, 2])
    // Seats 1 and 2 gained green (L1, L2 and U3), seat 3 none.
    expect(after[3]).toEqual([1, 0, 2])
    expect(after[0]).toEqual([2, 0, 1])
    expect(after[2]).toEqual([2, 1, 0])
  })

  test('NB-4.2 a disc that moves down goes on top as well', () => {
    const scene = at(
      two,
      `phase track
      seat 1
        cubes 5
        white 3
      seat 2
        white 2
      landowners Stadeln
      build-order 1 2
      white-discs 2 1`,
    )
    // Seat 1 pays 1 white for the landowner and comes to lie on seat 2's disc.
    const scene2 = play(scene, 'build Fürth > Stadeln', 'finish')
    expect(scene2.state.players[0]!.influence[0]).toBe(2)
    expect(show(scene2)).toMatchObject({ 'white-discs': '1 2' })
  })
})
