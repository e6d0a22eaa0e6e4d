import type {
  NamedPerson,
  PersonTrace,
  ReportedLine,
  ReportSheet,
  ReportSummary,
  Sanction,
} from '@roundhouse/wire/conduct'
import type { Words } from '../messages.ts'
import { timeWords } from './tables.ts'

/* What the one who runs a server reads of how its people treat each other. */

const nameOf = (say: Words, { name }: NamedPerson): string => name || say('hosting.chair.gone')

const doerOf = (say: Words, by: NamedPerson | null): string =>
  by === null ? say('hosting.moderate.house') : nameOf(say, by)

export const reportsLines = (say: Words, reports: readonly ReportSummary[]): string[] => [
  ...reports.flatMap(report => summaryLines(say, report)),
  say('hosting.moderate.count', { reports: reports.length }),
]

function summaryLines(say: Words, { number, at, table, by, about, reason, text, done }: ReportSummary): string[] {
  const facts = { report: String(number), when: timeWords(at), table, person: String(about.person) }
  const people = { by: nameOf(say, by), about: nameOf(say, about), reason: say(`conduct.reason.${reason}`) }
  return [
    say('hosting.moderate.report', { ...facts, ...people }),
    ...(text === '' ? [] : [`  "${text}"`]),
    ...(done === null
      ? []
      : [
          `  ${say('hosting.moderate.done', { when: timeWords(done.at), by: doerOf(say, done.by) })}`,
          ...(done.note === '' ? [] : [`  "${done.note}"`]),
        ]),
  ]
}

/** A report with the chat around it; the lines that are meant have a mark. */
export const sheetLines = (say: Words, sheet: ReportSheet): string[] => [
  ...summaryLines(say, sheet),
  ...sheet.lines.map(line => chatLine(say, line)),
]

function chatLine(say: Words, { at, name, phrase, text, person, isMeant }: ReportedLine): string {
  const words = phrase === null ? (text ?? '') : (say.find(`phrase.${phrase}`) ?? phrase)
  return `${isMeant ? '>' : ' '} ${timeWords(at)} ${nameOf(say, { person, name })}: ${words}`
}

export const sanctionsLines = (say: Words, sanctions: readonly Sanction[]): string[] =>
  sanctions.length === 0
    ? [say('hosting.moderate.no-sanctions')]
    : sanctions.flatMap(sanction => sanctionLines(say, sanction))

function sanctionLines(say: Words, { number, person, kind, at, by, until, why, lifted }: Sanction): string[] {
  const facts = { sanction: String(number), name: nameOf(say, person), person: String(person.person) }
  const rest = { when: timeWords(at), by: doerOf(say, by), until: until === null ? 'none' : timeWords(until), why }
  return [
    say('hosting.moderate.sanction', { ...facts, ...rest, kind: say(`conduct.kind.${kind}`) }),
    ...(lifted === null
      ? []
      : [
          `  ${say('hosting.moderate.lifted', { when: timeWords(lifted.at), by: doerOf(say, lifted.by), why: lifted.why })}`,
        ]),
  ]
}

export function traceLines(say: Words, trace: PersonTrace): string[] {
  const { person, isAccount, isHost, reports, reported, sanctions } = trace
  const kind = isHost ? 'host' : isAccount ? 'account' : 'none'
  const counts = { about: reports.length, by: reported }
  return [
    say('hosting.moderate.trace', { person: String(person), name: nameOf(say, trace), kind, ...counts }),
    ...sanctionsLines(say, sanctions),
    ...reports.flatMap(report => summaryLines(say, report)),
  ]
}
