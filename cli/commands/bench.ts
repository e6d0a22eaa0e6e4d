import { bundled } from '../bundle/bundle.mjs'
import { command } from '../options/command.ts'
import { flag, number } from '../options/option.ts'

/** A tool of those who work on the program: it speaks English. */
export const benchCommand = command({
  name: 'bench',
  about: 'terminal.command.bench',
  takes: ['[part...]', () => 'what to measure: first-class, nuremberg (both if none is named), web, online, club'],
  options: {
    quick: flag(() => 'in seconds, and less exactly'),
    json: flag(() => 'JSON output, a line for each part'),
    postgres: flag(() => 'online with PostgreSQL and two nodes instead of SQLite'),
    games: number(() => 'club with that many daily games at the same time, e.g. 20000', [1, 100_000]),
  },
  async run(_terminal, given, parts) {
    const { bench } = await import('@roundhouse/bench/main')
    const switches = (['quick', 'json', 'postgres'] as const).filter(name => given[name]).map(name => `--${name}`)
    const games = given.games === undefined ? [] : [`--games=${given.games}`]
    await bench(bundled, [...parts, ...switches, ...games])
  },
})
