import { oneOf, record } from '@roundhouse/kernel/file/record'
import { choice, isObject, leaf, meaning, type Shape, text, whole } from '@roundhouse/kernel/file/shape'
import { tuple } from '@roundhouse/kernel/file/tuple'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { HeaderLine } from '@roundhouse/kernel/record'
import { anyText, listOf, MOST_SEATS, orNull, personName, positive, tableId, word, yesOrNo } from './shapes.ts'

/** How fast a table plays: in one sitting, over days, or as long as it likes. */
export type Pace = 'live' | 'daily' | 'none'

/** Who is meant to sit in a chair: a person, any or one by name, or a bot. */
export type PlannedChair =
  | { readonly is: 'person'; readonly keptFor: string | null }
  | { readonly is: 'bot'; readonly level: string }

/** Hours and weekdays in which the clocks of a table run. */
export interface PlayHours {
  /** As in `Europe/Berlin`. */
  readonly zone: string
  /** Minutes after midnight; `to` before `from` is on the next day. */
  readonly from: number
  readonly to: number
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[]
}

/** What the host chose for a table. It never changes, except for the pace (`OnlineSnapshot.clock`). */
export interface TableSetup {
  readonly game: string
  /** The version of its rules, which holds for this table as long as it lives. */
  readonly rules: number
  readonly options: readonly HeaderLine[]
  readonly chairs: readonly PlannedChair[]
  readonly pace: Pace
  /** What a seat begins with: minutes in a live game, days in a daily one. */
  readonly bank: { readonly live: number; readonly daily: number }
  /** Does a live game become a daily one by itself when somebody is away? */
  readonly isElastic: boolean
  readonly hours: PlayHours | null
  /** May the others be asked to take back what cannot be taken back alone? */
  readonly canAskUndo: boolean
  /** The bot that plays for a person who is late. */
  readonly standIn: string
  /** Who may watch: nobody, whoever has the link, or everybody, who finds the table in the lobby. */
  readonly watch: 'nobody' | 'link' | 'all'
  /** How many turns later spectators see what happens. */
  readonly delay: number
  /** Is it in the lobby until it is full, where anybody may sit down? Not given: no. */
  readonly open?: boolean
  /** Does it count for ratings? Then only people play, and nobody is asked to take anything back. Not given: no. */
  readonly isRated?: boolean
  /**
   * The deal of a round of a tournament, by its name: the house makes it, and every table of the round has the same one. What
   * was dealt stays closed until the round is over. Not given: those who sit down make their own.
   */
  readonly deal?: string
}

/** A table as somebody wants it: what is played in the words of a form, and the rules of the day on which it is set up. */
export interface NewTable extends Omit<TableSetup, 'rules' | 'options' | 'deal'> {
  readonly options: GameOptions
}

// Shapes

export const pace: Shape<Pace> = meaning(
  choice(['live', 'daily', 'none']),
  'In one sitting, over days, or as long as it likes.',
)

const plannedChair = oneOf(
  'is',
  {
    person: record({ must: { is: choice(['person']), keptFor: orNull(personName) } }),
    bot: record({ must: { is: choice(['bot']), level: word } }),
  },
  { must: {} },
)

export const zone = text('^[A-Za-z0-9_+/-]{1,60}$', 'the name of a time zone, such as Europe/Berlin')

/** Minutes of a day. */
export const minute = whole(0, 24 * 60 - 1)

const playHours = record({
  must: {
    zone: meaning(zone, 'As in Europe/Berlin.'),
    from: minute,
    to: minute,
    days: listOf(whole(1, 7), 'Day', 7, 1),
  },
})

/** A list of cards or areas is a long one. */
const LONGEST_OPTION = 4000

export const header = tuple<HeaderLine>('a key and its value', [word, anyText])

/** What is chosen, and stays as it was chosen. */
const chosen = {
  must: {
    game: word,
    chairs: listOf(plannedChair, 'Chair', MOST_SEATS, 1),
    pace,
    bank: meaning(
      record({ must: { live: whole(1, 600), daily: whole(1, 60) } }),
      'What a seat begins with: minutes in a live game, days in a daily one.',
    ),
    isElastic: meaning(yesOrNo, 'Does a live game become a daily one when somebody is away?'),
    hours: meaning(orNull(playHours), 'When the clocks run: minutes after midnight, and days with 1 for Monday.'),
    canAskUndo: yesOrNo,
    standIn: meaning(word, 'The level of the bot that plays for a person who is late.'),
    watch: meaning(choice(['nobody', 'link', 'all']), 'Who may watch: nobody, whoever has the link, or everybody.'),
    delay: meaning(whole(0, 100), 'How many turns later spectators see what happens.'),
  },
  may: {
    open: meaning(yesOrNo, 'Is it in the lobby until it is full? Not given: no.'),
    isRated: meaning(yesOrNo, 'Does it count for ratings? People only, and no asking to undo. Not given: no.'),
  },
}

export const tableSetup = record({
  must: {
    ...chosen.must,
    rules: meaning(positive, 'The version of the rules of the game.'),
    options: meaning(listOf(header, 'Option', 100), 'What is played, as in the header of a record.'),
  },
  may: {
    ...chosen.may,
    deal: meaning(tableId, 'The deal of a round of a tournament. Not given: those who sit down make their own.'),
  },
})

export const gameOptions = leaf<GameOptions>(
  'an object of texts',
  { type: 'object', additionalProperties: { type: 'string', maxLength: LONGEST_OPTION } },
  value =>
    isObject(value) && Object.values(value).every(each => typeof each === 'string' && each.length <= LONGEST_OPTION),
)

/** The shape of a `NewTable`. */
export const newTable = record({ must: { ...chosen.must, options: gameOptions }, may: chosen.may })
