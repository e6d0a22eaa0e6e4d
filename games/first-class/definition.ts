import { type GameDefinition, Refusal } from '@roundhouse/kernel/game'
import type { NumberedSets } from '@roundhouse/kernel/numbered-sets'
import { type Letter, MODULES } from './base/cards/card.ts'
import type { State } from './base/state.ts'
import type { View } from './base/view.ts'
import type { DeckFile, FullDecks } from './decks/definition.ts'
import { readDeckText } from './decks/read.ts'
import { STANDARD_DECKS } from './decks/standard.ts'
import { writeDecks } from './decks/write.ts'
import { gameOf } from './game.ts'
import { conditions, rulesFor } from './rules.ts'

export interface Options {
  readonly players: number
  /** Exactly two different modules (FC-1.1). */
  readonly modules: readonly [Letter, Letter]
  /** Which standard set of decks; a record is replayed with the one it was played with. */
  readonly decks: number
  /** Decks of the players' own, in place of those of the set. */
  readonly own?: DeckFile
}

/** Every pair of modules. */
export const MODULE_PAIRS: readonly (readonly [Letter, Letter])[] = MODULES.flatMap((first, i) =>
  MODULES.slice(i + 1).map(second => [first, second] as const),
)

const LEAST_PLAYERS = 2
const MOST_PLAYERS = 4

/** First Class with these standard decks. */
export const firstClassWith = (standard: NumberedSets<FullDecks>): GameDefinition<Options, State, View> => ({
  name: 'first-class',
  rules: 1,
  open: ({ players, modules, decks, own }) =>
    gameOf(rulesFor(checkPlayers(players), checkModules(modules), standard.of(decks), own)),

  writeOptions: ({ players, modules, decks, own }) => [
    ['players', String(players)],
    ['modules', modules.join(',')],
    ['decks', String(decks)],
    ...(own === undefined ? [] : [['own-decks', writeDecks(own)] as [string, string]]),
  ],

  readOptions(header) {
    const decks = readSet(header.get('decks'))
    const printed = standard.of(decks)
    const own = header.get('own-decks')
    return {
      players: readPlayers(header.get('players')),
      modules: readModules(header.get('modules')),
      decks,
      ...(own === undefined ? {} : { own: readDeckText(conditions, own, printed) }),
    }
  },
})

/** First Class, as it is played. */
export const firstClass = firstClassWith(STANDARD_DECKS)

export const readPlayers = (text: string | undefined): number => {
  if (text === undefined || !/^\d$/.test(text)) throw noPlayers(text)
  return checkPlayers(Number(text))
}

const PLAYERS_ALLOWED = `expected ${LEAST_PLAYERS} to ${MOST_PLAYERS} (FC-1.1)`
const MODULES_ALLOWED = `expected two different letters of ${MODULES.join(', ')}, such as A,B (FC-1.1)`
const found = (text: string | undefined): string => (text === undefined ? 'missing' : `found "${text}"`)

const noPlayers = (text: string | undefined): Refusal =>
  new Refusal(`players: ${found(text)}; ${PLAYERS_ALLOWED}`, 'refusal.players', {
    found: text ?? 'none',
    least: LEAST_PLAYERS,
    most: MOST_PLAYERS,
    rule: 'FC-1.1',
  })

function checkPlayers(players: number): number {
  if (!Number.isInteger(players) || players < LEAST_PLAYERS || players > MOST_PLAYERS) throw noPlayers(String(players))
  return players
}

/** Reads `A,B`, in any order and case; the pair itself always stands in the order of the alphabet. */
export function readModules(text: string | undefined): readonly [Letter, Letter] {
  const letters = (text ?? '').toUpperCase().split(/\s*,\s*/)
  if (letters.length !== 2 || !letters.every(isModule) || letters[0] === letters[1])
    throw new Refusal(`modules: ${found(text)}; ${MODULES_ALLOWED}`, 'first-class.refusal.modules', {
      found: text ?? 'none',
      letters: MODULES.join(', '),
    })
  return letters.sort() as [Letter, Letter]
}

const isModule = (letter: string): letter is Letter => (MODULES as readonly string[]).includes(letter)

const checkModules = (modules: readonly [Letter, Letter]): readonly [Letter, Letter] => readModules(modules.join(','))

/** Which standard set; a record that does not say is from the first. */
const readSet = (text: string | undefined): number => (text === undefined ? 1 : Number(text))

/** The options for a new game with the newest of these standard decks. */
export const newGameWith =
  ({ newest }: NumberedSets<FullDecks>) =>
  (players: number, modules: readonly [Letter, Letter], own?: DeckFile): Options => ({
    players,
    modules,
    decks: newest,
    ...(own === undefined ? {} : { own }),
  })

/** The options for a new game, as it is played. */
export const newGame = newGameWith(STANDARD_DECKS)
