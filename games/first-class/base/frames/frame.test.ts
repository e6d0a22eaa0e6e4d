import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const FULL = 'upper 1 1 1 1 1 M1 1 1 1 L5\nlower 1 1 1 1 1 M2 1 1 1 L6'

describe('FC-3.2 what is carried out', () => {
  test('FC-3.2 a frame is carried out fully or partly; what is left undone is lost', () => {
    const scene = amid(rules, 'CAR 2 + UP 0>1')
    expect(changes(scene, 'car upper', 'done')).toEqual({ frame: 'no', 'seat 1 upper': '0 0' })
    expect(told(scene, 'car upper', 'done').at(-1)).toBe('left: seat 0, frame CAR 1 + UP 0>1')
  })

  test('FC-3.2 ruling: a symbol may be left unused by choice, all of them too', () => {
    for (const frame of ['CAR 1', 'UP 0>1', 'FREE 1', 'COND 1', 'LOCO 1'])
      expect(changes(amid(rules, frame), 'done')).toEqual({ frame: 'no' })
    const grant = at(rules, 'acted yes\nframe GEC 1 of card X1-3\ndisplay G1')
    expect(changes(grant, 'done')).toEqual({ frame: 'no' })
  })

  test('FC-3.2 a card may be taken although part of it cannot be carried out', () => {
    const scene = at(rules, `a X1-3 X1-1\nseat 1\nupper 1\nlower 1 1 1 1 1 M2 1 1 1 L6`)
    expect(texts(play(scene, 'take a1'))).toEqual(['car upper', 'done'])
    expect(show(play(scene, 'take a1', 'done'))).toMatchObject({ frame: 'no', acted: 'yes' })
  })

  test('FC-3.2 a card may be taken although nothing of it can be carried out', () => {
    const scene = at(rules, `a X1-3 X1-1\nseat 1\n${FULL}`)
    expect(changes(scene, 'take a1')).toEqual({ acted: 'yes', a: '- - - - - -', 'seat 1 taken': 'X1-3' })
  })

  test('FC-3.2 what cannot be used first may be used once another symbol made it possible', () => {
    const scene = amid(rules, 'UP 0>1 + CAR 1', 'upper 1\nlower 1')
    expect(texts(scene)).toEqual(['car upper', 'car lower', 'done'])
    expect(texts(play(scene, 'car lower'))).toEqual(['up lower 0', 'done'])
  })

  test('FC-3.2 except where a rule says must (FC-7.1): then it happens although the rest is left', () => {
    const scene = amid(rules, 'CAR 1 + BOTH 1')
    expect(changes(scene, 'done')).toEqual({ frame: 'no', 'seat 1 upper': '0^', 'seat 1 lower': '0^' })
    expect(told(scene, 'done')).toEqual([
      'left: seat 0, frame CAR 1',
      'conductor: seat 0, train upper, steps 1',
      'conductor: seat 0, train lower, steps 1',
    ])
  })

  test('FC-3.2 except a mail car (FC-6.1) and a locomotive tile (FC-6.3): nobody goes on without', () => {
    expect(texts(play(amid(rules, 'CAR 2', 'upper 0 0 0 0'), 'car upper'))).not.toContain('done')
    expect(show(play(amid(rules, 'CAR 2', 'upper 0 0 0 0 0 M1 0 0'), 'car upper'))['seat 1 upper']).toMatch(/L5$/)
  })

  test('FC-3.2 ruling: coins and points come as the frame begins and cannot be left', () => {
    const contract = at(rules, 'seat 1\ncontracts A2-5 A3-3\nupper 7 4 2 2')
    expect(changes(contract, 'fulfil A2-5')).toMatchObject({
      frame: 'FREE 3 of contract A2-5',
      'seat 1 coins': '3 0 0',
    })
    expect(changes(contract, 'fulfil A3-3', 'done')).toMatchObject({ 'seat 1 points': '4' })
  })

  test('FC-3.2 points of a frame that is no contract are told as of a frame', () => {
    // Room must be made for the coins; then the points come with them.
    const scene = at(rules, 'acted yes\nframe COIN 1 + PTS 3 of card X1-3\nseat 1\ncoins 5 5 2')
    expect(told(scene, 'spend 1 point').slice(-2)).toEqual([
      'coins: seat 0, coins 1, lost 0',
      'scored: seat 0, points 3, for frame',
    ])
  })

  test('FC-3.2 leaving is written done, and nothing more', () => {
    expect(why(amid(rules, 'CAR 1'), 'done now')).toBe(
      'notation not-a-move (text done now, forms done); first: see-forms',
    )
  })

  test('FC-3.2 with nothing begun there is nothing to leave', () => {
    expect(why(at(rules, 'a X1-1'), 'done')).toBe('FC-3.6 no-open-frame; first: begin-a-frame')
  })
})

describe('FC-3.6 a frame is carried out whole', () => {
  test('FC-3.6 its sub-actions in an order of choice', () => {
    const scene = amid(rules, 'CAR 1 + UP 0>1 + LOCO 1 + COND 1')
    expect(texts(scene)).toEqual([
      ...['car upper', 'car lower', 'up upper 0', 'up lower 0', 'loco 1', 'cond lower 1', 'cond upper 1', 'done'],
    ])
    const all = { frame: 'no', 'seat 1 upper': '1^ 0', 'seat 1 locomotive': '1', 'seat 1 points': '2' }
    expect(changes(scene, 'car upper', 'up upper 0', 'loco 1', 'cond upper 1')).toEqual(all)
    expect(changes(scene, 'cond upper 1', 'loco 1', 'up upper 0', 'car upper')).toEqual(all)
  })

  test('FC-3.6 each of its symbols is open from the start', () => {
    const scene = at(
      rules,
      'acted yes\ndisplay G1\nframe LOCO 1 + GEC 1 + COND 1 + FREE 1 + UP 0>1 + CAR 1 of card X1-3',
    )
    expect(texts(scene)).toEqual([
      ...['loco 1', 'pick G1', 'cond lower 1', 'cond upper 1', 'free upper 0', 'free upper car', 'free lower 0'],
      ...['free lower car', 'up upper 0', 'up lower 0', 'car upper', 'car lower', 'done'],
    ])
    const reward = at(rules, 'acted yes\nframe BOTH 1 + LOCO 1 + CAR 1 or UP 0>1 of card X1-3')
    expect(texts(reward)).toEqual([
      ...['both 1', 'loco 1', 'car upper', 'car lower', 'up upper 0', 'up lower 0', 'done'],
    ])
    expect(texts(amid(rules, 'LOCO 1 + BOTH 1'))).toEqual(['loco 1', 'both 1', 'done'])
  })

  test('FC-3.6 without any other frame in between', () => {
    const scene = at(rules, 'frame CAR 1 of G3\nwaiting mail upper\nacted yes\nseat 1\nendcards G3\nupper 0 0 0 0 0 M1')
    expect(why(scene, 'do mail upper')).toBe('FC-3.6 finish-the-frame (frame CAR 1); first: finish-or-done')
    expect(texts(play(scene, 'done'))).toContain('do mail upper')
  })

  test('FC-3.6 without any free action in between', () => {
    const scene = at(rules, 'a X1-2\nframe CAR 1 of G3\nseat 1\nendcards G3\ncoins 5 5 2\ncontracts A1-7')
    const refused = 'FC-3.6 finish-the-frame (frame CAR 1); first: finish-or-done'
    for (const text of ['spend 1 point', 'spend 2 locomotive', 'spend 3 upper 0', 'fulfil A1-7', 'take a1', 'tile'])
      expect(why(scene, text)).toBe(refused)
    expect(why(scene, 'end')).toBe('FC-3.1 must-act; first: take-or-tile')
  })

  test('FC-3.1 after the regular action the frame is not to blame for what the turn no longer has', () => {
    const scene = play(at(rules, 'a X1-2 X1-1'), 'take a1')
    expect(show(scene)['frame']).not.toBe('no')
    for (const text of ['take a2', 'decline a2', 'tile'])
      expect(why(scene, text)).toBe('FC-3.1 already-acted; first: next-turn')
    expect(why(scene, 'decline tile')).toBe('FC-3.3 tile-not-declined')
  })

  test('FC-3.6 a mail car is laid inside it, and its bonus waits until the frame is done', () => {
    const scene = play(amid(rules, 'CAR 2', 'upper 0 0 0 0'), 'car upper', 'mail 4')
    expect(show(scene)).toMatchObject({ waiting: 'mail upper', 'seat 1 coins': '1 0 0', frame: 'CAR 1 of card X1-3' })
    expect(why(scene, 'do mail upper')).toBe('FC-3.5 own-frame-first (frame CAR 1); first: finish-or-done')
  })

  test('FC-3.6 points are scored inside it at once: a city, Constantinople', () => {
    const scene = amid(rules, 'LOCO 1 + CAR 1 + COND 1', 'upper 0 0 0 0 0 M1 0 0 0^ L5')
    expect(changes(scene, 'loco 1')).toMatchObject({ 'seat 1 points': '2', frame: 'CAR 1 + COND 1 of card X1-3' })
    expect(changes(scene, 'cond upper 1')).toMatchObject({ 'seat 1 points': '20' })
  })

  test('FC-3.6 the action of a Game End card waits until the frame is done', () => {
    const scene = play(at(rules, 'acted yes\nframe GEC 1 + CAR 1 of card X1-3\ndisplay G1 G3'), 'pick G3')
    expect(show(scene)).toMatchObject({ frame: 'CAR 1 of card X1-3', waiting: 'G3' })
    expect(texts(scene)).toEqual(['car upper', 'car lower', 'done'])
  })

  test('FC-3.6 a frame in which nothing can be used any more ends by itself', () => {
    expect(changes(amid(rules, 'CAR 1 + UP 7>12'), 'car upper')).toEqual({ frame: 'no', 'seat 1 upper': '0 0' })
  })

  test('FC-3.6 of two alike each is used by itself', () => {
    const scene = amid(rules, 'UP 0>1 + UP 0>1', 'upper 0 0')
    expect(texts(scene)).toEqual(['up upper 0', 'up lower 0', 'done'])
    expect(changes(scene, 'up upper 0')).toEqual({ frame: 'UP 0>1 of card X1-3', 'seat 1 upper': '1 0' })
  })

  test('FC-3.6 no symbol is used outside a frame, in a turn, in a scoring phase or out of turn', () => {
    const symbols = ['car upper', 'up upper 0', 'free upper 0', 'both 1', 'cond upper 1', 'loco 1', 'pick G1', 'done']
    const three = rulesFor(3, ['A', 'B'])
    const tiles = 'seat 3\nupper 0 0 0 0 0 M1\nlower 0 0 0 0 0 M2'
    for (const [scene, remedy] of [
      [at(rules, 'a X1-1 X1-2'), 'begin-a-frame'],
      [at(rules, 'acted yes\na X1-1 X1-2\nwaiting city 3\nseat 1\nlocomotive 3'), 'a-waiting-frame'],
      [at(rules, 'acted yes\na X1-1 X1-2\nseat 1\ncoins 1 0 0'), 'next-turn'],
      [at(rules, 'phase scoring\nwaiting city 3\nseat 1\nlocomotive 3'), 'a-waiting-frame'],
      [at(rules, 'phase scoring\nseat 1\ncoins 1 0 0'), 'after-scoring'],
      [at(three, `phase receive\ndecides 3\npaying 4\nwaiting mail upper, mail lower\n${tiles}`), 'a-waiting-frame'],
    ] as const)
      for (const text of symbols) expect(why(scene, text)).toBe(`FC-3.6 no-open-frame; first: ${remedy}`)
  })
})
