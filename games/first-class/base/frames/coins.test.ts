import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { rulesWithFaces } from '../../testing/own-faces.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesWithFaces(2, ['A', 'B'], [{ id: 'A1-8', kind: 'money', frame: 'COIN 3' }])
const three = rulesFor(3, ['A', 'B'])

/** A1-8 pays 3 coins here. */
const taking = (coins: string) => at(rules, `a A1-8 X1-1\nseat 1\ncoins ${coins}`)

describe('FC-9.1 the spaces for coins', () => {
  test.each([
    ['0 0 0', '3 0 0'],
    ['2 0 0', '5 0 0'],
    ['3 0 0', '5 1 0'],
    ['5 1 0', '5 4 0'],
    ['5 3 0', '5 5 1'],
    ['5 4 0', '5 5 2'],
  ])('FC-9.1 5, 5 and 2: on %s new coins go to the first free spaces, column 1 first: %s', (before, after) => {
    expect(show(play(taking(before), 'take a1'))).toMatchObject({ 'seat 1 coins': after })
  })

  test.each([
    ['0 5 2', '3 5 2'],
    ['4 0 2', '5 2 2'],
    ['3 5 0', '5 5 1'],
    ['4 5 0', '5 5 2'],
    ['5 2 2', '5 5 2'],
  ])('FC-9.1 gaps left by spent coins are filled first: %s becomes %s', (before, after) => {
    expect(show(play(taking(before), 'take a1'))).toMatchObject({ 'seat 1 coins': after })
  })

  test('FC-9.1 coins stay where they lie: no coin moves up when one is spent', () => {
    const scene = at(rules, 'seat 1\ncoins 5 2 1')
    expect(changes(scene, 'spend 1 point')).toMatchObject({ 'seat 1 coins': '4 2 1' })
    expect(changes(scene, 'spend 2 point')).toMatchObject({ 'seat 1 coins': '5 1 1' })
  })

  test('FC-9.1 is told', () => {
    expect(told(taking('4 0 0'), 'take a1').at(-1)).toBe('coins: seat 0, coins 3, lost 0')
  })
})

describe('FC-9.2 room for coins', () => {
  test('FC-9.2 a frame that pays 3 coins begins only when 3 spaces are free; until then coins must be spent', () => {
    const scene = play(taking('5 5 0'), 'take a1')
    expect(show(scene)).toMatchObject({ frame: 'COIN 3 of card A1-8', 'seat 1 coins': '5 5 0' })
    expect(texts(scene)).toEqual([
      'spend 1 car upper',
      'spend 1 car lower',
      'spend 2 conductor upper',
      'spend 2 conductor lower',
      'spend 2 locomotive',
      'spend 1 point',
      'spend 2 point',
    ])
    for (const text of ['done', 'end', 'take a2', 'tile', 'loco 1', 'mail 1', 'keep G1'])
      expect(why(scene, text)).toBe('FC-9.2 make-room-first (coins 3); first: spend-coins')
    expect(changes(scene, 'spend 2 point')).toEqual({ frame: 'no', 'seat 1 coins': '5 5 2', 'seat 1 points': '1' })
  })

  test('FC-9.2 with room for all of them nothing needs to be spent', () => {
    expect(show(play(taking('5 4 0'), 'take a1'))).toMatchObject({ frame: 'no', 'seat 1 coins': '5 5 2' })
  })

  test('FC-9.2 coins received together are placed together, when there is room for all', () => {
    const scene = play(taking('5 5 2'), 'take a1', 'spend 3 point', 'spend 3 point')
    expect(show(scene)).toMatchObject({ frame: 'COIN 3 of card A1-8', 'seat 1 coins': '5 5 0' })
    expect(changes(scene, 'spend 1 point')).toMatchObject({ frame: 'no', 'seat 1 coins': '5 5 2' })
  })

  test('FC-9.2 the other symbols of the frame wait for room too', () => {
    const scene = at(rules, 'seat 1\ncoins 5 5 2\ncontracts A2-5\nupper 2 2 2 2')
    const fulfilled = play(scene, 'fulfil A2-5')
    expect(show(fulfilled)).toMatchObject({ frame: 'FREE 3 + COIN 2 of contract A2-5' })
    expect(why(fulfilled, 'free upper 2')).toBe('FC-9.2 make-room-first (coins 2); first: spend-coins')
    expect(show(play(fulfilled, 'spend 1 point', 'spend 1 point'))).toMatchObject({
      frame: 'FREE 3 of contract A2-5',
      'seat 1 coins': '5 5 2',
    })
  })

  test('FC-9.2 room is made for the start-player tile just taken; the card is removed when the coins are there', () => {
    const scene = play(at(rules, 'a X1-1 X1-2 X1-3 X1-4 X1-5 X1-6\nseat 1\ncoins 5 5 1'), 'tile')
    expect(show(scene)).toMatchObject({ frame: 'COIN 2 of start-tile', a: 'X1-1 X1-2 X1-3 X1-4 X1-5 X1-6' })
    expect(why(scene, 'end')).toBe('FC-9.2 make-room-first (coins 2); first: spend-coins')
    expect(show(play(scene, 'spend 3 point'))).toMatchObject({
      frame: 'no',
      'seat 1 coins': '5 5 2',
      a: '- X1-2 X1-3 X1-4 X1-5 X1-6',
    })
  })

  test('FC-9.2 room is made for a waiting frame', () => {
    const scene = at(rules, 'waiting mail upper\nseat 1\ncoins 5 5 0\nupper 0 0 0 0 0 M4')
    const begun = play(scene, 'do mail upper')
    expect(show(begun)).toMatchObject({ waiting: '-', frame: 'COIN 3 of mail upper' })
    expect(show(play(begun, 'spend 1 point'))).toMatchObject({ frame: 'no', 'seat 1 coins': '5 5 2' })
  })

  test('FC-9.2 room is made in the own part of a scoring phase', () => {
    const scene = at(rules, 'phase scoring\nwaiting city 3\nseat 1\ncoins 5 5 2\nlocomotive 3')
    const begun = play(scene, 'do city 3')
    expect(why(begun, 'score')).toBe('FC-9.2 make-room-first (coins 2); first: spend-coins')
    expect(show(play(begun, 'spend 1 point', 'spend 1 point'))).toMatchObject({
      frame: 'no',
      phase: 'scoring',
      'seat 1 coins': '5 5 2',
    })
  })

  test('FC-9.2 what a purchase made for room brings comes first if it must, and waits if it is a frame', () => {
    const scene = at(rules, 'a A1-8 X1-1\nseat 1\ncoins 5 5 0\nupper 0 0 0 0')
    const bought = play(scene, 'take a1', 'spend 1 car upper')
    expect(texts(bought)).toEqual(['mail 1', 'mail 2', 'mail 3', 'mail 4'])
    expect(show(bought)).toMatchObject({ frame: 'COIN 3 of card A1-8', 'seat 1 coins': '4 5 0' })
    expect(show(play(bought, 'mail 1'))).toMatchObject({ frame: 'no', waiting: 'mail upper', 'seat 1 coins': '5 5 2' })
  })

  test('FC-9.2 any coin buys a point, so room can always be made', () => {
    const full = 'upper 12 12 12 12 12 M1 12 12 12 L5^\nlower 12 12 12 12 12 M2 12 12 12 L6^\nlocomotive 3'
    const scene = play(at(rules, `a A1-8 X1-1\nseat 1\ncoins 5 5 2\n${full}`), 'take a1')
    expect(texts(scene)).toEqual(['spend 1 point', 'spend 2 point', 'spend 3 point'])
  })

  test('FC-9.2 only what goes beyond 12 is lost', () => {
    // A1-7 pays 2 coins for each completed contract, this one included: 14.
    const scene = at(rules, 'seat 1\ncoins 2 0 0\ncontracts A1-7\nfulfilled 6')
    const fulfilled = play(scene, 'fulfil A1-7', 'spend 1 point')
    expect(why(fulfilled, 'done')).toBe('FC-9.2 make-room-first (coins 14); first: spend-coins')
    expect(show(play(fulfilled, 'spend 1 point'))).toMatchObject({ frame: 'no', 'seat 1 coins': '5 5 2' })
    expect(told(fulfilled, 'spend 1 point').at(-1)).toBe('coins: seat 0, coins 12, lost 2')
  })

  test('FC-9.2 ruling: out of turn nothing can be spent and what does not fit is lost', () => {
    // Seat 1 took the tile; the third seat gets a 0-car, which brings a mail car with 3 coins.
    const scene = at(
      three,
      `phase receive
       decides 3
       paying 4
       tile 1
       frame CAR 1 of start-tile 3
       a X1-1 X1-2 X1-3 X1-4 X1-5 X1-6
       seat 3
       coins 5 5 1
       upper 0 0 0 0`,
    )
    expect(show(play(scene, 'car upper', 'mail 4'))).toMatchObject({
      phase: 'turn',
      turn: '2',
      'seat 3 coins': '5 5 2',
      'seat 3 points': '0',
    })
    expect(told(scene, 'car upper', 'mail 4')).toContain('coins: seat 2, coins 1, lost 2')
  })

  test('FC-9.2 room for coins from boarding is made after the frame (FC-D.5)', () => {
    const passengers = rulesFor(2, ['A', 'D'])
    const scene = at(
      passengers,
      'acted yes\nframe COND 1 + CAR 1 of card X1-3\nseat 1\ncoins 5 5 0\nupper 1{D1-4} 1{D1-2}',
    )
    const inside = play(scene, 'cond upper 1')
    expect(show(inside)).toMatchObject({ frame: 'CAR 1 of card X1-3', owed: '0', 'seat 1 coins': '5 5 0' })
    // D1-4 pays 2 coins: there is room. With one coin more there is none.
    expect(show(play(inside, 'done'))).toMatchObject({ owed: '0', 'seat 1 coins': '5 5 2' })
    const fuller = at(passengers, 'acted yes\nframe COND 1 of card X1-3\nseat 1\ncoins 5 5 1\nupper 1{D1-4}')
    const owed = play(fuller, 'cond upper 1')
    expect(show(owed)).toMatchObject({ frame: 'no', owed: '2', 'seat 1 coins': '5 5 1' })
    expect(texts(owed).every(text => text.startsWith('spend'))).toBe(true)
    expect(why(owed, 'end')).toBe('FC-9.2 make-room-first (coins 2); first: spend-coins')
    expect(changes(owed, 'spend 3 point')).toEqual({ owed: '0', 'seat 1 coins': '5 5 2', 'seat 1 points': '1' })
  })
})
