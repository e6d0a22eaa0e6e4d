import { describe, expect, test } from 'vitest'
import { at, changes, play, rulesOn, show, texts, told, why } from '../testing/positions.ts'

const two = rulesOn('nuremberg', 2)

const finishing = (board: string, links = ['Fürth > Höfen', 'Höfen > Großreuth', 'Großreuth > Eibach']) =>
  play(at(two, `phase track\nseat 1\n${board}\nbuild-order 1 2`), ...links.map(link => `build ${link}`))

describe('NB-5.8 paying for track', () => {
  test('NB-5.8 first the influence that is owed, then cubes', () => {
    expect(told(finishing('cubes 5'), 'finish').slice(1)).toEqual([
      'paid: seat 0, kind red, count 1',
      'paid: seat 0, kind cubes, count 3',
    ])
    expect(changes(finishing('cubes 5'), 'finish')).toMatchObject({ 'seat 1 cubes': '2', 'seat 1 red': '0' })
  })

  test('NB-5.8 rulebook example: influence pays for track only when no cube is left', () => {
    const scene = play(finishing('cubes 2\nwhite 1\nbrown 2\nred 3\ngreen 0'), 'finish')
    expect(show(scene)).toMatchObject({ payment: '1 from white', 'seat 1 cubes': '0', 'seat 1 red': '2' })
    expect(texts(scene)).toEqual(['pay white 0', 'pay white 1'])
    // With cubes for all of it nothing is asked.
    expect(show(play(finishing('cubes 3\nred 3'), 'finish'))).toMatchObject({ payment: '-', decides: '2' })
  })

  test('NB-5.8 with influence of colours the player picks, 1 for 1, asked kind after kind', () => {
    const scene = play(finishing('cubes 0\nwhite 2\nbrown 2\nred 2\ngreen 1'), 'finish')
    expect(texts(scene)).toEqual(['pay white 0', 'pay white 1', 'pay white 2'])
    const white = play(scene, 'pay white 1')
    expect(texts(white)).toEqual(['pay brown 0', 'pay brown 1', 'pay brown 2'])
    const brown = play(white, 'pay brown 0')
    // Two are due, and red and green have one each: that is no choice and is paid by itself.
    expect(show(brown)).toMatchObject({
      'seat 1 white': '1',
      'seat 1 brown': '2',
      'seat 1 red': '0',
      'seat 1 green': '0',
      'seat 1 track': 'Fürth - Höfen - Großreuth - Eibach',
      decides: '2',
    })
    expect(told(white, 'pay brown 0')).toEqual(['paid: seat 0, kind red, count 1', 'paid: seat 0, kind green, count 1'])
    expect(told(scene, 'pay white 1')).toEqual(['paid: seat 0, kind white, count 1'])
    expect(told(scene, 'pay white 0')).toEqual([])
    const before = finishing('cubes 0\nwhite 2\nbrown 2\nred 2\ngreen 1')
    expect(told(before, 'finish').slice(1)).toEqual(['paid: seat 0, kind red, count 1'])
  })

  test('NB-5.8 never so little of one kind that the others could not pay the rest', () => {
    const scene = play(finishing('cubes 0\nwhite 2\nbrown 1\nred 2\ngreen 0'), 'finish')
    expect(texts(scene)).toEqual(['pay white 1', 'pay white 2'])
    expect(why(scene, 'pay white 0')).toBe('NB-5.8 not-exact (due 3, kind white, least 1, most 2); first: pay-exactly')
    expect(why(scene, 'pay white 3')).toBe('NB-5.8 not-exact (due 3, kind white, least 1, most 2); first: pay-exactly')
    expect(why(scene, 'pay brown 1')).toBe(
      'NB-5.8 another-kind-first (due 3, kind white, least 1, most 2); first: pay-exactly',
    )
  })

  test('NB-5.8 everything else waits for the payment', () => {
    const scene = play(finishing('cubes 0\nwhite 2\nbrown 2\nred 2\ngreen 1'), 'finish')
    for (const text of ['finish', 'pass', 'give up', 'build Eibach > Schwabach', 'bid U1 3', 'buy 3b'])
      expect(why(scene, text)).toBe('NB-5.8 pay-first (due 3, kind white, least 0, most 2); first: pay')
  })

  test('NB-5.8 there is nothing to pay otherwise', () => {
    expect(why(finishing('cubes 5'), 'pay white 1')).toBe('NB-5.8 nothing-to-pay')
    expect(why(at(two, 'turn 1'), 'pay cubes 1')).toBe('NB-5.8 nothing-to-pay')
  })
})

describe('NB-6.3 paying for trains', () => {
  const buying = (board: string) => at(two, `phase trains\nseat 1\n${board}\ntrain-order 1 2`)

  test('NB-6.3 brown is used first', () => {
    expect(changes(buying('brown 4\ncubes 9'), 'buy 3b')).toEqual({
      'seat 1 brown': '2',
      'seat 1 trains': '3b',
      decides: '2',
    })
  })

  test('NB-6.3 missing brown is replaced 3 for 1 by cubes and other colours in any mix', () => {
    const scene = play(buying('brown 1\ncubes 2\nwhite 1\nred 2\ngreen 0'), 'buy 3b')
    expect(show(scene)).toMatchObject({ payment: '3 from cubes for 3b', 'seat 1 brown': '0' })
    expect(texts(scene)).toEqual(['pay cubes 0', 'pay cubes 1', 'pay cubes 2'])
    // Without cubes white and red are all there is.
    expect(show(play(scene, 'pay cubes 0'))).toMatchObject({
      'seat 1 cubes': '2',
      'seat 1 white': '0',
      'seat 1 red': '0',
      'seat 1 trains': '3b',
    })
    const mixed = play(scene, 'pay cubes 2')
    expect(texts(mixed)).toEqual(['pay white 0', 'pay white 1'])
    expect(show(play(mixed, 'pay white 0'))).toMatchObject({ 'seat 1 red': '1', 'seat 1 white': '1' })
  })

  test('NB-6.3 never more is replaced than is missing', () => {
    const scene = play(buying('brown 2\ncubes 12'), 'buy 1a')
    expect(scene.state.payment).toMatchObject({ due: 3 })
    expect(why(scene, 'pay cubes 4')).toBe('NB-6.3 not-exact (due 3, kind cubes, least 0, most 3); first: pay-exactly')
    expect(why(scene, 'pay white 1')).toBe(
      'NB-6.3 another-kind-first (due 3, kind cubes, least 0, most 3); first: pay-exactly',
    )
    expect(why(scene, 'buy 1b')).toBe('NB-6.3 pay-first (due 3, kind cubes, least 0, most 3); first: pay')
    expect(show(play(scene, 'pay cubes 3'))).toMatchObject({ 'seat 1 cubes': '9', 'seat 1 trains': '1a' })
  })

  test('NB-6.3 cubes spent on a train are in the reserve again', () => {
    const scene = play(buying('brown 0\ncubes 6\nwhite 0\nred 0\ngreen 0'), 'buy 3b')
    expect(show(scene)).toMatchObject({ 'seat 1 cubes': '0', 'seat 1 trains': '3b', payment: '-' })
  })

  test('NB-6.3 is told kind by kind, then the train', () => {
    const scene = buying('brown 1\ncubes 12')
    expect(told(scene, 'buy 3b', 'pay cubes 3')).toEqual([
      'paid: seat 0, kind brown, count 1',
      'paid: seat 0, kind cubes, count 3',
      'bought: seat 0, train 3b',
    ])
    expect(told(buying('brown 0\ncubes 3\nwhite 0\nred 0\ngreen 0'), 'buy 5a').slice(0, 2)).toEqual([
      'paid: seat 0, kind cubes, count 3',
      'bought: seat 0, train 5a',
    ])
  })
})

describe('how a payment is written', () => {
  const { game } = at(two, 'turn 1')

  test.each(['pay cubes 0', 'pay cubes 15', 'pay white 12', 'pay brown 1', 'pay red 2', 'pay green 3'])(
    '%s is read and written',
    text => {
      expect(game.write(game.read(text)!)).toBe(text)
    },
  )

  test.each(['pay', 'pay cubes', 'pay cubes 16', 'pay white 13', 'pay blue 1', 'pay white 1 2', 'pay white -1'])(
    '%s is no move',
    text => {
      expect(game.read(text)).toBeNull()
    },
  )
})
