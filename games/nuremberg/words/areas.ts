import type { View } from '../base/view.ts'
import { goodsWords, listed, placeName, type Voice } from './voice.ts'

/** By the companies of a station, as the state counts them. */
export const OWNERS = ['none', 'red', 'green', 'both']

/** `Fürth, red city: 1 red passenger`: what an area is, and what stands there. */
export function areaDescription(voice: Voice, view: View, area: number): string {
  const { say } = voice
  const { station, terrain } = voice.rules.map.areas[area]!
  const here = contentsOf(voice, view, area)
  return say('nuremberg.area', {
    name: placeName(voice, area),
    what:
      station === null
        ? say('nuremberg.area.ground', { terrain })
        : say('nuremberg.area.station', { owners: OWNERS[view.stations[area]!]!, station }),
    things: here.length === 0 ? 'none' : listed(voice, here),
  })
}

/** `2 beer`, `1 red passenger`, `1 landowner`. */
export function contentsOf({ say, rules: { map } }: Voice, view: View, area: number): string[] {
  const count = view.goods[area]!
  return [
    ...(count > 0
      ? [say('nuremberg.count.goods', { count, goods: goodsWords(say, map, map.areas[area]!.goods) })]
      : []),
    ...(['reds', 'greens', 'landowners'] as const).flatMap(kind =>
      view[kind][area]! > 0 ? [say(`nuremberg.count.${kind}`, { count: view[kind][area]! })] : [],
    ),
  ]
}
