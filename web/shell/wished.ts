import type { GameName, Wishes } from '../match/boxes.ts'
import type { Chair, NewGame } from '../match/scene.ts'

/** The levels of bots there are, the weakest first. */
export const LEVELS = ['random', 'greedy'] as const
export type Level = (typeof LEVELS)[number]

/** Bots are called by the names of people who travelled, or built railways. */
const BOT_NAMES = ['Ada', 'Bram', 'Chiara', 'Dénes']

export const botNamed = (seat: number, level: string): Chair => ({ is: 'bot', level, name: BOT_NAMES[seat]! })

/** The first game that is suggested. */
export const SUGGESTED: Readonly<Record<GameName, { players: number; wishes: Wishes }>> = {
  'first-class': { players: 3, wishes: { modules: 'A,B' } },
  nuremberg: { players: 3, wishes: { map: 'nuremberg' } },
}

/** A person against bots, as suggested. */
export function suggestedGame(game: GameName, you: string): NewGame {
  const { players, wishes } = SUGGESTED[game]
  const others = Array.from({ length: players - 1 }, (_, other) => botNamed(other + 1, 'greedy'))
  return { game, wishes: { ...wishes, players: String(players) }, chairs: [{ is: 'person', name: you }, ...others] }
}
