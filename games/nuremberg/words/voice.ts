import type { Seat, Viewer } from '@roundhouse/kernel/game'
import type { Say } from '@roundhouse/kernel/say'
import { COLOURS } from '../base/influence.ts'
import type { RailMap } from '../base/map.ts'
import { GREY } from '../base/piece.ts'
import type { Rules } from '../base/table.ts'
import { placeWords } from './places.ts'
import type { NurembergKey, NurembergName } from './room.ts'

/** Who speaks to whom, about which game. */
export interface Voice<Key extends string = NurembergKey> {
  readonly say: Say<Key | NurembergKey>
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
export function pieceWords({ say, rules: { map } }: Pick<Voice, 'say' | 'rules'>, piece: string): string {
  if (piece === 'grey' || piece === 'yellow') return goodsWords(say, map, piece === 'grey' ? GREY : GREY + 1)
  return say(`nuremberg.piece.${piece as NurembergName<'piece'>}`)
}
