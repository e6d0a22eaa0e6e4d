import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['B', 'E'])

const seating = (board: string) => at(rules, `acted yes\nframe SEAT of card B1-1\nseat 1\n${board}`)

/** What seat 1 with this board scores in step 2 of a scoring phase. */
const scored = (board: string, round = 2) => {
  const scene = at(rules, `phase scoring\nround ${round}\nseat 1\n${board}`)
  return Number(show(play(scene, 'score'))['seat 1 points'])
}

describe('FC-B.1 a celebrity', () => {
  test('FC-B.1 goes at once into a train of choice, and the player must place it', () => {
    const scene = at(rules, 'a B1-1 X1-1\nb X1-2')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      frame: 'SEAT of card B1-1',
      'seat 1 taken': 'B1-1',
    })
    const taken = play(scene, 'take a1')
    expect(texts(taken)).toEqual(['seat upper', 'seat lower'])
    expect(changes(taken, 'seat upper')).toEqual({ frame: 'no', 'seat 1 upper': '0{B1-1}' })
    expect(changes(taken, 'seat lower')).toEqual({ frame: 'no', 'seat 1 lower': '0{B1-1}' })
    expect(why(taken, 'done')).toBe('FC-3.2 must-carry-out (frame SEAT)')
    expect(why(taken, 'spend 1 point')).toBe('FC-3.5 own-frame-first (frame SEAT); first: finish-the-rest')
  })

  test('FC-B.1 takes the first car from the left that holds no other card', () => {
    const scene = seating('upper 4{B1-1} 2 1^\nlower 0 0')
    expect(changes(scene, 'seat upper')).toEqual({ frame: 'no', 'seat 1 upper': '4{B1-1} 2{B1-1} 1^' })
    expect(changes(scene, 'seat lower')).toEqual({ frame: 'no', 'seat 1 lower': '0{B1-1} 0' })
  })

  test('FC-B.1 stays in its car', () => {
    const scene = at(rules, 'b X1-4 X1-4\nseat 1\nupper 1{B1-1} 0')
    expect(show(play(scene, 'take b1', 'up upper 0', 'done'))['seat 1 upper']).toBe('1{B1-1} 1')
    const raised = at(rules, 'seat 1\nupper 1{B1-1} 0\ncoins 0 0 1')
    expect(show(play(raised, 'spend 3 upper 1'))['seat 1 upper']).toBe('2{B1-1} 0')
  })

  test('FC-B.1 passes over a mail car (ruling)', () => {
    const scene = seating('upper 0{B1-1} 0{B1-1} 0{B2-1} 0{B2-1} 0{B2-1} M1 0')
    expect(changes(scene, 'seat upper')).toEqual({
      frame: 'no',
      'seat 1 upper': '0{B1-1} 0{B1-1} 0{B2-1} 0{B2-1} 0{B2-1} M1 0{B1-1}',
    })
  })

  test('FC-B.1 a mail car is no free car (ruling)', () => {
    const full = at(rules, 'a B2-1\nseat 1\nupper 0{B1-1} 0{B1-1} 0{B1-1} 0{B2-1} 0{B2-1} M1')
    // The upper train has no free car, so there is nothing to choose.
    expect(changes(full, 'take a1')['seat 1 lower']).toBe('0{B2-1}')
  })

  test('FC-B.1 with a free car in one train only it goes there by itself', () => {
    const scene = at(rules, 'a B1-1 X1-1\nb X1-2\nseat 1\nupper 0{B1-1}\nlower 0')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 lower': '0{B1-1}',
      'seat 1 taken': 'B1-1 B1-1',
    })
  })

  test('FC-B.1 is told', () => {
    expect(told(seating('upper 4{B1-1} 2 1^'), 'seat upper')).toEqual(['seated: seat 0, card B1-1, train upper, car 2'])
  })

  test('FC-B.1 is placed by naming a train', () => {
    const scene = seating('upper 0')
    const form = (text: string) => `notation not-a-move (text ${text}, forms seat upper|lower); first: see-forms`
    for (const text of ['seat', 'seat 1', 'seat upper lower']) expect(why(scene, text)).toBe(form(text))
    expect(why(at(rules, 'acted yes\nframe CAR 1 of card X1-1'), 'seat upper')).toBe(
      'FC-3.6 no-such-symbol (frame CAR 1)',
    )
  })
})

describe('FC-B.2 a car with a celebrity', () => {
  test('FC-B.2 rulebook example: a 7 that is reached scores 14', () => {
    expect(scored('upper 7{B1-1}^')).toBe(14)
    expect(scored('upper 7{B1-1} 0^')).toBe(14)
  })

  test('FC-B.2 scores nothing if it is not reached', () => {
    expect(scored('upper 7{B1-1}')).toBe(0)
    expect(scored('upper 7{B1-1}^ 4{B1-1}')).toBe(14)
    expect(scored('upper 7{B1-1} 4{B1-1}^')).toBe(22)
  })

  test.each([2, 4, 6])('FC-B.2 scores double after round %i', round => {
    expect(scored('lower 4{B1-1}^\ncoins 0 0 0', round)).toBe(8)
  })

  test('FC-B.2 every other car scores once', () => {
    expect(scored('upper 4{B1-1} 2 1^\nlower 7^')).toBe(8 + 2 + 1 + 7)
    expect(scored('lower 0{B1-1} 0^')).toBe(0)
  })

  test('FC-B.2 counts behind the mail car too, and the locomotive tile scores once', () => {
    const guests = '2{B1-1} 2{B1-1} 2{B1-1} 2{B2-1} 2{B2-1} M1 1{B2-1}'
    expect(scored(`upper ${guests}^`, 4)).toBe(4 * 5 + 2)
    expect(scored(`upper ${guests} 0 0 L5^`, 4)).toBe(4 * 5 + 2 + 5)
    expect(scored(`upper ${guests.replace('M1', 'M1^')}`, 4)).toBe(4 * 5)
  })

  test('FC-B.2 only its value is doubled, not the points of a switch at that car (ruling)', () => {
    expect(scored('upper 4{B1-1}^\nmiddle E1-2')).toBe(8 + 3)
  })

  test('FC-B.2 scores for its owner', () => {
    const scene = at(rules, 'phase scoring\nseat 1\nupper 7^\nseat 2\nupper 7{B1-1}')
    expect(show(play(scene, 'score'))).toMatchObject({ 'seat 1 points': '7', 'seat 2 points': '0' })
    expect(show(play(scene, 'score', 'score'))).toMatchObject({ 'seat 1 points': '7', 'seat 2 points': '0' })
  })

  test('FC-B.2 is told, a train at a time', () => {
    const scene = at(rules, 'phase scoring\nseat 1\nupper 7{B1-1}^\nlower 4{B1-1} 1{B1-1}^')
    expect(told(scene, 'score').slice(0, 4)).toEqual([
      'scored: seat 0, points 7, for train, train upper',
      'scored: seat 0, points 5, for train, train lower',
      'scored: seat 0, points 7, for celebrity, train upper',
      'scored: seat 0, points 5, for celebrity, train lower',
    ])
  })
})

describe('FC-B.5 with no free car in either train', () => {
  const FULL = 'upper 0{B1-1}\nlower 0{B1-1}'
  const REFUSED = 'FC-B.5 no-free-car (train both); first: decline-or-car'

  test.each(['a1', 'a2', 'a3'])('FC-B.5 a celebrity can only be declined, wherever it lies (%s)', place => {
    const row = ['X1-1', 'X1-1', 'X1-1'].with(Number(place[1]) - 1, 'B1-1').join(' ')
    const scene = at(rules, `a ${row}\nb X1-2\nseat 1\n${FULL}`)
    expect(texts(scene)).not.toContain(`take ${place}`)
    expect(why(scene, `take ${place}`)).toBe(REFUSED)
    expect(show(play(scene, `decline ${place}`))).toMatchObject({
      frame: 'FREE 1 of declined B1-1',
      'seat 1 upper': '0{B1-1}',
      'seat 1 lower': '0{B1-1}',
    })
  })

  test('FC-B.5 a train without a free car cannot be chosen', () => {
    const scene = seating('upper 0{B1-1}\nlower 0')
    expect(why(scene, 'seat upper')).toBe('FC-B.5 no-free-car (train upper); first: other-train')
    expect(why(seating('upper 0\nlower 0{B1-1}'), 'seat lower')).toBe(
      'FC-B.5 no-free-car (train lower); first: other-train',
    )
    expect(why(scene, 'seat lower')).toBe('legal')
  })
})
