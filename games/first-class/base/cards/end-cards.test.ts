import { describe, expect, test } from 'vitest'
import { rulesFor } from '../../rules.ts'
import { amid, at, changes, play, show, texts, told, why } from '../../testing/positions.ts'

const rules = rulesFor(2, ['A', 'B'])

describe('FC-11.1 a Game End card', () => {
  const scene = at(rules, 'a A3-8 X3-1\ndisplay G3 G7 G13 G17')

  test('FC-11.1 is taken from the display, one of choice, through a frame that grants one', () => {
    const granted = play(scene, 'take a1')
    expect(texts(granted)).toEqual(['pick G3', 'pick G7', 'pick G13', 'pick G17', 'done'])
    expect(changes(granted, 'pick G13')).toEqual({
      frame: 'no',
      display: 'G3 G7 G17',
      waiting: 'G13',
      'seat 1 endcards': 'G13',
    })
    expect(told(granted, 'pick G13')).toEqual(['end-card: seat 0, card G13, how picked'])
  })

  test('FC-11.1 is picked at once; its action is a frame that waits, also for a turn that is not over', () => {
    const picked = play(scene, 'take a1', 'pick G13')
    expect(show(picked)).toMatchObject({ frame: 'no', waiting: 'G13' })
    expect(changes(picked, 'do G13')).toEqual({ waiting: '-', frame: 'FREE 2 of G13' })
    expect(told(picked, 'do G13')).toEqual(['begins: seat 0, frame G13, of end-card, card G13'])
  })

  test('FC-11.1 that was bought has its action wait as well', () => {
    const bought = play(at(rules, 'display G3 G7\nseat 1\ncoins 4 0 0'), 'buy G7 with 4 0 0')
    expect(show(bought)).toMatchObject({ waiting: 'G7', 'seat 1 endcards': 'G7', 'seat 1 coins': '0 0 0' })
    expect(changes(bought, 'do G7')).toEqual({ waiting: '-', frame: 'COND 2 of G7' })
  })

  test('FC-11.1 its action can be given up: what waits at the end of the turn is lost', () => {
    expect(show(play(scene, 'take a1', 'pick G13', 'end'))).toMatchObject({
      turn: '2',
      waiting: '-',
      'seat 1 endcards': 'G13',
    })
  })

  test('FC-11.1 that does not lie in the display is not taken', () => {
    const granted = play(scene, 'take a1')
    expect(why(granted, 'pick G1')).toBe(
      'FC-11.1 not-on-display (card G1, display G3,G7,G13,G17); first: card-of-the-display',
    )
    expect(why(amid(rules, 'CAR 1'), 'pick G1')).toBe('FC-3.6 no-such-symbol (frame CAR 1)')
  })

  test('FC-11.1 is written with its card', () => {
    for (const text of ['pick', 'pick G0', 'pick G22', 'pick G3 G7'])
      expect(why(scene, text)).toBe(`notation not-a-move (text ${text}, forms pick <Game End card>); first: see-forms`)
  })

  test('FC-11.1 only the card kept at set-up was never open to all: taken ones are seen, kept ones not', () => {
    const { game, state } = at(rules, 'seat 1\nendcards G9\nkept G1\nseat 2\nendcards G2\nkept G3')
    expect(game.view(state, 0).players.map(({ kept, endCards }) => [kept, endCards])).toEqual([
      [0, [8]],
      [null, [1]],
    ])
  })
})

describe('FC-11.2 several Game End cards', () => {
  test('FC-11.2 can be taken in one turn; the display is not filled between', () => {
    const scene = at(rules, 'acted yes\nframe GEC 2 of card X1-3\ndisplay G3 G7 G13\nseat 1\ncoins 4 0 0')
    const first = play(scene, 'pick G3')
    expect(show(first)).toMatchObject({ frame: 'GEC 1 of card X1-3', display: 'G7 G13', waiting: 'G3' })
    const all = play(first, 'pick G13', 'buy G7 with 4 0 0')
    expect(show(all)).toMatchObject({ display: '-', waiting: 'G3, G13, G7', 'seat 1 endcards': 'G3 G13 G7' })
  })

  test('FC-11.2 ruling: from an empty display nothing is taken and a grant is lost', () => {
    const scene = at(rules, 'a A3-8 X3-1\ndisplay -')
    expect(show(play(scene, 'take a1'))).toMatchObject({ frame: 'no', waiting: '-', 'seat 1 endcards': '-' })
    const rest = at(rules, 'acted yes\nframe GEC 2 of card X1-3\ndisplay G3')
    expect(show(play(rest, 'pick G3'))).toMatchObject({ frame: 'no', display: '-', 'seat 1 endcards': 'G3' })
  })

  test('FC-11.2 ruling: from an empty display nothing is bought', () => {
    const scene = at(rules, 'display -\nseat 1\ncoins 5 5 2')
    expect(texts(scene).filter(text => text.startsWith('buy'))).toEqual([])
    expect(why(scene, 'buy G3 with 4 0 0')).toBe('FC-11.1 not-on-display (card G3, display )')
  })

  test('FC-11.2 ruling: from an empty pile nothing is filled up', () => {
    const scene = at(
      rules,
      'acted yes\nwaiting mail upper\ndisplay G3\nendpile -\nleftover -\nseat 1\nupper 0 0 0 0 0 M1',
    )
    expect(show(play(scene, 'end'))).toMatchObject({ turn: '2', display: 'G3', endpile: '-' })
    expect(told(scene, 'end')).toEqual(['forfeited: seat 0, frames mail upper'])
  })

  test('FC-11.2 from a pile too small as many come as there are', () => {
    const scene = at(rules, 'acted yes\ndisplay G3\nendpile G1 G2\nleftover G1')
    const after = show(play(scene, 'end'))
    expect(after['display']?.split(' ').sort()).toEqual(['G1', 'G2', 'G3'])
    expect(after).toMatchObject({ endpile: '-' })
  })
})
