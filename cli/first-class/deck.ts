import { DECKS, type Deck, type EndFace, type Face, MODULES } from '@roundhouse/first-class/base/card'
import type { Rules } from '@roundhouse/first-class/base/table'
import { type DeckFile, NAMES } from '@roundhouse/first-class/decks/definition'
import { deckSchema } from '@roundhouse/first-class/decks/schema'
import { standardDecks } from '@roundhouse/first-class/decks/standard'
import { warnings } from '@roundhouse/first-class/decks/warnings'
import { conditions, rulesFor } from '@roundhouse/first-class/rules'
import { Command } from 'commander'
import type { Terminal } from '../terminal/terminal.ts'
import { listed } from '../words/en/counting.ts'
import { readDeckFile } from './deck-file.ts'
import { decksOption } from './options.ts'
import { citiesWords, endFaceWords, faceWords } from './words/en/cards.ts'
import { frameWords } from './words/en/effects.ts'

export const deckCommand = (terminal: Terminal): Command =>
  new Command('deck')
    .description('the cards, and decks of your own')
    .addCommand(checkCommand(terminal))
    .addCommand(listCommand(terminal))
    .addCommand(schemaCommand(terminal))

const checkCommand = (terminal: Terminal): Command =>
  new Command('check')
    .description('say all that is wrong with a deck file')
    .argument('<file>', 'a deck file (docs/decks.md)')
    .action((path: string) => {
      const file = readDeckFile(path)
      const parts = Object.keys(file.decks) as (keyof typeof NAMES)[]
      const what = parts.length === 0 ? 'no deck' : listed(parts.map(part => NAMES[part]))
      terminal.say(`${path}: "${file.name}" can be played with; it holds ${what}`)
      for (const warning of warnings(file)) terminal.say(`odd: ${warning}`)
    })

const schemaCommand = (terminal: Terminal): Command =>
  new Command('schema')
    .description('print the JSON Schema of deck files, for editors')
    .action(() => terminal.say(JSON.stringify(deckSchema(conditions), null, 2)))

const listCommand = (terminal: Terminal): Command =>
  new Command('list')
    .description('print every card in words, and whether its face is documented or ours')
    .addOption(decksOption())
    .action(({ decks }: { decks?: string }) => {
      const own = decks === undefined ? undefined : readDeckFile(decks)
      for (const line of cardList(own)) terminal.say(line)
    })

function cardList(own: DeckFile | undefined): string[] {
  const rules = rulesFor(4, ['A', 'B'], standardDecks(), own)
  return [
    `Decks: ${own === undefined ? standardDecks().name : own.name}`,
    ...DECKS.flatMap(deck => deckList(deck, own)),
    ...['', 'Game End cards'],
    ...rules.printed.endFaces.map(face => endCardLine(rules, face)),
    ...['', 'Mail cars'],
    ...rules.printed.mailCars.map((frame, i) => `${i + 1}: ${frameWords(rules, frame)}`),
    ...['', 'Player board', citiesWords(rules, rules.printed.board)],
  ]
}

const TITLES: Readonly<Record<Deck, string>> = {
  X: 'Base cards',
  A: 'Module A, contracts',
  B: 'Module B, celebrities and postcards',
  C: 'Module C, First Class Murder',
  D: 'Module D, passengers and luggage',
  E: 'Module E, switches and mechanics',
  F: 'Module F, storage and factory',
}

function deckList(deck: Deck, own: DeckFile | undefined): string[] {
  const other = MODULES.find(letter => letter !== deck)!
  const rules = rulesFor(4, deck === 'X' ? ['A', 'B'] : [deck, other], standardDecks(), own)
  const faces = rules.printed.faces.filter(face => face.deck === deck)
  return ['', TITLES[deck], ...faces.map(face => cardLine(rules, face))]
}

const statusWords = ({ status, note }: Pick<Face, 'status' | 'note'>): string =>
  note === '' ? status : `${status}: ${note}`

const cardLine = (rules: Rules, face: Face): string =>
  `${face.id}, pile ${face.pile}, ${face.copies}x: ${faceWords(rules, face)} (${statusWords(face)})`

const endCardLine = (rules: Rules, face: EndFace): string =>
  `${face.id}: ${endFaceWords(rules, face)} (${statusWords(face)})`
