import { expect, test } from 'vitest'
import { cost, figures } from '../testing/figures.ts'
import { sample } from './games.ts'
import { type MapPlay, type NurembergReport, verdictsOfNuremberg } from './measure.ts'
import { measureRoutes } from './routes.ts'
import { textOfNuremberg } from './text.ts'
import { measureWorst } from './worst.ts'

const play: MapPlay = {
  map: 'both maps',
  players: 4,
  cpu: 600_000,
  best: 700_000,
  wall: 500_000,
  decisionsPerGame: 200,
  movesPerDecision: 14,
}

const operations = { copy: cost(0.4), view: cost(1), moves: cost(6), structuredClone: cost(40), json: cost(20) }
const { search, tree } = figures
const worst = { games: 10_000, us: 150, phase: 'track', moves: 88 }

test('sampled states are of both maps, at decisions', () => {
  const samples = sample(40, 53)
  expect(new Set(samples.map(({ game }) => game)).size).toBe(2)
  for (const { game, state } of samples) expect(game.moves(state).length).toBeGreaterThan(0)
})

test('the goals say what was measured and how far that reaches', () => {
  const verdicts = verdictsOfNuremberg({ play: [play], operations, worst, search, tree })
  expect(verdicts.map(({ measured, verdict }) => [measured, verdict])).toEqual([
    [600_000, 'reached'],
    [0.4, 'stretch'],
    [6, 'not yet'],
    [150, 'stretch'],
    [6000, 'reached'],
    [80, 'reached'],
  ])
})

test('the slowest list is one that was made', () => {
  const found = measureWorst(4)
  expect(found.games).toBe(4)
  expect(found.us).toBeGreaterThan(0)
  expect(found.moves).toBeGreaterThan(0)
})

test('a link added is measured beside a search from nothing', () => {
  const { added, searched } = measureRoutes(0.05)
  expect(added.cpu).toBeGreaterThan(0)
  expect(searched.cpu).toBeGreaterThan(0)
})

test('the text has every part', () => {
  const report: NurembergReport = {
    game: 'nuremberg',
    machine: { date: '2000-01-02', node: '20.0.0', processor: 'a processor', cores: 2, load: [0.1, 1] },
    quick: false,
    seconds: 30,
    play: [play],
    operations,
    worst,
    routes: { added: cost(0.3), searched: cost(9) },
    memory: { alone: 9000, inSeries: 900, json: 4000 },
    search,
    tree,
    goals: verdictsOfNuremberg({ play: [play], operations, worst, search, tree }),
  }
  const text = textOfNuremberg(report)
  expect(text).toMatch(/both maps, 4 +600,000 +700,000 +500,000 +3,000 +200 +14\n/)
  expect(text).toContain('The slowest list of legal moves in 10,000 games took 150 us: 88 moves, phase track')
  expect(text).toMatch(/all searched from nothing +9 +18\n/)
  expect(text).toMatch(/legal moves, the worst +1,000 +200 +150 +us +stretch/)
})
