import { readdirSync, readFileSync } from 'node:fs'
import type { State as FirstClassState } from '@roundhouse/first-class/base/state'
import type { Dice } from '@roundhouse/kernel/dice'
import { headerOf, readRecord, replay } from '@roundhouse/kernel/record'
import type { State as NurembergState } from '@roundhouse/nuremberg/base/state'
import { describe, expect, test } from 'vitest'
import { botGameNamed } from '../games.ts'
import {
  asPlayed,
  type ChanceTeller,
  calibrationGames,
  fitPowers,
  knowledgeTelling,
  toldPositions,
} from './calibration.ts'
import { isBelievable, lossesOf, type TableLoss } from './calibration-loss.ts'
import type { Example } from './example.ts'
import { isOff } from './reliability.ts'
import { netSpecOf, trainingSpecOf } from './specs.ts'

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** A game that is stored, with those of its positions that are wanted. */
function storedGame(name: string, by: ChanceTeller, text: string, isWanted: (state: Dice) => boolean): Example {
  const { definition } = botGameNamed(name)
  const record = readRecord(text)
  const states: Dice[] = []
  replay(definition, record, ({ now }) => states.push(now))
  const spec = trainingSpecOf(name)
  const isTold = (state: Dice, last: Dice | null) => isWanted(state) && spec.isTold(state, last)
  const game = definition.open(definition.readOptions(headerOf(record)))
  return toldPositions({ isTold }, knowledgeTelling(spec, by), game, states)
}

/** The losses in stored games with the powers that are shipped, and without any. */
function losses(
  name: string,
  by: ChanceTeller,
  games: readonly Example[],
): { told: TableLoss[]; switchedOff: TableLoss[] } {
  const { calibration } = knowledgeTelling(trainingSpecOf(name), by)
  const { powers } = calibration
  return {
    told: lossesOf(calibration, powers, games),
    switchedOff: lossesOf(calibration, asPlayed(powers.length), games),
  }
}

/** Half of the positions are enough, and early ones say little. */
const isSecondsTurn = (state: Dice): boolean => {
  const { round, toMove } = state as FirstClassState
  return round > 2 && toMove === 1
}

describe('chances come true in games that are stored', () => {
  /** 60 games of strong bots, none of which powers were fitted to (`scripts/calibration-games.mjs`). */
  const murders = textOf('../first-class/evaluation/testing/with-module-c.records').split(/^(?=roundhouse record)/m)

  test('First Class with module C and two players: better than a coin, which they were not', () => {
    const { told, switchedOff } = losses(
      'first-class',
      'evaluation',
      murders.map(text => storedGame('first-class', 'evaluation', text, isSecondsTurn)),
    )
    expect(told.map(({ table }) => table)).toEqual(['with module C, 2 players'])
    expect(told.every(isBelievable)).toBe(true)
    expect(switchedOff.every(isBelievable)).toBe(false)
    expect(told[0]!.chances).toBeLessThan(switchedOff[0]!.chances - 0.1)
  })

  test('Nuremberg: bolder where little is left to come, as it should be', () => {
    const folder = new URL('../../games/nuremberg/playthroughs/', import.meta.url)
    const files = readdirSync(folder).filter(file => /^[a-z]+-[34]-(strong|greedy)/.test(file))
    const isLate = (state: Dice): boolean => {
      const { turn, phase } = state as NurembergState
      return turn > 2 && (phase === 'trains' || phase === 'takeovers')
    }
    const games = files.map(file => storedGame('nuremberg', 'evaluation', textOf(`${folder.href}${file}`), isLate))
    const { told, switchedOff } = losses('nuremberg', 'evaluation', games)
    expect(told.length).toBe(4)
    const mean = (all: readonly TableLoss[]): number => all.reduce((sum, { chances }) => sum + chances, 0) / all.length
    expect(mean(told)).toBeLessThan(mean(switchedOff) - 0.02)
  })
})

describe.each([
  ['first-class', (state: Dice) => isSecondsTurn(state)],
  ['nuremberg', () => true],
] as const)('by the net of %s, in games that are stored', (name, isWanted) => {
  const folder = new URL(`../../games/${name}/playthroughs/`, import.meta.url)
  const files = readdirSync(folder).filter(file => /-(strong|greedy)-/.test(file))
  const toldBy = (by: ChanceTeller) =>
    losses(
      name,
      by,
      files.map(file => storedGame(name, by, textOf(`${folder.href}${file}`), isWanted)),
    ).told
  const byNet = toldBy('net')

  test('chances are better than equal ones at every kind of table and with any number of players', () => {
    expect(byNet.map(({ table }) => table)).toEqual(botGameNamed(name).knowledge.calibration.tables)
    for (const { table, chances, equal } of byNet) expect(chances, table).toBeLessThan(equal)
  })

  test('they are better than those by the evaluation', () => {
    const mean = (all: readonly TableLoss[]): number => all.reduce((sum, { chances }) => sum + chances, 0) / all.length
    expect(mean(byNet)).toBeLessThan(mean(toldBy('evaluation')))
  })

  test('favourites win about as often as they are told to', () => {
    const all = byNet.flatMap(({ favourites }) => favourites).filter(({ positions }) => positions > 0)
    const mean = (of: 'told' | 'won'): number =>
      all.reduce((sum, each) => sum + each[of] * each.positions, 0) /
      all.reduce((sum, { positions }) => sum + positions, 0)
    expect(Math.abs(mean('told') - mean('won'))).toBeLessThan(0.06)
  })

  test('no favourites, told in steps of ten per cent, are further off than 5 points and than so few games can show', () => {
    expect(
      byNet.flatMap(({ table, favourites }) => favourites.filter(isOff).map(step => ({ table, ...step }))),
    ).toEqual([])
  })

  test('the powers were fitted to the net that is shipped', () => {
    const { made } = JSON.parse(textOf(`../${name}/net/calibration.json`))
    // Another net has other chances: made.command fits powers to them.
    expect(made.net).toBe(String(netSpecOf(name).shipped.checksum))
  })
})

test('powers are found that make chances come true', () => {
  const spec = trainingSpecOf('first-class')
  const { calibration } = knowledgeTelling(spec, 'evaluation')
  const game = calibrationGames(spec, 'evaluation', [0, 0, 0, 9])(0)
  const place = game.positions[0]!.places[0]!
  // A seat that is told to win 9 of 10 wins 6 of 10.
  const told = { places: [place], values: [[Math.log(0.9)], [Math.log(0.1)]] }
  const games = Array.from({ length: 2000 }, (_, n) => ({ positions: [told], won: n % 10 < 6 ? [1, 0] : [0, 1] }))
  const powers = fitPowers(calibration, games)
  const chances = lossesOf(calibration, powers, games)[0]!
  expect(chances.favourites.find(({ positions }) => positions > 0)!.told).toBeCloseTo(0.6, 1)
  expect(chances.chances).toBeLessThan(chances.shares)
  expect(powers.filter(power => Math.abs(power - 1) > 0.01)).toHaveLength(1)
})

test('calibration is the same from the same seed', () => {
  const spec = trainingSpecOf('first-class')
  const game = calibrationGames(spec, 'evaluation', [0, 0, 0, 9])
  expect(game(2)).toEqual(game(2))
  expect(game(2).positions.length).toBeGreaterThan(20)
})
