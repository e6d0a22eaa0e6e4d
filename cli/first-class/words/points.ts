import type { Scores } from '@roundhouse/first-class/base/story'
import { type Text, text } from '../../messages.ts'

/** The headings of the points at the end, by what they are scored for, in the order of the rules. */
export const SOURCES: Readonly<Record<keyof Scores, Text>> = {
  train: text('first-class.points-from.train'),
  celebrity: text('first-class.points-from.celebrity'),
  switch: text('first-class.points-from.switch'),
  luggage: text('first-class.points-from.luggage'),
  city: text('first-class.points-from.city'),
  constantinople: text('first-class.points-from.constantinople'),
  contract: text('first-class.points-from.contract'),
  frame: text('first-class.points-from.frame'),
  coin: text('first-class.points-from.coin'),
  'coins-left': text('first-class.points-from.coins-left'),
  'end-card': text('first-class.points-from.end-card'),
  evidence: text('first-class.points-from.evidence'),
  escape: text('first-class.points-from.escape'),
}
