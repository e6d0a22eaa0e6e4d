import type { Snapshot } from '@roundhouse/table/snapshot'
import type { FunctionComponent } from 'preact'
import type { Say } from '../messages/say.ts'
import type { Faces } from './face.ts'

/** What a game shows in its rules: pictures beside rules, and all its cards. */
export interface Album {
  /** The rules that have a picture. */
  readonly pictured: ReadonlySet<string>
  /** What all pictures point to: it stands on the page once. */
  readonly Sprite: FunctionComponent
  readonly Drawing: FunctionComponent<{ readonly rule: string }>
  readonly faces: Faces
}

export interface OpenAlbum extends Album {
  /** The words of the shell, of the game and of the rules. */
  readonly say: Say
}

/** A picture beside a rule: a small real position, as in `docs/positions.md`. The reader has the first seat. */
export interface RulePicture {
  readonly rule: string
  readonly position: string
}

export interface DrawingProps<Picture extends RulePicture> {
  readonly snapshot: Snapshot
  readonly picture: Picture
}
