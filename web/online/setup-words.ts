import type { Pace, TableSetup } from '@roundhouse/wire/setup'
import type { WebGame } from '../game.ts'
import type { Say } from '../messages/say.ts'

export const paceName = (say: Say, pace: Pace): string => say(`online.pace.${pace}`)

/** How fast it is played, in a few words: `Live, 20 min`. */
export function paceWords(say: Say, { pace, bank }: Pick<TableSetup, 'pace' | 'bank'>): string {
  const name = paceName(say, pace)
  return pace === 'none' ? name : `${name}, ${say(`online.bank.${pace}`, { n: bank[pace] })}`
}

/** What is played, by how many and how fast, in a line. */
export function setupWords(say: Say, ofShell: Say, about: WebGame['about'], setup: TableSetup): string {
  const chosen = about.setup?.(ofShell, new Map(setup.options)) ?? ''
  const players = say('online.players', { n: setup.chairs.length })
  return [chosen, players, paceWords(say, setup)].filter(Boolean).join(' · ')
}
