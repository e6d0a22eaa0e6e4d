import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'D'])

const boarding = (card: string, board: string) => at(rules, `acted yes\nframe BOARD of card ${card}\nseat 1\n${board}`)

describe('FC-D.1 a card with a passenger and luggage', () => {
  const scene = at(rules, 'a D1-1 X1-1\nb X1-2')

  test('FC-D.1 the taker must choose one', () => {
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      frame: 'BOARD of card D1-1',
      'seat 1 taken': 'D1-1',
    })
    const taken = play(scene, 'take a1')
    expect(texts(taken)).toEqual(['board passenger', 'board luggage'])
    expect(why(taken, 'done')).toBe('FC-3.2 must-carry-out (frame BOARD)')
  })

  test('FC-D.1 passengers go in the upper train, luggage in the lower', () => {
    const taken = play(scene, 'take a1')
    expect(changes(taken, 'board passenger')).toEqual({ frame: 'no', 'seat 1 upper': '0{D1-1}' })
    expect(changes(taken, 'board luggage')).toEqual({ frame: 'no', 'seat 1 lower': '0{D1-1}' })
  })

  test('FC-D.1 into the first car from the left that holds no other card', () => {
    const second = boarding('D1-1', 'upper 1{D1-2} 1 0\nlower 0{D1-3} 0{D1-4} 0')
    expect(show(play(second, 'board passenger'))['seat 1 upper']).toBe('1{D1-2} 1{D1-1} 0')
    expect(show(play(second, 'board luggage'))['seat 1 lower']).toBe('0{D1-3} 0{D1-4} 0{D1-1}')
  })

  test('FC-D.1 a mail car holds nobody', () => {
    const five = '0{D1-1} 0{D1-2} 0{D1-3} 0{D1-4} 0{D2-1}'
    expect(show(play(boarding('D2-3', `upper ${five} M1 0`), 'board passenger'))['seat 1 upper']).toBe(
      `${five} M1 0{D2-3}`,
    )
    expect(texts(boarding('D2-3', `upper ${five} M1`))).toEqual(['board luggage'])
  })

  test('FC-D.1 only a half whose train has a free car can be chosen', () => {
    const upperFull = boarding('D1-1', 'upper 0{D1-2}')
    expect(texts(upperFull)).toEqual(['board luggage'])
    expect(why(upperFull, 'board passenger')).toBe(
      'FC-D.1 no-free-car-in-train (half passenger, train upper); first: other-half',
    )
    expect(why(boarding('D1-1', 'lower 0{D1-2}'), 'board luggage')).toBe(
      'FC-D.1 no-free-car-in-train (half luggage, train lower); first: other-half',
    )
    const taken = play(at(rules, 'a D1-1 X1-1\nb X1-2\nseat 1\nupper 0{D1-2}'), 'take a1')
    expect(show(taken)).toMatchObject({ frame: 'no', 'seat 1 upper': '0{D1-2}', 'seat 1 lower': '0{D1-1}' })
  })

  test('FC-D.1 a card that shows one of them gives no choice', () => {
    const passenger = at(rules, 'a D1-5 X1-1\nb X1-2')
    expect(changes(passenger, 'take a1')).toMatchObject({ 'seat 1 upper': '0{D1-5}' })
    const luggage = at(rules, 'a D2-5 X2-1\nb X2-2')
    expect(changes(luggage, 'take a1')).toMatchObject({ 'seat 1 lower': '0{D2-5}' })
    expect(why(boarding('D1-5', 'upper 0'), 'board luggage')).toBe(
      'FC-D.1 half-not-shown (half luggage, train lower); first: other-half',
    )
    expect(why(boarding('D2-5', 'upper 0'), 'board passenger')).toBe(
      'FC-D.1 half-not-shown (half passenger, train upper); first: other-half',
    )
  })

  test('FC-D.1 is told', () => {
    expect(told(boarding('D1-1', 'upper 0{D1-2} 0'), 'board passenger')).toEqual([
      'passenger: seat 0, card D1-1, car 2',
    ])
    expect(told(boarding('D1-1', 'lower 0'), 'board luggage')).toEqual(['luggage: seat 0, card D1-1, car 1'])
  })

  test('FC-D.1 is chosen by its name', () => {
    const taken = play(scene, 'take a1')
    const form = (text: string) => `notation not-a-move (text ${text}, forms board passenger|luggage); first: see-forms`
    for (const text of ['board', 'board upper', 'board luggage passenger']) expect(why(taken, text)).toBe(form(text))
    expect(why(at(rules, 'acted yes\nframe CAR 1 of card X1-1'), 'board luggage')).toBe(
      'FC-3.6 no-such-symbol (frame CAR 1)',
    )
  })
})

describe('FC-D.6 with no free car', () => {
  const inPlace = (place: string, card: string) => ['X1-1', 'X1-1', 'X1-1'].with(Number(place[1]) - 1, card).join(' ')

  test.each(['a1', 'a2', 'a3'])(
    'FC-D.6 in either train the card can only be declined, wherever it lies (%s)',
    place => {
      const scene = at(rules, `a ${inPlace(place, 'D1-1')}\nb X1-2\nseat 1\nupper 0{D1-2}\nlower 0{D1-3}`)
      expect(texts(scene)).not.toContain(`take ${place}`)
      expect(why(scene, `take ${place}`)).toBe('FC-D.6 no-free-car (half either, train both); first: decline-or-car')
      expect(show(play(scene, `decline ${place}`))).toMatchObject({
        frame: 'FREE 1 of declined D1-1',
        'seat 1 upper': '0{D1-2}',
        'seat 1 lower': '0{D1-3}',
      })
    },
  )

  test.each(['a1', 'a2', 'a3'])(
    'FC-D.6 in the one train of a card with one half it can only be declined (%s)',
    place => {
      const scene = at(rules, `a ${inPlace(place, 'D1-5')}\nb X1-2\nseat 1\nupper 0{D1-2}\nlower 0`)
      expect(why(scene, `take ${place}`)).toBe(
        'FC-D.6 no-free-car (half passenger, train upper); first: decline-or-car',
      )
      const luggage = at(rules, 'a D2-5 X2-1\nseat 1\nupper 0\nlower 0{D1-2}')
      expect(why(luggage, 'take a1')).toBe('FC-D.6 no-free-car (half luggage, train lower); first: decline-or-car')
    },
  )
})
