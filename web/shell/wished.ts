import { type Level, USUAL_LEVEL } from '@roundhouse/bots/level'
import type { GameName, Wishes } from '@roundhouse/table/games'
import type { Chair, NewGame } from '@roundhouse/table/snapshot'

export const LEAST_PLAYERS = 2
export const MOST_PLAYERS = 4

/** Who sits down at a first game, one after the other: somebody who learns it too is good company. */
const FIRST_OPPONENTS: readonly Level[] = ['learner', 'casual']

/** Bots are called by the names of people who travelled, or built railways. */
const BOT_NAMES = ['Ada', 'Bram', 'Chiara', 'Dénes']

export const botNamed = (seat: number, level: string = USUAL_LEVEL): Chair => ({
  is: 'bot',
  level,
  name: BOT_NAMES[seat]!,
})

/** The first game that is suggested. */
export const SUGGESTED: Readonly<Record<GameName, { players: number; wishes: Wishes }>> = {
  'first-class': { players: 3, wishes: { modules: 'A,B' } },
  nuremberg: { players: 3, wishes: { map: 'nuremberg' } },
}

export const suggestedChairs = (game: GameName, you: string): Chair[] => [
  { is: 'person', name: you },
  ...Array.from({ length: SUGGESTED[game].players - 1 }, (_, other) => botNamed(other + 1, FIRST_OPPONENTS[other])),
]

/** A person against bots, as suggested. */
export const suggestedGame = (game: GameName, you: string): NewGame =>
  gameFor(game, SUGGESTED[game].wishes, suggestedChairs(game, you))

export const gameFor = (game: GameName, wishes: Wishes, chairs: readonly Chair[], seed = ''): NewGame => ({
  game,
  wishes: { ...wishes, players: String(chairs.length) },
  chairs,
  ...(seed === '' ? {} : { seed }),
})

/** As many chairs as that: those there are stay, and bots take the others. */
export const withPlayers = (chairs: readonly Chair[], players: number): Chair[] =>
  Array.from({ length: players }, (_, seat) => chairs[seat] ?? botNamed(seat))

/** Two different modules: a third takes the place of the one that was chosen first. */
export function withModule(modules: string, module: string): string {
  const chosen = modules.split(',')
  return chosen.includes(module) ? modules : [chosen.at(-1), module].join(',')
}
