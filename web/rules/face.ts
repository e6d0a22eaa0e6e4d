import type { ComponentChildren } from 'preact'
import type { Say } from '../messages/say.ts'
import { hasAll } from './search.ts'

/** Something that is printed: a card, a train, an area of a map. */
export interface AlbumFace {
  /** Its name in records and addresses. */
  readonly id: string
  /** What it is called, in words. */
  readonly name: string
  /** The heading under which it stands: a deck, a map, a table. */
  readonly group: string
  /** Which of several parts of it: a pile. */
  readonly part: string
  /** What kind of thing it is, in words. */
  readonly kind: string
  /** Is it told by a rule text, or made up? */
  readonly origin: Origin
  /** Which part of it is told, in words. */
  readonly note: string
  /** How often there is one. */
  readonly copies: number
  /** What it does, in words. */
  readonly words: string
  /** `null`: it is only told of. */
  readonly draw: (() => ComponentChildren) | null
}

/** What must be said of a face; the rest is as it is with most. */
type FaceToMake = Pick<AlbumFace, 'id' | 'group' | 'kind' | 'words'> & Partial<AlbumFace>

export const newFace = (face: FaceToMake): AlbumFace => ({
  name: face.id,
  part: '',
  origin: 'documented',
  note: '',
  copies: 1,
  draw: null,
  ...face,
})

export const ORIGINS = ['documented', 'ours'] as const
type Origin = (typeof ORIGINS)[number]

/** Everything printed of a game. */
export interface Faces {
  /** In the words of `say`, group by group. */
  readonly all: (say: Say) => readonly AlbumFace[]
  /** What is shown and said at the head of a group, where there is something. */
  readonly headOf: (say: Say, group: string) => { readonly about: string; readonly drawing: ComponentChildren }
}

/** What is asked for; '' asks for nothing. */
export interface FaceFilter {
  readonly words: readonly string[]
  readonly group: string
  readonly kind: string
  readonly origin: string
}

export const ANYTHING: FaceFilter = { words: [], group: '', kind: '', origin: '' }

export const findFaces = (faces: readonly AlbumFace[], { words, group, kind, origin }: FaceFilter): AlbumFace[] =>
  faces.filter(
    face =>
      (group === '' || face.group === group) &&
      (kind === '' || face.kind === kind) &&
      (origin === '' || face.origin === origin) &&
      hasAll(`${face.id} ${face.name} ${face.kind} ${face.words}`, words),
  )

/** Things with the same answer together, in the order in which the answers come first. */
export function together<Thing>(
  things: readonly Thing[],
  answer: (thing: Thing) => string,
): [answer: string, things: Thing[]][] {
  const found = new Map<string, Thing[]>()
  for (const thing of things) found.set(answer(thing), [...(found.get(answer(thing)) ?? []), thing])
  return [...found]
}
