import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Arguments } from './arguments.ts'
import { loadNow, machineNow } from './machine.ts'
import type { Machine } from './report.ts'
import { goalsText, machineText } from './text.ts'
import { type GoalVerdict, verdictsOn } from './verdict.ts'

/** A figure as the page's own measurements print it: less is better. */
interface Measure {
  readonly name: string
  readonly unit: string
  readonly target: number
  readonly stretch: number
  readonly measured: number
  readonly detail: string
}

export interface WebReport {
  readonly part: 'web'
  readonly machine: Machine
  readonly quick: boolean
  readonly seconds: number
  readonly measures: readonly Measure[]
  readonly goals: readonly GoalVerdict[]
}

/** Measures the page in Chromium and prints it; the measurements belong to the page, goals and words to the benchmark. */
export async function benchWeb({ quick, json }: Pick<Arguments, 'quick' | 'json'>): Promise<void> {
  const began = performance.now()
  const loadBefore = loadNow()
  const measures = await measuresOf(quick)
  const report: WebReport = {
    part: 'web',
    machine: machineNow(loadBefore),
    quick,
    seconds: (performance.now() - began) / 1000,
    measures,
    goals: verdictsOfWeb(measures),
  }
  console.log(json ? JSON.stringify(report) : `${textOfWeb(report)}\n`)
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A process of its own, which builds the page and opens a browser; its last line holds the figures. */
function measuresOf(quick: boolean): Promise<Measure[]> {
  const args = ['--import', 'tsx', 'web/tools/bench/main.ts', ...(quick ? ['--quick'] : [])]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', text => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code =>
      code === 0
        ? resolve(JSON.parse(said.trimEnd().split('\n').at(-1)!))
        : reject(new Error(`The measurements in the browser ended with ${code}: ${said}`)),
    )
  })
}

export const verdictsOfWeb = (measures: readonly Measure[]): GoalVerdict[] =>
  verdictsOn(
    measures.map(measure => ({ ...measure, better: 'less' as const, measured: () => measure.measured })),
    null,
  )

/** The report as people read it. */
export const textOfWeb = (report: WebReport): string =>
  [
    ...machineText(report, `${report.machine.cores} cores`),
    'Chromium, 1280 x 720. For home and taps the thread of the page is slowed 4 times; Chromium does not slow workers.',
    'A tap lasts from the event to the frame that was painted after the answer was in the document: 4 players, the last',
    'round or turn, 95th percentile. By the clock: on a machine that others use, all of it waits for them too.',
    '',
    ...report.measures.map(({ name, detail }) => `${name}: ${detail}`),
    ...goalsText(report, 'Goals'),
  ].join('\n')
