import { DEFAULT_LEVEL, type Level } from '@roundhouse/bots/play/level'
import type { Seat } from '@roundhouse/kernel/game'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import { type Chair, peopleIn } from '@roundhouse/table/chairs'
import type { NewGame } from '@roundhouse/table/new-game'
import type { WebGame } from '../../game.ts'

/** Who sits down at a first game, one after the other: somebody who learns it too is good company. */
const FIRST_OPPONENTS: readonly Level[] = ['beginner', 'casual']

/** Bots are called by the names of people who travelled, or built railways. */
const BOT_NAMES = ['Ada', 'Bram', 'Chiara', 'Dénes']

export const botNamed = (seat: number, level: string = DEFAULT_LEVEL): Chair => ({
  is: 'bot',
  level,
  name: BOT_NAMES[seat % BOT_NAMES.length]!,
})

export const suggestedChairs = ({ suggested }: WebGame, you: string): Chair[] => [
  { is: 'person', name: you },
  ...Array.from({ length: suggested.players - 1 }, (_, other) => botNamed(other + 1, FIRST_OPPONENTS[other])),
]

/** A person against bots, as suggested. */
export const suggestedGame = (game: WebGame, you: string): NewGame =>
  newGameOf(game, game.suggested.options, suggestedChairs(game, you))

export const newGameOf = (
  { name }: Pick<WebGame, 'name'>,
  options: GameOptions,
  chairs: readonly Chair[],
  seed = '',
): NewGame => ({
  game: name,
  options: { ...options, players: String(chairs.length) },
  chairs,
  ...(seed === '' ? {} : { seed }),
})

/** As many chairs as that: those there are stay, and bots take the others. */
export const withPlayers = (chairs: readonly Chair[], players: number): Chair[] =>
  Array.from({ length: players }, (_, seat) => chairs[seat] ?? botNamed(seat))

/** The only person among bots sits down at another seat, whose colour and sign go with it; the bot there changes places. */
export function seatedAt(chairs: readonly Chair[], seat: Seat): Chair[] {
  const from = chairs.findIndex(({ is }) => is === 'person')
  return chairs.map((chair, n) => (n === seat ? chairs[from]! : n === from ? chairs[seat]! : chair))
}

/** What people are called who gave no name: one is simply spoken to, several are told apart. */
export interface DefaultNames {
  readonly you: string
  readonly player: (seat: Seat) => string
}

/** People who have a name of their own keep it; the others are called as fits how many they are. */
export function withNames(chairs: readonly Chair[], { you, player }: DefaultNames): Chair[] {
  const areSeveral = peopleIn(chairs).length > 1
  const unnamed = new Set(['', you, ...chairs.map((_, seat) => player(seat))])
  const nameFor = ({ is, name }: Chair, seat: Seat): string =>
    is === 'bot' ? name.trim() || botNamed(seat).name : areSeveral ? player(seat) : you
  return chairs.map((chair, seat) =>
    unnamed.has(chair.name.trim()) ? { ...chair, name: nameFor(chair, seat) } : chair,
  )
}
