import { isMainThread, parentPort } from 'node:worker_threads'
import { searchIn } from '@roundhouse/bots/play/threads/search-thread'
import { readArguments } from './arguments.ts'
import { measureFirstClass } from './first-class.ts'
import { measureNuremberg } from './nuremberg/measure.ts'
import { textOfNuremberg } from './nuremberg/text.ts'
import { textOf } from './text.ts'

/**
 * The benchmark itself. `main.ts` runs a bundle of this file in a process of its own, once for each game. In a thread
 * it thinks, as bots do.
 */
if (isMainThread) void measure()
else searchIn(parentPort!)

async function measure(): Promise<void> {
  const [, program, ...args] = process.argv
  const { quick, json, parts } = readArguments(args)
  const share = quick ? 1 / 6 : 1
  const print = <BenchReport>(report: BenchReport, text: (report: BenchReport) => string): void =>
    console.log(json ? JSON.stringify(report) : `${text(report)}\n`)
  if (parts.includes('first-class')) print(await measureFirstClass(share, program!), textOf)
  if (parts.includes('nuremberg')) print(measureNuremberg(share), textOfNuremberg)
}
