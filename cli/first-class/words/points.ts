import type { Scores } from '@roundhouse/first-class/base/story'
import { type Text, text } from '../../messages.ts'

const source = (name: keyof Scores): [string, Text] => [name, text(`first-class.points-from.${name}`)]

/** The headings of the points at the end, by what they are scored for, in the order of the rules. */
export const SOURCES: Readonly<Record<string, Text>> = Object.fromEntries(
  (
    [
      'train',
      'celebrity',
      'switch',
      'luggage',
      'city',
      'constantinople',
      'contract',
      'frame',
      'coin',
      'coins-left',
      'end-card',
      'evidence',
      'escape',
    ] as const satisfies readonly (keyof Scores)[]
  ).map(source),
)
