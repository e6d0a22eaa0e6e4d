import { describe, expect, test } from 'vitest'
import { readCondition } from '../../base/cards/condition.ts'
import { rulesFor } from '../../rules.ts'
import { at, changes, play, show, texts, told, why } from '../../testing/positions.ts'
import { passengersAndLuggage } from './index.ts'

const rules = rulesFor(2, ['A', 'D'])
const four = rulesFor(4, ['A', 'D'])

/** Seat 1 in the frame of a card, with this board. */
const amidst = (frame: string, board: string) => at(rules, `acted yes\nframe ${frame} of card X1-3\nseat 1\n${board}`)
/** Seat 1 about to place this guest. */
const placing = (card: string, board: string) => at(rules, `acted yes\nframe BOARD of card ${card}\nseat 1\n${board}`)

describe('FC-D.2 a guest boards', () => {
  test('FC-D.2 at once, if the car is worth 1 and reached', () => {
    expect(changes(placing('D1-4', 'upper 1^'), 'board passenger')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-4!}^',
      'seat 1 coins': '3 0 0',
    })
  })

  test('FC-D.2 when the conductor reaches or passes its car', () => {
    const scene = amidst('COND 2', 'upper 1{D1-4} 0')
    expect(changes(scene, 'cond upper 1')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-4!}^ 0',
      'seat 1 coins': '3 0 0',
    })
    expect(show(play(scene, 'cond upper 2'))['seat 1 upper']).toBe('1{D1-4!} 0^')
  })

  test('FC-D.2 when its reached car goes up to 1', () => {
    expect(changes(amidst('UP 0>1', 'upper 0{D1-4} 0^'), 'up upper 0')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-4!} 0^',
      'seat 1 coins': '3 0 0',
    })
  })

  test('FC-D.2 not in a 0-car, reached or not', () => {
    expect(changes(placing('D1-4', 'upper 0^'), 'board passenger')).toEqual({
      frame: 'no',
      'seat 1 upper': '0{D1-4}^',
    })
    expect(changes(amidst('COND 1', 'lower 0{D1-4}'), 'cond lower 1')).toEqual({
      frame: 'no',
      'seat 1 lower': '0{D1-4}^',
    })
  })

  test('FC-D.2 not in a car that is not reached, whatever its worth', () => {
    expect(changes(placing('D1-4', 'upper 12{D1-2!}^ 7'), 'board passenger')).toEqual({
      frame: 'no',
      'seat 1 upper': '12{D1-2!}^ 7{D1-4}',
    })
  })

  test('FC-D.2 only the conductor of its own train counts', () => {
    expect(changes(placing('D1-4', 'upper 1\nlower 1^'), 'board passenger')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-4}',
    })
  })

  test('FC-D.2 behind the mail car it is the car that is reached, not the mail car', () => {
    const five = '1{D1-1!} 1{D1-2!} 1{D1-3!} 1{D1-4!} 1{D2-1!}'
    const scene = amidst('COND 1', `upper ${five}^ M1 1{D2-2}\nround 3`)
    const onMail = play(scene, 'cond upper 1')
    expect(show(onMail)['seat 1 upper']).toBe(`${five} M1^ 1{D2-2}`)
    const passed = amidst('COND 2', `upper ${five}^ M1 1{D2-3}\nround 3\ncoins 0 0 0`)
    expect(show(play(passed, 'cond upper 2'))).toMatchObject({
      'seat 1 upper': `${five} M1 1{D2-3!}^`,
      'seat 1 coins': '5 3 0',
    })
  })

  test('FC-D.2 rulebook example: luggage on a 0-car that the conductor has passed is loaded when the car is 1', () => {
    const scene = at(rules, 'a D1-2 X1-1\nb X1-4 X1-4\nturn 1\nseat 1\nlower 0 0^')
    const placed = play(scene, 'take a1', 'board luggage')
    expect(show(placed)).toMatchObject({ 'seat 1 lower': '0{D1-2} 0^', 'seat 1 points': '0', waiting: '-' })
    const raised = play(at(rules, 'b X1-4 X1-4\nseat 1\nlower 0{D1-2} 0^'), 'take b1', 'up lower 0', 'done')
    expect(show(raised)).toMatchObject({
      'seat 1 lower': '1{D1-2!} 0^',
      'seat 1 points': '2',
      waiting: 'guest luggage D1-2',
    })
    expect(show(play(raised, 'do guest luggage D1-2', 'free upper 0'))).toMatchObject({
      'seat 1 upper': '1',
      'seat 1 points': '2',
      waiting: '-',
    })
  })
})

describe('FC-D.3 a passenger', () => {
  test('FC-D.3 rulebook example: one of 3 coins boards as the second and pays 3 + 1', () => {
    expect(changes(placing('D1-2', 'upper 1{D1-4!} 1 0^\ncoins 0 0 0'), 'board passenger')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-4!} 1{D1-2!} 0^',
      'seat 1 coins': '4 0 0',
    })
  })

  test('FC-D.3 rulebook example: one of 2 coins and a 0-car boards as the third: 2 + 2 coins, then the 0-car', () => {
    const scene = play(placing('D1-1', 'upper 1{D1-4!} 1{D1-2!} 1^\ncoins 0 0 0'), 'board passenger')
    expect(show(scene)).toMatchObject({ 'seat 1 coins': '4 0 0', waiting: 'guest passenger D1-1', frame: 'no' })
    expect(changes(scene, 'do guest passenger D1-1')).toEqual({ frame: 'CAR 1 of guest passenger D1-1', waiting: '-' })
    expect(show(play(scene, 'do guest passenger D1-1', 'car lower'))['seat 1 lower']).toBe('0 0')
  })

  test('FC-D.3 luggage on board adds no coin', () => {
    const scene = placing('D1-2', 'upper 1^\nlower 1{D1-4!}^\ncoins 0 0 0')
    expect(show(play(scene, 'board passenger'))['seat 1 coins']).toBe('3 0 0')
  })

  test('FC-D.3 passengers of others add no coin', () => {
    const scene = placing('D1-2', 'upper 1^\ncoins 0 0 0\nseat 2\nupper 1{D1-4!}^')
    expect(show(play(scene, 'board passenger'))['seat 1 coins']).toBe('3 0 0')
  })

  test('FC-D.3 boards once: the conductor going on pays no more', () => {
    const scene = amidst('COND 1', 'upper 1{D1-4!}^ 1')
    expect(changes(scene, 'cond upper 1')).toEqual({ frame: 'no', 'seat 1 upper': '1{D1-4!} 1^' })
  })
})

describe('FC-D.4 luggage', () => {
  test('FC-D.4 rulebook example: 4 points and a 0-car as the third piece: 4 + 4 points, then the 0-car', () => {
    const scene = play(placing('D1-1', 'lower 1{D1-4!} 1{D1-2!} 1^'), 'board luggage')
    expect(show(scene)).toMatchObject({ 'seat 1 points': '8', 'seat 1 coins': '1 0 0', waiting: 'guest luggage D1-1' })
    expect(show(play(scene, 'do guest luggage D1-1', 'car upper'))['seat 1 upper']).toBe('0 0')
  })

  test('FC-D.4 the first scores what is on the card, the second 2 more', () => {
    expect(show(play(placing('D1-3', 'lower 1^'), 'board luggage'))['seat 1 points']).toBe('6')
    expect(show(play(placing('D1-3', 'lower 1{D1-4!} 1^'), 'board luggage'))['seat 1 points']).toBe('8')
  })

  test('FC-D.4 passengers on board add no points', () => {
    const scene = placing('D1-3', 'upper 1{D1-4!} 1{D1-2!}^\nlower 1^')
    expect(show(play(scene, 'board luggage'))['seat 1 points']).toBe('6')
  })

  test('FC-D.4 some also give a one-time frame, of coins too', () => {
    const scene = play(placing('D1-4', 'lower 1^'), 'board luggage')
    expect(show(scene)).toMatchObject({ 'seat 1 points': '5', 'seat 1 coins': '1 0 0', waiting: 'guest luggage D1-4' })
    expect(show(play(scene, 'do guest luggage D1-4'))['seat 1 coins']).toBe('2 0 0')
  })
})

describe('FC-D.5 boarding is settled', () => {
  test('FC-D.5 right after the frame that caused it, not inside it', () => {
    const scene = amidst('COND 1 + CAR 1', 'upper 1{D1-4}')
    expect(changes(scene, 'cond upper 1')).toEqual({ frame: 'CAR 1 of card X1-3', 'seat 1 upper': '1{D1-4}^' })
    expect(changes(scene, 'cond upper 1', 'car lower')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-4!}^',
      'seat 1 lower': '0 0',
      'seat 1 coins': '3 0 0',
    })
  })

  test('FC-D.5 right after the purchase that caused it', () => {
    const step = at(rules, 'seat 1\nupper 1{D1-4}\ncoins 0 1 0')
    expect(changes(step, 'spend 2 conductor upper')).toEqual({
      'seat 1 upper': '1{D1-4!}^',
      'seat 1 coins': '2 0 0',
    })
    const raise = at(rules, 'seat 1\nlower 0{D1-3}^\ncoins 0 0 1')
    expect(changes(raise, 'spend 3 lower 0')).toEqual({
      'seat 1 lower': '1{D1-3!}^',
      'seat 1 coins': '0 0 0',
      'seat 1 points': '6',
    })
  })

  test('FC-D.5 several at once board from the left, each counting those before, and the coins come in one go', () => {
    const scene = amidst('COND 3', 'upper 1{D1-1} 1{D1-2} 1{D1-4}\ncoins 0 0 0')
    expect(told(scene, 'cond upper 3')).toEqual([
      'conductor: seat 0, train upper, steps 3',
      'boards: seat 0, card D1-1, half passenger',
      'boards: seat 0, card D1-2, half passenger',
      'boards: seat 0, card D1-4, half passenger',
      'coins: seat 0, coins 10, lost 0',
    ])
    // 2 + (3 + 1) + (2 + 2)
    expect(show(play(scene, 'cond upper 3'))).toMatchObject({
      'seat 1 coins': '5 5 0',
      waiting: 'guest passenger D1-1',
    })
  })

  test('FC-D.5 luggage too: the second piece counts the first', () => {
    const scene = amidst('COND 2', 'lower 1{D1-4} 1{D1-3}')
    expect(told(scene, 'cond lower 2')).toEqual([
      'conductor: seat 0, train lower, steps 2',
      'boards: seat 0, card D1-4, half luggage',
      'scored: seat 0, points 5, for luggage, card D1-4',
      'boards: seat 0, card D1-3, half luggage',
      'scored: seat 0, points 8, for luggage, card D1-3',
    ])
  })

  test('FC-D.5 in both trains at once the coins of the one and the points of the other come together', () => {
    const scene = amidst('COND 2', 'upper 1{D1-2}\nlower 1{D1-3}\ncoins 0 0 0')
    expect(changes(scene, 'cond upper 1 lower 1')).toEqual({
      frame: 'no',
      'seat 1 upper': '1{D1-2!}^',
      'seat 1 lower': '1{D1-3!}^',
      'seat 1 coins': '3 0 0',
      'seat 1 points': '6',
    })
  })

  test('FC-D.5 the one-time frames wait each by itself, in an order of choice, with free actions between', () => {
    const scene = play(amidst('COND 2', 'upper 1{D1-1} 1{D1-3} 0\ncoins 0 0 0'), 'cond upper 2')
    expect(show(scene)).toMatchObject({
      waiting: 'guest passenger D1-1, guest passenger D1-3',
      'seat 1 coins': '5 0 0',
    })
    expect(texts(scene)).toEqual(expect.arrayContaining(['do guest passenger D1-1', 'do guest passenger D1-3', 'end']))
    const second = play(scene, 'do guest passenger D1-3', 'up lower 0')
    expect(show(second)).toMatchObject({ waiting: 'guest passenger D1-1', 'seat 1 lower': '1' })
    const between = play(second, 'spend 1 car lower', 'do guest passenger D1-1', 'car lower')
    expect(show(between)).toMatchObject({ waiting: '-', 'seat 1 lower': '1 0 0' })
  })

  test('FC-D.5 a frame that is not used by the end of the turn is lost', () => {
    const scene = play(at(rules, 'acted yes\nframe COND 1 of card X1-3\nb X1-1\nseat 1\nupper 1{D1-1}'), 'cond upper 1')
    expect(show(play(scene, 'end'))).toMatchObject({ turn: '2', waiting: '-' })
  })

  test('FC-D.5 a frame is named by its half and its card', () => {
    const scene = play(amidst('COND 1', 'upper 1{D1-1}'), 'cond upper 1')
    expect(why(scene, 'do guest luggage D1-1')).toBe(
      'FC-3.7 does-not-wait (frame guest luggage D1-1, waiting guest passenger D1-1); first: a-waiting-frame',
    )
    for (const text of [
      'do guest',
      'do guest D1-1',
      'do guest upper D1-1',
      'do guest passenger',
      'do guest passenger Z1',
      'do guest passenger D1-1 now',
    ])
      expect(why(scene, text)).toMatch(/^notation not-a-move/)
  })
})

describe('FC-D.5 room for the coins', () => {
  test('FC-D.5 is made after the frame, for all of them together', () => {
    const scene = play(amidst('COND 2', 'upper 1{D1-2} 1{D1-4}\ncoins 5 3 0\nlower 0'), 'cond upper 2')
    // 3 + (2 + 1) coins to come, four free spaces.
    expect(show(scene)).toMatchObject({
      owed: '6',
      frame: 'no',
      'seat 1 coins': '5 3 0',
      'seat 1 upper': '1{D1-2!} 1{D1-4!}^',
    })
    expect(why(scene, 'end')).toBe('FC-9.2 make-room-first (coins 6); first: spend-coins')
    expect(texts(scene).every(text => text.startsWith('spend'))).toBe(true)
    const one = play(scene, 'spend 1 point')
    expect(show(one)).toMatchObject({ owed: '6', 'seat 1 coins': '4 3 0' })
    expect(show(play(one, 'spend 2 point'))).toMatchObject({ owed: '0', 'seat 1 coins': '5 5 2' })
  })

  test('FC-D.5 exactly enough room is enough', () => {
    const scene = play(amidst('COND 1', 'upper 1{D1-2}\ncoins 5 4 0'), 'cond upper 1')
    expect(show(scene)).toMatchObject({ owed: '0', 'seat 1 coins': '5 5 2' })
  })

  test('FC-D.5 boarding caused by a purchase for room adds to the same coins', () => {
    const scene = play(amidst('COND 1', 'upper 1{D1-4} 1{D1-2}\ncoins 5 5 2'), 'cond upper 1')
    expect(show(scene).owed).toBe('2')
    const more = play(scene, 'spend 2 conductor upper')
    expect(show(more)).toMatchObject({ owed: '6', 'seat 1 coins': '5 4 2', 'seat 1 upper': '1{D1-4!} 1{D1-2!}^' })
    const made = play(more, ...Array.from({ length: 5 }, () => 'spend 1 point'))
    expect(show(made)).toMatchObject({ owed: '0', 'seat 1 coins': '5 5 2', 'seat 1 points': '5' })
  })

  test('FC-D.5 a car bought for room may bring the mail car: it is chosen first, then room goes on', () => {
    const scene = play(amidst('COND 1', 'upper 1{D1-2}\nlower 0 0 0 0\ncoins 5 5 2'), 'cond upper 1')
    const bought = play(scene, 'spend 1 car lower')
    expect(texts(bought)).toEqual(['mail 1', 'mail 2', 'mail 3', 'mail 4'])
    const chosen = play(bought, 'mail 4')
    expect(show(chosen)).toMatchObject({ owed: '3', waiting: 'mail lower' })
    expect(why(chosen, 'do mail lower')).toBe('FC-9.2 make-room-first (coins 3); first: spend-coins')
    expect(show(play(chosen, 'spend 1 point', 'spend 1 point'))).toMatchObject({ owed: '0', 'seat 1 coins': '5 5 2' })
  })

  test("FC-D.5 coins of boarding come before a frame's coins that the purchase was to make room for", () => {
    const scene = at(rules, 'acted yes\nframe COIN 3 of card D1-7\nseat 1\nupper 1{D1-4}\ncoins 5 5 1')
    const boarded = play(scene, 'spend 2 conductor upper')
    expect(show(boarded)).toMatchObject({ frame: 'COIN 3 of card D1-7', owed: '0', 'seat 1 coins': '5 5 2' })
    const full = at(rules, 'acted yes\nframe COIN 3 of card D1-7\nseat 1\nupper 1{D1-2}\ncoins 5 5 2')
    const owing = play(full, 'spend 2 conductor upper')
    expect(show(owing)).toMatchObject({ owed: '3', 'seat 1 coins': '5 4 2' })
    expect(why(owing, 'end')).toBe('FC-9.2 make-room-first (coins 3); first: spend-coins')
    const paid = play(owing, 'spend 2 point', 'spend 2 point')
    expect(show(paid)).toMatchObject({ owed: '0', frame: 'COIN 3 of card D1-7', 'seat 1 coins': '5 5 2' })
    const all = play(paid, 'spend 1 point', 'spend 1 point', 'spend 1 point')
    expect(show(all)).toMatchObject({ owed: '0', frame: 'no', 'seat 1 coins': '5 5 2' })
  })

  test('FC-D.5 only what goes beyond 12 is lost', () => {
    const train = 'upper 1{D1-2} 1{D1-4} 1{D2-3} 1{D2-1}\ncoins 0 0 0\nround 3'
    const scene = amidst('COND 4', train)
    // 3 + (2 + 1) + (3 + 2) + (2 + 3) = 16
    expect(told(scene, 'cond upper 4')).toContain('coins: seat 0, coins 12, lost 4')
    const one = amidst('COND 4', train.replace('0 0 0', '1 0 0'))
    expect(show(play(one, 'cond upper 4')).owed).toBe('16')
    expect(show(play(one, 'cond upper 4', 'spend 1 point'))['seat 1 coins']).toBe('5 5 2')
  })

  test('FC-D.5 in a scoring phase room is made as in a turn', () => {
    const scene = at(
      rules,
      'phase scoring\nwaiting city 5\nseat 1\nroute X1-13\nlocomotive 5\nupper 1{D1-2}\ncoins 5 5 1',
    )
    const owing = play(scene, 'do city 5', 'cond upper 1')
    expect(show(owing)).toMatchObject({ owed: '3', phase: 'scoring' })
    expect(why(owing, 'score')).toBe('FC-9.2 make-room-first (coins 3); first: spend-coins')
    expect(show(play(owing, 'spend 2 point', 'spend 2 point'))).toMatchObject({ owed: '0', 'seat 1 coins': '5 5 2' })
  })

  test('FC-D.5 out of turn nothing can be spent and what does not fit is lost (FC-9.2, ruling)', () => {
    const scene = at(
      four,
      'a X1-1 X1-1 X1-1\nb X1-2 X1-4 X1-4\nseat 1\ncoins 0 0 0\nseat 4\nupper 0{D1-1}^\ncoins 5 5 1',
    )
    const received = play(scene, 'tile', 'end', 'car upper')
    expect(show(received)).toMatchObject({ phase: 'receive', decides: '4', frame: 'CAR 1 or UP 0>1 of start-tile 4' })
    expect(told(received, 'up upper 0')).toEqual([
      'upgrade: seat 3, train upper, from 0, to 1',
      'boards: seat 3, card D1-1, half passenger',
      'coins: seat 3, coins 1, lost 1',
      'begins: seat 3, frame guest passenger D1-1, of guest, half passenger, card D1-1',
    ])
    expect(show(play(received, 'up upper 0'))).toMatchObject({
      'seat 4 coins': '5 5 2',
      'seat 4 upper': '1{D1-1!}^',
      frame: 'CAR 1 of guest passenger D1-1',
      decides: '4',
    })
    expect(show(play(received, 'up upper 0', 'car lower'))).toMatchObject({ phase: 'turn', turn: '2' })
  })
})

describe('FC-D.5 out of turn', () => {
  test('FC-D.5 each player with everything it triggers for him: mail car, conductors, boarding, its frame', () => {
    const scene = at(four, 'a X1-1 X1-1 X1-1\nb X1-2\nseat 1\ncoins 0 0 0\nseat 3\nupper 1{D1-1} 0 0 0\ncoins 5 5 2')
    const received = play(scene, 'tile', 'end', 'car upper', 'mail 2')
    // The mail car's BOTH 2 has but one way and so is carried out; the coins find no room.
    expect(show(received)).toMatchObject({
      decides: '3',
      'seat 3 upper': '1{D1-1!} 0^ 0 0 0 M2',
      'seat 3 lower': '0^',
      'seat 3 coins': '5 5 2',
      frame: 'CAR 1 of guest passenger D1-1',
    })
    expect(show(play(received, 'car lower'))).toMatchObject({ decides: '4', 'seat 3 lower': '0^ 0' })
  })
})

describe('FC-D.4 out of turn', () => {
  test('FC-D.4 luggage scores for whose car it is, not for whose turn it is', () => {
    const scene = at(
      four,
      'a X1-1 X1-1 X1-1\nb X1-2 X1-4 X1-4\nseat 1\ncoins 0 0 0\nseat 4\nlower 0{D1-3}^\ncoins 0 0 0',
    )
    const received = play(scene, 'tile', 'end', 'car upper')
    expect(changes(received, 'up lower 0')).toMatchObject({ 'seat 4 lower': '1{D1-3!}^', 'seat 4 points': '6' })
    expect(changes(received, 'up lower 0')).not.toHaveProperty('seat 1 points')
    expect(told(received, 'up lower 0')).toContain('scored: seat 3, points 6, for luggage, card D1-3')
  })
})

describe('FC-D.7 contracts', () => {
  const isMet = (contract: string, board: string): boolean =>
    texts(at(rules, `seat 1\ncontracts ${contract}\n${board}`)).includes(`fulfil ${contract}`)

  test('FC-D.7 n passengers or n pieces of luggage', () => {
    expect(isMet('D1-6', 'upper 1{D1-1!} 1{D1-2!}^')).toBe(true)
    expect(isMet('D1-6', 'lower 1{D1-1!} 1{D1-2!}^')).toBe(true)
    expect(isMet('D1-6', 'upper 1{D1-1!}^')).toBe(false)
    expect(isMet('D2-6', 'lower 0{D1-1} 0{D1-2} 0{D1-3} 0{D1-4}')).toBe(true)
    expect(isMet('D2-6', 'lower 0{D1-1} 0{D1-2} 0{D1-3}')).toBe(false)
  })

  test('FC-D.7 one kind alone: two and two are not four', () => {
    expect(isMet('D2-6', 'upper 0{D1-1} 0{D1-2}\nlower 0{D1-3} 0{D1-4}')).toBe(false)
  })

  test('FC-D.7 those still waiting count (ruling)', () => {
    expect(isMet('D1-6', 'upper 0{D1-1} 0{D1-2}')).toBe(true)
    expect(isMet('D1-6', 'upper 1{D1-1!}^ 0{D1-2}')).toBe(true)
  })

  test('FC-D.7 those of others do not', () => {
    expect(isMet('D1-6', 'upper 0{D1-1}\nseat 2\nupper 0{D1-2} 0{D1-3}')).toBe(false)
  })

  test('FC-D.7 in the words of a deck', () => {
    const { conditions } = passengersAndLuggage
    expect(conditions!.map(({ form }) => form)).toEqual(['<n> passengers or luggage'])
    expect(readCondition(conditions!, '8 passengers or luggage')).toEqual({ rule: 0, numbers: [8] })
    expect(readCondition(conditions!, '0 passengers or luggage')).toBeNull()
    expect(readCondition(conditions!, '9 passengers or luggage')).toBeNull()
  })
})
