import { describe, expect, test } from 'vitest'
import { gameOf } from '../../game.ts'
import { rulesFor } from '../../rules.ts'
import { rulesWithFaces } from '../../testing/own-faces.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

/** X1-12 has nothing but a bonus city here. */
const rules = rulesWithFaces(2, ['A', 'B'], [{ id: 'X1-12', kind: 'route', cities: 'B{UP 0>1}' }])

const posting = (board: string) => at(rules, `acted yes\nframe POSTCARD of card B1-2\nseat 1\n${board}`)

describe('FC-B.3 a postcard', () => {
  test('FC-B.3 at set-up nobody has one', () => {
    expect(gameOf(rulesFor(3, ['A', 'B'])).begin([1, 2, 3, 4]).slices.postcards).toEqual([[], [], []])
  })

  test('FC-B.3 goes at once to any route card of the player, and he must place it', () => {
    const scene = at(rules, 'a B1-2 X1-1\nb X1-2\nseat 1\nroute X1-11 X1-13')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      frame: 'POSTCARD of card B1-2',
      'seat 1 taken': 'X1-11 X1-13 B1-2',
    })
    const taken = play(scene, 'take a1')
    expect(texts(taken)).toEqual(['postcard 1', 'postcard 2'])
    expect(changes(taken, 'postcard 1')).toEqual({ frame: 'no', 'seat 1 route': 'X1-11* X1-13' })
    expect(changes(taken, 'postcard 2')).toEqual({ frame: 'no', 'seat 1 route': 'X1-11 X1-13*' })
    expect(why(taken, 'done')).toBe('FC-3.2 must-carry-out (frame POSTCARD)')
  })

  test('FC-B.3 goes only to a route card without one', () => {
    const scene = posting('route X1-11 X1-13* X1-12')
    expect(texts(scene)).toEqual(['postcard 1', 'postcard 3'])
    expect(why(scene, 'postcard 2')).toBe('FC-B.3 has-a-postcard (place 2, routeCards 3); first: another-route-card')
    expect(show(play(scene, 'postcard 3'))['seat 1 route']).toBe('X1-11 X1-13* X1-12*')
    expect(show(play(scene, 'postcard 1'))['seat 1 route']).toBe('X1-11*2 X1-13*1 X1-12')
  })

  test('FC-B.3 goes only to a route card that is there', () => {
    const scene = posting('route X1-11 X1-13')
    expect(why(scene, 'postcard 3')).toBe(
      'FC-B.3 no-such-route-card (place 3, routeCards 2); first: another-route-card',
    )
  })

  test('FC-B.3 with one route card free it goes there by itself', () => {
    const scene = at(rules, 'a B1-2 X1-1\nb X1-2\nseat 1\nroute X1-11* X1-13')
    expect(changes(scene, 'take a1')).toMatchObject({ 'seat 1 route': 'X1-11* X1-13*' })
  })

  test('FC-B.3 stays there when the route grows', () => {
    const scene = at(rules, 'a X1-12\nseat 1\nroute X1-11* X1-13')
    expect(show(play(scene, 'take a1'))['seat 1 route']).toBe('X1-11* X1-13 X1-12')
  })

  test('FC-B.3 is for the own route', () => {
    const scene = at(rules, 'a B1-2 X1-1\nb X1-2\nseat 1\nroute X1-11\nseat 2\nroute X1-13 X1-12*')
    expect(changes(scene, 'take a1')).toMatchObject({ 'seat 1 route': 'X1-11*' })
    expect(show(play(scene, 'take a1'))['seat 2 route']).toBe('X1-13 X1-12*')
  })

  test('FC-B.3 may be laid on a card that the locomotive has not reached', () => {
    expect(show(play(posting('route X1-11 X1-13\nlocomotive 0'), 'postcard 2'))['seat 1 route']).toBe('X1-11 X1-13*')
  })

  test('FC-B.3 is told', () => {
    expect(told(posting('route X1-11 X1-13'), 'postcard 2')).toEqual(['postcard: seat 0, route X1-13'])
  })

  test('FC-B.3 is placed by counting the route cards from 1', () => {
    const scene = posting('route X1-11 X1-13')
    const form = (text: string) =>
      `notation not-a-move (text ${text}, forms postcard <which route card, from 1>); first: see-forms`
    for (const text of ['postcard', 'postcard 0', 'postcard 18', 'postcard 1 2'])
      expect(why(scene, text)).toBe(form(text))
    expect(why(at(rules, 'acted yes\nframe CAR 1 of card X1-1'), 'postcard 1')).toBe(
      'FC-3.6 no-such-symbol (frame CAR 1)',
    )
  })

  test('FC-B.3 the last of the 18 cards a player takes may go to the seventeenth route card', () => {
    const routes = {
      format: 'roundhouse-decks 1' as const,
      name: 'Many routes',
      decks: { X: [{ id: 'X1-1', pile: 1 as const, copies: 24, kind: 'route' as const, cities: 'P1' }] },
    }
    const route = Array.from({ length: 17 }, () => 'X1-1').join(' ')
    const scene = at(
      rulesFor(2, ['A', 'B'], undefined, routes),
      `round 6\nacted yes\nframe POSTCARD of card B1-2\nseat 1\nroute ${route}`,
    )
    expect(texts(scene)).toHaveLength(17)
    expect(show(play(scene, 'postcard 17'))['seat 1 route']).toBe(`${route}*`)
  })
})

describe('FC-B.4 in a scoring phase', () => {
  /** The last turn of round 2: the scoring phase begins with seat 1. */
  const lastTurn = (board: string) =>
    at(rules, `round 2\nturn 2\nturns-left 1\na X1-6 X1-6\nseat 1\n${board}\nseat 2\ncoins 0 0 0`)
  const scoring = (board: string) => play(lastTurn(board), 'take a1')

  test('FC-B.4 a reached bonus city of a route card with a postcard pays twice, others once', () => {
    const scene = scoring('route X1-11* X1-12\nlocomotive 5')
    expect(show(scene)).toMatchObject({ phase: 'scoring', turn: '1', waiting: 'city 3, city 4, city 4, city 5' })
    expect(show(scoring('route X1-11 X1-12*\nlocomotive 5')).waiting).toBe('city 3, city 4, city 5, city 5')
    expect(show(scoring('route X1-11* X1-12*\nlocomotive 5')).waiting).toBe('city 3, city 4, city 4, city 5, city 5')
  })

  test('FC-B.4 one that is not reached pays nothing', () => {
    expect(show(scoring('route X1-11* X1-12*\nlocomotive 4')).waiting).toBe('city 3, city 4, city 4')
  })

  test('FC-B.4 the bonus city on the player board never pays twice', () => {
    const scene = scoring('route X1-11*\nlocomotive 3')
    expect(show(scene).waiting).toBe('city 3')
    expect(why(play(scene, 'do city 3'), 'do city 3')).toBe('FC-3.7 does-not-wait (frame city 3, waiting )')
  })

  test('FC-B.4 rulebook example: the two are frames of their own, one finished before the other begins', () => {
    const scene = scoring('upper 0 0\nroute X1-12 X1-14*\nlocomotive 6\ncoins 0 0 0')
    const first = play(scene, 'do city 6')
    expect(show(first)).toMatchObject({ frame: 'CAR 1 + UP 0>1 of city 6', waiting: 'city 3, city 4, city 6' })
    expect(why(first, 'do city 6')).toBe('FC-3.6 finish-the-frame (frame CAR 1 + UP 0>1); first: finish-or-done')
    const second = play(first, 'car upper', 'up upper 0', 'do city 6')
    expect(show(second)).toMatchObject({ frame: 'CAR 1 + UP 0>1 of city 6', waiting: 'city 3, city 4' })
    expect(show(play(second, 'car lower', 'up upper 0'))).toMatchObject({
      waiting: 'city 3, city 4',
      'seat 1 upper': '1 1 0',
      'seat 1 lower': '0 0',
    })
  })

  test('FC-B.4 others may come between the two', () => {
    const scene = scoring('upper 0\nroute X1-12*\nlocomotive 4')
    const between = play(scene, 'do city 4', 'up upper 0', 'do city 3', 'spend 1 point')
    expect(show(between)).toMatchObject({ waiting: 'city 4', 'seat 1 upper': '1' })
    expect(show(play(between, 'do city 4', 'up lower 0'))).toMatchObject({ waiting: '-', 'seat 1 lower': '1' })
  })

  test('FC-B.4 a city reached in the phase pays twice in the same phase', () => {
    const scene = scoring('route X1-13*\nlocomotive 4\ncoins 0 1 0')
    expect(show(scene).waiting).toBe('city 3')
    expect(show(play(scene, 'spend 2 locomotive')).waiting).toBe('city 3, city 5, city 5')
  })

  test('FC-B.4 points cities are not doubled', () => {
    const scene = scoring('route X1-13*\nlocomotive 3\ncoins 0 1 0')
    expect(show(play(scene, 'spend 2 locomotive'))).toMatchObject({ 'seat 1 points': '3', waiting: 'city 3' })
  })

  test('FC-B.4 each player has his own postcards', () => {
    const scene = at(
      rules,
      'phase scoring\nseat 1\nroute X1-11*\nlocomotive 4\ncoins 0 0 0\nseat 2\nroute X1-12\nlocomotive 4',
    )
    expect(show(play(scene, 'score'))).toMatchObject({ turn: '2', waiting: 'city 3, city 4' })
  })

  test.each([4, 6])('FC-B.4 pays twice after round %i too: the postcard stays', round => {
    const scene = at(rules, `phase scoring\nround ${round}\nseat 2\nroute X1-11*\nlocomotive 4`)
    expect(show(play(scene, 'score'))).toMatchObject({ turn: '2', waiting: 'city 3, city 4, city 4' })
  })
})

describe('FC-B.5 with no free route card', () => {
  const REFUSED = 'FC-B.5 no-free-route-card; first: decline-or-route'

  test.each(['route -', 'route X1-11*', 'route X1-11* X1-13*'])(
    'FC-B.5 a postcard can only be declined (%s)',
    route => {
      const scene = at(rules, `a B1-2 X1-1\nb X1-2\nseat 1\n${route}`)
      expect(texts(scene)).not.toContain('take a1')
      expect(why(scene, 'take a1')).toBe(REFUSED)
      expect(show(play(scene, 'decline a1'))).toMatchObject({
        frame: 'FREE 1 of declined B1-2',
        'seat 1 route': route.slice('route '.length),
      })
    },
  )
})
