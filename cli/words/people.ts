import type { PersonReport } from '@roundhouse/server/people/person-rows'
import type { Words } from '../messages.ts'
import { timeWords } from './tables.ts'

/* What the one who runs a server reads of its people. */

export const peopleLines = (say: Words, people: readonly PersonReport[]): string[] => [
  ...people.map(person => say('hosting.people.line', aboutOf(person))),
  say('hosting.people.count', {
    people: people.length,
    accounts: people.filter(({ isAccount }) => isAccount).length,
  }),
]

export function personLines(say: Words, person: PersonReport): string[] {
  const { number, created, gone, devices, passkeys, hasPassword, hasMail, tables } = person
  if (gone !== null) return [say('hosting.people.gone', { person: String(number), when: timeWords(gone) })]
  return [
    say('hosting.people.line', aboutOf(person)),
    say('hosting.people.since', { when: timeWords(created) }),
    say('hosting.people.signs', {
      ...{ devices, passkeys },
      password: hasPassword ? 'yes' : 'no',
      mail: hasMail ? 'yes' : 'no',
    }),
    ...tables.map(table => `  ${table}`),
  ]
}

const aboutOf = ({ number, name, isAccount, seen, tables }: PersonReport) => ({
  ...{ person: String(number), name, when: timeWords(seen), tables: tables.length },
  kind: isAccount ? 'account' : 'none',
})
