import { Refusal } from '@roundhouse/kernel/game'
import { readStormOptions, STORM_USAGE, type StormOptions } from './options.ts'
import { runWorld, type WorldReport } from './run.ts'
import { seedOf } from './setting.ts'

/* Many worlds, one after the other: `npm run storm`. */

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const isTerminal = process.stderr.isTTY === true

/** What happened in all of them. */
const sums = { steps: 0, kills: 0, cuts: 0, messages: 0, entries: 0, compared: 0 }

function add({ figures, compared }: WorldReport): void {
  for (const [name, count] of Object.entries({ ...figures, compared })) sums[name as keyof typeof sums] += count
}

function tellBreach(
  number: number,
  { seed, nodes }: Pick<StormOptions, 'seed' | 'nodes'>,
  { breaches, notes }: WorldReport,
): void {
  say(`\nWorld ${number} of seed ${seed} breaks a law. What happened last, in seconds:`)
  for (const note of notes) say(`  ${note.slice(0, 400)}`)
  for (const { law, what } of breaches) say(`Law ${law}: ${what.slice(0, 2000)}`)
  say(`Run it alone: npm run storm -- --seed ${seed} --world ${number}${nodes > 1 ? ` --nodes ${nodes}` : ''}`)
}

/** Answers how many worlds broke a law. */
async function runAll({ seed, from, to, nodes }: StormOptions): Promise<number> {
  let broken = 0
  for (let number = from; number < to; number++) {
    const report = await runWorld(seedOf(seed), number, { nodes })
    add(report)
    if (report.breaches.length > 0) {
      broken++
      tellBreach(number, { seed, nodes }, report)
    }
    if (isTerminal) process.stderr.write(`\r${number + 1 - from} of ${to - from} worlds, ${broken} broken `)
  }
  if (isTerminal) process.stderr.write('\n')
  return broken
}

try {
  const options = readStormOptions(process.argv.slice(2))
  const broken = await runAll(options)
  const { steps, kills, cuts, messages, entries, compared } = sums
  say(
    `${options.to - options.from} worlds of seed ${options.seed}: ${steps} steps, ${kills} kills, ${cuts} lines cut, ` +
      `${messages} messages, ${entries} entries, ${compared} messages compared with those of a twin. ${broken} broken.`,
  )
  process.exitCode = broken === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n\n${STORM_USAGE}\n`)
  process.exitCode = 1
}
