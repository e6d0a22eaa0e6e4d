import { CARD, CONTRACT, DECLINED, REWARD, START_TILE, sourceId, sourceKind } from '../base/source.ts'
import type { Source } from '../base/state.ts'
import { writeSource } from '../base/waiting.ts'
import type { FirstClassName } from './room.ts'
import type { Voice } from './voice.ts'

type Words = readonly string[]

/** Frames that wait, by the first word they are written with, and what their messages ask for. */
const WAITING = {
  mail: ([train]: Words) => ({ train: train! }),
  tile: ([train]: Words) => ({ train: train! }),
  city: ([place]: Words) => ({ place: place! }),
  factory: ([place]: Words) => ({ place: place! }),
  storage: () => ({}),
  guest: ([half, card]: Words) => ({ half: half!, card: card! }),
}

const isWaiting = (word: string): word is keyof typeof WAITING => Object.hasOwn(WAITING, word)

/** Says a frame as it is written: `mail upper`, `G7`. */
export function waitingWords({ say }: Voice, text: string): string {
  const [word, ...rest] = text.split(' ')
  return isWaiting(word!)
    ? say(`first-class.frame.${word}`, WAITING[word](rest))
    : say('first-class.frame.end-card', { card: text })
}

/** Frames that are carried out at once and so are never written. */
const AT_ONCE = new Map<number, FirstClassName<'frame'>>([
  [CARD, 'card'],
  [DECLINED, 'declined'],
  [START_TILE, 'start-tile'],
  [REWARD, 'reward'],
  [CONTRACT, 'contract'],
])

/** Says where a frame comes from. */
export function sourceWords(voice: Voice, source: Source): string {
  const { rules, say } = voice
  const card = rules.printed.faces[sourceId(source)]?.id
  const atOnce = AT_ONCE.get(sourceKind(source))
  if (atOnce !== undefined) return say(`first-class.frame.${atOnce}`, { card: card ?? '' })
  if (rules.sources[sourceKind(source)] !== undefined) return waitingWords(voice, writeSource(rules, source))
  return card === undefined ? say('first-class.frame.toolbox') : say('first-class.frame.from-storage', { card })
}
