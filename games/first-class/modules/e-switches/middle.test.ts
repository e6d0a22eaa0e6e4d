import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'E'])

const laying = (card: string, board: string) => at(rules, `acted yes\nframe LAY of card ${card}\nseat 1\n${board}`)

describe('FC-E.1 a middle card', () => {
  test('FC-E.1 the first goes to position 1, though its cars need not be there yet', () => {
    const scene = at(rules, 'a E1-1 X1-1\nb X1-2')
    expect(changes(scene, 'take a1')).toEqual({
      acted: 'yes',
      a: '- - - - - -',
      'seat 1 middle': 'E1-1',
      'seat 1 taken': 'E1-1',
    })
  })

  test('FC-E.1 goes to the next free position or wholly covers one already there', () => {
    const scene = at(rules, 'a E1-3 X1-1\nb X1-2\nseat 1\nmiddle E1-1 E1-2')
    const taken = play(scene, 'take a1')
    expect(texts(taken)).toEqual(['lay 1', 'lay 2', 'lay 3'])
    expect(changes(taken, 'lay 1')).toEqual({ frame: 'no', 'seat 1 middle': 'E1-3 E1-2' })
    expect(changes(taken, 'lay 2')).toEqual({ frame: 'no', 'seat 1 middle': 'E1-1 E1-3' })
    expect(changes(taken, 'lay 3')).toEqual({ frame: 'no', 'seat 1 middle': 'E1-1 E1-2 E1-3' })
  })

  test('FC-E.1 must be laid', () => {
    const scene = laying('E1-3', 'middle E1-1')
    expect(why(scene, 'done')).toBe('FC-3.2 must-carry-out (frame LAY)')
    expect(why(scene, 'spend 1 point')).toBe('FC-3.5 own-frame-first (frame LAY); first: finish-the-rest')
  })

  test('FC-E.1 leaves no gaps', () => {
    expect(why(laying('E1-3', 'middle E1-1'), 'lay 3')).toBe(
      'FC-E.1 no-gaps (position 3, next 2); first: next-position',
    )
    expect(why(laying('E1-3', 'middle -'), 'lay 2')).toBe('FC-E.1 no-gaps (position 2, next 1); first: next-position')
  })

  test('FC-E.1 there are 4 positions, for all middle cards (ruling)', () => {
    const scene = laying('E2-1', 'middle E1-1 E1-2 E1-3')
    expect(show(play(scene, 'lay 4'))['seat 1 middle']).toBe('E1-1 E1-2 E1-3 E2-1')
    const form = (text: string) => `notation not-a-move (text ${text}, forms lay <position 1 to 4>); first: see-forms`
    for (const text of ['lay', 'lay 0', 'lay 5', 'lay 1 2']) expect(why(scene, text)).toBe(form(text))
  })

  test('FC-E.1 with 4 laid a new card has to cover one', () => {
    const scene = laying('E2-2', 'middle E1-1 E1-2 E1-3 E2-1')
    expect(texts(scene)).toEqual(['lay 1', 'lay 2', 'lay 3', 'lay 4'])
    expect(show(play(scene, 'lay 3'))['seat 1 middle']).toBe('E1-1 E1-2 E2-2 E2-1')
  })

  test('FC-E.1 may cover a mechanic that is not finished, and starts afresh itself', () => {
    expect(show(play(laying('E1-3', 'upper 1 1\nmiddle E1-4:u'), 'lay 1'))['seat 1 middle']).toBe('E1-3')
    expect(show(play(laying('E1-5', 'upper 1 1\nmiddle E1-4:u'), 'lay 1'))['seat 1 middle']).toBe('E1-5')
  })

  test('FC-E.1 each player has his own', () => {
    const scene = at(rules, 'a E1-1 X1-1\nb X1-2\nseat 2\nmiddle E1-2 E1-3')
    expect(show(play(scene, 'take a1'))).toMatchObject({ 'seat 1 middle': 'E1-1', 'seat 2 middle': 'E1-2 E1-3' })
  })

  test('FC-E.1 that is declined is not laid', () => {
    const scene = at(rules, 'a E1-1 X1-1\nb X1-2')
    expect(show(play(scene, 'decline a1', 'done'))).toMatchObject({ 'seat 1 middle': '-', 'seat 1 taken': 'E1-1' })
  })

  test('FC-E.1 is told', () => {
    expect(told(laying('E1-3', 'middle E1-1'), 'lay 2')).toEqual(['laid: seat 0, card E1-3, position 2'])
  })

  test('FC-E.1 is laid only with its own symbol', () => {
    const scene = at(rules, 'acted yes\nframe CAR 1 of card X1-1')
    expect(why(scene, 'lay 1')).toBe('FC-3.6 no-such-symbol (frame CAR 1)')
  })
})
