import type { Frame } from '@roundhouse/first-class/base/frames/effect'
import type { Source } from '@roundhouse/first-class/base/state'
import type { View } from '@roundhouse/first-class/base/view'
import { frameOfWaiting } from '@roundhouse/first-class/seen'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { sourceWords } from '@roundhouse/first-class/words/sources'
import { sentence } from '../../words/sentences.ts'
import type { Voice } from './voice.ts'

const frameLine = (voice: Voice, key: 'waits' | 'frame', source: Source, frame: Frame): string =>
  sentence(
    voice.say(`first-class.look.${key}`, { source: sourceWords(voice, source), frame: frameWords(voice, frame) }),
  )

/** The frames that wait, a sentence each. */
export const waitingLines = (voice: Voice, view: View): string[] =>
  view.waiting.map(source => frameLine(voice, 'waits', source, frameOfWaiting(voice.rules, view, source)))

/** The frame being carried out, and what is left of it. */
export const frameLines = (voice: Voice, { frame }: View): string[] =>
  frame === null ? [] : [frameLine(voice, 'frame', frame.source, frame.left)]

/** Both. */
export function waitingWords(voice: Voice, view: View): string[] {
  const lines = waitingLines(voice, view)
  return [...frameLines(voice, view), ...(lines.length === 0 ? [voice.say('first-class.look.nothing-waits')] : lines)]
}
