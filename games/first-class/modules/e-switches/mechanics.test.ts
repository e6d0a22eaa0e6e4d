import { describe, expect, test } from 'vitest'
import { rulesWithFaces } from '../../testing/own-faces.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

/** A mechanic that is content with a 1. */
const MECHANIC = { id: 'E1-4', kind: 'mechanic', needs: 1, frame: 'CAR 1' } as const
const rules = rulesWithFaces(2, ['A', 'E'], [MECHANIC])
const four = rulesWithFaces(4, ['A', 'E'], [MECHANIC])

/** Seat 1 in the frame of a card, with this board. */
const amidst = (frame: string, board: string) => at(rules, `acted yes\nframe ${frame} of card X1-3\nseat 1\n${board}`)
const laying = (card: string, board: string) => at(rules, `acted yes\nframe LAY of card ${card}\nseat 1\n${board}`)

describe('FC-E.3 a mechanic is taken', () => {
  test('FC-E.3 rulebook example: 2 coins; upper 7, 2 becomes 7, 4 at once; lower 1, 0 waits for a 4', () => {
    const scene = at(rules, 'a E2-3 X2-1\nb X2-2\nseat 1\nupper 7 2\nlower 1 0\ncoins 0 0 0')
    const taken = play(scene, 'take a1')
    expect(show(taken)).toMatchObject({
      'seat 1 coins': '2 0 0',
      'seat 1 upper': '7 4',
      'seat 1 lower': '1 0',
      'seat 1 middle': 'E2-3:u',
    })
    const later = amidst('UP 1>2 + UP 2>4', 'upper 7 4\nlower 1 0\nmiddle E2-3:u')
    expect(show(play(later, 'up lower 1'))).toMatchObject({ 'seat 1 lower': '2 0', 'seat 1 middle': 'E2-3:u' })
    expect(show(play(later, 'up lower 1', 'up lower 2'))).toMatchObject({
      'seat 1 lower': '4 1',
      'seat 1 upper': '7 4',
      'seat 1 middle': 'E2-3:ul',
    })
  })

  test('FC-E.3 it first pays its frame; then it is laid and checked', () => {
    const scene = at(rules, 'a E2-4 X2-1\nb X2-2\nseat 1\nupper 1 1\nlower 0\nmiddle E1-1')
    const taken = play(scene, 'take a1')
    expect(show(taken)).toMatchObject({ frame: 'FREE 1 + LAY of card E2-4', 'seat 1 middle': 'E1-1' })
    expect(texts(taken)).not.toContain('lay 1')
    expect(why(taken, 'lay 1')).toBe('FC-E.3 bonus-first (frame FREE 1); first: finish-or-done')
    const paid = play(taken, 'free upper 1')
    expect(show(paid)).toMatchObject({ frame: 'LAY of card E2-4', 'seat 1 upper': '2 1' })
    expect(show(play(paid, 'lay 1'))).toMatchObject({ 'seat 1 upper': '2 2', 'seat 1 middle': 'E2-4:u', frame: 'no' })
  })

  test('FC-E.3 its frame may be left, but it must be laid', () => {
    const scene = at(rules, 'a E2-4 X2-1\nb X2-2\nseat 1\nupper 1 1\nmiddle E1-1')
    const left = play(scene, 'take a1', 'done')
    expect(show(left).frame).toBe('LAY of card E2-4')
    expect(texts(left)).toEqual(['lay 1', 'lay 2'])
    expect(told(play(scene, 'take a1'), 'done')).toEqual(['left: seat 0, frame FREE 1'])
    const first = at(rules, 'a E2-4 X2-1\nb X2-2\nseat 1\nupper 1 1')
    expect(show(play(first, 'take a1', 'done'))['seat 1 middle']).toBe('E2-4')
  })

  test('FC-E.3 room for its coins is made before it is laid', () => {
    const scene = at(rules, 'a E1-5 X1-1\nb X1-2\nseat 1\nupper 2 1\ncoins 5 5 1')
    const taken = play(scene, 'take a1')
    expect(show(taken)).toMatchObject({ frame: 'COIN 2 + LAY of card E1-5', 'seat 1 middle': '-' })
    expect(why(taken, 'lay 1')).toBe('FC-9.2 make-room-first (coins 2); first: spend-coins')
    expect(show(play(taken, 'spend 1 point'))).toMatchObject({ 'seat 1 middle': 'E1-5:u', 'seat 1 upper': '2 2' })
  })

  test('FC-E.3 a mail car that its frame brings is chosen first; its bonus waits until the mechanic is laid', () => {
    const scene = at(rules, 'a E2-5 X2-1\nb X2-2\nseat 1\nupper 2 0 0 0')
    const taken = play(scene, 'take a1', 'car upper')
    expect(texts(taken)).toEqual(['mail 1', 'mail 2', 'mail 3', 'mail 4'])
    expect(show(play(taken, 'mail 1', 'car upper'))).toMatchObject({
      'seat 1 upper': '2 1 0 0 0 M1 0',
      'seat 1 middle': 'E2-5:u',
      waiting: 'mail upper',
    })
  })

  test('FC-E.3 laid where the condition is met in both trains it serves both, the upper first', () => {
    const scene = laying('E1-5', 'upper 2 1\nlower 4 0\nmiddle E1-1')
    expect(told(scene, 'lay 1')).toEqual([
      'laid: seat 0, card E1-5, position 1',
      'mechanic: seat 0, card E1-5, train upper',
      'upgrade: seat 0, train upper, from 1, to 2',
      'mechanic: seat 0, card E1-5, train lower',
      'upgrade: seat 0, train lower, from 0, to 1',
    ])
    expect(changes(scene, 'lay 1')).toEqual({
      frame: 'no',
      'seat 1 middle': 'E1-5:ul',
      'seat 1 upper': '2 2',
      'seat 1 lower': '4 1',
    })
  })

  test('FC-E.3 laid where it is met in neither it waits', () => {
    expect(changes(laying('E1-5', 'upper 1 1\nlower 0\nmiddle E1-1'), 'lay 1')).toEqual({
      frame: 'no',
      'seat 1 middle': 'E1-5',
    })
  })

  test('FC-E.3 a declined mechanic pays nothing and is not laid', () => {
    const scene = at(rules, 'a E1-5 X1-1\nb X1-2\nseat 1\nupper 2 1')
    expect(show(play(scene, 'decline a1', 'done'))).toMatchObject({
      'seat 1 coins': '1 0 0',
      'seat 1 middle': '-',
      'seat 1 upper': '2 1',
    })
  })
})

describe('FC-E.3 a mechanic works', () => {
  test('FC-E.3 as soon as card 2k-1 is worth enough: card 2k goes up one step', () => {
    expect(changes(amidst('UP 1>2', 'upper 1 1\nmiddle E1-5'), 'up upper 1')).toEqual({
      frame: 'no',
      'seat 1 upper': '2 2',
      'seat 1 middle': 'E1-5:u',
    })
    expect(changes(amidst('UP 1>2', 'lower 1 0\nmiddle E1-5'), 'up lower 1')).toEqual({
      frame: 'no',
      'seat 1 lower': '2 1',
      'seat 1 middle': 'E1-5:l',
    })
  })

  test('FC-E.3 at least the value shown: more is enough, less is not', () => {
    expect(show(play(laying('E2-3', 'upper 12 2'), 'lay 1'))['seat 1 upper']).toBe('12 4')
    expect(show(play(laying('E2-3', 'upper 2 1'), 'lay 1'))['seat 1 upper']).toBe('2 1')
  })

  test('FC-E.3 needs no conductor', () => {
    expect(show(play(amidst('UP 1>2', 'upper 1^ 1\nmiddle E1-5'), 'up upper 1'))['seat 1 upper']).toBe('2^ 2')
    expect(show(play(amidst('UP 1>2', 'upper 1 1\nmiddle E1-5'), 'up upper 1'))['seat 1 upper']).toBe('2 2')
  })

  test('FC-E.3 in each train on its own', () => {
    const scene = amidst('UP 1>2 + UP 1>2', 'upper 1 1\nlower 1 0\nmiddle E1-5')
    expect(changes(scene, 'up lower 1')).toMatchObject({ 'seat 1 lower': '2 1', 'seat 1 middle': 'E1-5:l' })
    expect(changes(scene, 'up lower 1', 'up upper 1')).toEqual({
      frame: 'no',
      'seat 1 lower': '2 1',
      'seat 1 upper': '2 2',
      'seat 1 middle': 'E1-5:ul',
    })
  })

  test('FC-E.3 once in each train', () => {
    expect(changes(amidst('UP 2>4', 'upper 2 1\nmiddle E1-5:u'), 'up upper 2')).toEqual({
      frame: 'no',
      'seat 1 upper': '4 1',
    })
    expect(changes(amidst('UP 2>4', 'lower 2 1\nmiddle E1-5:l'), 'up lower 2')).toEqual({
      frame: 'no',
      'seat 1 lower': '4 1',
    })
  })

  test('FC-E.3 when both trains have had it the card is face down and keeps its position', () => {
    const scene = amidst('UP 2>4', 'upper 2 1\nlower 2 1\nmiddle E1-5:ul E1-1')
    expect(changes(scene, 'up lower 2')).toEqual({ frame: 'no', 'seat 1 lower': '4 1' })
    expect(texts(laying('E1-3', 'middle E1-5:ul'))).toEqual(['lay 1', 'lay 2'])
  })

  test('FC-E.3 there and then, inside a frame too: the next symbol finds the raised car (ruling)', () => {
    const scene = amidst('UP 0>1 + UP 1>2', 'upper 0 0\nmiddle E1-4')
    const raised = play(scene, 'up upper 0')
    expect(show(raised)).toMatchObject({ 'seat 1 upper': '1 1', frame: 'UP 1>2 of card X1-3' })
    expect(told(scene, 'up upper 0')).toEqual([
      'upgrade: seat 0, train upper, from 0, to 1',
      'mechanic: seat 0, card E1-4, train upper',
      'upgrade: seat 0, train upper, from 0, to 1',
    ])
  })

  test('FC-E.3 after a purchase too', () => {
    const scene = at(rules, 'seat 1\nupper 1 0\nmiddle E1-5\ncoins 0 0 1')
    expect(show(play(scene, 'spend 3 upper 1'))).toMatchObject({ 'seat 1 upper': '2 1', 'seat 1 middle': 'E1-5:u' })
  })

  test('FC-E.3 out of turn too: an upgrade of the start-player tile', () => {
    const scene = at(four, 'a X1-1 X1-1 X1-1\nb X1-2\nseat 1\ncoins 0 0 0\nseat 4\nupper 0 0\nmiddle E1-4')
    const received = play(scene, 'tile', 'end', 'car upper')
    expect(changes(received, 'up upper 0')).toMatchObject({ 'seat 4 upper': '1 1', 'seat 4 middle': 'E1-4:u' })
  })

  test('FC-E.3 out of turn too: the mail car that a 0-car of the start-player tile brings', () => {
    const scene = at(four, 'a X1-1 X1-1 X1-1\nb X1-2\nseat 1\ncoins 0 0 0\nseat 3\nlower 0 0 0 0\nmiddle E1-4')
    const received = play(scene, 'tile', 'end', 'car lower', 'mail 3')
    expect(show(received)).toMatchObject({ decides: '3', phase: 'receive' })
    expect(changes(received, 'up lower 0')).toMatchObject({
      'seat 3 lower': '1 1 0 0 0 M3',
      'seat 3 middle': 'E1-4:l',
    })
  })

  test("FC-E.3 another player's mechanic does not", () => {
    const scene = amidst('UP 0>1', 'upper 0 0\nseat 2\nupper 1 0\nmiddle E1-4:u')
    expect(changes(scene, 'up upper 0')).toEqual({ frame: 'no', 'seat 1 upper': '1 0' })
  })

  test('FC-E.3 a switch never raises a car', () => {
    expect(changes(amidst('UP 0>1', 'upper 0 0\nmiddle E1-1'), 'up upper 0')).toEqual({
      frame: 'no',
      'seat 1 upper': '1 0',
    })
  })

  const before = (position: number) => [...['E1-1', 'E1-2', 'E1-3'].slice(0, position - 1), 'E1-4'].join(' ')

  test.each([
    [1, '0 0 0', '1 1 0'],
    [2, '1 1 0 0 0 M1', '1 1 1 1 0 M1'],
    [4, '1 1 1 1 1 M1 0 0', '1 1 1 1 1 M1 1 1'],
  ])('FC-E.3 at position %i it looks at card 2k-1 and raises card 2k', (position, cars, raised) => {
    for (const [train, mark] of [
      ['upper', 'u'],
      ['lower', 'l'],
    ])
      expect(changes(amidst('UP 0>1', `${train} ${cars}\nmiddle ${before(position)}`), `up ${train} 0`)).toEqual({
        frame: 'no',
        [`seat 1 ${train}`]: raised,
        'seat 1 middle': `${before(position)}:${mark}`,
      })
  })

  test('FC-E.3 several mechanics work independently, each when its own car is worth enough', () => {
    const scene = amidst('UP 0>1 + UP 1>2', 'upper 1 0 0 0\nmiddle E1-5 E1-4')
    expect(show(play(scene, 'up upper 1'))).toMatchObject({
      'seat 1 upper': '2 1 0 0',
      'seat 1 middle': 'E1-5:u E1-4',
    })
    expect(show(play(scene, 'up upper 1', 'up upper 0'))).toMatchObject({
      'seat 1 upper': '2 1 1 1',
      'seat 1 middle': 'E1-5:u E1-4:u',
    })
  })
})

describe('FC-E.3 the step is lost', () => {
  test('FC-E.3 if card 2k is missing', () => {
    const scene = amidst('UP 0>1 + CAR 1', 'upper 0\nmiddle E1-4')
    expect(changes(scene, 'up upper 0')).toMatchObject({ 'seat 1 upper': '1', 'seat 1 middle': 'E1-4:u' })
    // It does not come later.
    expect(show(play(scene, 'up upper 0', 'car upper'))['seat 1 upper']).toBe('1 0')
    expect(told(scene, 'up upper 0')).toEqual([
      'upgrade: seat 0, train upper, from 0, to 1',
      'mechanic: seat 0, card E1-4, train upper',
    ])
  })

  test('FC-E.3 if card 2k is the mail car', () => {
    const scene = amidst('UP 0>1', 'upper 1 1 1 1 0 M1 0\nmiddle E1-1 E1-2 E1-4')
    expect(changes(scene, 'up upper 0')).toEqual({
      frame: 'no',
      'seat 1 upper': '1 1 1 1 1 M1 0',
      'seat 1 middle': 'E1-1 E1-2 E1-4:u',
    })
  })

  test('FC-E.3 if card 2k is a 12', () => {
    expect(changes(laying('E2-3', 'upper 12 12\nmiddle E1-1'), 'lay 1')).toEqual({
      frame: 'no',
      'seat 1 middle': 'E2-3:u',
    })
  })

  test('FC-E.3 if FC-5.3 forbids it: on 4, 4 it lapses', () => {
    expect(changes(laying('E2-3', 'upper 4 4 1\nmiddle E1-1'), 'lay 1')).toEqual({
      frame: 'no',
      'seat 1 middle': 'E2-3:u',
    })
    const equal = laying('E2-5', 'upper 4 4 2 2\nlower 7 7 7 7\nmiddle E1-1')
    expect(changes(equal, 'lay 2')).toEqual({ frame: 'no', 'seat 1 middle': 'E1-1 E2-5:ul' })
  })

  test('FC-E.3 lost in one train it may still come in the other; with both the card is face down', () => {
    const scene = amidst('UP 0>1 + UP 0>1', 'upper 0\nlower 0 0\nmiddle E1-4')
    expect(show(play(scene, 'up upper 0', 'up lower 0'))).toMatchObject({
      'seat 1 upper': '1',
      'seat 1 lower': '1 1',
      'seat 1 middle': 'E1-4:ul',
    })
  })
})

describe('FC-E.4 a mechanic that is covered', () => {
  test('FC-E.4 is gone, with what it had not yet paid', () => {
    const covered = play(laying('E1-1', 'upper 1 0\nlower 1 0\nmiddle E1-5\ncoins 0 0 2'), 'lay 1')
    expect(show(covered)['seat 1 middle']).toBe('E1-1')
    expect(show(play(covered, 'spend 3 upper 1', 'spend 3 lower 1'))).toMatchObject({
      'seat 1 upper': '2 0',
      'seat 1 lower': '2 0',
    })
  })

  test('FC-E.4 by another mechanic: the new one pays both trains, the old one no more', () => {
    const covered = play(laying('E1-5', 'upper 1 1\nlower 0 0\nmiddle E1-4:u\ncoins 0 0 2'), 'lay 1')
    expect(show(covered)['seat 1 middle']).toBe('E1-5')
    expect(show(play(covered, 'spend 3 lower 0'))['seat 1 lower']).toBe('1 0')
    expect(show(play(covered, 'spend 3 upper 1'))['seat 1 upper']).toBe('2 2')
  })

  test('FC-E.4 until then it works: the frame of the card that will cover it can still set it off', () => {
    const scene = at(rules, 'a E2-4 X2-1\nb X2-2\nseat 1\nupper 1 0\nmiddle E1-5')
    const paid = play(scene, 'take a1', 'free upper 1')
    expect(show(paid)).toMatchObject({ 'seat 1 upper': '2 1', 'seat 1 middle': 'E1-5:u' })
    expect(show(play(paid, 'lay 1'))).toMatchObject({ 'seat 1 upper': '2 2', 'seat 1 middle': 'E2-4:u' })
  })
})
