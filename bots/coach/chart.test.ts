import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { headerOf, readRecord, replay } from '@roundhouse/kernel/record'
import { describe, expect, test } from 'vitest'
import { botGameNamed } from '../games.ts'
import { type Analysis, analyse, type TurningPoint } from './analysis.ts'
import { lossTold, newChart } from './chart.ts'
import { coachFor } from './coach.ts'
import { courseOf } from './course.ts'

const point = (at: number, share: number) => ({ at, seat: 0, shares: [share, 1 - share] })
const step = { from: 4, to: 6, seat: 0, mover: 1, isRevealing: false, isScoring: false }
const chances = (before: number, after: number) => ({ before: [before, 1 - before], after: [after, 1 - after] })
const drawn = ({ points }: Pick<ReturnType<typeof newChart>, 'points'>) =>
  points.map(({ at, shares }) => [at, shares[0]])

describe('a decision on the chart', () => {
  const moments = [point(0, 0.5), point(4, 0.6), point(6, 0.7), point(9, 0.5)]

  test('takes the place of the points before and after its turn', () => {
    const chart = newChart(moments)
    chart.draw(step, chances(0.8, 0.3))
    expect(drawn(chart)).toEqual([[0, 0.5], [4, 0.8], [6, 0.3], [9, 0.5]]) // biome-ignore format: one line
  })

  test('stands between points in the middle of a turn, and before what was turned up after it', () => {
    const chart = newChart(moments)
    chart.draw({ ...step, from: 5, isRevealing: true }, chances(0.8, 0.3))
    expect(drawn(chart)).toEqual([[0, 0.5], [4, 0.6], [5, 0.8], [6, 0.3], [6, 0.7], [9, 0.5]]) // biome-ignore format: one line
  })

  test('begins where the one before it ended, and costs as much by its odds', () => {
    const chart = newChart(moments)
    chart.draw(step, chances(0.8, 0.5))
    const next = { ...step, from: 6, to: 9, seat: 1, mover: 0 }
    const told = chart.chancesOf(next, { before: [0.2, 0.8], after: [0.5, 0.5] })
    expect(told.before).toEqual([0.5, 0.5])
    expect(told.after[1]).toBeCloseTo(0.2)
    expect(told.after[0]).toBeCloseTo(0.8)
  })

  test('of a scoring phase begins where the phase began', () => {
    const chart = newChart(moments)
    const told = chart.chancesOf({ ...step, from: 7, to: 8, isScoring: true }, chances(0.3, 0.2))
    expect(told.before[0]).toBe(0.7)
    expect(told.after[0]).toBeLessThan(0.7)
  })
})

test('figures agree as they are told, whatever is rounded', () => {
  expect(lossTold({ seat: 0, ...chances(0.754, 0.416) })).toBeCloseTo(0.33)
})

/** Analyses a game that is kept. */
function analysed(path: string) {
  const record = readRecord(readFileSync(fileURLToPath(new URL(`../../games/${path}.record`, import.meta.url)), 'utf8'))
  const botGame = botGameNamed(record.game)
  const game = botGame.definition.open(botGame.definition.readOptions(headerOf(record)))
  const { match } = replay(botGame.definition, record)
  const coach = coachFor(botGame, game)
  return {
    analysis: analyse(coach, match, { simulations: 3, seed: [0, 0, 0, 1] }),
    course: courseOf(coach, match),
    coach,
  }
}

const beforeIn = ({ moments }: Analysis, { at }: TurningPoint) => moments.findLast(moment => moment.at <= at)!
const afterIn = ({ moments }: Analysis, { at, played }: TurningPoint) =>
  moments.find(moment => moment.at >= at + played.length)!

test.each([
  'first-class/playthroughs/ac-2-greedy-set-1',
  'first-class/playthroughs/bd-3-random-set-1',
  'nuremberg/playthroughs/nuremberg-2-greedy-set-1',
  'nuremberg/playthroughs/wensleydale-3-random-set-1',
])('in %s no figure contradicts another, and a scoring phase is one moment', path => {
  const { analysis, course, coach } = analysed(path)
  expect(analysis.turningPoints.length).toBeGreaterThan(0)
  for (const point of analysis.turningPoints) {
    const { seat, before, after, lost } = point
    expect(beforeIn(analysis, point).shares).toEqual(before)
    expect(afterIn(analysis, point).shares).toEqual(after)
    expect(lost).toBeCloseTo(before[seat]! - after[seat]!)
    expect(lost).toBeGreaterThan(0)
    expect(lossTold(point)).toBeCloseTo(Math.round(100 * before[seat]!) / 100 - Math.round(100 * after[seat]!) / 100)
  }
  for (const { shares } of analysis.moments) {
    for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
  }
  const places = analysis.turningPoints.flatMap(({ at, played }) => [at, at + played.length])
  for (const { decisions, at } of course.turns.filter(turn => coach.rules.isScoring(turn.decisions[0]!.state)))
    expect(
      analysis.moments.filter(moment => moment.at > decisions[0]!.at && moment.at <= at && !places.includes(moment.at))
        .length,
    ).toBeLessThanOrEqual(1)
})
