import { runWorld } from './run.ts'
import { seedOf } from './setting.ts'

const [from, to] = process.argv.slice(2).map(Number)
const began = process.cpuUsage()
const sums: Record<string, number> = {}
let left = Number(process.argv[5] ?? 1)
for (let n = from!; n < to!; n++) {
  const report = await runWorld(seedOf('1'), n)
  for (const [k, v] of Object.entries({ ...report.figures, compared: report.compared })) sums[k] = (sums[k] ?? 0) + v
  if (report.breaches.length) {
    console.log(
      'WORLD',
      n,
      '\n' +
        report.notes
          .slice(-Number(process.argv[4] ?? 12))
          .map(l => l.slice(0, 500))
          .join('\n'),
    )
    if (!--left) break
  }
}
const used = process.cpuUsage(began)
console.log('cpu ms', (used.user + used.system) / 1000, sums)
