import { fileURLToPath } from 'node:url'
import { loadNow, machineNow } from '../machine.ts'
import { runBareServer } from './bare-sockets.ts'
import { runHouse } from './house.ts'
import { measureOnline, QUICK, WHOLE } from './measure.ts'
import { measureNodes, QUICK_NODES, WHOLE_NODES } from './nodes.ts'
import { type NodesReport, textOfNodes, verdictsOfNodes } from './nodes-report.ts'
import { type OnlineReport, textOfOnline, verdictsOfOnline } from './report.ts'

/**
 * Tables elsewhere, measured. A bundle of this file runs as those who measure, as the server they measure (`house FOLDER [POSTGRES]`), and
 * as one that does nothing but speak (`bare`).
 */
const [, program, first, second, third] = process.argv

if (first === 'house') await runHouse(second!, third ?? null)
else if (first === 'bare') await runBareServer()
else if (process.argv.includes('--postgres')) await measureWithPostgres()
else await measure()

async function measure(): Promise<void> {
  const [quick, json] = ['--quick', '--json'].map(name => process.argv.includes(name)) as [boolean, boolean]
  const [began, loadBefore] = [performance.now(), loadNow()]
  const onStep = (what: string) => process.stderr.write(`${what} ...\n`)
  const figures = await measureOnline(itself(), quick ? QUICK : WHOLE, onStep)
  const report: OnlineReport = {
    part: 'online',
    machine: machineNow(loadBefore),
    quick,
    seconds: (performance.now() - began) / 1000,
    figures,
    goals: verdictsOfOnline(figures),
  }
  console.log(json ? JSON.stringify(report) : `${textOfOnline(report)}\n`)
}

async function measureWithPostgres(): Promise<void> {
  const [quick, json] = ['--quick', '--json'].map(name => process.argv.includes(name)) as [boolean, boolean]
  const [began, loadBefore] = [performance.now(), loadNow()]
  const onStep = (what: string) => process.stderr.write(`${what} ...\n`)
  const figures = await measureNodes(itself(), quick ? QUICK_NODES : WHOLE_NODES, onStep)
  const report: NodesReport = {
    part: 'online, PostgreSQL',
    machine: machineNow(loadBefore),
    quick,
    seconds: (performance.now() - began) / 1000,
    figures,
    goals: verdictsOfNodes(figures),
  }
  console.log(json ? JSON.stringify(report) : `${textOfNodes(report)}\n`)
}

function itself(): string {
  return fileURLToPath(new URL(`file://${program}`))
}
