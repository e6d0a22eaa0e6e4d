import { readArguments } from './arguments.ts'
import { measureFirstClass } from './first-class.ts'
import { measureNuremberg } from './nuremberg/measure.ts'
import { textOfNuremberg } from './nuremberg/text.ts'
import { textOf } from './text.ts'

/** The benchmark itself. `main.ts` bundles this file and runs it in a process of its own, once for each game. */
const { quick, json, parts } = readArguments(process.argv.slice(2))
const share = quick ? 1 / 6 : 1

if (parts.includes('first-class')) print(measureFirstClass(share), textOf)
if (parts.includes('nuremberg')) print(measureNuremberg(share), textOfNuremberg)

function print<Report>(report: Report, text: (report: Report) => string): void {
  console.log(json ? JSON.stringify(report) : `${text(report)}\n`)
}
