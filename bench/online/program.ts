import { fileURLToPath } from 'node:url'
import { loadNow, machineNow } from '../machine.ts'
import { runBareServer } from './bare-sockets.ts'
import { CLUB, measureClub, QUICK_CLUB } from './club.ts'
import { type ClubReport, type CrowdReport, textOfClub, textOfCrowd } from './club-report.ts'
import { measureCrowd } from './crowd.ts'
import { runHouse } from './house.ts'
import { measureOnline, QUICK, WHOLE } from './measure.ts'
import { type NodesReport, textOfNodes, verdictsOfNodes } from './nodes-report.ts'
import { type OnlineReport, textOfOnline, verdictsOfOnline } from './report.ts'

/**
 * Tables elsewhere, measured. A bundle of this file runs as those who measure, as the server they measure
 * (`house FOLDER [POSTGRES]`), as one that does nothing but speak (`bare`), and as those who measure a club (`club`)
 * or many daily tables at once (`club --games=20000`).
 */
const [, program, first, second, third] = process.argv

const isAsked = (name: string): boolean => process.argv.includes(name)
const self = (): string => fileURLToPath(new URL(`file://${program}`))
const onStep = (what: string) => process.stderr.write(`${what} ...\n`)

if (first === 'house') await runHouse(second!, third ?? null)
else if (first === 'bare') await runBareServer()
else if (process.argv.includes('--postgres')) await measureWithPostgres()
else if (first === 'club' && games() !== null) await measureAtOnce(games()!)
else if (first === 'club') await measureClubs()
else await measure()

async function measure(): Promise<void> {
  const [quick, json] = [isAsked('--quick'), isAsked('--json')]
  const [began, loadBefore] = [performance.now(), loadNow()]
  const figures = await measureOnline(self(), quick ? QUICK : WHOLE, onStep)
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

async function measureClubs(): Promise<void> {
  const quick = isAsked('--quick')
  const [began, loadBefore] = [performance.now(), loadNow()]
  const days = await measureClub(self(), quick ? QUICK_CLUB : CLUB, onStep)
  const seconds = (performance.now() - began) / 1000
  const report: ClubReport = { part: 'club', machine: machineNow(loadBefore), quick, seconds, days }
  console.log(isAsked('--json') ? JSON.stringify(report) : `${textOfClub(report)}\n`)
}

/** `--games=20000`: that many games at the same time, instead of the days of a club. */
function games(): number | null {
  const asked = process.argv.find(arg => arg.startsWith('--games='))
  return asked === undefined ? null : Number(asked.slice('--games='.length))
}

async function measureAtOnce(count: number): Promise<void> {
  const [began, loadBefore] = [performance.now(), loadNow()]
  const figures = await measureCrowd(self(), count, onStep)
  const seconds = (performance.now() - began) / 1000
  const report: CrowdReport = { part: 'crowd', machine: machineNow(loadBefore), quick: false, seconds, figures }
  console.log(isAsked('--json') ? JSON.stringify(report) : `${textOfCrowd(report)}\n`)
  if (figures.lost > 0 || figures.late.missing > 0) process.exitCode = 1
}

async function measureWithPostgres(): Promise<void> {
  const [quick, json] = [isAsked('--quick'), isAsked('--json')]
  const [began, loadBefore] = [performance.now(), loadNow()]
  // What knows PostgreSQL is loaded by those who have one, as in a server.
  const { measureNodes, QUICK_NODES, WHOLE_NODES } = await import('./nodes.ts')
  const figures = await measureNodes(self(), quick ? QUICK_NODES : WHOLE_NODES, onStep)
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
