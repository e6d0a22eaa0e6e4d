import type { GameName } from '@roundhouse/table/games'
import type { FavouriteThing } from '@roundhouse/wire/profile'
import type { Say } from '../messages/say.ts'
import type { OpenAlbum } from '../rules/album.ts'

/** Something that was taken, in words: what it is called, and what stands on it. */
export interface NamedThing extends FavouriteThing {
  readonly name: string
  readonly about: string
  /** By which the cards of its game know it; `null`: it is none of them. */
  readonly card: string | null
}

/** `card G7` is a card of the album, `train 3b` a train, and `line A / B` two places. */
export function namedThing(say: Say, game: GameName, album: OpenAlbum | null, favourite: FavouriteThing): NamedThing {
  const [kind, ...rest] = favourite.thing.split(' ')
  const id = rest.join(' ')
  if (kind === 'line') {
    const ends = id.split(' / ').map(name => placeIn(album, game, name))
    return { ...favourite, name: ends.join(' – '), about: '', card: null }
  }
  if (kind === 'train') return { ...favourite, name: say('profile.train', { train: id }), about: '', card: null }
  const face = album?.faces.all(album.say).find(each => each.id === id)
  return { ...favourite, name: face?.kind ?? id, about: face?.words ?? '', card: face?.id ?? null }
}

/** Some places have another name in another language. */
const placeIn = (album: OpenAlbum | null, game: GameName, name: string): string =>
  album?.say.find(`${game}.place.${name.toLowerCase().replaceAll(' ', '-')}`) ?? name
