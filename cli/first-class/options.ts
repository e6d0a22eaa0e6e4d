import type { Letter } from '@roundhouse/first-class/base/cards/card'
import type { DeckFile } from '@roundhouse/first-class/decks/definition'
import { readDeckText } from '@roundhouse/first-class/decks/read'
import { newGame, type Options, readModules } from '@roundhouse/first-class/definition'
import { conditions } from '@roundhouse/first-class/rules'
import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested-path'
import { readOwnFile } from '../commands/own-files.ts'
import type { Use, WelcomeQuestion } from '../game.ts'
import { text } from '../messages.ts'
import { type CommandOptions, file, valued } from '../options/option.ts'

/** What the command line can say of a game, besides how many play. */
export type FirstClassFlags = {
  readonly modules?: readonly [Letter, Letter]
  /** A file. */
  readonly decks?: string
}

const MODULES = SUGGESTED_PATH[0]!

export const decks = file('first-class.option.decks')

const modules = (otherwise: 'all' | 'A,B') =>
  valued('pair', say => say('first-class.option.modules', { otherwise }), readModules)

export const optionsIn = (use: Use): CommandOptions =>
  use === 'examine' ? { modules: modules('all') } : { modules: modules('A,B'), decks }

export const readDeckFile = (path: string): DeckFile => readOwnFile(path, text => readDeckText(conditions, text))

export const optionsFor = (players: number, { modules = MODULES, decks }: FirstClassFlags): Options =>
  newGame(players, modules, decks === undefined ? undefined : readDeckFile(decks))

export const questions: readonly WelcomeQuestion[] = [
  { flag: 'modules', ask: text('first-class.help.which-modules'), suggested: 'A,B', read: modulesFrom },
]

/** `ab`, `a b` and `A,B` are all clear. */
function modulesFrom(text: string): readonly [Letter, Letter] {
  const letters = text.replace(/[^a-z]/gi, '')
  return readModules(letters.split('').join(','))
}
