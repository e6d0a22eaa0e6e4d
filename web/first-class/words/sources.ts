import { CARD, CONTRACT, DECLINED, REWARD, START_TILE, sourceId, sourceKind } from '@roundhouse/first-class/base/source'
import type { Source } from '@roundhouse/first-class/base/state'
import { writeSource } from '@roundhouse/first-class/base/waiting'
import type { Voice } from './voice.ts'

/** Frames that wait, by the first word they are written with, and what their messages ask for. */
const WAITING: Readonly<Record<string, (rest: readonly string[]) => Record<string, string>>> = {
  mail: ([train]) => ({ train: train! }),
  tile: ([train]) => ({ train: train! }),
  city: ([place]) => ({ place: place! }),
  factory: ([place]) => ({ place: place! }),
  storage: () => ({}),
  guest: ([half, card]) => ({ half: half!, card: card! }),
}

/** Says a frame as it is written: `mail upper`, `G7`. */
export function waitingWords({ say }: Voice, text: string): string {
  const [word, ...rest] = text.split(' ')
  return Object.hasOwn(WAITING, word!)
    ? say(`first-class.frame.${word}`, WAITING[word!]!(rest))
    : say('first-class.frame.end-card', { card: text })
}

/** Frames that are carried out at once and so are never written. */
const AT_ONCE = new Map([
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
