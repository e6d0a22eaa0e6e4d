import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, type Scene, show, texts, told, why } from '../../testing/positions.ts'

const two = rulesFor(2, ['A', 'B'])
const three = rulesFor(3, ['A', 'B'])
const four = rulesFor(4, ['A', 'B'])

const ROWS = `
  a X1-1 X1-2 X1-3 X1-4 X1-5 X1-6
  b X1-7 X1-8 X1-9 X1-10 X1-11 X1-12
`
/** The turn goes on to the end as soon as the one who takes the tile has ended it. */
const taken = (scene: Scene): Scene => play(scene, 'tile', 'end')

describe('FC-4.1 the start-player tile', () => {
  test('FC-4.1 is the regular action of the turn', () => {
    const scene = at(two, ROWS)
    expect(changes(scene, 'tile')).toEqual({
      acted: 'yes',
      tile: '1',
      paying: '3',
      a: '- X1-2 X1-3 X1-4 X1-5 X1-6',
      'seat 1 coins': '3 0 0',
    })
    expect(why(play(scene, 'tile'), 'take a2')).toBe('FC-3.1 already-acted; first: next-turn')
    expect(told(scene, 'tile')).toEqual([
      'tile: seat 0',
      'coins: seat 0, coins 2, lost 0',
      'removed: seat 0, place a1, card X1-1',
    ])
  })

  test('FC-4.1 is there once a round', () => {
    const scene = at(two, `${ROWS}\nturn 2\ntile 1`)
    expect(texts(scene)).not.toContain('tile')
    expect(why(scene, 'tile')).toBe('FC-4.1 tile-is-taken (holder 1); first: next-round')
  })

  test('FC-4.1 makes its taker start player at the end of the round, not before', () => {
    const turn = at(two, `round 1\nstart 1\nturn 2\nturns-left 3\n${ROWS}`)
    expect(show(taken(turn))).toMatchObject({ start: '1', tile: '2' })
    const last = at(two, 'round 1\nstart 1\nturn 2\nturns-left 1\nacted yes\ntile 2')
    expect(show(play(last, 'end'))).toMatchObject({ round: '2', start: '2', turn: '2', tile: 'offer' })
  })

  test('FC-4.1 can be taken by who is start player already: he stays it, and the others are paid', () => {
    const last = at(three, 'round 1\nstart 2\nturn 1\nturns-left 1\nacted yes\ntile 2')
    expect(show(play(last, 'end'))).toMatchObject({ round: '2', start: '2', turn: '2', tile: 'offer' })
    expect(show(taken(at(three, `start 2\n${ROWS}`)))).toMatchObject({ tile: '2', decides: '1', phase: 'receive' })
  })

  test('FC-4.1 is written with one word', () => {
    expect(why(at(two, ROWS), 'tile 1')).toBe('notation not-a-move (text tile 1, forms tile); first: see-forms')
  })
})

describe('FC-4.2 what the tile pays', () => {
  test('FC-4.2 with 4 players: taker 2 coins, second nothing, third a 0-car, fourth a 0-car or an upgrade 0 to 1', () => {
    const scene = at(four, ROWS)
    const third = taken(scene)
    expect(show(third)).toMatchObject({
      phase: 'receive',
      turn: '1',
      decides: '3',
      frame: 'CAR 1 of start-tile 3',
      'seat 1 coins': '3 0 0',
      'seat 2 coins': '1 0 0',
    })
    expect(texts(third)).toEqual(['car upper', 'car lower', 'done'])
    const fourth = play(third, 'car lower')
    expect(show(fourth)).toMatchObject({
      decides: '4',
      frame: 'CAR 1 or UP 0>1 of start-tile 4',
      'seat 3 lower': '0 0',
    })
    expect(texts(fourth)).toEqual(['car upper', 'car lower', 'up upper 0', 'up lower 0', 'done'])
    expect(show(play(fourth, 'car upper'))).toMatchObject({
      phase: 'turn',
      turn: '2',
      decides: '2',
      'seat 4 upper': '0 0',
    })
    expect(show(play(fourth, 'up lower 0'))).toMatchObject({ phase: 'turn', turn: '2', 'seat 4 lower': '1' })
  })

  test('FC-4.2 the fourth has one of the two, not both, and no other upgrade', () => {
    const scene = at(four, 'phase receive\ndecides 4\npaying 5\nframe CAR 1 or UP 0>1 of start-tile 4\nseat 4\nupper 1')
    expect(texts(scene)).toEqual(['car upper', 'car lower', 'up lower 0', 'done'])
    expect(why(scene, 'up upper 1')).toBe('FC-5.2 no-such-step (train upper, value 1, cars 1)')
    expect(why(scene, 'up upper 0')).toBe('FC-5.2 no-such-car (train upper, value 0, cars 1); first: another-car')
    expect(show(play(scene, 'car upper'))).toMatchObject({ phase: 'turn', frame: 'no' })
  })

  test('FC-4.2 the fourth may have an upgrade only, or a car only, or neither', () => {
    const fourth = (upper: string, lower: string) =>
      taken(at(four, `${ROWS}\nseat 3\nupper 0\nseat 4\nupper ${upper}\nlower ${lower}`))
    const paid = (upper: string, lower: string) => play(fourth(upper, lower), 'done')
    expect(texts(paid('0 0 0 0 0 M1 0 0 0 L5', '1 1 1 1 1 M2 1 1 1 L6'))).toEqual(['up upper 0', 'done'])
    expect(texts(paid('1', '2'))).toEqual(['car upper', 'car lower', 'done'])
    expect(show(paid('1 1 1 1 1 M1 1 1 1 L5', '1 1 1 1 1 M2 1 1 1 L6'))).toMatchObject({ phase: 'turn', turn: '2' })
  })

  test('FC-4.2 goes by seat, counted clockwise from the taker', () => {
    const scene = at(four, `start 3\nturn 4\n${ROWS}`)
    const third = taken(scene)
    expect(show(third)).toMatchObject({ decides: '2', frame: 'CAR 1 of start-tile 3', 'seat 4 coins': '3 0 0' })
    expect(show(play(third, 'car upper'))).toMatchObject({ decides: '3', frame: 'CAR 1 or UP 0>1 of start-tile 4' })
  })

  test('FC-4.2 ruling: with 3 players the line is cut off after the third', () => {
    const third = taken(at(three, ROWS))
    expect(show(third)).toMatchObject({ phase: 'receive', decides: '3', frame: 'CAR 1 of start-tile 3' })
    expect(show(play(third, 'car lower'))).toMatchObject({ phase: 'turn', turn: '2', paying: 'nobody' })
  })

  test('FC-4.2 ruling: with 2 players nobody else is paid', () => {
    expect(show(taken(at(two, ROWS)))).toMatchObject({
      phase: 'turn',
      turn: '2',
      paying: 'nobody',
      'seat 2 coins': '1 0 0',
      'seat 2 upper': '0',
      'seat 2 lower': '0',
    })
  })

  test('FC-4.2 a 0-car that no train can take is lost', () => {
    const full = 'seat 3\nupper 0 0 0 0 0 M1 0 0 0 L5\nlower 0 0 0 0 0 M2 0 0 0 L6'
    expect(show(taken(at(three, `${ROWS}\n${full}`)))).toMatchObject({ phase: 'turn', turn: '2' })
  })

  test('FC-4.2 a turn without the tile pays nobody', () => {
    expect(show(play(at(four, ROWS), 'take b5', 'end'))).toMatchObject({ phase: 'turn', turn: '2', decides: '2' })
  })
})

describe('FC-4.3 the first card of the offer', () => {
  test('FC-4.3 must be removed by the taker when he has his coins, still in his turn', () => {
    const scene = play(at(two, ROWS), 'tile')
    expect(show(scene)).toMatchObject({ turn: '1', decides: '1', phase: 'turn', a: '- X1-2 X1-3 X1-4 X1-5 X1-6' })
    expect(show(scene)).toMatchObject({ 'seat 1 taken': '-' })
  })

  test('FC-4.3 ruling: is the leftmost of the topmost row that still has cards', () => {
    const gap = at(four, ROWS.replace('X1-1 X1-2', '- X1-2'))
    expect(changes(gap, 'tile')).toMatchObject({ a: '- - X1-3 X1-4 X1-5 X1-6' })
    const second = at(four, `b - - X1-9 X1-10 X1-11 X1-12\nc X1-1 X1-2 X1-3 X1-4 X1-5 X1-6`)
    expect(changes(second, 'tile')).toMatchObject({ b: '- - - X1-10 X1-11 X1-12' })
    const third = at(four, 'c - X1-2 X1-3 X1-4 X1-5 X1-6')
    expect(changes(third, 'tile')).toMatchObject({ c: '- - X1-3 X1-4 X1-5 X1-6' })
    expect(told(third, 'tile')).toContain('removed: seat 0, place c2, card X1-2')
  })

  test('FC-4.3 counts as a card that left its row: the rest may go with it (FC-2.3)', () => {
    const scene = at(two, ROWS.replace('X1-1 X1-2', 'X1-1 -'))
    expect(changes(scene, 'tile')).toMatchObject({ a: '- - - - - -' })
    expect(told(scene, 'tile').slice(-2)).toEqual([
      'removed: seat 0, place a1, card X1-1',
      'row-cleared: row a, cards X1-3,X1-4,X1-5,X1-6',
    ])
  })

  test('FC-4.3 the other seats are paid after his turn (FC-3.8): he may still spend', () => {
    const scene = play(at(three, ROWS), 'tile')
    expect(texts(scene)).toEqual(['spend 1 car upper', 'spend 1 car lower', 'spend 1 point', 'end'])
    expect(show(scene)).toMatchObject({ paying: '3', frame: 'no' })
  })
})

describe('FC-4.4 the tile in the offer', () => {
  test('FC-4.4 belongs to no row: it is not cleared away with the first', () => {
    const scene = at(two, ROWS.replace('X1-1 X1-2', '- X1-2'))
    const cleared = play(scene, 'take a2', 'done', 'end')
    expect(show(cleared)).toMatchObject({ turn: '2', a: '- - - - - -', tile: 'offer' })
    expect(texts(cleared)).toContain('tile')
  })

  test('FC-4.4 does not count as a card of a row', () => {
    expect(changes(at(two, ROWS), 'tile')).toMatchObject({ a: '- X1-2 X1-3 X1-4 X1-5 X1-6' })
  })
})
