import { DECKS, type Deck, type Face, MODULES } from '@roundhouse/first-class/base/cards/card'
import { type DeckFile, NAMES } from '@roundhouse/first-class/decks/definition'
import { deckSchema } from '@roundhouse/first-class/decks/schema'
import { standardDecks } from '@roundhouse/first-class/decks/standard'
import { warnings } from '@roundhouse/first-class/decks/warnings'
import { conditions, rulesFor } from '@roundhouse/first-class/rules'
import { cityWords, endFaceWords, wholeFaceWords } from '@roundhouse/first-class/words/cards'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { capital } from '@roundhouse/first-class/words/voice'
import { ownFilesCommands } from '../commands/own-files.ts'
import type { Words } from '../messages.ts'
import { command } from '../options/command.ts'
import { labelled } from '../words/sentences.ts'
import { decks, readDeckFile } from './options.ts'
import type { Voice } from './words/voice.ts'

export const deckCommands = ownFilesCommands({
  kind: 'deck',
  about: { check: 'first-class.deck.check', schema: 'first-class.deck.schema', file: 'first-class.deck.file' },
  check(say, path) {
    const { name, decks, ...file } = readDeckFile(path)
    const parts = (Object.keys(decks) as (keyof typeof NAMES)[]).map(part => NAMES[part])
    const summary = say('first-class.deck.fine', { name, count: parts.length, parts: parts.join(', ') })
    return { summary, warnings: warnings({ name, decks, ...file }) }
  },
  schema: () => deckSchema(conditions),
  list: command({
    name: 'deck list',
    about: 'first-class.deck.list',
    options: { decks },
    run({ say, words }, { decks }) {
      for (const line of cardList(words, decks === undefined ? undefined : readDeckFile(decks))) say(line)
    },
  }),
})

/** Nobody plays: the cards are told to anyone. */
const voiceFor = (say: Words, deck: Deck, own: DeckFile | undefined): Voice => {
  const other = MODULES.find(letter => letter !== deck)!
  const rules = rulesFor(4, deck === 'X' ? ['A', 'B'] : [deck, other], standardDecks(), own)
  return { say, rules, viewer: 'watcher', names: [] }
}

function cardList(say: Words, own: DeckFile | undefined): string[] {
  const voice = voiceFor(say, 'X', own)
  const { printed } = voice.rules
  return [
    own === undefined ? standardDecks().name : own.name,
    ...DECKS.flatMap(deck => deckList(say, deck, own)),
    ...['', say('first-class.table.end-cards')],
    ...printed.endFaces.map(face =>
      labelled(say, face.id, `${endFaceWords(voice, face)} (${statusWords(voice, face)})`),
    ),
    ...['', say('first-class.table.mail-cars')],
    ...printed.mailCars.map((frame, i) => labelled(say, `${i + 1}`, capital(frameWords(voice, frame)))),
    ...['', say('first-class.table.route'), say.list(printed.board.map(city => cityWords(voice, city)))],
  ]
}

const titleOf = (say: Words, deck: Deck): string =>
  deck === 'X' ? say('first-class.look.base-cards') : labelled(say, deck, say(`first-class.module.${deck}`))

function deckList(say: Words, deck: Deck, own: DeckFile | undefined): string[] {
  const voice = voiceFor(say, deck, own)
  const faces = voice.rules.printed.faces.filter(face => face.deck === deck)
  return ['', titleOf(say, deck), ...faces.map(face => cardLine(voice, face))]
}

const statusWords = ({ say }: Voice, { status }: Pick<Face, 'status'>): string =>
  say(`first-class.table.status.${status}`)

function cardLine(voice: Voice, face: Face): string {
  const copies = voice.say('first-class.card.copies', { copies: face.copies, pile: face.pile })
  return labelled(voice.say, `${face.id}, ${copies}`, `${wholeFaceWords(voice, face)} (${statusWords(voice, face)})`)
}
