import { forEachSeat } from '@roundhouse/kernel/testing/guided'
import { stepsOf } from '@roundhouse/kernel/testing/steps'
import { describe, expect, test } from 'vitest'
import type { Choice } from './base/choice.ts'
import type { State } from './base/state.ts'
import type { Rules } from './base/table.ts'
import type { Nuremberg } from './game.ts'
import { tablesOf } from './testing/examination.ts'
import { found, open } from './testing/found.ts'
import { anyTemper, productive } from './testing/productive.ts'

/** The text of a move, put together from nothing but its description. */
function textOf(choice: Choice, { rules2009 }: Rules): string {
  switch (choice.do) {
    case 'bid':
      return `bid ${choice.box} ${choice.cubes}`
    case 'build':
      return `build ${choice.from} > ${choice.to}`
    case 'finish':
    case 'pass':
      return choice.do
    case 'give-up':
      return 'give up'
    case 'pay':
      return `pay ${choice.kind} ${choice.count}`
    case 'buy':
      return `buy ${choice.train}`
    case 'load': {
      const { cargo, area, train, class: space } = choice
      return `load ${cargo} ${area} ${train}${space === 'goods' || rules2009 ? '' : ` ${space}`}`
    }
    case 'sell':
      return `sell ${choice.from} - ${choice.to} to ${choice.company}`
    case 'way':
      return `way ${choice.area}`
  }
}

const seen = new Set<Choice['do']>()

/** The legal moves that are not described as they are written. */
const misdescribed = (game: Nuremberg, state: State): string[] =>
  game.moves(state).flatMap(move => {
    const choice = game.describe(move)
    seen.add(choice.do)
    return textOf(choice, game.rules) === game.write(move) ? [] : [game.write(move)]
  })

describe('the description of a move says all that its text says', () => {
  test.each(
    tablesOf({}).map(
      (options, n) => [`${options.map} ${options.players}${options.rules2009 ? ' 2009' : ''}`, options, n] as const,
    ),
  )('in every legal move of a game: %s', (_name, options, n) => {
    const game = open(options)
    const dice = { seed: [5, 5, 5, n] as const, rolled: 0 }
    const tempers = forEachSeat(game, () => anyTemper(dice))
    const steps = stepsOf(game, dice.seed, productive(game, tempers), dice)
    expect(steps.flatMap(({ before }) => misdescribed(game, before))).toEqual([])
    expect(seen.size).toBeGreaterThan(5)
  })

  test('where a line has several ways', () => {
    const { game, state } = found(3, 'nuremberg', ({ line }) => line !== null)
    expect(misdescribed(game, state)).toEqual([])
    expect(seen).toContain('way')
  })

  test('and every kind of move was among them', () => {
    expect([...seen].sort()).toEqual(['bid', 'build', 'buy', 'finish', 'give-up', 'load', 'pass', 'pay', 'sell', 'way'])
  })
})

describe('moves that are never legal are described too', () => {
  const game = open(tablesOf({})[0]!)

  test('two areas that share no border', () => {
    expect(game.describe(game.read('build Fürth > Lauf')!)).toEqual({ do: 'build', from: 'Fürth', to: 'Lauf' })
  })
})
