import type { Seat } from '@roundhouse/kernel/game'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import type { State } from '@roundhouse/nuremberg/base/state'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { gameSay } from '../../messages/first-catalogues.ts'
import { describeArea } from '../model/describe.ts'
import { questionOf, type Selection, type TableModel } from '../model/table-model.ts'
import { followed } from './follow.ts'
import { marksOf, pointAt, pointAtPiece } from './marks.ts'
import { NO_TARGETS, targetsOf, targetsOn } from './targets.ts'

const say = await gameSay('en', 'nuremberg')
const game = nuremberg.open(newGame(2, 'nuremberg'))
const { map } = game.rules
const area = (name: string): number => areaNamed(map, name)
const names = (areas: Iterable<number>): string[] => [...areas].map(n => map.areas[n]!.name).sort()

/** The seat that decides looks at this state; what it does is written down. */
function tableModelAt(state: State, choice: Selection = {}) {
  const done: string[] = []
  const seat: Seat = state.toMove
  const view = game.view(state, seat)
  const model = {
    snapshot: { story: [], played: 0 } as unknown as TableModel['snapshot'],
    view,
    rules: game.rules,
    say,
    voice: { say, rules: game.rules, names: ['Ada', 'Bram'], viewer: seat },
    targets: targetsOf(game.rules, game.moves(state).map(game.write)),
    choice,
    choose: (next: Selection) => done.push(`choose ${JSON.stringify(next)}`),
    play: (text: string) => done.push(`play ${text}`),
    undo: () => done.push('undo'),
    askWhy: (question: unknown) => done.push(`why ${question}`),
    canAsk: true,
    reason: null,
    lastQuestion: null,
    light: (areas: readonly number[]) => areas.length > 0 && done.push(`light ${names(areas)}`),
    show: () => done.push('show'),
    openLog: () => done.push('log'),
  } satisfies TableModel
  return { model, done }
}

/** Plays on until it is so, each time the first of the moves that begin like one of these. */
function playUntil(isWanted: (state: State) => boolean, ...preferred: string[]): State {
  const state = game.begin([1, 2, 3, 4])
  while (!isWanted(state)) {
    const moves = game.moves(state)
    const texts = moves.map(game.write)
    const first = preferred.map(start => texts.findIndex(text => text.startsWith(start))).find(n => n >= 0)
    game.play(state, moves[first ?? 0]!)
  }
  return state
}

describe('building on the map', () => {
  const start = playUntil(({ phase }) => phase === 'track')

  test('a series starts where its first link may start: those areas are marked', () => {
    const { model, done } = tableModelAt(start)
    expect(questionOf(model)).toBe('build')
    const { areas, next } = marksOf(model)
    expect(areas.has(area('Fürth'))).toBe(true)
    expect(next).toEqual([])
    pointAt(model, area('Fürth'))
    expect(done).toEqual([`choose {"start":${area('Fürth')}}`])
    expect(describeArea(model, area('Fürth'))).toContain('You can start building here')
  })

  test('from the start its links are marked with their prices, and one that is pointed at is built', () => {
    const { model, done } = tableModelAt(start, { start: area('Fürth') })
    const { areas, next } = marksOf(model)
    expect(names(areas)).toContain('Poppenreuth')
    expect(next.map(({ price }) => price)).toContain(2)
    expect(describeArea(model, area('Poppenreuth'))).toMatch(/Next link: 2 building points/)
    pointAt(model, area('Poppenreuth'))
    pointAt(model, area('Fürth'))
    pointAt(model, area('Alte Veste'))
    expect(done).toEqual(['play build Fürth > Poppenreuth', 'choose {}', 'why build Fürth > Alte Veste'])
  })

  test('an area where nothing starts is asked about', () => {
    const { model, done } = tableModelAt(start)
    pointAt(model, area('Alte Veste'))
    expect(done[0]).toMatch(/^why build Alte Veste > /)
  })
})

describe('moving pieces', () => {
  const loading = playUntil(
    ({ phase, trains, toMove, turn }) => phase === 'trains' && turn > 1 && trains.includes(toMove),
    ...['build', 'buy', 'finish'],
  )

  test('a piece that can be moved is marked and chosen; one that cannot is asked about', () => {
    const { model, done } = tableModelAt(loading)
    const { pieces } = marksOf(model)
    expect(pieces.size).toBeGreaterThan(0)
    const [key] = pieces.keys()
    pointAtPiece(model, key!)
    pointAt(model, Number(key!.split(' ')[1]))
    expect(done).toHaveLength(2)
    expect(done.every(each => each.startsWith('choose {"piece"'))).toBe(true)
    const other = map.areas.findIndex((_, n) => loading.goods[n]! > 0 && !pieces.has(`goods ${n}`))
    pointAt(model, other)
    expect(done[2]).toMatch(/^why load goods /)
  })

  test('the chosen piece is shown', () => {
    const [load] = game
      .moves(loading)
      .map(game.write)
      .filter(text => text.startsWith('load goods'))
    const where = area(/^load goods (.*) \d\w$/.exec(load!)![1]!)
    const { model } = tableModelAt(loading, { piece: { area: where, cargo: 'goods' } })
    expect(marksOf(model).chosenPiece).toBe(`goods ${where}`)
  })
})

describe('selling a line', () => {
  const selling = playUntil(({ phase }) => phase === 'takeovers', 'build', 'finish', 'pass')

  test('its ends are marked, then the other ends, then the line in the company’s colour', () => {
    const { model } = tableModelAt(selling)
    const line = targetsOn(model.targets, 'line')[0]!
    if (line.on !== 'line') throw new Error('There is no line to sell')
    expect(marksOf(model).areas.has(line.one)).toBe(true)
    const { model: half, done } = tableModelAt(selling, { end: line.one })
    expect(marksOf(half).areas.has(line.other)).toBe(true)
    pointAt(half, line.other)
    pointAt(half, line.one)
    expect(done).toEqual([`choose {"end":${line.one},"line":${JSON.stringify(line.text)}}`, 'choose {}'])
    const { model: whole } = tableModelAt(selling, { end: line.one, line: line.text })
    expect(marksOf(whole).plan!.owner).toBe(4 + line.company)
    expect(marksOf(whole).plan!.links.length).toBeGreaterThan(0)
  })
})

test('while others decide, an area that is pointed at is asked about, and to those who watch it is shown', () => {
  const state = playUntil(({ phase }) => phase === 'auction')
  const { model, done } = tableModelAt(state)
  pointAt({ ...model, targets: NO_TARGETS }, area('Lauf'))
  expect(questionOf({ ...model, targets: NO_TARGETS })).toBe('wait')
  pointAt({ ...model, targets: NO_TARGETS, canAsk: false }, area('Lauf'))
  expect(done).toEqual([expect.stringMatching(/^why build Lauf > /), 'light Lauf'])
})

describe('a map of which only a part is seen', () => {
  const at = (state: State, choice?: Selection): readonly number[] => {
    const { model } = tableModelAt(state, choice)
    return followed(model, marksOf(model), 0)
  }

  test('goes to where something can be chosen, and shows all of it when the game is over', () => {
    const start = playUntil(({ phase }) => phase === 'track')
    expect(at(start).length).toBeLessThan(map.areas.length / 2)
    expect(at(playUntil(({ phase }) => phase === 'over', 'pass'))).toEqual(map.areas.map((_, n) => n))
  })
})
