import type { Letter } from '@roundhouse/first-class/base/cards/card'
import type { DeckFile } from '@roundhouse/first-class/decks/definition'
import { readDeckText } from '@roundhouse/first-class/decks/read'
import { newGame, type Options, readModules } from '@roundhouse/first-class/definition'
import { conditions } from '@roundhouse/first-class/rules'
import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested-path'
import { Option } from 'commander'
import { reading } from '../commands/options.ts'
import { readOwnFile } from '../commands/own-files.ts'
import type { Use, WelcomeQuestion } from '../game.ts'
import { text } from '../messages.ts'

/** What the command line can say of a game, besides how many play. */
export interface FirstClassFlags {
  readonly modules?: readonly [Letter, Letter]
  /** A file. */
  readonly decks?: string
}

const MODULES = SUGGESTED_PATH[0]!

export const decksOption = (): Option => new Option('--decks <file>', 'play with decks of your own (docs/decks.md)')

const modulesOption = (use: Use): Option =>
  new Option(
    '--modules <pair>',
    `the two modules, such as A,B${use === 'examine' ? '; without it all pairs' : ' (default: A,B)'}`,
  ).argParser(reading(readModules))

export const optionsIn = (use: Use): Option[] => [modulesOption(use), ...(use === 'examine' ? [] : [decksOption()])]

export const readDeckFile = (path: string): DeckFile =>
  readOwnFile(path, text => readDeckText(conditions, text), 'with')

export const optionsFor = (players: number, { modules = MODULES, decks }: FirstClassFlags): Options =>
  newGame(players, modules, decks === undefined ? undefined : readDeckFile(decks))

export const questions: readonly WelcomeQuestion[] = [
  {
    flag: 'modules',
    ask: text('first-class.help.which-modules'),
    suggested: 'A,B',
    read: modulesFrom,
  },
]

/** `ab`, `a b` and `A,B` are all clear. */
function modulesFrom(text: string): readonly [Letter, Letter] {
  const letters = text.replace(/[^a-z]/gi, '')
  return readModules(letters.split('').join(','))
}
