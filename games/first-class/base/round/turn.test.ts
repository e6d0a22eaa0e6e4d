import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { at, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])
const three = rulesFor(3, ['A', 'B'])
const four = rulesFor(4, ['A', 'B'])

const ROW = 'a X1-1 X1-2 X1-3 X1-4 X1-5 X1-6'

describe('FC-3.5 free actions', () => {
  const board = 'seat 1\ncoins 3 0 0\ncontracts A1-7\nupper 0 0 0 0 0 M1'
  const free = ['spend 1 car upper', 'spend 1 car lower', 'spend 1 point', 'fulfil A1-7']

  test('FC-3.5 before the regular action contracts are fulfilled and coins spent, in any order and number', () => {
    const scene = at(rules, `${ROW}\n${board}`)
    expect(texts(scene)).toEqual(expect.arrayContaining(free))
    const after = play(scene, 'spend 1 point', 'fulfil A1-7', 'spend 1 car lower', 'spend 1 point')
    expect(show(after)).toMatchObject({
      acted: 'no',
      'seat 1 coins': '2 0 0',
      'seat 1 lower': '0 0',
      'seat 1 fulfilled': '1',
    })
  })

  test('FC-3.5 after the regular action too', () => {
    const after = play(at(rules, `${ROW}\n${board}`), 'take a3', 'done')
    expect(texts(after)).toEqual([...free, 'end'])
    expect(show(play(after, 'fulfil A1-7', 'spend 1 point'))).toMatchObject({ turn: '1', 'seat 1 points': '1' })
  })

  test('FC-3.5 between two frames too', () => {
    const scene = at(rules, `${ROW}\nacted yes\nwaiting mail upper, G3\n${board}\nendcards G3`)
    expect(texts(scene)).toEqual([...free, 'do mail upper', 'do G3', 'end'])
    expect(texts(play(scene, 'do G3', 'done'))).toEqual([...free, 'do mail upper', 'end'])
  })

  test('FC-3.5 the frame of a card just taken comes before any free action', () => {
    const scene = play(at(rules, `${ROW}\nwaiting mail upper\n${board}`), 'take a3')
    for (const text of ['spend 1 point', 'fulfil A1-7', 'do mail upper', 'end'])
      expect(why(scene, text)).toBe('FC-3.5 own-frame-first (frame CAR 1 + UP 0>1); first: finish-or-done')
  })

  test('FC-3.5 so do the coins of the start-player tile just taken', () => {
    const scene = at(rules, 'acted yes\ntile 1\nframe COIN 2 of start-tile\nseat 1\ncoins 5 5 1\ncontracts A1-7')
    expect(why(scene, 'fulfil A1-7')).toBe('FC-9.2 make-room-first (coins 2); first: spend-coins')
  })

  test('FC-3.5 a turn in which nothing can be done any more ends by itself', () => {
    const scene = at(rules, `${ROW}\nseat 1\ncoins 0 0 0\nlower 1`)
    expect(show(play(scene, 'take a4', 'up upper 0'))).toMatchObject({ turn: '2', phase: 'turn', acted: 'no' })
    expect(told(scene, 'take a4', 'up upper 0').slice(1)).toEqual([
      'upgrade: seat 0, train upper, from 0, to 1',
      expect.stringMatching(/^display: /),
    ])
  })

  test('FC-3.5 one in which a coin, a contract or a waiting frame is left goes on', () => {
    const after = (board: string) => show(play(at(rules, `${ROW}\n${board}`), 'take a4', 'done'))['turn']
    expect(after('seat 1\ncoins 0 0 1')).toBe('1')
    expect(after('seat 1\ncoins 0 0 0\ncontracts A1-5 A1-7')).toBe('1')
    expect(after('waiting mail upper\nseat 1\ncoins 0 0 0\nupper 0 0 0 0 0 M1')).toBe('1')
    expect(after('seat 1\ncoins 0 0 0')).toBe('2')
  })

  test('FC-3.5 the end is written with one word', () => {
    const scene = at(rules, 'acted yes')
    expect(why(scene, 'end now')).toBe('notation not-a-move (text end now, forms end); first: see-forms')
  })
})

describe('FC-3.7 frames that wait', () => {
  const waiting = `${ROW}\nwaiting mail upper, mail lower, G3\nseat 1\nendcards G3\nupper 0 0 0 0 0 M1\nlower 0 0 0 0 0 M3`

  test('FC-3.7 are carried out in an order of choice', () => {
    const scene = at(rules, `${waiting}\nacted yes`)
    for (const [first, left] of [
      ['mail upper', 'mail lower, G3'],
      ['mail lower', 'mail upper, G3'],
      ['G3', 'mail upper, mail lower'],
    ])
      expect(show(play(scene, `do ${first}`))).toMatchObject({ waiting: left })
  })

  test('FC-3.7 gained before the regular action may wait until after it', () => {
    const after = play(at(rules, waiting), 'take a1', 'done')
    expect(show(after)).toMatchObject({ acted: 'yes', waiting: 'mail upper, mail lower, G3' })
    expect(show(play(after, 'do mail upper'))).toMatchObject({ frame: 'LOCO 2 of mail upper' })
  })

  test('FC-3.7 may also be carried out before it', () => {
    expect(show(play(at(rules, waiting), 'do mail upper', 'loco 1'))).toMatchObject({
      acted: 'no',
      'seat 1 locomotive': '1',
      waiting: 'mail lower, G3',
    })
  })

  test('FC-3.7 unused at the end of the turn are lost', () => {
    const ended = play(at(rules, `${waiting}\nacted yes`), 'end')
    expect(show(ended)).toMatchObject({ turn: '2', waiting: '-' })
    expect(texts(ended).filter(text => text.startsWith('do'))).toEqual([])
  })

  test('FC-3.7 are not begun twice, and not before they are gained', () => {
    const scene = at(rules, `${ROW}\nwaiting mail upper\nseat 1\nupper 0 0 0 0 0 M1\nlower 0 0 0 0 0 M2`)
    expect(why(scene, 'do mail lower')).toBe(
      'FC-3.7 does-not-wait (frame mail lower, waiting mail upper); first: a-waiting-frame',
    )
    expect(why(play(scene, 'do mail upper', 'done'), 'do mail upper')).toBe(
      'FC-3.7 does-not-wait (frame mail upper, waiting )',
    )
  })

  test('FC-3.7 of two alike one is begun, the other waits on', () => {
    const scene = at(rules, 'phase scoring\nwaiting city 3, city 4, city 4\nseat 1\nroute X1-11*\nlocomotive 4')
    expect(texts(scene).filter(text => text.startsWith('do'))).toEqual(['do city 3', 'do city 4'])
    expect(show(play(scene, 'do city 4'))).toMatchObject({ waiting: 'city 3, city 4' })
  })

  test('FC-3.7 are named as what they come from', () => {
    const form = 'do <waiting frame: mail upper, tile lower, city 3, G7 ...>'
    for (const text of ['do', 'do mail', 'do mail middle', 'do mail upper lower', 'do tile', 'do city', 'do city 0'])
      expect(why(at(rules, ROW), text)).toBe(`notation not-a-move (text ${text}, forms ${form}); first: see-forms`)
    for (const text of [
      'do G22',
      'do G1 G2',
      'do card X1-1',
      'do upper',
      'do city 3 4',
      'do city 256',
      'do tile upper 1',
    ])
      expect(why(at(rules, ROW), text)).toBe(`notation not-a-move (text ${text}, forms ${form}); first: see-forms`)
    for (const text of ['do mail lower', 'do tile upper', 'do city 12', 'do G21'])
      expect(at(rules, ROW).game.write(at(rules, ROW).game.read(text)!)).toBe(text)
  })
})

describe('FC-3.8 what other players receive', () => {
  const taken = (boards: string) => play(at(four, `${ROW}\n${boards}`), 'tile', 'end')

  test('FC-3.8 is carried out after the turn is over, clockwise, before the next turn', () => {
    const third = taken('start 2\nturn 2')
    expect(show(third)).toMatchObject({ phase: 'receive', turn: '2', decides: '4' })
    const fourth = play(third, 'car upper')
    expect(show(fourth)).toMatchObject({ phase: 'receive', turn: '2', decides: '1' })
    expect(show(play(fourth, 'car upper'))).toMatchObject({ phase: 'turn', turn: '3', decides: '3' })
  })

  test('FC-3.8 each player with everything it triggers for him: mail car and bonus come before the next player', () => {
    const third = taken('seat 3\nupper 0 0 0 0')
    const laid = play(third, 'car upper')
    expect(texts(laid)).toEqual(['mail 1', 'mail 2', 'mail 3', 'mail 4'])
    const bonus = play(laid, 'mail 3')
    expect(show(bonus)).toMatchObject({ decides: '3', phase: 'receive', frame: 'UP 0>1 + UP 0>1 of mail upper' })
    expect(show(play(bonus, 'up upper 0', 'up lower 0'))).toMatchObject({
      decides: '4',
      phase: 'receive',
      'seat 3 upper': '1 0 0 0 0 M3',
      'seat 3 lower': '1',
    })
  })

  test('FC-3.8 a locomotive tile and its upgrades come out of turn as well', () => {
    const third = taken('seat 3\nlower 0 0 0 0 0 M1 0 0')
    const bonus = play(third, 'car lower')
    expect(show(bonus)).toMatchObject({ decides: '3', frame: 'FREE 2 of tile lower', 'tiles-laid': '1' })
    expect(show(play(bonus, 'free lower 0', 'free upper 0'))).toMatchObject({
      decides: '4',
      'seat 3 upper': '1',
      'seat 3 lower': '1 0 0 0 0 M1 0 0 0 L5',
    })
  })

  test('FC-3.8 of several frames he chooses the order, and may give up the rest', () => {
    const scene = at(
      three,
      `phase receive
       decides 3
       paying 4
       waiting mail upper, tile lower
       seat 3
       upper 0 0 0 0 0 M1
       lower 0 0 0 0 0 M2 0 0 0 L5`,
    )
    expect(texts(scene)).toEqual(['do mail upper', 'do tile lower', 'end'])
    expect(show(play(scene, 'do tile lower', 'done'))).toMatchObject({ decides: '3', frame: 'LOCO 2 of mail upper' })
    expect(show(play(scene, 'end'))).toMatchObject({ phase: 'turn', turn: '2', waiting: '-' })
    expect(why(scene, 'take a1')).toBe('FC-3.8 out-of-turn; first: own-turn')
  })

  test('FC-3.8 of two that are left he chooses again; the last one begins by itself', () => {
    const scene = at(
      three,
      `phase receive
       decides 3
       paying 4
       waiting mail upper, mail lower, tile lower
       seat 3
       upper 0 0 0 0 0 M1
       lower 0 0 0 0 0 M3 0 0 0 L5`,
    )
    const two = play(scene, 'do mail lower', 'done')
    expect(show(two)).toMatchObject({ phase: 'receive', decides: '3', waiting: 'mail upper, tile lower', frame: 'no' })
    expect(texts(two)).toEqual(['do mail upper', 'do tile lower', 'end'])
    expect(show(play(two, 'do mail upper', 'done'))).toMatchObject({ waiting: '-', frame: 'FREE 2 of tile lower' })
  })

  test('FC-3.8 he may neither spend coins nor fulfil contracts then', () => {
    const third = taken('seat 3\ncoins 5 5 2\ncontracts A1-7')
    expect(texts(third)).toEqual(['car upper', 'car lower', 'done'])
    for (const text of ['spend 1 point', 'fulfil A1-7', 'take a2', 'tile'])
      expect(why(third, text)).toBe('FC-3.8 out-of-turn; first: own-turn')
    expect(show(play(third, 'car upper'))).toMatchObject({ decides: '4' })
  })

  test('FC-3.8 ruling: not at once but after the turn: the taker goes on with his first', () => {
    const scene = play(at(three, ROW), 'tile')
    expect(show(scene)).toMatchObject({ phase: 'turn', decides: '1', 'seat 3 upper': '0' })
    expect(why(scene, 'car upper', 3)).toBe('FC-2.2 not-your-decision (seat 1); first: wait')
  })

  test('FC-3.8 it comes before a round ends', () => {
    const last = at(three, 'start 2\nturn 1\nturns-left 1\nc X1-1 - - - - -')
    const third = play(last, 'tile', 'end')
    expect(show(third)).toMatchObject({ phase: 'receive', round: '1', start: '2', tile: '1', decides: '3' })
    expect(show(play(third, 'car upper'))).toMatchObject({ phase: 'turn', round: '2', start: '1', turn: '1' })
  })
})

describe('FC-3.9 the display', () => {
  test('FC-3.9 is filled up to 4 only when the turn is completely over', () => {
    const scene = at(rules, `${ROW}\ndisplay G1 G2 G3 G4\nseat 1\ncoins 5 5 0`)
    const bought = play(scene, 'buy G1 with 4 0 0', 'take a1', 'done', 'buy G2 with 0 4 0', 'do G2', 'done')
    expect(show(bought)).toMatchObject({ display: 'G3 G4' })
    const shown = show(play(bought, 'end'))
    expect(shown['display']).toMatch(/^G3 G4 G\d+ G\d+$/)
    expect(shown['endpile']?.split(' ')).toHaveLength(21 - 2 - 2 - 4)
    expect(told(bought, 'end')).toEqual([
      'forfeited: seat 0, frames G1',
      `display: cards ${shown['display']!.split(' ').slice(2).join(',')}`,
    ])
  })

  test('FC-3.9 after what the others receive (FC-3.8)', () => {
    const scene = at(four, `${ROW}\ndisplay G1 G2 G3 G4\nseat 1\ncoins 4 0 0`)
    const third = play(scene, 'buy G1 with 4 0 0', 'tile', 'end')
    expect(show(third)).toMatchObject({ phase: 'receive', display: 'G2 G3 G4' })
    const fourth = play(third, 'car upper')
    expect(show(fourth)).toMatchObject({ phase: 'receive', display: 'G2 G3 G4' })
    expect(show(play(fourth, 'car upper'))['display']).toMatch(/^G2 G3 G4 G\d+$/)
  })

  test('FC-3.9 a full display is left as it is', () => {
    const scene = at(rules, 'acted yes\ndisplay G1 G2 G3 G4')
    expect(told(scene, 'end')).toEqual([])
    expect(show(play(scene, 'end'))).toMatchObject({ display: 'G1 G2 G3 G4' })
  })
})
