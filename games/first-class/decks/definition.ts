import { list, type RequiredItem } from '@roundhouse/kernel/file/list'
import { type Fields, oneOf, record } from '@roundhouse/kernel/file/record'
import {
  choice,
  isObject,
  meaning,
  type NamedShape,
  named,
  optional,
  type Shape,
  text,
  type ValueOf,
  whole,
} from '@roundhouse/kernel/file/shape'
import { DECKS, type Deck, KINDS, type Kind, MODULES } from '../base/cards/card.ts'
import { FRAME_FORM, FRAME_PATTERN } from '../base/frames/effect.ts'
import type { ConditionRule } from '../base/table.ts'

/*
 * What a deck file looks like: said once. The check of a file (read.ts), its JSON Schema (schema.ts), the types of the
 * data and the order in which it is written (write.ts) follow from here.
 */

export const FORMAT = 'roundhouse-decks 1'

/** How many cards of a deck lie in each pile (FC-1.2). */
export const cardsInPile = (deck: Deck): number => (deck === 'X' ? 24 : 8)
export const PILES = [1, 2, 3] as const

const MOST_SYMBOLS = 6
const MOST_POINTS = 30

// Frames are walked at every decision of a game, so a file may not make them as long as it likes.
const SYMBOLS = `(?!(?:[^+}]*\\+){${MOST_SYMBOLS}})${FRAME_PATTERN.slice(1, -1)}`
const FRAME_WORDS = `up to ${MOST_SYMBOLS} ${FRAME_FORM}`
const SYMBOL_PARTS = { joint: ' + ', pattern: FRAME_PATTERN }
const frame = named('frame', text(`^${SYMBOLS}$`, FRAME_WORDS, SYMBOL_PARTS))

const POINTS_CITY = 'P(?:[1-9]|[12][0-9]|30)'
const BONUS_CITY = `B\\{${SYMBOLS}\\}`
const CITY = `(?:${POINTS_CITY}|${BONUS_CITY})`
const CITY_PARTS = { joint: ', ', pattern: `^${CITY}$` }
const CITY_WORDS = `P1 to P${MOST_POINTS} or B{frame}, a frame being ${FRAME_WORDS}`
/** A route card has 1 to 4 cities (FC-8.4). */
const cities = named(
  'cities',
  text(`^${CITY}(?:, ${CITY}){0,3}$`, `1 to 4 cities joined by ", ": ${CITY_WORDS}`, CITY_PARTS),
)

const POINTS_FIRST = `${POINTS_CITY}, (?:${POINTS_CITY}, ${BONUS_CITY}|${BONUS_CITY}, ${POINTS_CITY})`
const BONUS_FIRST = `${BONUS_CITY}, ${POINTS_CITY}, ${POINTS_CITY}`
const BOARD_WORDS = `3 cities joined by ", ", exactly one of them a bonus city: ${CITY_WORDS}`
const board = meaning(
  text(`^(?:${POINTS_FIRST}|${BONUS_FIRST})$`, BOARD_WORDS, CITY_PARTS),
  'The cities on the player board, in travel order.',
)

/** A half of a guest card: the fare comes first (FC-D.3, FC-D.4). */
const fare = (word: string): Shape<string> =>
  text(`^(?=${word} )${SYMBOLS}$`, `${word} with the fare first, in all ${FRAME_WORDS}`, SYMBOL_PARTS)

const conditionOf = (rules: readonly ConditionRule[]): NamedShape<string> =>
  named(
    'condition',
    text(
      `^(?:${rules.map(({ pattern }) => `(?:${pattern})`).join('|')})$`,
      `one of these: ${rules.map(({ form }) => form).join('; ')}`,
    ),
  )

const ID = text('^[A-Za-z0-9-]{1,12}$', '1 to 12 letters, digits or "-"')
export const COPIES = optional(whole(1, 24), 1)

/** Every field a card can have, in the order in which cards are written. */
const fieldsOf = (condition: Shape<string>) => ({
  id: meaning(ID, 'The name of the card in records and messages. No two cards share one.'),
  pile: meaning(choice(PILES), 'Which of the three piles the card belongs to.'),
  copies: meaning(COPIES, 'How many of this card there are.'),
  kind: meaning(choice(KINDS), 'What the card is.'),
  counts: meaning(choice(['car', 'conductor', 'locomotive']), 'The kind of base card a Game End card counts.'),
  cities: meaning(cities, 'The cities of a route card, in travel order.'),
  when: meaning(condition, 'What a contract asks for.'),
  each: meaning(
    choice(['contract', 'tile']),
    'The contract pays once for each completed contract, or once for each locomotive tile.',
  ),
  passenger: meaning(fare('COIN'), 'What the passenger pays when he boards, then his one-time bonus.'),
  luggage: meaning(fare('PTS'), 'What the luggage scores when it is loaded, then its one-time bonus.'),
  needs: meaning(choice([1, 2, 4, 7, 12]), 'The car value a switch or a mechanic asks for.'),
  points: meaning(
    whole(1, MOST_POINTS),
    'What each arrow of a switch scores, or each card that a Game End card counts.',
  ),
  frame: meaning(frame, 'The white box of the card.'),
  status: meaning(
    optional(choice(['documented', 'ours']), 'documented'),
    'Is the face told by a rule text or a printed card, or made up?',
  ),
  note: meaning(
    optional(text('^.{0,200}$', 'up to 200 characters on one line'), ''),
    'Which part of the face is documented.',
  ),
})

type CardFields = ReturnType<typeof fieldsOf>
type FieldName = keyof CardFields
type Values = { readonly [F in FieldName]: ValueOf<CardFields[F]> }
type Having<Must extends FieldName, May extends FieldName> = Pick<Values, Must> & Partial<Pick<Values, May>>

/** An action card of a deck, one line of the file. */
export type DeckLine = Having<'id' | 'pile' | 'kind', Exclude<FieldName, 'counts'>>
export type EndLine = Having<'id' | 'counts' | 'points' | 'frame', 'status' | 'note'>
export type MailLine = Having<'id' | 'frame', 'status' | 'note'>

export type Decks = { readonly [D in Deck]?: readonly DeckLine[] } & {
  readonly gameEnd?: readonly EndLine[]
  readonly mailCars?: readonly MailLine[]
  readonly board?: string
}

/** A file of decks: those it holds take the place of the standard ones. */
export interface DeckFile {
  readonly format: typeof FORMAT
  readonly name: string
  readonly decks: Decks
}

/** A file in which no deck is missing. */
export type FullDecks = DeckFile & { readonly decks: Required<Decks> }

/** Fields that every action card has or may have. */
const CARD_MUST = ['id', 'pile', 'kind'] as const
const CARD_MAY = ['copies', 'status', 'note'] as const

interface KindFields {
  /** The decks it may stand in: base kinds in the base deck, each module's kinds in its own. */
  readonly decks: readonly Deck[]
  readonly must: readonly FieldName[]
  readonly may?: readonly FieldName[]
  readonly some?: Fields['some']
  readonly pairs?: Fields['pairs']
}

export const KIND_FIELDS: Record<Kind, KindFields> = {
  car: { decks: ['X'], must: ['frame'] },
  conductor: { decks: ['X'], must: ['frame'] },
  locomotive: { decks: ['X'], must: ['frame'] },
  route: { decks: ['X'], must: ['cities'] },
  contract: {
    decks: MODULES,
    must: ['when', 'frame'],
    may: ['each'],
    // 'Per completed contract' has no other condition (FC-A.2); 'per tile' asks for a tile (FC-B.6).
    pairs: [
      { given: ['each', 'contract'], needs: ['when', 'always'] },
      { given: ['when', 'always'], needs: ['each', 'contract'] },
      { given: ['each', 'tile'], needs: ['when', 'a tile'] },
    ],
  },
  money: { decks: MODULES, must: ['frame'] },
  'game-end': { decks: MODULES, must: ['frame'] },
  celebrity: { decks: ['B'], must: [] },
  postcard: { decks: ['B'], must: [] },
  'suspect-self': { decks: ['C'], must: ['frame'] },
  'suspect-others': { decks: ['C'], must: ['frame'] },
  destroy: { decks: ['C'], must: [] },
  guest: { decks: ['D'], must: [], may: ['passenger', 'luggage'], some: ['passenger', 'luggage'] },
  switch: { decks: ['E'], must: ['needs', 'points'] },
  mechanic: { decks: ['E'], must: ['needs', 'frame'] },
  storage: { decks: ['F'], must: [] },
  factory: { decks: ['F'], must: [] },
}

const CONTRACT_AND_END: readonly RequiredItem[] = [
  { text: 'contract', fields: { kind: 'contract' } },
  { text: 'game-end card', fields: { kind: 'game-end' } },
]
const DESTROY_IN_EACH_PILE: readonly RequiredItem[] = PILES.map(pile => ({
  text: `destroy card in pile ${pile}`,
  fields: { kind: 'destroy', pile },
}))

/** What a deck must hold at least one of. */
const HOLDS: Record<Deck, readonly RequiredItem[]> = {
  X: [],
  A: CONTRACT_AND_END,
  B: CONTRACT_AND_END,
  C: [...CONTRACT_AND_END, ...DESTROY_IN_EACH_PILE],
  D: CONTRACT_AND_END,
  E: CONTRACT_AND_END,
  F: [],
}

const GAME_END_CARDS = 21
const MAIL_CARS_EACH = 4

export interface Definition {
  readonly file: Shape
  /** The shapes that the schema describes once and refers to. */
  readonly named: readonly NamedShape[]
}

/** The shape of a deck file whose contracts may ask for these conditions. */
export function definition(rules: readonly ConditionRule[]): Definition {
  const condition = conditionOf(rules)
  const fields = fieldsOf(condition)
  const pick = (names: readonly FieldName[]) => Object.fromEntries(names.map(name => [name, fields[name]]))
  const faces = { may: pick(['status', 'note']) }

  const cardOf = (kind: Kind): NamedShape => {
    const { must, may = [], some, pairs } = KIND_FIELDS[kind]
    return named(
      kind,
      record({
        must: { ...pick([...CARD_MUST, ...must]), kind: choice([kind]) },
        may: pick([...may, ...CARD_MAY]),
        ...(some && { some }),
        ...(pairs && { pairs }),
      }),
    )
  }
  const cards = Object.fromEntries(KINDS.map(kind => [kind, cardOf(kind)])) as Record<Kind, NamedShape>

  const deckOf = (deck: Deck): Shape =>
    list({
      item: oneOf('kind', onlyOf(cards, deck), { must: pick(['id', 'pile']), may: pick(CARD_MAY) }),
      most: cardsInPile(deck) * PILES.length,
      holds: HOLDS[deck],
      nameOf: (card, place) => nameOfCard(deck, card, place),
    })

  const gameEnd = list({
    item: record({ must: pick(['id', 'counts', 'points', 'frame']), ...faces }),
    least: GAME_END_CARDS,
    most: GAME_END_CARDS,
    nameOf: (card, place) => nameOfCard('gameEnd', card, place),
  })
  const mailCars = list({
    item: record({ must: pick(['id', 'frame']), ...faces }),
    least: MAIL_CARS_EACH,
    most: MAIL_CARS_EACH,
    nameOf: (card, place) => nameOfCard('mailCars', card, place),
  })
  const decks = Object.fromEntries(DECKS.map(deck => [deck, deckOf(deck)]))
  const file = record({
    must: {
      format: meaning(choice([FORMAT]), 'The kind of file this is.'),
      name: meaning(text('^.{1,60}$', '1 to 60 characters on one line'), 'What these decks are called.'),
      decks: meaning(
        record({ must: {}, may: { ...decks, gameEnd, mailCars, board } }, (_, part) =>
          titleOf(part as keyof typeof NAMES),
        ),
        'The decks that take the place of the standard ones.',
      ),
    },
    may: { $schema: meaning(text('', 'a text'), 'Where the schema of this file lies, for editors.') },
  })
  return { file, named: [frame, cities, condition, ...Object.values(cards)] }
}

const onlyOf = (cards: Record<Kind, NamedShape>, deck: Deck): Record<string, NamedShape> =>
  Object.fromEntries(KINDS.filter(kind => KIND_FIELDS[kind].decks.includes(deck)).map(kind => [kind, cards[kind]]))

/** What the parts of a file are called. */
export const NAMES = {
  X: 'deck X',
  A: 'deck A',
  B: 'deck B',
  C: 'deck C',
  D: 'deck D',
  E: 'deck E',
  F: 'deck F',
  gameEnd: 'Game End cards',
  mailCars: 'mail cars',
  board: 'board',
} as const

const titleOf = (part: keyof typeof NAMES): string => NAMES[part].charAt(0).toUpperCase() + NAMES[part].slice(1)

const CARD_NAMES = { gameEnd: 'Game End card', mailCars: 'Mail car' } as const

/** What a card is called when something is wrong with it: by its id if it has one, else by its place, counted from 0. */
export function nameOfCard(part: Deck | keyof typeof CARD_NAMES, card: unknown, place: number): string {
  const id = isObject(card) && ID.problems(card['id'], '').length === 0 ? card['id'] : null
  if (part === 'gameEnd' || part === 'mailCars') return `${CARD_NAMES[part]} ${id ?? place + 1}`
  if (id !== null) return `Card ${id} of deck ${part}`
  const pile = isObject(card) && PILES.some(each => each === card['pile']) ? `, pile ${card['pile']}` : ''
  return `Card ${place + 1} of deck ${part}${pile}`
}

/** The fields of a card in the order in which they are written, with what they stand for when left out. */
export const FIELD_ORDER: ReadonlyMap<string, unknown> = new Map(
  Object.entries<Shape>(fieldsOf(conditionOf([]))).map(([name, { fallback }]) => [name, fallback]),
)
