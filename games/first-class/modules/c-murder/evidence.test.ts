import { describe, expect, test } from 'vitest'
import { readCondition } from '../../base/cards/condition.ts'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, told } from '../../testing/positions.ts'
import { firstClassMurder } from './index.ts'

const rules = rulesFor(2, ['C', 'D'])
const four = rulesFor(4, ['C', 'D'])

describe('FC-C.3 suspect yourself', () => {
  const scene = at(rules, 'a C1-1 X1-1\nb X1-2')

  test('FC-C.3 the taker draws a token; the rest of the card is carried out as usual', () => {
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      supply: '25',
      'seat 1 evidence': '1',
      'seat 1 coins': '5 0 0',
      'seat 1 taken': 'C1-1',
    })
  })

  test('FC-C.3 the token comes at once, before the frame', () => {
    expect(told(scene, 'take a1')).toEqual([
      'took: seat 0, place a1, card C1-1',
      'row-cleared: row a, cards X1-1',
      'evidence: seat 0',
      'coins: seat 0, coins 4, lost 0',
    ])
    const open = play(at(rules, 'a C1-2 X1-1'), 'take a1')
    expect(show(open)).toMatchObject({ frame: 'CAR 1 + FREE 1 of card C1-2', 'seat 1 evidence': '1' })
  })

  test('FC-C.3 the token is drawn even if the frame is left', () => {
    expect(show(play(at(rules, 'a C1-2 X1-1'), 'take a1', 'done'))['seat 1 evidence']).toBe('1')
  })
})

describe('FC-C.3 suspect the others', () => {
  const scene = at(four, 'turn 3\na C2-3 X2-1\nb X2-2')

  test('FC-C.3 each other player draws one, the taker none', () => {
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      frame: 'LOCO 2 of card C2-3',
      supply: '23',
      'seat 1 evidence': '1',
      'seat 2 evidence': '1',
      'seat 4 evidence': '1',
      'seat 3 taken': 'C2-3',
    })
  })

  test("FC-C.3 at once, before the frame, clockwise from the taker's left", () => {
    expect(told(at(four, 'turn 3\na C1-3 X1-1'), 'take a1')).toEqual([
      'took: seat 2, place a1, card C1-3',
      'row-cleared: row a, cards X1-1',
      'evidence: seat 3',
      'evidence: seat 0',
      'evidence: seat 1',
      'scored: seat 2, points 1, for frame',
    ])
  })

  test('FC-C.3 with two players the other one draws', () => {
    expect(changes(at(rules, 'turn 2\na C1-3 X1-1'), 'take a1')).toMatchObject({ supply: '25', 'seat 1 evidence': '1' })
    expect(show(play(at(rules, 'turn 2\na C1-3 X1-1'), 'take a1'))['seat 2 evidence']).toBe('0')
  })
})

describe('FC-C.3 rulings', () => {
  test('FC-C.3 from an empty supply nothing is drawn, and the frame is paid all the same', () => {
    const empty = at(rules, 'a C1-1 X1-1\nb X1-2\nseat 2\nevidence 26')
    expect(show(play(empty, 'take a1'))).toMatchObject({
      supply: '0',
      'seat 1 evidence': '0',
      'seat 1 coins': '5 0 0',
    })
    expect(told(empty, 'take a1')).not.toContain('evidence: seat 0')
  })

  test('FC-C.3 what is left goes to the first clockwise', () => {
    const last = at(four, 'turn 3\na C1-3 X1-1\nseat 3\nevidence 24')
    expect(show(play(last, 'take a1'))).toMatchObject({
      supply: '0',
      'seat 4 evidence': '1',
      'seat 1 evidence': '1',
      'seat 2 evidence': '0',
    })
  })

  test.each(['C1-1', 'C1-3'])('FC-C.3 a declined card (%s) draws nothing', card => {
    const scene = at(rules, `a ${card} X1-1\nb X1-2`)
    expect(changes(scene, 'decline a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      frame: `FREE 1 of declined ${card}`,
      'seat 1 taken': card,
    })
  })

  test('FC-C.3 not even the owner looks: a token is nothing but one more', () => {
    const { game, state } = play(at(rules, 'a C1-1 X1-1'), 'take a1')
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(game.view(state, viewer).slices.murder).toEqual({
        murderer: null,
        supply: 25,
        evidence: [1, 0],
        destroy: [0, 0],
        shown: [],
        arrested: [],
      })
  })
})

describe('FC-C.4 destroy evidence', () => {
  test('FC-C.4 the card lies face up before its taker, and nothing else happens yet', () => {
    const scene = at(rules, 'a C1-5 X1-1\nb X1-2\nseat 1\nevidence 2\nseat 2\nevidence 1')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 destroy': '1',
      'seat 1 taken': 'C1-5',
    })
    expect(told(scene, 'take a1')).toContain('destroy: seat 0')
    expect(show(play(at(rules, 'turn 2\na C2-5 X2-1\nseat 2\ntaken C1-5'), 'take a1'))).toMatchObject({
      'seat 1 destroy': '0',
      'seat 2 destroy': '2',
    })
  })

  test('FC-C.4 a declined one does not', () => {
    expect(changes(at(rules, 'a C1-5 X1-1\nb X1-2'), 'decline a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      frame: 'FREE 1 of declined C1-5',
      'seat 1 taken': 'C1-5',
    })
  })
})

describe('FC-C.5 contracts', () => {
  const isMet = (contract: string, board: string): boolean =>
    texts(at(rules, `seat 1\ncontracts ${contract}\n${board}`)).includes(`fulfil ${contract}`)

  test('FC-C.5 has taken a suspect-yourself card', () => {
    expect(isMet('C1-6', 'taken C1-6 C1-1')).toBe(true)
    expect(isMet('C1-6', 'taken C1-6 C1-3')).toBe(false)
    expect(isMet('C1-6', 'taken C1-6 X1-1')).toBe(false)
  })

  test('FC-C.5 has taken a suspect-the-others card', () => {
    expect(isMet('C2-6', 'taken C2-6 X1-1 C2-4')).toBe(true)
    expect(isMet('C2-6', 'taken C2-6 C2-1')).toBe(false)
  })

  test('FC-C.5 one that another player has taken does not count', () => {
    expect(isMet('C1-6', 'taken C1-6\nseat 2\ntaken C1-1')).toBe(false)
  })

  test('FC-C.5 a declined one counts: the contract asks for the card itself (ruling)', () => {
    const scene = at(rules, 'a C1-1 X1-1\nb X1-2\nseat 1\ncontracts C1-6')
    expect(texts(play(scene, 'decline a1', 'done'))).toContain('fulfil C1-6')
  })

  test('FC-C.5 two destroy-evidence cards', () => {
    expect(isMet('C3-5', 'taken C3-5 C3-4\ndestroy 1')).toBe(false)
    expect(isMet('C3-5', 'taken C3-5 C3-4 C3-4\ndestroy 2')).toBe(true)
    expect(isMet('C3-5', 'taken C3-5 C1-5 C2-5 C3-4\ndestroy 3')).toBe(true)
    expect(isMet('C3-5', 'taken C3-5 C1-5\nseat 2\ntaken C3-4 C3-4\ndestroy 2')).toBe(false)
  })

  test('FC-C.5 destroy-evidence cards count as they lie face up, so declined ones do not', () => {
    expect(isMet('C3-5', 'taken C3-5 C3-4 C3-4\ndestroy 1')).toBe(false)
  })

  test('FC-C.5 in the words of a deck', () => {
    const { conditions } = firstClassMurder
    const forms = ['suspect-self card', 'suspect-others card', '<n> destroy cards']
    expect(conditions!.map(({ form }) => form)).toEqual(forms)
    expect(readCondition(conditions!, 'suspect-self card')).toEqual({ rule: 0, numbers: [] })
    expect(readCondition(conditions!, 'suspect-others card')).toEqual({ rule: 1, numbers: [] })
    expect(readCondition(conditions!, '4 destroy cards')).toEqual({ rule: 2, numbers: [4] })
    expect(readCondition(conditions!, '0 destroy cards')).toBeNull()
    expect(readCondition(conditions!, '5 destroy cards')).toBeNull()
  })
})
