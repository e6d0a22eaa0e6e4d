import type { Figures } from '../goals.ts'
import type { PlayReport } from '../play.ts'

const pace = (cpu: number) => ({ cpu, best: 2 * cpu, wall: cpu / 2 })
export const cost = (cpu: number) => ({ cpu, wall: 2 * cpu })

const play = (players: number, cpu: number): PlayReport => {
  const lengths = { decisionsPerGame: 200, movesPerDecision: 12 }
  const pairs = [
    { modules: 'A,B', ...pace(cpu / 2), ...lengths },
    { modules: 'C,D', ...pace(cpu), ...lengths },
  ]
  return { players, ...pace(cpu), ...lengths, gamesPerSecond: cpu / 200, pairs }
}

/** Figures that are easy to tell apart. */
export const figures: Figures = {
  play: [play(4, 1_200_000), play(2, 1_500_000)],
  peer: {
    ...pace(10_000),
    decisionsPerGame: 260,
    movesPerDecision: 7,
    without: pace(1_000_000),
    times: { median: 121, least: 99.9, most: 130 },
  },
  operations: { copy: cost(0.9), view: cost(4.9), moves: cost(2.5), structuredClone: cost(45), json: cost(36) },
  memory: { alone: 2048, inSeries: 700, json: 1800 },
  search: { cutOff: pace(6000), playouts: pace(7000), evaluation: pace(100_000), byNet: pace(50_000) },
  tree: 80,
  cores: {
    one: 5000,
    two: 9000,
    times: { median: 1.8, least: 1.6, most: 2 },
    machine: { median: 1.9, least: 1.7, most: 2 },
  },
  punctual: { first: 12, median: 3, worst: 21 },
}
