import type { Seat, Viewer } from '@roundhouse/kernel/game'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { GREY } from '@roundhouse/nuremberg/base/piece'
import type { Rules } from '@roundhouse/nuremberg/base/table'
import type { Say } from '../../messages/messages.ts'
import { placeWords } from './places.ts'

/** Who speaks to whom, about which game. */
export interface Voice {
  readonly say: Say
  readonly rules: Rules
  readonly names: readonly string[]
  readonly viewer: Viewer
}

/** A seat for a message: `who` tells whether it is the reader, `name` is how it is called. */
export const whoIs = ({ names, viewer }: Voice, seat: Seat): { who: string; name: string } => ({
  who: seat === viewer ? 'you' : 'other',
  name: names[seat] ?? '',
})

/** What the reader calls an area. */
export const placeName = ({ say, rules }: Pick<Voice, 'say' | 'rules'>, area: number): string =>
  placeWords(say, rules.map.areas[area]!.name)

const listers = new Map<string, Intl.ListFormat>()

/** One for each language and kind: it takes long to make one. */
function listerOf(language: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${language} ${type}`
  const lister = listers.get(key) ?? new Intl.ListFormat(language, { type })
  listers.set(key, lister)
  return lister
}

/** Things one after the other, as the language lists them. */
export const listed = (
  { say }: Pick<Voice, 'say'>,
  things: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listerOf(say.language, type).format(things)

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
export function goodsWords(say: Say, { goodsNames }: RailMap, goods: number): string {
  const name = goodsNames[goods === GREY ? 0 : 1]
  return say.has(`nuremberg.piece.${name}`) ? say(`nuremberg.piece.${name}`) : name
}

/** A piece as stories and reasons name it. */
export function pieceWords({ say, rules: { map } }: Pick<Voice, 'say' | 'rules'>, piece: string): string {
  if (piece === 'grey' || piece === 'yellow') return goodsWords(say, map, piece === 'grey' ? GREY : GREY + 1)
  return say(`nuremberg.piece.${piece}`)
}
