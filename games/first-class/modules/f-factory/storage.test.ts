import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { rulesWithFaces } from '../../testing/own-faces.ts'
import { at, changes, play, type Scene, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesWithFaces(
  2,
  ['A', 'F'],
  [{ id: 'A1-2', kind: 'contract', when: '2 cars of 1 in each train', frame: 'LOCO 2' }],
)

/** The first round of pile 1: 18 cards lie in the offer, 22 are left in the pile. */
const FIRST_ROUND = `
  a F1-1 X1-1 X1-1 X1-1 X1-2 X1-3
  b X1-3 X1-4 X1-4 X1-5 X1-6 X1-6
  c X1-6 X1-7 X1-8 X1-9 X1-10 X1-10`

/** Seat 1 chooses its first card out of these. */
const storing = (drawn: string, board = 'points 0') =>
  at(rules, `acted yes\nframe USE of card F1-1\ndrawn ${drawn}\nb X1-2 X1-3\nseat 1\n${board}`)

const words = (text: string | undefined): string[] => text!.split(' ').sort()

describe('FC-F.1 a storage', () => {
  test('FC-F.1 draws 3 of the 22 cards left in the first round of a pile', () => {
    const scene = at(rules, FIRST_ROUND)
    expect(scene.state.pile).toHaveLength(22)
    const taken = show(play(scene, 'take a1'))
    expect(taken).toMatchObject({ frame: 'USE of card F1-1', acted: 'yes', used: '-', 'seat 1 taken': 'F1-1' })
    expect(words(taken.drawn)).toHaveLength(3)
    expect(words(`${taken.drawn} ${taken.pile}`)).toEqual(words(show(scene).pile))
  })

  test('FC-F.1 draws 3 of the 4 left in the second round of a pile', () => {
    const scene = at(rules, 'round 2\na F1-1 X1-1\npile X1-2 X1-7 X1-8 X1-9')
    const taken = show(play(scene, 'take a1'))
    expect(words(`${taken.drawn} ${taken.pile}`)).toEqual(['X1-2', 'X1-7', 'X1-8', 'X1-9'])
    expect(words(taken.drawn)).toHaveLength(3)
  })

  test('FC-F.1 draws from the current pile', () => {
    const scene = at(rules, 'a F2-1 X2-1\nb X2-2')
    expect(words(show(play(scene, 'take a1')).drawn).every(card => /^[AFX]2-/.test(card))).toBe(true)
  })

  test('FC-F.1 draws any card equally likely', () => {
    const { game, state } = at(rules, 'round 2\na F1-1 X1-1\npile X1-2 X1-7 X1-8 X1-9')
    const left = Array.from({ length: 200 }, (_, n) => {
      const scene: Scene = { game, state: { ...state, seed: [1, 2, 3, n] }, story: [] }
      return show(play(scene, 'take a1')).pile
    })
    for (const card of ['X1-2', 'X1-7', 'X1-8', 'X1-9']) {
      const times = left.filter(each => each === card).length
      expect(times).toBeGreaterThan(30)
      expect(times).toBeLessThan(70)
    }
  })

  test('FC-F.1 all of it is open: everybody hears and sees the cards', () => {
    const scene = at(rules, FIRST_ROUND)
    const taken = play(scene, 'take a1')
    const cards = show(taken).drawn!
    expect(told(scene, 'take a1')).toEqual([
      'took: seat 0, place a1, card F1-1',
      `storage: seat 0, cards ${cards.split(' ').join(',')}`,
    ])
    for (const viewer of [0, 1, 'watcher'] as const)
      expect(taken.game.view(taken.state, viewer).slices.storage).toEqual(taken.state.slices.storage)
  })

  test('FC-F.1 a declined storage draws nothing', () => {
    expect(show(play(at(rules, FIRST_ROUND), 'decline a1'))).toMatchObject({
      drawn: '-',
      frame: 'FREE 1 of declined F1-1',
    })
  })
})

describe('FC-F.1 what can be used', () => {
  test('FC-F.1 base locomotive, conductor and car cards, and the toolbox; or none', () => {
    expect(texts(storing('X1-1 X1-7 X1-10'))).toEqual(['use X1-1', 'use X1-7', 'use X1-10', 'use toolbox', 'done'])
  })

  test('FC-F.1 money and Game End cards of either module', () => {
    const money = storing('F1-4 X1-7 A1-8')
    expect(texts(money)).toEqual(['use F1-4', 'use X1-7', 'use A1-8', 'use toolbox', 'done'])
    const third = at(rules, 'acted yes\nframe USE of card F3-1\ndrawn F3-4 F3-5 A3-8')
    expect(texts(third)).toEqual(['use F3-4', 'use F3-5', 'use A3-8', 'use toolbox', 'done'])
  })

  test('FC-F.1 contracts, routes, storages and factories cannot', () => {
    const scene = storing('A1-1 X1-11 F1-2')
    expect(texts(scene)).toEqual(['use toolbox', 'done'])
    for (const card of ['A1-1', 'X1-11', 'F1-2'])
      expect(why(scene, `use ${card}`)).toBe(
        `FC-F.1 not-usable (card ${card}, drawn A1-1,X1-11,F1-2); first: card-of-the-storage`,
      )
    expect(why(storing('F1-1 F1-3 X1-11'), 'use F1-1')).toMatch(/^FC-F.1 not-usable/)
    expect(why(storing('F1-1 F1-3 X1-11'), 'use F1-3')).toMatch(/^FC-F.1 not-usable/)
  })

  test.each([
    ['B', 'B1-1 B1-2 B1-3'],
    ['C', 'C1-1 C1-3 C1-5'],
    ['D', 'D1-1 D1-5 D1-6'],
    ['E', 'E1-1 E1-4 E1-6'],
  ] as const)('FC-F.1 nor can any other card of module %s', (letter, drawn) => {
    const scene = at(rulesFor(2, [letter, 'F']), `acted yes\nframe USE of card F1-1\ndrawn ${drawn}`)
    expect(texts(scene)).toEqual(['use toolbox', 'done'])
  })

  test('FC-F.1 only what was drawn', () => {
    const scene = storing('X1-1 X1-7 X1-10')
    expect(why(scene, 'use X1-2')).toBe(
      'FC-F.1 not-in-storage (card X1-2, drawn X1-1,X1-7,X1-10); first: card-of-the-storage',
    )
  })

  test('FC-F.1 no drawn card can be declined', () => {
    const scene = storing('X1-1 X1-7 X1-10')
    expect(texts(scene).filter(text => text.startsWith('decline'))).toEqual([])
    expect(why(scene, 'decline b1')).toBe('FC-3.1 already-acted; first: next-turn')
    expect(why(scene, 'decline X1-1')).toMatch(/^notation not-a-move/)
  })

  test('FC-F.1 is named by its card, or toolbox', () => {
    const scene = storing('X1-1 X1-7 X1-10')
    const form = (text: string) =>
      `notation not-a-move (text ${text}, forms use <card of the storage>|toolbox); first: see-forms`
    for (const text of ['use', 'use Z1', 'use X1-1 X1-7', 'use toolbox X1-1']) expect(why(scene, text)).toBe(form(text))
    expect(why(at(rules, 'acted yes\nframe CAR 1 of card X1-1'), 'use toolbox')).toBe(
      'FC-3.6 no-such-symbol (frame CAR 1)',
    )
  })
})

describe('FC-F.1 using', () => {
  test('FC-F.1 a card is a frame of its own', () => {
    const scene = storing('X1-3 X1-7 X1-10')
    expect(changes(scene, 'use X1-3')).toEqual({
      frame: 'CAR 1 + UP 0>1 of storage X1-3',
      used: 'X1-3',
      waiting: 'storage',
    })
    expect(told(scene, 'use X1-3')).toEqual(['uses: seat 0, card X1-3'])
    expect(show(play(scene, 'use X1-3', 'car upper', 'up upper 0'))).toMatchObject({
      frame: 'no',
      'seat 1 upper': '1 0',
      waiting: 'storage',
    })
  })

  test('FC-F.1 the toolbox is one upgrade of choice', () => {
    const scene = storing('X1-3 X1-7 X1-10', 'upper 4 2')
    expect(changes(scene, 'use toolbox')).toEqual({
      frame: 'FREE 1 of storage toolbox',
      used: 'toolbox',
      waiting: 'storage',
    })
    expect(told(scene, 'use toolbox')).toEqual(['uses: seat 0, card toolbox'])
    expect(show(play(scene, 'use toolbox', 'free upper 2'))['seat 1 upper']).toBe('4 4')
    expect(show(play(scene, 'use toolbox', 'free upper car'))['seat 1 upper']).toBe('4 2 0')
  })

  test('FC-F.1 the second is chosen when the first is done', () => {
    const first = play(storing('X1-3 X1-7 X1-10'), 'use X1-3')
    expect(why(first, 'use X1-10')).toBe('FC-3.6 no-such-symbol (frame CAR 1 + UP 0>1)')
    expect(why(first, 'do storage')).toBe('FC-3.6 finish-the-frame (frame CAR 1 + UP 0>1); first: finish-or-done')
    const second = play(first, 'done', 'do storage')
    expect(show(second)).toMatchObject({ frame: 'USE of storage', waiting: '-' })
    expect(texts(second)).toEqual(['use X1-7', 'use X1-10', 'use toolbox', 'done'])
    expect(show(play(second, 'use X1-10', 'loco 2'))).toMatchObject({ 'seat 1 locomotive': '2', used: 'X1-3 X1-10' })
  })

  test('FC-F.1 no more than two', () => {
    const both = play(storing('X1-3 X1-7 X1-10'), 'use X1-3', 'done', 'do storage', 'use toolbox', 'done')
    expect(show(both).waiting).toBe('-')
    expect(texts(both).filter(text => text.startsWith('do') || text.startsWith('use'))).toEqual([])
    expect(why(both, 'do storage')).toBe('FC-3.7 does-not-wait (frame storage, waiting )')
  })

  test('FC-F.1 each once', () => {
    const second = play(storing('X1-3 X1-7 X1-10'), 'use X1-3', 'done', 'do storage')
    expect(why(second, 'use X1-3')).toBe(
      'FC-F.1 already-used (card X1-3, drawn X1-3,X1-7,X1-10); first: card-of-the-storage',
    )
    const box = play(storing('X1-3 X1-7 X1-10'), 'use toolbox', 'done', 'do storage')
    expect(texts(box)).toEqual(['use X1-3', 'use X1-7', 'use X1-10', 'done'])
    expect(why(box, 'use toolbox')).toBe(
      'FC-F.1 already-used (card toolbox, drawn X1-3,X1-7,X1-10); first: card-of-the-storage',
    )
  })

  test('FC-F.1 two equal copies are two cards', () => {
    const scene = storing('X1-10 X1-10 X1-11')
    expect(texts(scene)).toEqual(['use X1-10', 'use toolbox', 'done'])
    const second = play(scene, 'use X1-10', 'loco 1', 'do storage')
    expect(texts(second)).toEqual(['use X1-10', 'use toolbox', 'done'])
    expect(show(play(second, 'use X1-10', 'loco 2'))['seat 1 locomotive']).toBe('3')
  })

  test('FC-F.1 none at all', () => {
    const scene = storing('X1-3 X1-7 X1-10')
    expect(changes(scene, 'done')).toEqual({ frame: 'no' })
    expect(texts(play(scene, 'done'))).not.toContain('do storage')
  })

  test('FC-F.1 one alone: the second is left by ending the turn', () => {
    const one = play(storing('X1-3 X1-7 X1-10'), 'use X1-3', 'done')
    expect(texts(one)).toContain('end')
    expect(show(play(one, 'end'))).toMatchObject({ turn: '2', waiting: '-', drawn: '-' })
    const begun = play(one, 'do storage', 'done')
    expect(show(begun)).toMatchObject({ waiting: '-', frame: 'no', used: 'X1-3' })
  })

  test('FC-F.1 without a usable card only the toolbox, and then nothing is left to choose', () => {
    const scene = storing('A1-1 X1-11 F1-2', 'coins 0 0 0')
    expect(texts(scene)).toEqual(['use toolbox', 'done'])
    expect(show(play(scene, 'use toolbox')).waiting).toBe('-')
    expect(show(play(scene, 'use toolbox', 'free upper 0'))).toMatchObject({
      turn: '2',
      drawn: '-',
      'seat 1 upper': '1',
    })
  })

  test('FC-F.1 with one usable card the toolbox is left for the second', () => {
    const second = play(storing('A1-1 X1-11 X1-10'), 'use X1-10', 'done', 'do storage')
    expect(texts(second)).toEqual(['use toolbox', 'done'])
  })
})

describe('FC-F.1 between the two', () => {
  test('FC-F.1 free actions are allowed: coins and contracts', () => {
    const between = play(
      storing('X1-4 X1-7 X1-10', 'upper 1 0\nlower 1 0\ncontracts A1-2'),
      'use X1-4',
      'up upper 0',
      'up lower 0',
    )
    expect(texts(between)).toEqual(expect.arrayContaining(['fulfil A1-2', 'spend 1 car upper', 'do storage', 'end']))
    const after = play(between, 'fulfil A1-2', 'loco 2', 'spend 1 car upper', 'do storage', 'use X1-7')
    expect(show(after)).toMatchObject({
      frame: 'COND 3 of storage X1-7',
      'seat 1 locomotive': '2',
      'seat 1 upper': '1 1 0',
    })
  })

  test('FC-F.1 waiting frames are allowed', () => {
    const scene = storing('X1-1 X1-7 X1-10', 'upper 0 0 0 0')
    const between = play(scene, 'use X1-1', 'car upper', 'mail 1', 'car upper')
    expect(show(between).waiting).toBe('storage, mail upper')
    const mailed = play(between, 'do mail upper', 'loco 2')
    expect(show(mailed)).toMatchObject({ waiting: 'storage', 'seat 1 locomotive': '2' })
    expect(show(play(mailed, 'do storage', 'use X1-10', 'loco 1'))['seat 1 locomotive']).toBe('3')
  })

  test('FC-F.1 free actions are not allowed before the first is chosen', () => {
    expect(why(storing('X1-4 X1-7 X1-10'), 'spend 1 point')).toBe(
      'FC-3.5 own-frame-first (frame USE); first: finish-or-done',
    )
  })

  test('FC-F.1 a money card without room: coins are spent first', () => {
    const scene = play(storing('F1-4 X1-7 X1-10', 'coins 5 5 2'), 'use F1-4')
    expect(show(scene).frame).toBe('COIN 2 of storage F1-4')
    expect(why(scene, 'do storage')).toBe('FC-9.2 make-room-first (coins 2); first: spend-coins')
    expect(show(play(scene, 'spend 1 point', 'spend 1 point'))).toMatchObject({
      frame: 'no',
      'seat 1 coins': '5 5 2',
      waiting: 'storage',
    })
  })

  test('FC-F.1 a Game End card is picked, and its action waits beside the second card', () => {
    const scene = at(rules, 'acted yes\nframe USE of card F3-1\ndrawn F3-5 X3-8 X3-10\ndisplay G1 G3 G5 G7')
    const picked = play(scene, 'use F3-5', 'pick G3')
    expect(show(picked)).toMatchObject({ waiting: 'storage, G3', 'seat 1 endcards': 'G3', display: 'G1 G5 G7' })
    expect(show(play(picked, 'do G3', 'car lower', 'do storage', 'use X3-10')).frame).toBe('LOCO 4 of storage X3-10')
  })
})

describe('FC-F.1 afterwards', () => {
  test('FC-F.1 all drawn cards go back into the pile, used or not', () => {
    const scene = at(rules, `${FIRST_ROUND}\nseat 1\ncoins 0 0 0`)
    const taken = play(scene, 'take a1')
    const [first] = texts(taken)
    expect(first).toMatch(/^use/)
    const ended = show(play(taken, 'done'))
    expect(ended).toMatchObject({ turn: '2', drawn: '-' })
    expect(words(ended.pile)).toEqual(words(show(scene).pile))
    const used = show(play(storing('X1-1 X1-7 X1-10'), 'use X1-10', 'done', 'end'))
    expect(words(used.pile)).toEqual(words(`${show(storing('X1-1 X1-7 X1-10')).pile} X1-1 X1-7 X1-10`))
  })

  test('FC-F.1 the next storage finds 4 cards again in the second round of a pile', () => {
    const scene = at(rules, 'round 2\na F1-1 X1-1\nb F1-1 X1-3\npile X1-2 X1-7 X1-8 X1-9\nseat 1\ncoins 0 0 0')
    const ended = play(scene, 'take a1', 'done')
    expect(ended.state.pile).toHaveLength(4)
    expect(words(show(play(ended, 'take b1')).drawn)).toHaveLength(3)
  })

  test('FC-F.1 only the storage itself was taken', () => {
    const scene = storing('X1-1 X1-7 X1-10')
    expect(show(play(scene, 'use X1-10', 'done', 'do storage', 'use X1-1', 'done', 'end'))['seat 1 taken']).toBe('F1-1')
  })

  test('FC-F.1 a card used out of a storage counts for no Game End card (FC-13.3)', () => {
    const scene = at(
      rules,
      `round 6\nturn 2\nturns-left 1\nacted yes\nframe USE of card F3-1\ndrawn X3-1 X3-8 X3-11
      seat 1\ncoins 0 0 0\nseat 2\ncoins 0 0 0\nkept G21\ntaken F3-1 X3-10`,
    )
    const over = play(scene, 'use X3-11', 'loco 2', 'end')
    // 2 + 1 points of the cities; one locomotive card of 4 points, not two.
    expect(show(over)).toMatchObject({ phase: 'over', 'seat 2 points': String(3 + 4) })
  })
})
