import { describe, expect, test } from 'vitest'
import type { DeckFile } from './decks/definition.ts'
import { rulesFor } from './rules.ts'
import { rulesWithFaces } from './testing/own-faces.ts'
import { at, changes, play, show, texts, told, why } from './testing/positions.ts'

/** A mechanic that is content with a 1. */
const MECHANIC = { id: 'E1-4', kind: 'mechanic', needs: 1, frame: 'CAR 1' } as const

describe('B with D', () => {
  const rules = rulesFor(2, ['B', 'D'])
  const amidst = (frame: string, board: string) => at(rules, `acted yes\nframe ${frame} of card X1-3\nseat 1\n${board}`)
  const seating = (board: string) => at(rules, `acted yes\nframe SEAT of card B1-1\nseat 1\n${board}`)
  const boarding = (card: string, board: string) =>
    at(rules, `acted yes\nframe BOARD of card ${card}\nseat 1\n${board}`)

  test('FC-D.6 one card of any kind for each car: each takes the first that is free', () => {
    const scene = seating('upper 0{D1-1} 0 0\nlower 0{B1-1} 0')
    expect(show(play(scene, 'seat upper'))['seat 1 upper']).toBe('0{D1-1} 0{B1-1} 0')
    expect(show(play(scene, 'seat lower'))['seat 1 lower']).toBe('0{B1-1} 0{B1-1}')
    const guest = boarding('D1-2', 'upper 0{D1-1} 0{B1-1} 0\nlower 0{B1-1} 0')
    expect(show(play(guest, 'board passenger'))['seat 1 upper']).toBe('0{D1-1} 0{B1-1} 0{D1-2}')
    expect(show(play(guest, 'board luggage'))['seat 1 lower']).toBe('0{B1-1} 0{D1-2}')
  })

  test('FC-D.6 cars that hold celebrities are not free for passengers and luggage', () => {
    const scene = at(rules, 'a D1-1 X1-1\nb X1-2\nseat 1\nupper 0{B1-1}\nlower 0{B1-1}')
    expect(why(scene, 'take a1')).toBe('FC-D.6 no-free-car (half either, train both); first: decline-or-car')
    expect(texts(boarding('D1-1', 'upper 0{B1-1}'))).toEqual(['board luggage'])
  })

  test('FC-B.5 cars that hold passengers and luggage are not free for celebrities', () => {
    const scene = at(rules, 'a B1-1 X1-1\nb X1-2\nseat 1\nupper 0{D1-1}\nlower 0{D1-2}')
    expect(why(scene, 'take a1')).toBe('FC-B.5 no-free-car (train both); first: decline-or-car')
    expect(texts(seating('upper 0{D1-1}'))).toEqual(['seat lower'])
  })

  test('FC-B.1 a full train of eight cars has no free car: the locomotive tile is none (ruling)', () => {
    const full = '0{D1-1} 0{D1-2} 0{D1-3} 0{D1-4} 0{D1-5} M1 0{B1-1} 0{B1-1} 0{D2-1} L5'
    const scene = at(rules, `acted yes\nframe SEAT of card B2-1\nround 3\nseat 1\nupper ${full}`)
    expect(texts(scene)).toEqual(['seat lower'])
    expect(why(scene, 'seat upper')).toBe('FC-B.5 no-free-car (train upper); first: other-train')
  })

  test('FC-D.3 celebrities between passengers are passed over and do not count', () => {
    const scene = boarding('D1-2', 'upper 1{D1-4!} 1{B1-1!} 1 0^\ncoins 0 0 0')
    expect(changes(scene, 'board passenger')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-4!} 1{B1-1!} 1{D1-2!} 0^',
      'seat 1 coins': '4 0 0',
    })
  })

  test('FC-D.4 nor do they among luggage', () => {
    const scene = boarding('D1-3', 'lower 1{B1-1!} 1{B1-1!} 1^')
    expect(changes(scene, 'board luggage')).toMatchObject({ 'seat 1 points': '6' })
  })

  test('FC-D.5 several board past a celebrity: the second counts the first alone', () => {
    const scene = amidst('COND 3', 'upper 1{D1-2} 1{B1-1} 1{D1-4}\ncoins 0 0 0')
    expect(told(scene, 'cond upper 3')).toEqual([
      'conductor: seat 0, train upper, steps 3',
      'boards: seat 0, card D1-2, half passenger',
      'boards: seat 0, card D1-4, half passenger',
      'coins: seat 0, coins 6, lost 0',
    ])
  })

  test('FC-D.2 a celebrity boards nowhere and pays nothing', () => {
    const scene = amidst('COND 1', 'upper 1{B1-1}')
    expect(changes(scene, 'cond upper 1')).toEqual({ frame: 'no', 'seat 1 upper': '1{B1-1!}^' })
    expect(told(scene, 'cond upper 1')).toEqual(['conductor: seat 0, train upper, steps 1'])
  })

  test('FC-B.2 only the cars with celebrities score double', () => {
    const scene = at(rules, 'phase scoring\nseat 1\nupper 7{D1-4!} 4{B1-1!} 2^\nlower 4{D1-3!}^')
    expect(show(play(scene, 'score'))['seat 1 points']).toBe(String(7 + 4 * 2 + 2 + 4))
  })

  test('FC-B.6 and FC-D.7 the contract of each module counts its own guests', () => {
    const isMet = (contract: string, board: string) =>
      texts(at(rules, `seat 1\ncontracts ${contract}\n${board}`)).includes(`fulfil ${contract}`)
    expect(isMet('B1-3', 'upper 0{D1-1} 0{B1-1}\nlower 0{D1-2}')).toBe(false)
    expect(isMet('B1-3', 'upper 0{D1-1} 0{B1-1}\nlower 0{D1-2} 0{B1-1}')).toBe(true)
    expect(isMet('D1-6', 'upper 0{D1-1} 0{B1-1}')).toBe(false)
    expect(isMet('D1-6', 'upper 0{D1-1} 0{B1-1} 0{D1-2}')).toBe(true)
  })
})

describe('E with F', () => {
  const rules = rulesWithFaces(2, ['E', 'F'], [MECHANIC])
  const laying = (card: string, board: string) =>
    at(rules, `acted yes\nframe LAY of card ${card}\nb X1-2\nseat 1\n${board}`)

  test('FC-F.5 rulebook example: switch at 1, mechanic at 2, a factory at 3 pays 3 upgrades', () => {
    const scene = laying('F1-2', 'upper 2 2 2 2 2 M1\nmiddle E1-1 E1-4:u')
    const laid = play(scene, 'lay 3')
    expect(show(laid)).toMatchObject({ 'seat 1 middle': 'E1-1 E1-4:u F1-2', waiting: 'factory 3' })
    expect(show(play(laid, 'do factory 3')).frame).toBe('FREE 3 up to 2 of factory 3')
  })

  test('FC-F.5 the position, not the number of factories, sets the number of upgrades', () => {
    const scene = laying('F1-2', 'upper 2 2 2 2 2 M1\nmiddle F1-2 E1-1')
    expect(show(play(scene, 'lay 3')).waiting).toBe('factory 3, factory 1')
    expect(show(play(scene, 'lay 2')).waiting).toBe('factory 2, factory 1')
  })

  test('FC-F.5 all share the positions, without gaps', () => {
    expect(texts(laying('F1-2', 'middle E1-1 E1-2'))).toEqual(['lay 1', 'lay 2', 'lay 3'])
    expect(texts(laying('E1-3', 'middle F1-2'))).toEqual(['lay 1', 'lay 2'])
    expect(why(laying('F1-2', 'middle E1-1'), 'lay 3')).toBe(
      'FC-E.1 no-gaps (position 3, next 2); first: next-position',
    )
    expect(texts(laying('F1-2', 'middle E1-1 E1-2 F1-2 E1-3'))).toEqual(['lay 1', 'lay 2', 'lay 3', 'lay 4'])
  })

  test('FC-F.5 a factory covers a switch or a mechanic, and they cover a factory', () => {
    expect(show(play(laying('F1-2', 'middle E1-1'), 'lay 1'))['seat 1 middle']).toBe('F1-2')
    expect(show(play(laying('E1-1', 'middle F1-2'), 'lay 1'))['seat 1 middle']).toBe('E1-1')
    expect(show(play(laying('E1-5', 'middle F1-2'), 'lay 1'))['seat 1 middle']).toBe('E1-5')
  })

  test('FC-E.4 a mechanic covered by a factory loses what it had not paid', () => {
    const scene = laying('F1-2', 'upper 1 1\nlower 0 0\nmiddle E1-4:u\ncoins 0 0 1')
    const covered = play(scene, 'lay 1')
    expect(show(covered)).toMatchObject({ 'seat 1 middle': 'F1-2', waiting: 'factory 1' })
    expect(show(play(covered, 'spend 3 lower 0'))['seat 1 lower']).toBe('1 0')
    expect(show(play(covered, 'do factory 1', 'free lower 0'))['seat 1 lower']).toBe('1 0')
  })

  test('FC-F.2 a factory that is covered works no more', () => {
    const covered = play(laying('E1-1', 'middle F1-2 F1-2'), 'lay 2')
    expect(show(covered)).toMatchObject({ 'seat 1 middle': 'F1-2 E1-1', waiting: '-' })
    expect(show(play(laying('F1-2', 'middle F1-2 E1-1'), 'lay 3')).waiting).toBe('factory 3, factory 1')
  })

  test('FC-F.2 laying a switch or a mechanic activates no factory', () => {
    expect(show(play(laying('E1-1', 'middle F1-2'), 'lay 2'))).toMatchObject({ waiting: '-', frame: 'no' })
    const mechanic = at(rules, 'a E1-5 X1-1\nb X1-2\nseat 1\nmiddle F1-2')
    expect(show(play(mechanic, 'take a1', 'lay 2'))).toMatchObject({ waiting: '-', 'seat 1 coins': '3 0 0' })
  })

  test('FC-F.3 a mechanic works inside the frame of a factory and is none of its upgrades (ruling)', () => {
    const scene = at(
      rules,
      'acted yes\nwaiting factory 3\nseat 1\nupper 1 1 0 0\nlower 1 1 1 1 1 M1\nmiddle E1-1 E1-4:l F1-2',
    )
    const begun = play(scene, 'do factory 3')
    expect(show(begun).frame).toBe('FREE 3 up to 1 of factory 3')
    expect(changes(begun, 'free upper 0')).toEqual({
      frame: 'FREE 2 up to 1 of factory 3',
      'seat 1 upper': '1 1 1 1',
      'seat 1 middle': 'E1-1 E1-4:ul F1-2',
    })
  })

  test('FC-E.2 a switch beside factories scores as ever', () => {
    const scene = at(rules, 'phase scoring\nseat 1\nupper 1 1 1^\nmiddle F1-2 E1-1')
    expect(show(play(scene, 'score'))['seat 1 points']).toBe(String(3 + 2))
  })
})

describe('D with E and F', () => {
  const switches = rulesWithFaces(2, ['D', 'E'], [MECHANIC])
  const factory = rulesFor(2, ['D', 'F'])

  test('FC-D.5 a mechanic that raises a car lets its guest board after the frame', () => {
    const scene = at(
      switches,
      'acted yes\nframe UP 0>1 + CAR 1 of card X1-3\nseat 1\nlower 0{D1-3} 0{D1-4}^\nmiddle E1-4',
    )
    const raised = play(scene, 'up lower 0')
    expect(show(raised)).toMatchObject({ 'seat 1 lower': '1{D1-3} 1{D1-4}^', 'seat 1 points': '0' })
    // 6 for the first piece, 5 + 2 for the second.
    expect(show(play(raised, 'car upper'))).toMatchObject({
      'seat 1 lower': '1{D1-3!} 1{D1-4!}^',
      'seat 1 points': '13',
      waiting: 'guest luggage D1-4',
    })
  })

  test('FC-D.5 a mechanic laid over a reached 0-car with a passenger lets him board', () => {
    const scene = at(
      switches,
      'acted yes\nframe LAY of card E1-5\nseat 1\nupper 2{D1-4!} 0{D1-2}^\nmiddle E1-1\ncoins 0 0 0',
    )
    expect(changes(scene, 'lay 1')).toEqual({
      frame: 'no',
      'seat 1 upper': '2{D1-4!} 1{D1-2!}^',
      'seat 1 middle': 'E1-5:u',
      'seat 1 coins': '4 0 0',
    })
  })

  test('FC-D.5 boarding comes after each factory, before the next', () => {
    const scene = at(
      factory,
      'acted yes\nwaiting factory 2, factory 1\nseat 1\nupper 1{D1-4!} 0{D1-2} 0^\nlower 1 1 1\nmiddle F1-2 F1-2\ncoins 0 0 0',
    )
    const amidst = play(scene, 'do factory 2', 'free upper 0')
    expect(show(amidst)).toMatchObject({ 'seat 1 upper': '1{D1-4!} 1{D1-2} 0^', 'seat 1 coins': '0 0 0' })
    expect(show(play(amidst, 'done'))).toMatchObject({
      'seat 1 upper': '1{D1-4!} 1{D1-2!} 0^',
      'seat 1 coins': '4 0 0',
      waiting: 'factory 1',
    })
  })

  test('FC-D.5 boarding comes between the two cards of a storage', () => {
    const scene = at(
      factory,
      'acted yes\nframe USE of card F1-1\ndrawn X1-7 X1-1 X1-10\nseat 1\nupper 1{D1-1}\ncoins 0 0 0',
    )
    const between = play(scene, 'use X1-7', 'cond upper 1')
    expect(show(between)).toMatchObject({ 'seat 1 coins': '2 0 0', waiting: 'storage, guest passenger D1-1' })
  })
})

describe('C with F', () => {
  const rules = rulesFor(2, ['C', 'F'])

  test('FC-C.3 a suspect card that a storage draws is not taken: no evidence, no contract', () => {
    const scene = at(rules, 'acted yes\nframe USE of card F1-1\ndrawn C1-1 C1-3 C1-5\nseat 1\ncontracts C1-6')
    const used = play(scene, 'use toolbox', 'done')
    expect(show(used)).toMatchObject({ supply: '26', 'seat 1 evidence': '0', 'seat 1 destroy': '0' })
    expect(why(used, 'fulfil C1-6')).toBe('FC-10.1 condition-not-met (card C1-6); first: meet-condition')
  })
})

describe('conditions of one module in the deck of another', () => {
  const isMet = (rules: ReturnType<typeof rulesFor>, contract: string, board: string) =>
    texts(at(rules, `seat 1\ncontracts ${contract}\n${board}`)).includes(`fulfil ${contract}`)

  test('FC-A.1 hold without module A', () => {
    const rules = rulesFor(2, ['B', 'E'])
    expect(isMet(rules, 'E1-6', 'upper 1 1\nlower 1 1')).toBe(true)
    expect(isMet(rules, 'E1-6', 'upper 1 1\nlower 1 0')).toBe(false)
    expect(isMet(rules, 'B2-3', 'upper 0 0 0 0 0 M1\nlower 0 0 0 0 0 M2')).toBe(true)
    expect(isMet(rules, 'B2-3', 'upper 0 0 0 0 0 M1')).toBe(false)
    expect(isMet(rules, 'E3-6', 'upper 2 2 2\nlower 2 2 2')).toBe(true)
  })

  test('FC-10.1 are not met where their module is not in play, but never in the way', () => {
    const asking = (when: string, copies = 1) => ({
      pile: 1 as const,
      copies,
      kind: 'contract' as const,
      when,
      frame: 'COIN 1',
    })
    const own: DeckFile = {
      format: 'roundhouse-decks 1',
      name: 'Foreign conditions',
      decks: {
        A: [
          { id: 'A1', ...asking('1 celebrities or postcards') },
          { id: 'A2', ...asking('1 destroy cards') },
          { id: 'A3', ...asking('suspect-self card') },
          { id: 'A4', ...asking('1 passengers or luggage') },
          { id: 'A5', ...asking('conductor on a tile') },
        ],
      },
    }
    const rules = rulesFor(2, ['A', 'F'], undefined, own)
    for (const contract of ['A1', 'A2', 'A3', 'A4', 'A5']) expect(isMet(rules, contract, 'upper 0')).toBe(false)
    expect(isMet(rules, 'A5', 'upper 0 0 0 0 0 M1 0 0 0 L5^')).toBe(true)
    const guests = rulesFor(2, ['A', 'B'], undefined, own)
    expect(isMet(guests, 'A1', 'upper 0{B1-1}')).toBe(true)
  })

  test('FC-A.2 completed contracts of every module count, whichever two are played', () => {
    const scene = at(rulesFor(2, ['A', 'F']), 'seat 1\ncontracts A1-7 F1-3\nupper 1 1 1 1\ncoins 0 0 0')
    expect(show(play(scene, 'fulfil F1-3', 'done', 'fulfil A1-7'))['seat 1 coins']).toBe('5 1 0')
  })
})
