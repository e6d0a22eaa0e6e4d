import { describe, expect, test } from 'vitest'
import { complaintsAfter, found } from '../../testing/found.ts'

describe('FC-B.3 postcards', () => {
  const sent = found(
    2,
    ['A', 'B'],
    ({ slices, players }) => players.every(({ route }) => route.length > 0) && slices.postcards![0]!.length === 1,
  )
  const route = sent.state.players[0]!.route.length
  const cards = sent.state.players[0]!.taken.filter(face => sent.rules.printed.faces[face]!.kind === 'postcard').length
  const withPostcards = (...postcards: number[][]) =>
    complaintsAfter(sent, state => {
      state.slices = { ...state.slices, postcards }
    })

  test('lie on route cards that are there, one on each', () => {
    const says = (places: string) =>
      `Seat 1 has ${route} route cards with up to one postcard each, but postcards at ${places}`
    expect(withPostcards([route], [])).toEqual([says(`${route}`)])
    expect(withPostcards([-1], [])).toEqual([says('-1')])
    expect(withPostcards([0, 0], [])).toContain(says('0, 0'))
    expect(withPostcards([0], [])).toEqual([])
  })

  test('are no more than were taken', () => {
    const many = Array.from({ length: cards + 1 }, (_, place) => place)
    expect(withPostcards(many, [])).toContain(`Seat 1 has taken ${cards} postcards, but ${cards + 1} lie there`)
  })

  test('have a place for every player', () => {
    expect(withPostcards([])).toEqual(['2 players have a place for postcards, but there are 1'])
    expect(
      complaintsAfter(sent, state => {
        state.slices = {}
      }),
    ).toEqual(['2 players have a place for postcards, but there are none'])
  })
})
