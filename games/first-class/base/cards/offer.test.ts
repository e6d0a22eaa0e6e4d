import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const three = rulesFor(3, ['A', 'B'])
const four = rulesFor(4, ['A', 'B'])

const OFFER = `
  a X1-1 X1-2 X1-3 X1-4 X1-5 X1-6
  b X1-7 X1-8 X1-9 X1-10 X1-11 A1-1
  c A1-8 X1-12 X1-13 A1-2 A1-3 X1-14
`

describe('FC-3.1 the regular action', () => {
  const scene = at(rules, OFFER)
  const places = ['a', 'b', 'c'].flatMap(row => [1, 2, 3, 4, 5, 6].map(place => `${row}${place}`))

  test('FC-3.1 is to take 1 face-up card from anywhere in the offer, or the start-player tile', () => {
    expect(texts(scene).filter(text => !text.startsWith('spend'))).toEqual([
      ...places.map(place => `take ${place}`),
      ...places.map(place => `decline ${place}`),
      'tile',
    ])
    for (const [place, card] of [
      ['a1', 'X1-1'],
      ['b5', 'X1-11'],
      ['c6', 'X1-14'],
    ])
      expect(show(play(scene, `take ${place}`))).toMatchObject({ acted: 'yes', 'seat 1 taken': card })
    expect(told(scene, 'take b5')).toEqual(['took: seat 0, place b5, card X1-11', 'route: seat 0, card X1-11'])
  })

  test('FC-3.1 leaves a gap where the card lay', () => {
    expect(changes(scene, 'take b5')).toEqual({
      acted: 'yes',
      b: 'X1-7 X1-8 X1-9 X1-10 - A1-1',
      'seat 1 taken': 'X1-11',
      'seat 1 route': 'X1-11',
    })
  })

  test('FC-3.1 is taken once a turn', () => {
    const acted = play(scene, 'take b5')
    expect(texts(acted)).toEqual(['spend 1 car upper', 'spend 1 car lower', 'spend 1 point', 'end'])
    for (const text of ['take a1', 'decline a1', 'tile'])
      expect(why(acted, text)).toBe('FC-3.1 already-acted; first: next-turn')
  })

  test('FC-3.1 must be taken: the turn does not end without it', () => {
    expect(texts(scene)).not.toContain('end')
    expect(why(scene, 'end')).toBe('FC-3.1 must-act; first: take-or-tile')
  })

  test('FC-3.1 is taken where a card lies', () => {
    const gap = at(three, 'a X1-1 - X1-3 X1-4 X1-5 X1-6')
    const noCard = 'FC-3.1 no-card-there (place a2); first: another-card'
    expect(why(gap, 'take a2')).toBe(noCard)
    expect(why(gap, 'decline a2')).toBe(noCard)
    expect(why(gap, 'take c6')).toBe('FC-3.1 no-card-there (place c6); first: another-card')
  })

  test('FC-3.1 is written with the place in the offer', () => {
    for (const place of ['', ' d1', ' a0', ' a7', ' 1', ' a1 a2', ' xa1', ' a12', ' tile tile', ' tile']) {
      expect(why(scene, `take${place}`)).toBe(
        `notation not-a-move (text take${place}, forms take <place in the offer, a1 to c6>); first: see-forms`,
      )
      if (place !== ' tile')
        expect(why(scene, `decline${place}`)).toBe(
          `notation not-a-move (text decline${place}, forms decline <place in the offer, a1 to c6>); first: see-forms`,
        )
    }
  })
})

describe('FC-3.2 executing a card', () => {
  test('FC-3.2 carries out its frame', () => {
    const scene = at(rules, OFFER)
    expect(show(play(scene, 'take a3'))).toMatchObject({ frame: 'CAR 1 + UP 0>1 of card X1-3' })
    expect(show(play(scene, 'take b2'))).toMatchObject({ frame: 'COND 3 of card X1-8' })
    expect(show(play(scene, 'take b4'))).toMatchObject({ frame: 'LOCO 2 of card X1-10' })
    expect(show(play(scene, 'take c1'))).toMatchObject({ frame: 'no', 'seat 1 coins': '3 0 0' })
    const grant = at(rules, 'a B3-6 X3-1\ndisplay G3')
    expect(show(play(grant, 'take a1'))).toMatchObject({ frame: 'GEC 1 of card B3-6' })
  })
})

describe('FC-B.5 a card for which there is no place', () => {
  test('FC-B.5 can only be declined', () => {
    const scene = at(rules, 'a B1-1 X1-1 X1-2 X1-3 X1-4 X1-5\nseat 1\nupper 0{B1-1}\nlower 0{B1-1}')
    expect(texts(scene)).not.toContain('take a1')
    expect(texts(scene)).toContain('decline a1')
    expect(why(scene, 'take a1')).toMatch(/^FC-B\.5 /)
    const room = at(rules, 'a B1-1 X1-1 X1-2 X1-3 X1-4 X1-5\nseat 1\nupper 0{B1-1} 0\nlower 0{B1-1}')
    expect(texts(room)).toContain('take a1')
  })
})

describe('FC-3.3 declining a card', () => {
  const scene = at(rules, OFFER)

  test('FC-3.3 gives up everything on it and has one upgrade of choice instead', () => {
    expect(changes(scene, 'decline b4')).toEqual({
      acted: 'yes',
      b: 'X1-7 X1-8 X1-9 - X1-11 A1-1',
      frame: 'FREE 1 of declined X1-10',
      'seat 1 taken': 'X1-10',
    })
    const declined = play(scene, 'decline b4')
    expect(texts(declined)).toEqual(['free upper 0', 'free upper car', 'free lower 0', 'free lower car', 'done'])
    expect(changes(declined, 'free upper car')).toEqual({ frame: 'no', 'seat 1 upper': '0 0' })
    expect(told(scene, 'decline b4')).toEqual(['declined: seat 0, place b4, card X1-10'])
  })

  test('FC-3.3 any card can be declined, also one that pays coins', () => {
    expect(show(play(scene, 'decline c1'))).toMatchObject({
      frame: 'FREE 1 of declined A1-8',
      'seat 1 coins': '1 0 0',
    })
  })

  test('FC-3.3 the start-player tile cannot be declined', () => {
    expect(texts(scene)).not.toContain('decline tile')
    expect(why(scene, 'decline tile')).toBe('FC-3.3 tile-not-declined; first: take-the-tile')
    expect(scene.game.write(scene.game.read('decline tile')!)).toBe('decline tile')
  })

  test('FC-3.3 its frame comes before any free action, as that of a card executed (FC-3.5)', () => {
    expect(why(play(scene, 'decline b4'), 'spend 1 point')).toBe(
      'FC-3.5 own-frame-first (frame FREE 1); first: finish-or-done',
    )
  })
})

describe('FC-3.4 a used card', () => {
  const scene = at(rules, OFFER)

  test('FC-3.4 goes face down to the pile of the player', () => {
    expect(show(play(scene, 'take b4', 'loco 2'))).toMatchObject({ 'seat 1 taken': 'X1-10', 'seat 2 taken': '-' })
  })

  test('FC-3.4 routes and contracts that are executed go where their own rules say', () => {
    expect(show(play(scene, 'take b5'))).toMatchObject({ 'seat 1 route': 'X1-11', 'seat 1 taken': 'X1-11' })
    expect(show(play(scene, 'take b6'))).toMatchObject({ 'seat 1 contracts': 'A1-1', 'seat 1 taken': 'A1-1' })
  })

  test.each([
    ['b5', 'X1-11'],
    ['b6', 'A1-1'],
  ])('FC-3.4 a declined card does nothing more: %s, %s, but it counts as taken', (place, card) => {
    expect(changes(scene, `decline ${place}`, 'done')).toMatchObject({ 'seat 1 taken': card })
    expect(show(play(scene, `decline ${place}`, 'done'))).toMatchObject({
      'seat 1 route': '-',
      'seat 1 contracts': '-',
    })
  })

  test('FC-3.4 a declined celebrity or postcard does nothing more', () => {
    const guests = at(rules, 'a B1-1 B1-2 X1-1 X1-2 X1-3 X1-4\nseat 1\nroute X1-11')
    expect(show(play(guests, 'decline a1', 'done'))).toMatchObject({ 'seat 1 upper': '0', 'seat 1 lower': '0' })
    expect(show(play(guests, 'decline a2', 'done'))).toMatchObject({ 'seat 1 route': 'X1-11' })
  })

  test('FC-3.4 a declined destroy-evidence or middle card does nothing more, ruling: it still counts as taken', () => {
    const evidence = rulesFor(2, ['C', 'E'])
    const destroy = evidence.printed.faces.find(({ kind, pile }) => kind === 'destroy' && pile === 1)!.id
    const middle = evidence.printed.faces.find(({ kind, pile }) => kind === 'switch' && pile === 1)!.id
    const both = at(evidence, `a ${destroy} ${middle} X1-1 X1-2 X1-3 X1-4`)
    expect(show(play(both, 'decline a1', 'done'))).toMatchObject({ 'seat 1 destroy': '0', 'seat 1 taken': destroy })
    expect(show(play(both, 'decline a2', 'done'))).toMatchObject({ 'seat 1 middle': '-', 'seat 1 taken': middle })
  })
})

describe('FC-2.3 a row', () => {
  test.each([
    ['two', rules, 'X1-1 - X1-3 X1-4 X1-5 X1-6', 'take b6'],
    ['three', three, 'X1-1 - X1-3 - X1-5 X1-6', 'take b1'],
    ['four', four, '- - X1-3 - X1-5 X1-6', 'decline b5'],
  ])('FC-2.3 of %s players goes when as many cards have left it', (_, of, row, move) => {
    const scene = at(of, `b ${row}`)
    expect(changes(scene, move)).toMatchObject({ b: '- - - - - -' })
  })

  test.each([
    [rules, 'X1-1 X1-2 X1-3 X1-4 X1-5 X1-6', 'take c6', 'X1-1 X1-2 X1-3 X1-4 X1-5 -'],
    [three, 'X1-1 - X1-3 X1-4 X1-5 X1-6', 'take c1', '- - X1-3 X1-4 X1-5 X1-6'],
    [four, '- - X1-3 X1-4 X1-5 X1-6', 'take c4', '- - X1-3 - X1-5 X1-6'],
  ])('FC-2.3 stays while fewer have left it', (of, row, move, left) => {
    expect(changes(at(of, `c ${row}`), move)).toMatchObject({ c: left })
  })

  test('FC-2.3 goes from the game at once, before the card is carried out; other rows stay', () => {
    const scene = at(
      rules,
      'a X1-1 - X1-3 X1-4 X1-5 X1-6\nb X1-7 X1-8 X1-9 X1-10 X1-11 A1-1\nc - X1-12 X1-13 A1-2 A1-3 X1-14',
    )
    const after = play(scene, 'take a3')
    expect(changes(scene, 'take a3')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      frame: 'CAR 1 + UP 0>1 of card X1-3',
      'seat 1 taken': 'X1-3',
    })
    expect(show(after)['pile']).toBe(show(scene)['pile'])
    expect(told(scene, 'take a3')).toEqual([
      'took: seat 0, place a3, card X1-3',
      'row-cleared: row a, cards X1-1,X1-4,X1-5,X1-6',
    ])
    expect(told(scene, 'take c6').slice(1, 2)).toEqual(['row-cleared: row c, cards X1-12,X1-13,A1-2,A1-3'])
  })

  test('FC-2.3 with nothing left in it is not said to be cleared', () => {
    expect(told(at(rules, 'b - - X1-11 - - -'), 'take b3')).toEqual([
      'took: seat 0, place b3, card X1-11',
      'route: seat 0, card X1-11',
    ])
  })
})
