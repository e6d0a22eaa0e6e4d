import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { rulesWithFaces } from '../../testing/own-faces.ts'
import { at, changes, play, type Scene, show, texts, told, why } from '../../testing/positions.ts'

/** Route cards with nothing but a bonus city, and a contract that moves the locomotive. */
const rules = rulesWithFaces(
  2,
  ['A', 'B'],
  [
    { id: 'X1-12', kind: 'route', cities: 'B{UP 0>1}' },
    { id: 'X2-11', kind: 'route', cities: 'B{FREE 1}' },
    { id: 'A1-2', kind: 'contract', when: '2 cars of 1 in each train', frame: 'LOCO 2' },
  ],
)
const three = rulesFor(3, ['A', 'B'])

/** Seat 1 in its part of the first scoring phase; seat 2 comes after it. */
const scoring = (waiting: string, board: string): Scene =>
  at(rules, `phase scoring\nwaiting ${waiting}\nseat 1\n${board}`)

/** What step 2 gives seat 1. */
const scores = (board: string): string => show(play(scoring('-', board), 'score'))['seat 1 points']!

describe('FC-12.1 a scoring phase', () => {
  const lastTurn = at(three, 'round 2\nstart 2\nturn 1\nturns-left 1\nacted yes\ntile 3')

  test('FC-12.1 goes from the new start player clockwise', () => {
    const first = play(lastTurn, 'end')
    expect(show(first)).toMatchObject({
      phase: 'scoring',
      round: '2',
      start: '3',
      turn: '3',
      decides: '3',
      'turns-left': '3',
    })
    const second = play(first, 'score')
    expect(show(second)).toMatchObject({ phase: 'scoring', turn: '1', decides: '1', 'turns-left': '2' })
    const third = play(second, 'score')
    expect(show(third)).toMatchObject({ phase: 'scoring', turn: '2', decides: '2', 'turns-left': '1' })
    expect(show(play(third, 'score'))).toMatchObject({ phase: 'turn', round: '3', turn: '3', 'turns-left': '9' })
    expect(told(lastTurn, 'end').at(-1)).toBe('scoring: seat 2, round 2')
  })

  test('FC-12.1 each player does both steps completely before the next', () => {
    const scene = at(
      three,
      'phase scoring\nround 2\nwaiting city 3\nseat 1\nlocomotive 3\nupper 2^\nseat 2\nlocomotive 3',
    )
    expect(why(scene, 'do city 3', 2)).toBe('FC-2.2 not-your-decision (seat 1); first: wait')
    expect(show(play(scene, 'do city 3', 'score'))).toMatchObject({
      turn: '2',
      decides: '2',
      waiting: 'city 3',
      'turns-left': '2',
      'seat 1 coins': '3 0 0',
      'seat 1 points': '2',
    })
  })

  test('FC-12.1 a player with nothing to spend, fulfil or carry out is scored without being asked', () => {
    const scene = at(three, 'phase scoring\nround 2\nseat 2\ncoins 0 0 0\nlower 4^\nseat 3\npoints 0')
    expect(show(play(scene, 'score'))).toMatchObject({ turn: '3', 'seat 2 points': '4' })
  })

  test('FC-12.1 there is none in a turn', () => {
    const none = 'FC-12.1 no-scoring-phase; first: scoring-phase-comes'
    expect(why(at(rules, 'a X1-1'), 'score')).toBe(none)
    expect(why(at(rules, 'acted yes\nframe CAR 1 of card X1-1'), 'score')).toBe(none)
  })

  test('FC-12.1 no card is taken in it', () => {
    const none = 'FC-12.3 scoring-phase; first: after-scoring'
    const scene = scoring('city 3', 'locomotive 3')
    for (const text of ['take a1', 'decline a1', 'tile', 'end']) expect(why(scene, text)).toBe(none)
    const inFrame = 'phase scoring\nframe CAR 1 of mail upper\nseat 1\nupper 0 0 0 0 0 M1'
    expect(why(at(rules, inFrame), 'tile')).toBe('FC-12.3 scoring-phase; first: own-turn')
    expect(why(at(rules, `round 6\n${inFrame}`), 'tile')).toBe('FC-12.3 scoring-phase')
  })
})

describe('FC-12.2 step 1, the bonus cities', () => {
  // Cities 4, 5 and 6: X1-11 car and two cities, X1-12 an upgrade 0 to 1, X2-11 an upgrade of choice.
  const board = 'route X1-11 X1-12 X2-11\nlocomotive 5'

  test('FC-12.2 every bonus city reached pays its frame, in an order of choice', () => {
    const scene = scoring('city 3, city 4, city 5', board)
    expect(texts(scene).filter(text => text.startsWith('do'))).toEqual(['do city 3', 'do city 4', 'do city 5'])
    const after = play(scene, 'do city 5', 'up lower 0', 'do city 3', 'do city 4', 'car upper', 'done')
    expect(show(after)).toMatchObject({
      waiting: '-',
      'seat 1 coins': '3 0 0',
      'seat 1 upper': '0 0',
      'seat 1 lower': '1',
    })
  })

  test('FC-12.2 the frame of a city is finished before the next', () => {
    const scene = play(scoring('city 3, city 4', board), 'do city 4')
    expect(why(scene, 'do city 3')).toBe('FC-3.6 finish-the-frame (frame CAR 1 + LOCO 2); first: finish-or-done')
    expect(why(scene, 'score')).toBe('FC-3.6 finish-the-frame (frame CAR 1 + LOCO 2); first: finish-or-done')
  })

  test('FC-12.2 each city pays at most once a phase', () => {
    const scene = play(scoring('city 3', board), 'do city 3')
    expect(why(scene, 'do city 3')).toBe('FC-3.7 does-not-wait (frame city 3, waiting )')
  })

  test('FC-12.2 twice with a postcard on its route card (FC-B.4), also when it is reached there', () => {
    const begins = (route: string) =>
      show(play(at(rules, `round 2\nturn 2\nturns-left 1\nacted yes\nseat 1\nroute ${route}\nlocomotive 5`), 'end'))
    expect(begins('X1-11* X1-12')['waiting']).toBe('city 3, city 4, city 4, city 5')
    expect(begins('X1-11 X1-12*')['waiting']).toBe('city 3, city 4, city 5, city 5')
    const reached = scoring('-', 'coins 0 1 0\nroute X1-11 X1-12*\nlocomotive 4')
    expect(show(play(reached, 'spend 2 locomotive'))).toMatchObject({ waiting: 'city 5, city 5' })
  })

  test('FC-12.2 a bonus city reached by the frame of another pays in the same phase', () => {
    const scene = play(scoring('city 4', 'route X1-11 X1-12 X2-11\nlocomotive 4'), 'do city 4')
    expect(changes(scene, 'loco 2')).toEqual({
      frame: 'CAR 1 of city 4',
      waiting: 'city 5, city 6',
      'seat 1 locomotive': '6',
    })
    expect(show(play(scene, 'loco 2', 'done', 'do city 6'))).toMatchObject({ frame: 'FREE 1 of city 6' })
  })

  test('FC-12.2 a bonus city reached by a coin pays in the same phase', () => {
    const scene = scoring('-', `coins 0 1 0\n${board}`)
    expect(changes(scene, 'spend 2 locomotive')).toEqual({
      waiting: 'city 6',
      'seat 1 coins': '0 0 0',
      'seat 1 locomotive': '6',
    })
  })

  test('FC-12.2 a bonus city reached by a contract or a mail car pays in the same phase', () => {
    const contract = scoring('-', `contracts A1-2\nupper 1 1\nlower 1 1\n${board}`)
    expect(show(play(contract, 'fulfil A1-2', 'loco 1'))).toMatchObject({ waiting: 'city 6' })
    const mail = scoring('mail upper', `upper 0 0 0 0 0 M1\n${board}`)
    expect(show(play(mail, 'do mail upper', 'loco 1'))).toMatchObject({ waiting: 'city 6' })
  })

  test('FC-12.2 a points city passed there scores and pays nothing more', () => {
    const scene = scoring('mail upper', 'upper 0 0 0 0 0 M1\nroute X1-13\nlocomotive 3')
    expect(changes(scene, 'do mail upper', 'loco 2')).toMatchObject({ waiting: 'city 5', 'seat 1 points': '3' })
  })
})

describe('FC-12.3 free actions and waiting frames in a scoring phase', () => {
  test('FC-12.3 what a city brings waits until its frame is done', () => {
    const scene = scoring('city 4', 'route X1-11\nlocomotive 4\nupper 0 0 0 0')
    const laid = play(scene, 'do city 4', 'car upper', 'mail 3')
    expect(show(laid)).toMatchObject({ phase: 'scoring', frame: 'no', waiting: 'mail upper' })
    expect(show(play(laid, 'do mail upper'))).toMatchObject({ frame: 'UP 0>1 + UP 0>1 of mail upper' })
  })

  test('FC-12.3 contracts are fulfilled and coins spent before, between and after the frames', () => {
    const scene = scoring('city 3', 'coins 2 0 0\nlocomotive 3\ncontracts A1-7 A1-5\nupper 2 2')
    const free = (scene: Scene) => texts(scene).filter(text => !text.startsWith('do'))
    const all = ['spend 1 car upper', 'spend 1 car lower', 'spend 1 point', 'fulfil A1-7', 'fulfil A1-5', 'score']
    expect(free(scene)).toEqual(all)
    expect(free(play(scene, 'do city 3'))).toEqual(all)
  })

  test('FC-12.3 also when he has no bonus at all', () => {
    const scene = scoring('-', 'contracts A1-5\nupper 2 2')
    expect(texts(scene)).toEqual(['spend 1 car upper', 'spend 1 car lower', 'spend 1 point', 'fulfil A1-5', 'score'])
  })

  test('FC-12.3 what is unused when he goes on to step 2 is lost', () => {
    const scene = scoring('city 3, mail upper', 'locomotive 3\nupper 0 0 0 0 0 M1')
    expect(show(play(scene, 'score'))).toMatchObject({ turn: '2', waiting: '-', 'seat 1 coins': '1 0 0' })
  })

  test('FC-12.3 the display is filled up after each part, not before (FC-3.9)', () => {
    const scene = at(rules, 'phase scoring\ndisplay G3 G7 G9 G10\nseat 1\ncoins 5 0 0')
    const bought = play(scene, 'buy G3 with 4 0 0')
    expect(show(bought)).toMatchObject({ display: 'G7 G9 G10', waiting: 'G3' })
    const shown = show(play(bought, 'score'))
    expect(shown).toMatchObject({ turn: '2' })
    expect(shown['display']).toMatch(/^G7 G9 G10 G\d+$/)
  })
})

describe('FC-12.4 step 2, the trains', () => {
  test('FC-12.4 every reached car scores its value, in both trains', () => {
    expect(scores('upper 12 7^ 4\nlower 4 2 1^ 1')).toBe('26')
    expect(scores('upper 12 7 4^\nlower 4 2 1 1')).toBe('23')
    expect(scores('upper 12 7 4\nlower 4 2 1 1^')).toBe('8')
  })

  test('FC-12.4 a car that is not reached scores nothing', () => {
    expect(scores('upper 12 7 4\nlower 4')).toBe('0')
  })

  test('FC-12.4 cars beyond the mail car score as well', () => {
    expect(scores('upper 7 4 4 2 2 M1 1 1^')).toBe('21')
    expect(scores('upper 12 12 12 12 12 M1 12 12 12^ L5')).toBe('96')
  })

  test('FC-12.4 is told for each train that scores', () => {
    expect(told(scoring('-', 'upper 12^\nlower 4 2^'), 'score').slice(0, 2)).toEqual([
      'scored: seat 0, points 12, for train, train upper',
      'scored: seat 0, points 6, for train, train lower',
    ])
    expect(told(scoring('-', 'upper 12\nlower 4 2^'), 'score')[0]).toBe(
      'scored: seat 0, points 6, for train, train lower',
    )
  })

  test('FC-12.4 the switches score after the trains (FC-E.2)', () => {
    const switches = rulesFor(2, ['A', 'E'])
    const scene = at(switches, 'phase scoring\nround 2\nseat 1\nmiddle E1-1\nupper 1^\nlower 2^ 0')
    const scored = told(scene, 'score').slice(0, 3)
    expect(scored.map(line => line.replace(/, (train|card|position).*$/, ''))).toEqual([
      'scored: seat 0, points 1, for train',
      'scored: seat 0, points 2, for train',
      'scored: seat 0, points 2, for switch',
    ])
  })

  test('FC-12.4 after it nothing can be spent or fulfilled in this phase', () => {
    const after = play(scoring('-', 'coins 5 0 0\ncontracts A1-7'), 'score')
    expect(why(after, 'spend 1 point', 1)).toBe('FC-2.2 not-your-decision (seat 2); first: wait')
    expect(why(after, 'fulfil A1-7', 1)).toBe('FC-2.2 not-your-decision (seat 2); first: wait')
  })

  test('FC-12.4 a celebrity whose car is reached doubles it (FC-B.2)', () => {
    expect(scores('upper 4{B1-1} 2^')).toBe('10')
  })
})

describe('FC-6.4 a locomotive tile', () => {
  test('FC-6.4 scores its number only while the conductor of that train stands on it', () => {
    expect(scores('upper 0 0 0 0 0 M1 0 0 0 L13^')).toBe('13')
    expect(scores('lower 0 0 0 0 0 M1 0 0 0 L5^')).toBe('5')
    expect(scores('upper 0 0 0 0 0 M1 0 0 0^ L13')).toBe('0')
    expect(scores('upper 0 0 0 0 0 M1 0 0 0 L13\nlower 0 0 0 0 0 M2 0 0 0 L5^')).toBe('5')
  })

  test('FC-6.4 scores in every scoring phase', () => {
    const again = at(rules, 'phase scoring\nround 4\nseat 1\npoints 30\nupper 1 0 0 0 0 M1 0 0 0 L8^')
    expect(show(play(again, 'score'))).toMatchObject({ 'seat 1 points': '39' })
  })
})
