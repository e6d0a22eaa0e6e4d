import { describe, expect, test } from 'vitest'
import { readCondition } from '../../base/cards/condition.ts'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, why } from '../../testing/positions.ts'
import { celebritiesAndPostcards } from './index.ts'

const rules = rulesFor(2, ['A', 'B'])
const NINE = '0 0 0 0 0 M1 0 0 0 L5'
const OTHER_NINE = '0 0 0 0 0 M2 0 0 0 L6'

function isMet(contract: string, board: string): boolean {
  const scene = at(rules, `seat 1\ncontracts ${contract}\n${board}`)
  const isListed = texts(scene).includes(`fulfil ${contract}`)
  expect(why(scene, `fulfil ${contract}`)).toBe(
    isListed ? 'legal' : `FC-10.1 condition-not-met (card ${contract}); first: meet-condition`,
  )
  return isListed
}

describe('FC-B.6 contracts', () => {
  test('FC-B.6 two celebrities or postcards in any mix', () => {
    expect(isMet('B1-3', 'upper 0{B1-1} 0{B1-1}')).toBe(true)
    expect(isMet('B1-3', 'upper 0{B1-1}\nlower 0{B1-1}')).toBe(true)
    expect(isMet('B1-3', 'route X1-11* X1-12*')).toBe(true)
    expect(isMet('B1-3', 'upper 0{B1-1}\nroute X1-11*')).toBe(true)
    expect(isMet('B1-3', 'lower 0{B1-1}\nroute X1-11 X1-12*')).toBe(true)
  })

  test('FC-B.6 one alone is not enough', () => {
    expect(isMet('B1-3', 'upper 0{B1-1}')).toBe(false)
    expect(isMet('B1-3', 'route X1-11* X1-12')).toBe(false)
  })

  test('FC-B.6 those of others do not count, nor declined ones', () => {
    expect(isMet('B1-3', 'upper 0{B1-1}\nseat 2\nupper 0{B1-1}\nroute X1-11*')).toBe(false)
    expect(isMet('B1-3', 'upper 0{B1-1}\ntaken B1-3 B1-1 B1-1 B1-2')).toBe(false)
    const scene = at(rules, 'seat 1\nroute X1-11*\nseat 2\ncontracts B1-3\nupper 0{B1-1}\nroute X1-12*\nturn 2')
    expect(texts(scene)).toContain('fulfil B1-3')
  })

  test('FC-B.6 a conductor on a locomotive tile, in either train', () => {
    expect(isMet('B3-3', `upper ${NINE}^`)).toBe(true)
    expect(isMet('B3-3', `lower ${NINE}^`)).toBe(true)
    expect(isMet('B3-3', 'upper 0 0 0 0 0 M1 0 0 0^ L5')).toBe(false)
    expect(isMet('B3-3', 'upper 0^')).toBe(false)
  })

  test('FC-B.6 a locomotive tile: 1 Game End card for 1 tile', () => {
    expect(isMet('B3-4', 'upper 0')).toBe(false)
    for (const train of ['upper', 'lower']) {
      const scene = at(rules, `display G1 G2 G3 G5\nseat 1\ncontracts B3-4\n${train} ${NINE}`)
      expect(changes(scene, 'fulfil B3-4')).toEqual({
        frame: 'GEC 1 of contract B3-4',
        'seat 1 contracts': '-',
        'seat 1 fulfilled': '1',
      })
      expect(show(play(scene, 'fulfil B3-4', 'pick G2'))).toMatchObject({
        frame: 'no',
        display: 'G1 G3 G5',
        'seat 1 endcards': 'G2',
      })
    }
  })

  test('FC-B.6 2 Game End cards for 2 tiles, held at that moment', () => {
    const scene = at(rules, `display G1 G2 G3 G5\nseat 1\ncontracts B3-4\nupper ${NINE}\nlower ${OTHER_NINE}`)
    expect(show(play(scene, 'fulfil B3-4')).frame).toBe('GEC 1 + GEC 1 of contract B3-4')
    expect(show(play(scene, 'fulfil B3-4', 'pick G2', 'pick G5'))).toMatchObject({
      frame: 'no',
      display: 'G1 G3',
      waiting: 'G2, G5',
      'seat 1 endcards': 'G2 G5',
    })
  })

  test('FC-B.6 fulfilled with one tile, a second tile later pays no more', () => {
    const scene = at(
      rules,
      `display G1 G2 G3 G5\nseat 1\ncoins 1 0 0\ncontracts B3-4\nupper ${NINE}\nlower 0 0 0 0 0 M2 0 0\nround 6`,
    )
    const later = play(scene, 'fulfil B3-4', 'pick G2', 'spend 1 car lower')
    expect(show(later)).toMatchObject({ waiting: 'G2, tile lower', frame: 'no', 'seat 1 endcards': 'G2' })
  })

  test('FC-B.6 in the words of a deck', () => {
    const { conditions } = celebritiesAndPostcards
    expect(conditions!.map(({ form }) => form)).toEqual([
      '<n> celebrities or postcards',
      'conductor on a tile',
      'a tile',
    ])
    expect(readCondition(conditions!, '9 celebrities or postcards')).toEqual({ rule: 0, numbers: [9] })
    expect(readCondition(conditions!, '0 celebrities or postcards')).toBeNull()
    expect(readCondition(conditions!, '10 celebrities or postcards')).toBeNull()
    expect(readCondition(conditions!, 'conductor on a tile')).toEqual({ rule: 1, numbers: [] })
    expect(readCondition(conditions!, 'a tile')).toEqual({ rule: 2, numbers: [] })
  })
})
