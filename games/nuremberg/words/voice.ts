import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Say } from '@roundhouse/kernel/say'
import type { Company } from '../base/company.ts'
import { COLOURS, type PaymentKind } from '../base/influence.ts'
import { type Area, areaAt, type RailMap } from '../base/map.ts'
import { areaNamed, placeOf } from '../base/names.ts'
import { GREY, PIECES, type Piece, type SpaceClass, YELLOW } from '../base/piece.ts'
import type { Rules } from '../base/table.ts'
import { placeWords } from './places.ts'
import type { NurembergKey } from './room.ts'

/** Who speaks to whom, about which game. */
export interface Voice<Key extends string = NurembergKey> {
  readonly say: Say<Key | NurembergKey>
  readonly rules: Rules
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** Areas are told with their places on the map, for who sees no drawing of it: `Fürth e4`; boxes by their names. */
  readonly hasPlaces?: boolean
}

type Speaker = Pick<Voice, 'say' | 'rules' | 'hasPlaces'>

/** A seat for a message: `who` tells whether it is the reader, `name` is how it is called. */
export const whoIs = ({ names, viewer }: Voice, seat: Seat): { who: string; name: string } => ({
  who: seat === viewer ? 'you' : 'other',
  name: names[seat] ?? '',
})

/** A seat in a list: `you`, or the name of another. */
export const seatName = ({ say, names, viewer }: Voice, seat: Seat): string =>
  seat === viewer ? say('nuremberg.you') : (names[seat] ?? '')

/** Where a box stands on the board: `U4` is the fourth of the upper row. */
export const boxPlace = (name: string): { row: 'upper' | 'lower'; number: string } => ({
  row: name.startsWith('U') ? 'upper' : 'lower',
  number: name.slice(1),
})

/** What the reader calls a box: by its place on the board, or where there is none to be seen by its name. */
export const boxWords = ({ say, hasPlaces }: Pick<Voice, 'say' | 'hasPlaces'>, name: string): string =>
  hasPlaces ? name : say('nuremberg.box', boxPlace(name))

/** What the reader calls an area. */
export function placeName({ say, rules, hasPlaces }: Speaker, area: Area): string {
  const { name, row, column } = areaAt(rules.map, area)
  return hasPlaces ? `${placeWords(say, name)} ${placeOf({ row, column })}` : placeWords(say, name)
}

/** The same for a name as stories, reasons and moves have it. */
export const areaWords = (speaker: Speaker, name: string): string =>
  placeName(speaker, areaNamed(speaker.rules.map, name))

export const colourWords = ({ say }: Pick<Voice, 'say'>, kind: PaymentKind): string => say(`nuremberg.kind.${kind}`)

export const companyWords = ({ say }: Pick<Voice, 'say'>, company: Company): string =>
  say(`nuremberg.company.${company}`)

/** `3 cubes`, `2 white`. */
export const paymentWords = (voice: Pick<Voice, 'say'>, kind: PaymentKind, count: number): string =>
  kind === 'cubes'
    ? voice.say('nuremberg.count.cubes', { count })
    : voice.say('nuremberg.count.influence', { count, colour: colourWords(voice, kind) })

/** Things one after the other, as the language lists them. */
export const listed = ({ say }: Pick<Voice, 'say'>, things: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  say.list(things, joint)

/** `2 white and 1 red`; what is 0 is left out. */
export function influenceWords(voice: Pick<Voice, 'say'>, points: readonly number[]): string {
  return listedOrNothing(voice, influenceParts(voice, points))
}

const influenceParts = ({ say }: Pick<Voice, 'say'>, points: readonly number[]): string[] =>
  COLOURS.flatMap((colour, n) =>
    points[n]! > 0
      ? [say('nuremberg.count.influence', { count: points[n]!, colour: say(`nuremberg.kind.${colour}`) })]
      : [],
  )

export const listedOrNothing = (voice: Pick<Voice, 'say'>, things: readonly string[]): string =>
  things.length === 0 ? voice.say('nuremberg.count.nothing') : listed(voice, things)

/** `3 cubes and 2 white`: all there is to pay with. */
export const purseWords = (voice: Pick<Voice, 'say'>, cubes: number, influence: readonly number[]): string =>
  listed(voice, [voice.say('nuremberg.count.cubes', { count: cubes }), ...influenceParts(voice, influence)])

/** `3 building points, 1 white and 2 red`. */
export const priceWords = (voice: Pick<Voice, 'say'>, price: number, owed: readonly number[]): string =>
  listed(voice, [voice.say('nuremberg.count.points', { count: price }), ...influenceParts(voice, owed)])

/** What goods are called on this map; on a map of one's own as it calls them. */
export function goodsWords(say: Say<NurembergKey>, { goodsNames }: RailMap, goods: number): string {
  const name = goodsNames[goods === GREY ? 0 : 1]
  return say.find(`nuremberg.piece.${name}`) ?? name
}

/** A piece as stories and reasons name it. */
export function pieceWords({ say, rules: { map } }: Pick<Voice, 'say' | 'rules'>, piece: Piece | 'goods'): string {
  if (piece === 'grey' || piece === 'yellow') return goodsWords(say, map, piece === 'grey' ? GREY : YELLOW)
  return say(`nuremberg.piece.${piece}`)
}

/** `2 beer and 1 red passenger`: how many of each piece there are, in the order of the pieces; what is 0 is left out. */
export function piecesWords(voice: Pick<Voice, 'say' | 'rules'>, counts: readonly number[]): string {
  const { say, rules } = voice
  const told = (piece: Piece, count: number): string =>
    piece === 'red' || piece === 'green'
      ? say(`nuremberg.count.${piece}s`, { count })
      : say('nuremberg.count.goods', { count, goods: goodsWords(say, rules.map, piece === 'grey' ? GREY : YELLOW) })
  return listedOrNothing(
    voice,
    PIECES.flatMap((piece, i) => (counts[i]! > 0 ? [told(piece, counts[i]!)] : [])),
  )
}

/** Whose the spaces of a class are: by the rules of 2009 passengers have one class (NB-10.2). */
export const classWords = ({ say, rules }: Pick<Voice, 'say' | 'rules'>, carClass: SpaceClass): string =>
  say(`nuremberg.class.${rules.rules2009 && carClass !== 'goods' ? 'only' : carClass}`)

/** The spaces of a train, class by class. */
export function spacesWords({ say, rules }: Pick<Voice, 'say' | 'rules'>, spaces: readonly number[]): string {
  const [first = 0, second = 0, goods = 0] = spaces
  const isOne = rules.rules2009
  return say('nuremberg.trains.spaces', {
    first: isOne ? 0 : first,
    second: isOne ? 0 : second,
    only: isOne ? first + second : 0,
    goods,
  })
}

/** A number with a minus, not a hyphen. */
export const minus = (n: number): string => String(n).replace('-', '−')

export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))
