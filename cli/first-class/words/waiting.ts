import type { View } from '@roundhouse/first-class/base/view'
import { frameOfWaiting } from '@roundhouse/first-class/seen'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { sourceWords } from '@roundhouse/first-class/words/sources'
import { sentence } from '../../words/sentences.ts'
import type { Voice } from './voice.ts'

/** The frames that wait, a sentence each. */
export const waitingLines = (voice: Voice, view: View): string[] =>
  view.waiting.map(source => {
    const frame = frameWords(voice, frameOfWaiting(voice.rules, view, source))
    return sentence(voice.say('first-class.look.waits', { source: sourceWords(voice, source), frame }))
  })

/** The frame being carried out, and what is left of it. */
export const frameLines = (voice: Voice, { frame }: View): string[] =>
  frame === null
    ? []
    : [
        sentence(
          voice.say('first-class.look.frame', {
            source: sourceWords(voice, frame.source),
            frame: frameWords(voice, frame.left),
          }),
        ),
      ]

/** Both. */
export function waitingWords(voice: Voice, view: View): string[] {
  const lines = waitingLines(voice, view)
  return [...frameLines(voice, view), ...(lines.length === 0 ? [voice.say('first-class.look.nothing-waits')] : lines)]
}
