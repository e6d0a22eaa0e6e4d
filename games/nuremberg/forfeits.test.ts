import { describe, expect, test } from 'vitest'
import { type Forfeit, forfeits } from './forfeits.ts'
import { at, play, rulesOn, type Scene, texts, told } from './testing/positions.ts'

const two = rulesOn('nuremberg', 2)

const lost = ({ game, state }: Scene, text: string): readonly Forfeit[] =>
  forfeits(two, game.view(state, state.toMove), game.read(text)!)

/** Names of areas, for the numbers of them. */
const named = (all: readonly Forfeit[]) =>
  all.map(forfeit =>
    forfeit.kind === 'series' ? forfeit : { ...forfeit, areas: forfeit.areas.map(area => two.map.areas[area]!.name) },
  )

const acts = (board: string, rest = '') => at(two, `turn 2\nphase trains\nseat 1\n${board}\n${rest}\ntrain-order 1 2`)

describe('NB-6.1 passing in the train phase', () => {
  const board = 'track Fürth - Höfen - Muggenhof\ntrains 5a'

  test('NB-6.4 goods and passengers that could still be loaded are lost, and the story says so', () => {
    const scene = acts(board, 'goods Höfen\nreds Muggenhof')
    expect(named(lost(scene, 'pass'))).toEqual([
      { kind: 'goods', count: 1, areas: ['Höfen'] },
      { kind: 'passengers', count: 1, areas: ['Muggenhof'] },
    ])
    expect(told(scene, 'pass')).toEqual(
      expect.arrayContaining([
        'forfeited: seat 0, pieces goods, count 1, areas Höfen',
        'forfeited: seat 0, pieces passengers, count 1, areas Muggenhof',
      ]),
    )
  })

  test('NB-6.4 no more than there is room for', () => {
    expect(named(lost(acts(board, 'goods Höfen 2'), 'pass'))).toEqual([{ kind: 'goods', count: 1, areas: ['Höfen'] }])
    const wide = board.replace('5a', '5b')
    expect(named(lost(acts(wide, 'goods Höfen 2'), 'pass'))).toEqual([{ kind: 'goods', count: 2, areas: ['Höfen'] }])
  })

  test('NB-6.6 who is not reached, or has no train, loses nothing', () => {
    expect(lost(acts(board, 'reds Lauf'), 'pass')).toEqual([])
    expect(lost(acts('track Fürth - Höfen - Muggenhof\nbrown 9', 'goods Höfen'), 'pass')).toEqual([])
  })

  test('NB-6.1 who can do nothing more passes without a word', () => {
    const scene = play(acts(board, 'goods Höfen'), 'load goods Höfen 5a')
    expect(scene.story.some(({ key }) => key === 'forfeited')).toBe(false)
  })
})

test('NB-5.1 who gives a series up loses all building of the turn, who builds nothing chose so', () => {
  const scene = at(two, 'turn 2\nphase track\nbuild-order 1 2')
  const build = texts(scene).find(text => text.startsWith('build'))!
  expect(lost(scene, 'pass')).toEqual([])
  expect(lost(play(scene, build), 'give up')).toEqual([{ kind: 'series', pieces: 1 }])
  expect(lost(play(scene, build), 'finish')).toEqual([])
})

test('NB-8.1 to keep all lines loses nothing', () => {
  const scene = at(two, 'turn 2\nphase takeovers\nseat 1\nred 2\ntrack Fürth - Höfen - Muggenhof')
  expect(texts(scene)).toContain('pass')
  for (const text of texts(scene)) expect(lost(scene, text)).toEqual([])
})
