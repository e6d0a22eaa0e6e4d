import { describe, expect, test } from 'vitest'
import type { DeckFile } from '../../decks/definition.ts'
import { rulesFor } from '../../rules.ts'
import { rulesWithFaces } from '../../testing/own-faces.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesWithFaces(
  2,
  ['A', 'B'],
  [
    { id: 'A1-2', kind: 'contract', when: '2 cars of 1 in each train', frame: 'LOCO 2' },
    { id: 'A1-5', kind: 'contract', when: '2 cars of 2', frame: 'CAR 2' },
  ],
)
const four = rulesFor(4, ['A', 'B'])

/** Seat 1 on its turn, with A1-1 (4 cars of 1: 3 coins) open and met. */
const MET = 'contracts A1-1\nupper 1 1 1 1\ncoins 0 0 0'

describe('FC-10.1 a contract', () => {
  test('FC-10.1 lies open once it is taken', () => {
    const scene = at(rules, 'a A1-1 X1-1\nb X1-2')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 contracts': 'A1-1',
      'seat 1 taken': 'A1-1',
    })
    expect(told(scene, 'take a1')).toContain('contract: seat 0, card A1-1')
  })

  test('FC-10.1 may be fulfilled before the regular action', () => {
    const scene = at(rules, `a X1-1 X1-1\nseat 1\n${MET}`)
    expect(texts(scene)).toContain('fulfil A1-1')
    expect(changes(scene, 'fulfil A1-1')).toEqual({
      'seat 1 contracts': '-',
      'seat 1 coins': '3 0 0',
      'seat 1 fulfilled': '1',
    })
  })

  test('FC-10.1 may be fulfilled after the regular action, in the turn it was taken too', () => {
    const scene = at(rules, 'a A1-1 X1-1\nb X1-2\nseat 1\nupper 1 1 1 1\ncoins 0 0 0')
    expect(texts(play(scene, 'take a1'))).toEqual(['fulfil A1-1', 'end'])
    expect(show(play(scene, 'take a1', 'fulfil A1-1'))['seat 1 coins']).toBe('3 0 0')
  })

  test('FC-10.1 may be fulfilled in the own part of a scoring phase', () => {
    const scene = at(rules, `phase scoring\nseat 1\n${MET}`)
    expect(texts(scene)).toEqual(['fulfil A1-1', 'score'])
    expect(show(play(scene, 'fulfil A1-1'))['seat 1 coins']).toBe('3 0 0')
  })

  test('FC-10.1 may be fulfilled later, as the player likes', () => {
    const scene = at(rules, `acted yes\nb X1-2\nseat 1\n${MET}`)
    expect(show(play(scene, 'end'))['seat 1 contracts']).toBe('A1-1')
  })

  test('FC-10.1 is fulfilled only when its condition is met', () => {
    const scene = at(rules, 'seat 1\ncontracts A1-1\nupper 1 1 1 0')
    expect(texts(scene)).not.toContain('fulfil A1-1')
    expect(why(scene, 'fulfil A1-1')).toBe('FC-10.1 condition-not-met (card A1-1); first: meet-condition')
  })

  test('FC-10.1 is fulfilled only by who has it', () => {
    const scene = at(rules, `seat 1\nupper 1 1 1 1\nseat 2\ncontracts A1-1\nupper 1 1 1 1`)
    expect(why(scene, 'fulfil A1-1')).toBe('FC-10.1 not-your-contract (card A1-1)')
    expect(why(scene, 'fulfil A1-1', 2)).toBe('FC-2.2 not-your-decision (seat 1); first: wait')
  })

  test('FC-10.1 is not fulfilled inside a frame, but before or after it', () => {
    const frame = at(rules, `acted yes\nframe CAR 2 of card X1-1\nseat 1\n${MET}`)
    expect(why(frame, 'fulfil A1-1')).toBe('FC-3.5 own-frame-first (frame CAR 2); first: finish-or-done')
    const waited = at(rules, `acted yes\nframe CAR 1 of G3\nseat 1\nendcards G3\n${MET}`)
    expect(why(waited, 'fulfil A1-1')).toBe('FC-3.6 finish-the-frame (frame CAR 1); first: finish-or-done')
    expect(texts(play(frame, 'done'))).toContain('fulfil A1-1')
  })

  test('FC-10.1 is not fulfilled out of turn', () => {
    const scene = at(
      four,
      `phase receive\nturn 1\ndecides 3\npaying 4\nwaiting mail upper, G3\nseat 3\nendcards G3\nupper 1 1 1 1 0 M1\ncontracts A1-1`,
    )
    expect(texts(scene)).toEqual(['do mail upper', 'do G3', 'end'])
    expect(why(scene, 'fulfil A1-1')).toBe('FC-3.8 out-of-turn; first: own-turn')
  })

  test('FC-10.1 is not fulfilled while room has to be made for coins', () => {
    const scene = at(
      rules,
      `acted yes\nframe COIN 3 of card A1-8\nseat 1\ncontracts A1-2\nupper 1 1\nlower 1 1\ncoins 5 5 1`,
    )
    expect(why(scene, 'fulfil A1-2')).toBe('FC-9.2 make-room-first (coins 3); first: spend-coins')
  })

  test('FC-10.1 is named with its card and nothing else', () => {
    const scene = at(rules, `seat 1\n${MET}`)
    const form = (text: string) => `notation not-a-move (text ${text}, forms fulfil <contract>); first: see-forms`
    for (const text of ['fulfil', 'fulfil Z9', 'fulfil A1-1 now']) expect(why(scene, text)).toBe(form(text))
  })
})

describe('FC-10.2 fulfilling', () => {
  test('FC-10.2 is one step with its frame: it is carried out at once and does not wait', () => {
    const scene = at(rules, 'seat 1\ncontracts A1-5\nupper 2 2')
    expect(changes(scene, 'fulfil A1-5')).toEqual({
      frame: 'CAR 2 of contract A1-5',
      'seat 1 contracts': '-',
      'seat 1 fulfilled': '1',
    })
    expect(texts(play(scene, 'fulfil A1-5'))).toEqual(['car upper', 'car lower', 'done'])
  })

  test('FC-10.2 pays once', () => {
    const scene = at(rules, `a X1-1 X1-1\nseat 1\n${MET}`)
    expect(why(play(scene, 'fulfil A1-1'), 'fulfil A1-1')).toBe('FC-10.1 not-your-contract (card A1-1)')
  })

  test('FC-10.2 loses what cannot be used', () => {
    const scene = at(rules, 'a X1-1 X1-1\nseat 1\ncontracts A1-2\nupper 1 1\nlower 1 1\nlocomotive 3')
    expect(changes(scene, 'fulfil A1-2')).toEqual({ 'seat 1 contracts': '-', 'seat 1 fulfilled': '1' })
    const partly = at(rules, 'a X1-1 X1-1\nseat 1\ncontracts A1-2\nupper 1 1\nlower 1 1\nlocomotive 2')
    expect(changes(partly, 'fulfil A1-2', 'loco 1')).toEqual({
      'seat 1 contracts': '-',
      'seat 1 fulfilled': '1',
      'seat 1 locomotive': '3',
    })
  })

  test('FC-10.2 the contract goes to the used cards', () => {
    const scene = at(rules, `a X1-1 X1-1\nseat 1\n${MET}\ntaken A1-1`)
    expect(show(play(scene, 'fulfil A1-1'))).toMatchObject({ 'seat 1 contracts': '-', 'seat 1 taken': 'A1-1' })
  })

  test('FC-10.2 is told, and its points are told as those of a contract', () => {
    const scene = at(rules, 'seat 1\ncontracts A3-1\nupper 2 2 2\nlower 2 2 2')
    expect(told(scene, 'fulfil A3-1')).toEqual([
      'fulfilled: seat 0, card A3-1',
      'scored: seat 0, points 15, for contract',
    ])
  })

  test('FC-10.2 other open contracts stay, each in its place', () => {
    const scene = at(rules, 'seat 1\ncontracts A1-4 A1-1 A1-5\nupper 1 1 1 1')
    expect(changes(scene, 'fulfil A1-1')['seat 1 contracts']).toBe('A1-4 A1-5')
  })

  test('FC-10.2 two of a kind are fulfilled one by one', () => {
    const copies: DeckFile = {
      format: 'roundhouse-decks 1',
      name: 'Two of a kind',
      decks: { A: [{ id: 'A1-1', pile: 1, copies: 2, kind: 'contract', when: '4 cars of 1', frame: 'COIN 3' }] },
    }
    const scene = at(
      rulesFor(2, ['A', 'B'], undefined, copies),
      'seat 1\ncontracts A1-1 A1-1\nupper 1 1 1 1\ncoins 0 0 0',
    )
    expect(texts(scene).filter(text => text === 'fulfil A1-1')).toHaveLength(1)
    expect(changes(scene, 'fulfil A1-1')).toEqual({
      'seat 1 contracts': 'A1-1',
      'seat 1 fulfilled': '1',
      'seat 1 coins': '3 0 0',
    })
    expect(show(play(scene, 'fulfil A1-1', 'fulfil A1-1'))['seat 1 coins']).toBe('5 1 0')
  })
})

describe('FC-10.3 a higher car', () => {
  test.each(['0', '1', '2', '4', '7', '12'])('FC-10.3 a 12-car counts as a %s', value => {
    const twelve: DeckFile = {
      format: 'roundhouse-decks 1',
      name: 'One car',
      decks: { A: [{ id: 'A1-1', pile: 1, kind: 'contract', when: `1 cars of ${value}`, frame: 'COIN 1' }] },
    }
    const scene = at(rulesFor(2, ['A', 'B'], undefined, twelve), 'seat 1\ncontracts A1-1\nlower 12')
    expect(texts(scene)).toContain('fulfil A1-1')
  })
})

describe('FC-10.4 a declined contract', () => {
  const scene = at(rules, 'a A1-1 X1-1\nb X1-2\nseat 1\nupper 1 1 1 1')

  test('FC-10.4 is never fulfilled', () => {
    const declined = play(scene, 'decline a1', 'done')
    expect(show(declined)).toMatchObject({ 'seat 1 contracts': '-', 'seat 1 taken': 'A1-1', 'seat 1 fulfilled': '0' })
    expect(why(declined, 'fulfil A1-1')).toBe('FC-10.1 not-your-contract (card A1-1)')
  })

  test('FC-10.4 is no completed contract', () => {
    const declined = at(rules, 'seat 1\ntaken A1-1 A1-7\ncontracts A1-7\ncoins 0 0 0')
    expect(show(play(declined, 'fulfil A1-7'))).toMatchObject({ 'seat 1 coins': '2 0 0', 'seat 1 fulfilled': '1' })
  })
})

describe('FC-10.5 the end of the game', () => {
  test('FC-10.5 contracts still open pay nothing and are discarded', () => {
    const scene = at(
      rules,
      'phase scoring\nround 6\nturn 2\nturns-left 1\nseat 1\ncontracts A3-1\nupper 2 2 2\nlower 2 2 2\ncoins 0 0 0\nseat 2\ncoins 0 0 0',
    )
    expect(show(play(scene, 'score'))).toMatchObject({
      phase: 'over',
      'seat 1 contracts': '-',
      'seat 1 fulfilled': '0',
      'seat 1 points': '0',
    })
    expect(told(scene, 'score')).toContain('contracts-discarded: seat 0')
    expect(told(scene, 'score')).not.toContain('contracts-discarded: seat 1')
  })
})

describe('FC-A.2 per completed contract', () => {
  test('FC-A.2 pays once for each completed contract, this one included', () => {
    const first = at(rules, 'a X1-1 X1-1\nseat 1\ncontracts A1-7\ncoins 0 0 0')
    expect(changes(first, 'fulfil A1-7')).toEqual({
      'seat 1 contracts': '-',
      'seat 1 fulfilled': '1',
      'seat 1 coins': '2 0 0',
    })
    const third = at(rules, 'a X1-1 X1-1\nseat 1\ncontracts A1-7\nfulfilled 2\ncoins 0 0 0')
    expect(changes(third, 'fulfil A1-7')).toEqual({
      'seat 1 contracts': '-',
      'seat 1 fulfilled': '3',
      'seat 1 coins': '5 1 0',
    })
  })

  test('FC-A.2 has no other condition', () => {
    expect(texts(at(rules, 'seat 1\ncontracts A1-7'))).toContain('fulfil A1-7')
  })

  test('FC-A.2 counts contracts of any module', () => {
    const scene = at(rules, 'a X1-1 X1-1\nseat 1\ncontracts A1-7 B1-3\nupper 0{B1-1} 0{B1-1}\ncoins 0 0 0')
    const both = play(scene, 'fulfil B1-3', 'done', 'fulfil A1-7')
    expect(show(both)).toMatchObject({ 'seat 1 coins': '5 1 0', 'seat 1 fulfilled': '2' })
  })

  test('FC-A.2 does not count those of others, nor open ones', () => {
    const scene = at(rules, 'a X1-1 X1-1\nseat 1\ncontracts A1-7 A1-1\ncoins 0 0 0\nseat 2\nfulfilled 4')
    expect(show(play(scene, 'fulfil A1-7'))['seat 1 coins']).toBe('2 0 0')
  })

  test('FC-A.2 all of it is one frame, so the coins come together (ruling)', () => {
    const scene = at(rules, 'a X1-1 X1-1\nseat 1\ncontracts A1-7\nfulfilled 2\ncoins 5 2 0')
    const fulfilled = play(scene, 'fulfil A1-7')
    expect(show(fulfilled).frame).toBe('COIN 2 + COIN 2 + COIN 2 of contract A1-7')
    expect(why(fulfilled, 'take a1')).toBe('FC-9.2 make-room-first (coins 6); first: spend-coins')
    expect(show(play(fulfilled, 'spend 2 point'))).toMatchObject({ frame: 'no', 'seat 1 coins': '5 5 2' })
  })

  test('FC-A.2 points come that often too', () => {
    const scene = at(rules, 'a X2-1 X2-1\nseat 1\ncontracts A2-7\nfulfilled 3')
    expect(changes(scene, 'fulfil A2-7')).toEqual({
      'seat 1 contracts': '-',
      'seat 1 fulfilled': '4',
      'seat 1 points': '8',
    })
  })
})
