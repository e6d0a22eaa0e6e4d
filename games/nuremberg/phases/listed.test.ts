import { argOf, deedNumberOf } from '@roundhouse/kernel/deed'
import { type Dice, roll } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import { anyMove } from '@roundhouse/kernel/laws'
import { describe, expect, test } from 'vitest'
import { COMPANIES } from '../base/company.ts'
import { CLASSES } from '../base/piece.ts'
import type { State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { gameOf, type Nuremberg } from '../game.ts'
import { rulesOn } from '../testing/positions.ts'
import { anyTemper, forEachSeat, productive } from '../testing/productive.ts'
import { KINDS } from './payment.ts'
import { refuse } from './turn.ts'

/** Every text of a move there can ever be; borders only from one area to a neighbour. */
function everyText({ map, boxes, trains, isOf2009 }: Rules): string[] {
  const names = map.areas.map(({ name }) => name)
  const counts = Array.from({ length: 16 }, (_, n) => n)
  const classes = isOf2009 ? [''] : CLASSES.slice(0, 2).map(klass => ` ${klass}`)
  return [
    ...['pass', 'finish', 'give up'],
    ...boxes.flatMap(({ name }) => counts.map(cubes => `bid ${name} ${cubes}`)),
    ...KINDS.flatMap(kind => counts.map(count => `pay ${kind} ${count}`)),
    ...map.from.map((from, link) => `build ${names[from]} > ${names[map.to[link]!]}`),
    ...trains.map(({ name }) => `buy ${name}`),
    ...names.flatMap(area => trains.map(({ name }) => `load goods ${area} ${name}`)),
    ...names.flatMap(area =>
      trains.flatMap(({ name }) =>
        COMPANIES.flatMap(company => classes.map(klass => `load ${company} ${area} ${name}${klass}`)),
      ),
    ),
    ...names.flatMap((one, n) =>
      names.slice(n + 1).flatMap(other => COMPANIES.map(company => `sell ${one} - ${other} to ${company}`)),
    ),
    ...names.map(name => `way ${name}`),
  ]
}

/** Moves that are listed and refused, or neither; and what is listed twice or cannot be asked for. */
function disagreements({ rules, moves, write }: Nuremberg, state: State, all: ReadonlySet<Move>): string[] {
  const listed = moves(state)
  const open = new Set(listed)
  const table = { rules, state, tell: undefined }
  const isLegal = (move: Move) => refuse(table, rules.deeds[deedNumberOf(move)]!, argOf(move)) === null
  const wrong = [...all].filter(move => isLegal(move) !== open.has(move))
  return [...wrong, ...listed.filter((move, n) => !all.has(move) || listed.indexOf(move) < n)].map(write)
}

describe('what is legal is decided at one place, but listed by shorter ways: both agree on every move there is', () => {
  test.each([
    ['nuremberg', 2, false],
    ['nuremberg', 4, false],
    ['wensleydale', 3, false],
    ['wensleydale', 2, true],
  ] as const)('on the map %s with %i players, rules of 2009: %s', (map, players, isOf2009) => {
    const game = gameOf(rulesOn(map, players, isOf2009))
    const all = new Set(everyText(game.rules).flatMap(text => game.read(text) ?? []))
    const dice: Dice = { seed: [0, 0, players, map.length], rolled: 0 }
    const choose = productive(
      game,
      forEachSeat(game, () => anyTemper(dice)),
    )
    const state = game.begin(dice.seed)
    let asked = 0
    while (game.toMove(state) !== null) {
      // Where something is half-done always, else now and then.
      if (state.payment !== null || state.line !== null || roll(dice, 12) === 0) {
        expect(disagreements(game, state, all)).toEqual([])
        asked++
      }
      const moves = game.moves(state)
      game.play(state, (roll(dice, 4) === 0 ? anyMove : choose)(game, state, moves, dice))
    }
    expect(asked).toBeGreaterThan(5)
  })
})
