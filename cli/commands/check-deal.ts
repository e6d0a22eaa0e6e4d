import { readRecord } from '@roundhouse/kernel/record'
import { chairsIn } from '@roundhouse/table/chairs'
import { isSealed } from '@roundhouse/table/saving/seal'
import { sha256 } from '@roundhouse/table/saving/sha256'
import { type DealReport, dealReport, inShort } from '@roundhouse/wire/deal-report'
import { gameOfRecord } from '../games.ts'
import type { Words } from '../messages.ts'
import { command } from '../options/command.ts'
import { readInput, readText } from '../saving/files.ts'
import { sayAll } from '../terminal/terminal.ts'
import { CommandFailure, refusalWords, refusedFile, UserError } from '../user-error.ts'
import { explained } from '../words/sentences.ts'

const STANDARD_INPUT = '-'

/** Works out from a record alone how its cards were dealt. */
export const checkDealCommand = command({
  name: 'check-deal',
  about: 'hosting.command.check-deal',
  takes: ['<file>', 'hosting.deal.file'],
  async run(terminal, _given, [file]) {
    const { words } = terminal
    const { report, names } = await found(file!)
    sayAll(terminal, lines(words, report, names))
    if (report.verdict === 'wrong') throw new CommandFailure()
  },
})

interface FoundDeal {
  readonly report: DealReport
  readonly names: readonly string[]
}

async function found(path: string): Promise<FoundDeal> {
  const text = path === STANDARD_INPUT ? await readInput() : readText(path)
  if (isSealed(text)) throw new UserError('terminal.still-running')
  try {
    const record = readRecord(text)
    const report = await dealReport(sha256, record, gameOfRecord(record).definition)
    return { report, names: chairsIn(record, report.seats).map(({ name }) => name) }
  } catch (error) {
    throw refusedFile(path, error)
  }
}

/** The verdict first, then what everybody showed, and what it proves and what not. */
function lines(say: Words, report: DealReport, names: readonly string[]): string[] {
  const { verdict } = report
  const verdictLine = `${say(`online.deal.${verdict}`)}. ${verdictWords(say, report, names)}`
  if (verdict === 'none') return [verdictLine]
  return [
    verdictLine,
    '',
    ...rowLines(say, report, names),
    '',
    ...(report.isReplayed && verdict !== 'wrong' ? [say('online.deal.replayed', { moves: report.moves })] : []),
    ...(report.isReplayed || verdict === 'wrong' ? [] : [say('hosting.deal.not-replayed')]),
    ...(verdict === 'wrong' ? [] : [say('hosting.deal.proves')]),
    say('hosting.deal.cannot'),
  ]
}

function verdictWords(
  say: Words,
  { verdict, rows, mismatch, difference }: DealReport,
  names: readonly string[],
): string {
  const people = rows.filter(({ place }) => place > 0)
  if (verdict === 'fair') return say('online.deal.fair.what', { people: people.length })
  if (verdict === 'none') return say('online.deal.none.what')
  if (verdict === 'wrong') {
    const what = difference === null ? say('hosting.deal.at', { line: mismatch! }) : refusalWords(say, difference)
    return say('online.deal.wrong.what', { what })
  }
  const missing = people.filter(({ is }) => is === 'not-shown').map(({ place }) => names[place - 1]!)
  return say('online.deal.missing.what', { names: say.list(missing) })
}

/** Who promised what, what they showed, and whether it is the same. */
function rowLines(say: Words, { rows, seed }: DealReport, names: readonly string[]): string[] {
  const cells = rows.map(({ place, commitment, share, is }) => [
    place === 0 ? say('online.deal.server') : names[place - 1]!,
    `${inShort(commitment)}  ${share === null ? '-'.padEnd(inShort(commitment).length) : inShort(share)}  ${say(`online.deal.${is}`)}`,
  ])
  const width = Math.max(...cells.map(([name]) => name!.length), say('online.deal.together').length) + 2
  return [
    ...cells.map(([name, rest]) => explained(name!, rest!, width)),
    explained(say('online.deal.together'), seed, width),
  ]
}
