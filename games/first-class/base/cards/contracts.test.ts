import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { rulesWithFaces } from '../../testing/own-faces.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesWithFaces(2, ['A', 'B'], [{ id: 'A1-5', kind: 'contract', when: '2 cars of 2', frame: 'CAR 2' }])
const three = rulesFor(3, ['A', 'B'])

describe('FC-10.1 a contract', () => {
  test('FC-10.1 lies open beside the board when it is taken', () => {
    const scene = at(rules, 'a A1-5 X1-1\nseat 1\ncontracts A1-4')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 contracts': 'A1-4 A1-5',
      'seat 1 taken': 'A1-4 A1-5',
    })
    expect(told(scene, 'take a1').at(-1)).toBe('contract: seat 0, card A1-5')
  })

  test('FC-10.1 may be fulfilled when its condition is met or exceeded, not before', () => {
    const holding = (upper: string) => at(rules, `seat 1\ncontracts A1-5\nupper ${upper}`)
    const notMet = 'FC-10.1 condition-not-met (card A1-5); first: meet-condition'
    expect(why(holding('2 1'), 'fulfil A1-5')).toBe(notMet)
    expect(texts(holding('2 1'))).not.toContain('fulfil A1-5')
    for (const upper of ['2 2', '2 2 2', '12 4 2'])
      expect(changes(holding(upper), 'fulfil A1-5')).toEqual({
        frame: 'CAR 2 of contract A1-5',
        'seat 1 contracts': '-',
        'seat 1 fulfilled': '1',
      })
  })

  test('FC-10.1 can be fulfilled in the turn in which it is taken', () => {
    const scene = at(rules, 'a A1-5 X1-1\nseat 1\nupper 2 2')
    expect(show(play(scene, 'take a1', 'fulfil A1-5'))).toMatchObject({ frame: 'CAR 2 of contract A1-5' })
  })

  test('FC-10.1 now or later, as the player likes: a turn or a scoring part may end with it open', () => {
    const turn = at(rules, 'acted yes\nseat 1\ncoins 0 0 0\ncontracts A1-5\nupper 2 2')
    expect(texts(turn)).toEqual(['fulfil A1-5', 'end'])
    expect(show(play(turn, 'end'))).toMatchObject({ turn: '2', 'seat 1 contracts': 'A1-5' })
    const part = at(rules, 'phase scoring\nseat 1\ncoins 0 0 0\ncontracts A1-5\nupper 2 2')
    expect(texts(part)).toEqual(['fulfil A1-5', 'score'])
    expect(show(play(part, 'score'))).toMatchObject({ turn: '2', 'seat 1 contracts': 'A1-5' })
  })

  test('FC-10.1 that is not met keeps no turn and no scoring part open', () => {
    const turn = at(rules, 'a X1-9 X1-1\nseat 1\ncoins 0 0 0\ncontracts A1-5')
    expect(show(play(turn, 'take a1', 'loco 1'))).toMatchObject({ turn: '2' })
    const part = at(rules, 'phase scoring\nseat 1\ncontracts A1-5')
    expect(show(play(part, 'spend 1 point'))).toMatchObject({ turn: '2' })
  })

  test('FC-10.1 can be fulfilled before and after the regular action and between frames', () => {
    const scene = at(rules, 'a X1-9 X1-1\nwaiting mail upper\nseat 1\ncontracts A1-5 A1-4\nupper 2 2 0 0 0 M1\nlower 0')
    expect(texts(scene)).toContain('fulfil A1-5')
    const between = play(scene, 'fulfil A1-5', 'done', 'take a1', 'loco 1', 'do mail upper', 'loco 2')
    expect(show(between)).toMatchObject({ acted: 'yes', waiting: '-', 'seat 1 contracts': 'A1-4' })
    expect(texts(between)).toContain('fulfil A1-4')
  })

  test('FC-10.1 not inside a frame, not out of turn', () => {
    const board = 'contracts A1-5\nupper 2 2'
    expect(why(amid(rules, 'CAR 1', board), 'fulfil A1-5')).toBe(
      'FC-3.5 own-frame-first (frame CAR 1); first: finish-or-done',
    )
    const out = at(three, `phase receive\ndecides 3\npaying 4\nframe CAR 1 of start-tile 3\nseat 3\n${board}`)
    expect(why(out, 'fulfil A1-5')).toBe('FC-3.8 out-of-turn; first: own-turn')
  })

  test('FC-10.1 is fulfilled only by who took it', () => {
    const scene = at(rules, 'seat 1\nupper 2 2\nseat 2\ncontracts A1-5\nupper 2 2')
    expect(why(scene, 'fulfil A1-5')).toBe('FC-10.1 not-your-contract (card A1-5)')
  })

  test('FC-10.1 one that can still be taken is to be taken first, one that is gone is not', () => {
    const hint = (text: string) => why(at(rules, `${text}\nseat 1\nupper 2 2`), 'fulfil A1-5')
    const taken = 'FC-10.1 not-your-contract (card A1-5)'
    expect(hint('a A1-5 X1-1')).toBe(`${taken}; first: take-it`)
    expect(hint('round 2\na A1-5 X1-1\nacted yes\nturns-left 2\nwaiting mail lower\nseat 1\nlower 0 0 0 0 0 M1')).toBe(
      taken,
    )
    expect(hint('pile A1-5')).toBe(`${taken}; first: take-it`)
    expect(why(at(rules, 'round 2\nseat 1'), 'fulfil A2-1')).toBe(
      'FC-10.1 not-your-contract (card A2-1); first: take-it',
    )
    expect(why(at(rules, 'round 3\npile -\nseat 1'), 'fulfil A2-1')).toBe('FC-10.1 not-your-contract (card A2-1)')
  })

  test('FC-10.1 is written with its card', () => {
    for (const text of ['fulfil', 'fulfil A9-1', 'fulfil A1-5 A1-4'])
      expect(why(at(rules, 'a X1-1'), text)).toBe(
        `notation not-a-move (text ${text}, forms fulfil <contract>); first: see-forms`,
      )
  })

  test('FC-10.1 of several met each can be chosen', () => {
    const scene = at(rules, 'seat 1\ncontracts A1-3 A1-5 A1-7\nupper 2 2 1')
    expect(texts(scene).filter(text => text.startsWith('fulfil'))).toEqual([
      'fulfil A1-3',
      'fulfil A1-5',
      'fulfil A1-7',
    ])
    expect(show(play(scene, 'fulfil A1-5'))).toMatchObject({ 'seat 1 contracts': 'A1-3 A1-7' })
  })
})

describe('FC-10.1 two contracts alike', () => {
  const faces = rules.printed.faces.map(face => (face.id === 'A1-7' ? { ...face, copies: 2 } : face))
  const scene = at({ ...rules, printed: { ...rules.printed, faces } }, 'seat 1\ncontracts A1-7 A1-7')

  test('FC-10.1 are fulfilled one by one', () => {
    expect(texts(scene).filter(text => text.startsWith('fulfil'))).toEqual(['fulfil A1-7'])
    expect(show(play(scene, 'fulfil A1-7'))).toMatchObject({ 'seat 1 contracts': 'A1-7', 'seat 1 coins': '3 0 0' })
  })
})

describe('FC-10.2 fulfilling', () => {
  test('FC-10.2 begins its frame at once: it does not wait', () => {
    const scene = at(rules, 'waiting mail upper\nseat 1\ncontracts A1-5\nupper 2 2 0 0 0 M1')
    const begun = play(scene, 'fulfil A1-5')
    expect(texts(begun)).toEqual(['car upper', 'car lower', 'done'])
    expect(why(begun, 'do mail upper')).toBe('FC-3.6 finish-the-frame (frame CAR 2); first: finish-or-done')
    expect(told(scene, 'fulfil A1-5')).toEqual(['fulfilled: seat 0, card A1-5'])
  })

  test('FC-10.2 pays once, and the contract goes to the used cards', () => {
    const scene = at(rules, 'seat 1\ncontracts A1-5\nupper 2 2')
    const after = play(scene, 'fulfil A1-5', 'car upper', 'car upper')
    expect(show(after)).toMatchObject({ 'seat 1 contracts': '-', 'seat 1 taken': 'A1-5', 'seat 1 fulfilled': '1' })
    expect(why(after, 'fulfil A1-5')).toBe('FC-10.1 not-your-contract (card A1-5)')
  })

  test('FC-10.2 a frame for each locomotive tile held is one frame (FC-B.6)', () => {
    const [one, other] = ['0 0 0 0 0 M1 0 0 0 L5', '0 0 0 0 0 M2 0 0 0 L6']
    const frame = (board: string) =>
      show(play(at(rules, `display G1 G2 G3 G4\nseat 1\ncontracts B3-4\n${board}`), 'fulfil B3-4'))['frame']
    expect(frame(`upper ${one}`)).toBe('GEC 1 of contract B3-4')
    expect(frame(`lower ${one}`)).toBe('GEC 1 of contract B3-4')
    expect(frame(`upper ${one}\nlower ${other}`)).toBe('GEC 1 + GEC 1 of contract B3-4')
  })

  test('FC-10.2 what cannot be used is lost', () => {
    const full = 'upper 2 2 0 0 0 M1 0 0 0 L5\nlower 0 0 0 0 0 M2 0 0 0 L6'
    expect(changes(at(rules, `seat 1\ncontracts A1-5\n${full}`), 'fulfil A1-5')).toEqual({
      'seat 1 contracts': '-',
      'seat 1 fulfilled': '1',
    })
  })

  test('FC-10.2 points of a contract are told as such', () => {
    const scene = at(rules, 'seat 1\ncontracts A2-7\nfulfilled 1')
    expect(told(scene, 'fulfil A2-7')).toEqual([
      'fulfilled: seat 0, card A2-7',
      'scored: seat 0, points 4, for contract',
    ])
  })
})

describe('FC-10.3 a higher car', () => {
  test('FC-10.3 counts as every lower one', () => {
    const scene = at(rules, 'seat 1\ncontracts A1-1 A1-5\nupper 12 7\nlower 4 1')
    expect(texts(scene)).toContain('fulfil A1-1')
    expect(texts(scene)).toContain('fulfil A1-5')
    expect(why(at(rules, 'seat 1\ncontracts A1-1\nupper 12 7\nlower 4 0'), 'fulfil A1-1')).toBe(
      'FC-10.1 condition-not-met (card A1-1); first: meet-condition',
    )
  })
})

describe('FC-10.4 a declined contract', () => {
  const scene = play(at(rules, 'a A1-5 X1-1\nseat 1\nupper 2 2\ncontracts A1-7'), 'decline a1', 'free upper car')

  test('FC-10.4 is never fulfilled', () => {
    expect(show(scene)).toMatchObject({ 'seat 1 contracts': 'A1-7', 'seat 1 taken': 'A1-7 A1-5' })
    expect(why(scene, 'fulfil A1-5')).toBe('FC-10.1 not-your-contract (card A1-5)')
  })

  test('FC-10.4 is no completed contract: A1-7 counts only itself', () => {
    expect(show(scene)).toMatchObject({ 'seat 1 fulfilled': '0', 'seat 1 coins': '1 0 0' })
    expect(show(play(scene, 'fulfil A1-7'))).toMatchObject({ 'seat 1 fulfilled': '1', 'seat 1 coins': '3 0 0' })
  })
})

describe('FC-10.5 contracts open at the end', () => {
  test('FC-10.5 pay nothing, met or not', () => {
    const scene = at(
      rules,
      `phase scoring
       round 6
       turn 2
       turns-left 1
       seat 2
       contracts A3-7 A3-1
       coins 0 0 0
       upper 2 2 2 2
       lower 2 2`,
    )
    expect(texts(scene)).toEqual(['fulfil A3-7', 'fulfil A3-1', 'score'])
    expect(show(play(scene, 'score'))).toMatchObject({ phase: 'over', 'seat 2 points': '0', 'seat 2 contracts': '-' })
    expect(told(scene, 'score')).toContain('contracts-discarded: seat 1')
    expect(told(scene, 'score')).not.toContain('contracts-discarded: seat 0')
  })
})
