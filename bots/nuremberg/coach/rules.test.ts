import { begin, play } from '@roundhouse/kernel/match'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { gameOf } from '@roundhouse/nuremberg/game'
import { standardMap, standardTables } from '@roundhouse/nuremberg/maps/standard'
import { readPosition } from '@roundhouse/nuremberg/notation/position'
import { rulesFor } from '@roundhouse/nuremberg/rules'
import { describe, expect, test } from 'vitest'
import { advise } from '../../coach/advice.ts'
import { analyse } from '../../coach/analysis.ts'
import { coachFor } from '../../coach/coach.ts'
import { planOf } from '../../coach/testing/reason-lines.ts'
import { ask, type Bot, observationOf, seatBot } from '../../play/bot.ts'
import { greedy } from '../greedy.ts'
import { bots as withNet } from '../index.ts'
import { bots } from '../without-net.ts'
import { coachRules } from './rules.ts'
import { positionOf } from './testing/reason-lines.ts'

const signature = (text: string, ...moves: readonly string[]) => {
  const { game, state } = positionOf(text)
  return coachRules.signature(game, state, planOf(game, state, moves))
}

describe('what a plan does at heart', () => {
  test('is the box, however much is bid', () => {
    const text = 'phase auction\nseat 1\ncubes 12'
    expect(signature(text, 'bid U1 3')).toEqual(signature(text, 'bid U1 5'))
    expect(signature(text, 'bid U1 3')).not.toEqual(signature(text, 'bid U2 3'))
  })

  test('is the track, piece by piece', () => {
    const text = 'phase track\nbuild-order 1 2\nseat 1\ncubes 8\nred 3'
    const one = signature(text, 'build Fürth > Unterfarrnbach', 'finish')
    const two = signature(text, 'build Fürth > Unterfarrnbach', 'build Unterfarrnbach > Zirndorf', 'finish')
    expect(two).toHaveLength(2)
    expect(two[0]).toBe(one[0])
    expect(signature(text, 'pass')).not.toEqual(one)
  })

  test('is the piece, on whatever train', () => {
    const text =
      'phase trains\ntrain-order 1 2\nreds Zirndorf 2\nseat 1\ntrains 3a, 4a\ntrack Fürth - Unterfarrnbach - Zirndorf'
    expect(signature(text, 'load red Zirndorf 3a second')).toEqual(signature(text, 'load red Zirndorf 4a second'))
  })
})

test('a turn is an auction, a phase of trains, or what one builds or sells', () => {
  const turn = (text: string) => coachRules.turn(positionOf(text).state)
  expect(turn('phase auction\norder 1 2\nseat 1\ncubes 9')).toBe(turn('phase auction\norder 2 1\nseat 1\ncubes 8'))
  expect(turn('phase track\nbuild-order 1 2')).not.toBe(turn('phase track\nbuild-order 2 1'))
  expect(turn('phase auction\nturn 1')).not.toBe(turn('phase auction\nturn 2'))
})

test('advice: different series with their reasons, none much like another', () => {
  const text =
    'phase track\nturn 2\nbuild-order 1 2\ngoods Burgfarrnbach 2, Unterfarrnbach 2\nreds Zirndorf 2\ngreens Hüttendorf\nseat 1\ncubes 8\nbrown 6\nred 3\ngreen 3'
  const { game, state } = positionOf(text)
  const advice = advise(coachFor(bots, game), observationOf(game, state, 0, { seed: [0, 0, 0, 1], rolled: 0 }), 30)
  expect(advice.length).toBeGreaterThan(0)
  for (const { moves, reasons } of advice) {
    planOf(game, state, moves)
    expect(reasons.length).toBeLessThanOrEqual(3)
  }
  const told = advice.flatMap(({ reasons }) => reasons.map(reason => JSON.stringify(reason)))
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told).size).toBe(told.length)
  const series = advice.map(({ moves }) => moves.filter(move => move.startsWith('build')))
  for (const one of series)
    for (const other of series)
      if (one !== other)
        expect(2 * one.filter(move => other.includes(move)).length).toBeLessThanOrEqual(
          Math.min(one.length, other.length),
        )
})

test('advice: what brings more is told, though at once it is worth fewer points', () => {
  const text = `
    turn 2
    phase track
    decides 2
    series Ilkley > Otley > Pannal
    U1 brown
    U2 white
    L1 green
    L2 green
    seat 1
    points 9
    profit 12
    cubes 7
    white 4
    brown 4
    red 2
    green 2
    track Coverdale - Lofthouse
    kept grey 6 yellow 2 green 1
    seat 2
    points 8
    profit 5
    cubes 7
    white 4
    brown 4
    green 4
    kept grey 2 red 1 green 2
    red-track Bolton Abbey - Ilkley - The South
    green-track Lofthouse - Kirkby Malzeard - Ripon
    goods Howgill Fells, Appleton Wiske, Great Shunner Fell, Hauxwell, Constable Burton 2, Leeming, Dodd Fell, Addlebrough, Jervaulx, Thornton Watlass, Well, Sinderby, Pen-y-ghent, Dishforth, Fountains Abbey, Bishop Monkton, Aldborough, Austwick 2, Hetton, Ripley 2, Green Hammerton, Thornton-in-Craven 2, Otley, Spofforth
    reds Keld, Brompton, Redmire, Leyburn, Dent, Middleham, Thirsk, Ingleton, Buckden, Kettlewell, Lofthouse, Clapham, Pateley Bridge, Pannal
    greens Gunnerside, Reeth, Aisgill, Hawes, Aysgarth, Bedale, Pickhill, Ribblehead, Hubberholme, Horton-in-Ribblesdale, Boroughbridge, Kilnsey, Grassington, Pateley Bridge, Rylstone, Knaresborough, Gargrave
    landowners Mallerstang, Reeth, Marske, Great Smeaton, Scruton, Sedbergh 2, Hawes, Askrigg, Leyburn, Bedale, Countersett, Thirsk, Ingleton, Masham 2, Arncliffe, Grassington, Malham, Dacre, Knaresborough
    white-discs 2 1
    brown-discs 2 1
    red-discs 2 1
    green-discs 2 1
    profit-discs 2 1`
  const game = gameOf(rulesFor(2, standardMap(1, 'wensleydale'), standardTables(1), false))
  const state = readPosition(game.rules, text)
  const coach = coachFor(withNet, game)
  const observation = observationOf(game, state, 1, { seed: [0, 0, 0, 1], rolled: 0 })
  expect(advise(coach, observation).map(({ moves }) => moves)).toEqual([['give up']])
})

describe('an analysis of a game', () => {
  const game = nuremberg.open(newGame(2, 'nuremberg'))
  const seated = [0, 1].map(seat => seatBot(game as never, greedy as Bot, seat, [0, 0, 0, 2]))
  let match = begin(game, [0, 0, 0, 3])
  while (match.now.turn === 1) {
    const seat = game.toMove(match.now)!
    match = play(game, match, seat, game.write(ask(game as never, match.now, seated[seat]!) as number))
  }
  const { moments, turningPoints } = analyse(coachFor(bots, game), match, { simulations: 4, seed: [0, 0, 0, 1] })

  test('has a moment for the auction, for everyone who builds, for the trains and for everyone who could sell', () => {
    const drawn = turningPoints.flatMap(({ at, played }) => [at, at + played.length])
    const turns = moments.filter(({ at }) => !drawn.includes(at))
    expect(turns.length).toBeLessThanOrEqual(7)
    expect(moments.length).toBeGreaterThanOrEqual(5)
    for (const { shares } of moments) expect(shares[0]! + shares[1]!).toBeCloseTo(1)
  })

  test('finds turning points that can be told', () => {
    for (const { better } of turningPoints) expect(better.reasons.length).toBeLessThanOrEqual(3)
    expect(turningPoints.length).toBeLessThanOrEqual(5)
  })
})
