import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'F'])

const laying = (board: string) => at(rules, `acted yes\nframe LAY of card F1-2\nb X1-2\nseat 1\n${board}`)
/** Seat 1 has just laid a factory; these wait. */
const waiting = (factories: string, board: string) => at(rules, `acted yes\nwaiting ${factories}\nseat 1\n${board}`)

describe('FC-F.2 a factory', () => {
  test('FC-F.2, FC-3.7 waits for factories to its right, not for other frames', () => {
    const scene = waiting('G7, factory 2, factory 1', 'middle F1-2 F1-2\nupper 1 1 0\nendcards G7')
    expect(texts(scene).filter(text => text.startsWith('do'))).toEqual(['do G7', 'do factory 2'])
  })

  test('FC-F.2 is laid as a middle card and then activated', () => {
    const scene = at(rules, 'a F1-2 X1-1\nb X1-2')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      waiting: 'factory 1',
      'seat 1 middle': 'F1-2',
      'seat 1 taken': 'F1-2',
    })
  })

  test('FC-F.2 activates all own factories, the new one included, from right to left', () => {
    const scene = laying('middle F1-2 F1-2')
    expect(changes(scene, 'lay 3')).toEqual({
      frame: 'no',
      'seat 1 middle': 'F1-2 F1-2 F1-2',
      waiting: 'factory 3, factory 2, factory 1',
    })
    const laid = play(scene, 'lay 3')
    expect(texts(laid).filter(text => text.startsWith('do'))).toEqual(['do factory 3'])
    expect(why(laid, 'do factory 1')).toBe('FC-F.2 from-right-to-left (position 1, first 3); first: rightmost-first')
    expect(why(laid, 'do factory 2')).toBe('FC-F.2 from-right-to-left (position 2, first 3); first: rightmost-first')
    const second = play(laid, 'do factory 3')
    expect(texts(second).filter(text => text.startsWith('do'))).toEqual(['do factory 2'])
    expect(why(second, 'do factory 1')).toBe('FC-F.2 from-right-to-left (position 1, first 2); first: rightmost-first')
    expect(why(second, 'do factory 3')).toBe(
      'FC-3.7 does-not-wait (frame factory 3, waiting factory 2,factory 1); first: a-waiting-frame',
    )
  })

  test('FC-F.2 is told as each begins', () => {
    expect(told(waiting('factory 2, factory 1', 'middle F1-2 F1-2\nupper 1 1 0'), 'do factory 2')).toEqual([
      'begins: seat 0, frame factory 2, of factory, position 2',
    ])
  })

  test('FC-F.2 one that is covered is not activated', () => {
    const scene = laying('middle F1-2 F1-2')
    expect(show(play(scene, 'lay 1'))).toMatchObject({ 'seat 1 middle': 'F1-2 F1-2', waiting: 'factory 2, factory 1' })
    expect(show(play(scene, 'lay 2'))).toMatchObject({ 'seat 1 middle': 'F1-2 F1-2', waiting: 'factory 2, factory 1' })
  })

  test('FC-F.2 up to four in a row; the fifth has to cover one', () => {
    const scene = at(rules, 'round 3\nacted yes\nframe LAY of card F2-2\nseat 1\nmiddle F1-2 F1-2 F1-2 F2-2')
    expect(texts(scene)).toEqual(['lay 1', 'lay 2', 'lay 3', 'lay 4'])
    expect(show(play(scene, 'lay 4')).waiting).toBe('factory 4, factory 3, factory 2, factory 1')
  })

  test("FC-F.2 another player's factories are not activated", () => {
    const scene = at(rules, 'a F1-2 X1-1\nb X1-2\nseat 2\nmiddle F1-2 F1-2')
    expect(show(play(scene, 'take a1')).waiting).toBe('factory 1')
  })

  test('FC-F.2 a declined one is not laid and activates nothing', () => {
    const scene = at(rules, 'a F1-2 X1-1\nb X1-2\nseat 1\nmiddle F1-2')
    expect(show(play(scene, 'decline a1'))).toMatchObject({ 'seat 1 middle': 'F1-2', waiting: '-' })
  })

  test('FC-F.2 is named by its position', () => {
    const scene = waiting('factory 1', 'middle F1-2')
    for (const text of ['do factory', 'do factory 0', 'do factory 5', 'do factory 1 2'])
      expect(why(scene, text)).toMatch(/^notation not-a-move/)
  })
})

describe('FC-F.3 a factory pays', () => {
  test('FC-F.3 rulebook example: two factories, the third cars worth at most 1, the first at most 4', () => {
    const scene = laying('upper 4 2 0\nlower 2 1 1\nmiddle F1-2')
    const right = play(scene, 'lay 2', 'do factory 2')
    expect(show(right).frame).toBe('FREE 2 up to 1 of factory 2')
    expect(texts(right)).toEqual(['free upper 0', 'free upper car', 'free lower car', 'done'])
    expect(why(right, 'free lower 1')).toBe(
      'FC-F.3 above-the-limit (train lower, value 1, cars 2,1,1, limit 1); first: lower-car',
    )
    const left = play(right, 'free upper 0', 'free lower car', 'do factory 1')
    expect(show(left)).toMatchObject({
      'seat 1 upper': '4 2 1',
      'seat 1 lower': '2 1 1 0',
      frame: 'FREE 1 up to 4 of factory 1',
    })
    expect(why(left, 'free upper 4')).toBe(
      'FC-F.3 above-the-limit (train upper, value 4, cars 4,2,1, limit 4); first: lower-car',
    )
    expect(show(play(left, 'free upper 2'))).toMatchObject({ 'seat 1 upper': '4 4 1', frame: 'no', waiting: '-' })
  })

  test.each([
    [1, '2'],
    [2, '2 2 2'],
    [3, '2 2 2 2 2 M1'],
    [4, '2 2 2 2 2 M1 2'],
  ])('FC-F.3 at position %i as many upgrades, up to the car at card 2k-1', (position, train) => {
    const middle = ['F1-2', 'F1-2', 'F1-2', 'F2-2'].slice(0, position).join(' ')
    for (const which of ['upper', 'lower']) {
      const scene = waiting(`factory ${position}`, `${which} ${train}\nmiddle ${middle}`)
      expect(show(play(scene, `do factory ${position}`)).frame).toBe(`FREE ${position} up to 2 of factory ${position}`)
    }
  })

  test.each([
    [2, '2 2'],
    [3, '2 2 2 2'],
    [4, '2 2 2 2 2 M1'],
  ])('FC-F.3 at position %i nothing, if neither train has a car at card 2k-1', (position, train) => {
    const middle = ['F1-2', 'F1-2', 'F1-2', 'F2-2'].slice(0, position).join(' ')
    const scene = waiting(`factory ${position}`, `upper ${train}\nmiddle ${middle}`)
    expect(changes(scene, `do factory ${position}`)).toEqual({ waiting: '-' })
  })

  test('FC-F.3 the higher of the two cars counts, whichever train it is in', () => {
    const scene = (board: string) => show(play(waiting('factory 1', `${board}\nmiddle F1-2`), 'do factory 1')).frame
    expect(scene('upper 7\nlower 2')).toBe('FREE 1 up to 7 of factory 1')
    expect(scene('upper 1\nlower 4')).toBe('FREE 1 up to 4 of factory 1')
    const second = waiting('factory 2', 'upper 4 4\nlower 2 1 1\nmiddle F1-2 F1-2')
    expect(show(play(second, 'do factory 2')).frame).toBe('FREE 2 up to 1 of factory 2')
  })

  test('FC-F.3 with a 12 there every car may go up', () => {
    const scene = play(waiting('factory 1', 'upper 12 7\nlower 0\nmiddle F1-2'), 'do factory 1')
    expect(show(play(scene, 'free upper 7'))['seat 1 upper']).toBe('12 12')
    expect(why(scene, 'free upper 12')).toBe('FC-5.2 already-12 (train upper, value 12, cars 12,7)')
  })

  test('FC-F.3 a limit of 0 leaves only new 0-cars', () => {
    const scene = play(waiting('factory 1', 'upper 0 0\nlower 0\nmiddle F1-2'), 'do factory 1')
    expect(texts(scene)).toEqual(['free upper car', 'free lower car', 'done'])
    expect(why(scene, 'free upper 0')).toBe(
      'FC-F.3 above-the-limit (train upper, value 0, cars 0,0, limit 0); first: lower-car',
    )
    expect(show(play(scene, 'free lower car'))['seat 1 lower']).toBe('0 0')
  })

  test('FC-F.3 with a limit of 0 and no train to extend it pays nothing', () => {
    const scene = waiting('factory 1', 'upper 0 0 0 0 0 M1 0 0 0 L5\nlower 0 0 0 0 0 M2 0 0 0 L6\nmiddle F1-2')
    expect(changes(scene, 'do factory 1')).toEqual({ waiting: '-' })
  })

  test('FC-F.3 one step each, the same car may be chosen again, in either train', () => {
    const scene = play(waiting('factory 3', 'upper 4 4 4 4 4 M1\nlower 0\nmiddle F1-2 F1-2 F1-2'), 'do factory 3')
    const once = play(scene, 'free lower 0')
    expect(show(once)).toMatchObject({ frame: 'FREE 2 up to 4 of factory 3', 'seat 1 lower': '1' })
    const thrice = play(once, 'free lower 1', 'free lower 2')
    expect(show(thrice)).toMatchObject({ frame: 'no', 'seat 1 lower': '4' })
    expect(why(play(once, 'free lower 1'), 'free upper 4')).toMatch(/^FC-F.3 above-the-limit/)
  })

  test('FC-F.3 the other rules of upgrades hold: of equal cars the leftmost, none above its left neighbour', () => {
    const scene = play(waiting('factory 1', 'upper 4 1 1\nlower 2 2\nmiddle F1-2'), 'do factory 1')
    expect(show(play(scene, 'free upper 1'))['seat 1 upper']).toBe('4 2 1')
    expect(show(play(scene, 'free lower 2'))['seat 1 lower']).toBe('4 2')
  })

  test('FC-F.3 wholly or partly', () => {
    const scene = play(waiting('factory 2, factory 1', 'upper 4 4 4\nmiddle F1-2 F1-2'), 'do factory 2')
    expect(changes(scene, 'free lower 0', 'done')).toEqual({ frame: 'no', 'seat 1 lower': '1' })
    expect(changes(scene, 'done')).toEqual({ frame: 'no' })
  })

  test('FC-F.3 the limit is read when this factory starts', () => {
    const scene = waiting('factory 2, factory 1', 'upper 2 2 1\nlower 0\nmiddle F1-2 F1-2\ncoins 0 0 2')
    expect(show(play(scene, 'do factory 2')).frame).toBe('FREE 2 up to 1 of factory 2')
    expect(show(play(scene, 'spend 3 upper 1', 'do factory 2')).frame).toBe('FREE 2 up to 2 of factory 2')
    const later = play(scene, 'do factory 2', 'done', 'spend 3 upper 2', 'do factory 1')
    expect(show(later).frame).toBe('FREE 1 up to 4 of factory 1')
  })

  test('FC-F.3 a car laid before it starts lets it pay', () => {
    const scene = waiting('factory 2', 'upper 2 2\nlower 0\nmiddle F1-2 F1-2\ncoins 1 0 0')
    expect(show(play(scene, 'spend 1 car upper', 'do factory 2')).frame).toBe('FREE 2 up to 0 of factory 2')
  })

  test('FC-F.3 a purchase is not bound by a limit', () => {
    const scene = waiting('factory 1', 'upper 1 1\nmiddle F1-2\ncoins 0 0 1')
    expect(show(play(scene, 'spend 3 upper 1'))['seat 1 upper']).toBe('2 1')
  })
})

describe('FC-F.4 free actions', () => {
  const scene = play(laying('upper 4 2 1\nlower 1 1 1 1\nmiddle F1-2\ncoins 3 0 0\ncontracts A1-1'), 'lay 2')

  test('FC-F.4 are allowed before the first factory, though it is the frame of the card just taken', () => {
    expect(texts(scene)).toEqual(expect.arrayContaining(['spend 1 car upper', 'fulfil A1-1', 'do factory 2', 'end']))
    expect(show(play(scene, 'spend 1 car upper', 'fulfil A1-1'))).toMatchObject({
      waiting: 'factory 2, factory 1',
      'seat 1 coins': '5 0 0',
    })
    expect(why(laying('middle F1-2'), 'spend 1 point')).toBe(
      'FC-3.5 own-frame-first (frame LAY); first: finish-the-rest',
    )
  })

  test('FC-F.4 are allowed between two and after the last', () => {
    const between = play(scene, 'do factory 2', 'done', 'spend 1 point', 'fulfil A1-1')
    expect(show(between)).toMatchObject({ waiting: 'factory 1', 'seat 1 points': '1', 'seat 1 fulfilled': '1' })
    const after = play(between, 'do factory 1', 'free upper 2', 'spend 1 point')
    expect(show(after)).toMatchObject({ waiting: '-', 'seat 1 points': '2' })
  })

  test('FC-F.4 are not allowed between the upgrades of one', () => {
    const amidst = play(scene, 'do factory 2', 'free upper car')
    for (const text of ['spend 1 point', 'fulfil A1-1', 'do factory 1'])
      expect(why(amidst, text)).toBe('FC-3.6 finish-the-frame (frame FREE 1); first: finish-or-done')
  })

  test('FC-F.4 waiting frames may come between too', () => {
    const mail = play(scene, 'do factory 2', 'free lower car', 'mail 1')
    expect(show(mail)).toMatchObject({ frame: 'FREE 1 up to 1 of factory 2', waiting: 'factory 1, mail lower' })
    const between = play(mail, 'done', 'do mail lower', 'loco 2')
    expect(show(between)).toMatchObject({ waiting: 'factory 1', 'seat 1 locomotive': '2' })
  })

  test('FC-F.4 what is not activated by the end of the turn is lost', () => {
    expect(show(play(scene, 'end'))).toMatchObject({ turn: '2', waiting: '-' })
  })
})
