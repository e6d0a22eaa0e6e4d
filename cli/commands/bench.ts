import { bundled } from '../bundle/bundle.mjs'
import { command } from '../options/command.ts'
import { flag } from '../options/option.ts'

/** A tool of those who work on the program: it speaks English. */
export const benchCommand = command({
  name: 'bench',
  about: 'terminal.command.bench',
  takes: ['[part...]', () => 'what to measure: first-class, nuremberg (both if none is named), web, online, club'],
  options: {
    quick: flag(() => 'in seconds, and less exactly'),
    json: flag(() => 'JSON output, a line for each part'),
    postgres: flag(() => 'online with PostgreSQL and two nodes instead of SQLite'),
  },
  async run(_terminal, given, parts) {
    const { bench } = await import('@roundhouse/bench/main')
    const switches = (['quick', 'json', 'postgres'] as const).filter(name => given[name]).map(name => `--${name}`)
    await bench(bundled, [...parts, ...switches])
  },
})
