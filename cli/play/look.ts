import type { Seat } from '@roundhouse/kernel/game'
import { storyLengthAtLastTurn } from '@roundhouse/table/table'
import type { LookTopic, Screen } from '../game.ts'
import { ruleWords } from './rulebook.ts'
import { presenterOf, type Session, storyOf, tableOf } from './session.ts'

/** Answers "look" for one seat: nothing that it may not see is ever looked at. */
export function look(session: Session, seat: Seat, asked: string, screen: Screen | null): string[] {
  const presenter = presenterOf(session, seat)
  const topics = { ...presenter.topics, ...topicsOfAnyGame(session, seat) }
  const [first, ...rest] = asked.toLowerCase().split(' ').filter(Boolean)
  if (first === undefined) return topics['table']!('', screen)
  const names = Object.keys(topics)
  const topic = names.find(name => name === first) ?? uniqueStart(names, first)
  if (topic !== null) return topics[topic]!(rest.join(' '), screen)
  const { rulebook, help } = session.cli
  if (first.startsWith(`${rulebook.prefix.toLowerCase()}-`)) return topics['rules']!(asked, screen)
  const { words } = session.terminal
  const nothing = { asked, named: help.named(words), things: names.join(', ') }
  return presenter.named([first, ...rest].join(' ')) ?? [words('terminal.no-thing', nothing)]
}

const topicsOfAnyGame = (session: Session, seat: Seat): Readonly<Record<string, LookTopic>> => ({
  log: () => logWords(session, seat),
  last: () => lastWords(session, seat),
  rules: rest => ruleWords(session.terminal.words, session.cli.rulebook, rest),
})

const uniqueStart = (names: readonly string[], start: string): string | null => {
  const matches = names.filter(name => name.startsWith(start))
  return start.length > 1 && matches.length === 1 ? matches[0]! : null
}

/** All that this seat has heard. */
export const logWords = (session: Session, seat: Seat): string[] => storyOf(session, seat, tableOf(session).match.story)

/** What happened since this seat's last turn ended. */
export function lastWords(session: Session, seat: Seat): string[] {
  const table = tableOf(session)
  const said = storyOf(session, seat, table.match.story.slice(storyLengthAtLastTurn(table, seat)))
  return said.length > 0 ? said : [session.terminal.words('terminal.no-news')]
}
