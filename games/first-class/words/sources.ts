import { rewardOf } from '../base/cards/start-tile.ts'
import type { FrameSource, FrameSources } from '../base/choice.ts'
import { sourceId, sourceKind } from '../base/frames/source.ts'
import { describeSource, readSource } from '../base/frames/waiting.ts'
import { CARD, CONTRACT, DECLINED, REWARD, START_TILE } from '../base/numbers.ts'
import type { Source } from '../base/state.ts'
import type { View } from '../base/view.ts'
import { cardName, contractWords } from './cards.ts'
import { frameWords } from './frames.ts'
import type { FirstClassName } from './room.ts'
import { type Voice, whoIs } from './voice.ts'

/** The message of each frame that can wait. */
const WAITING: Readonly<Record<keyof FrameSources, FirstClassName<'frame'>>> = {
  mail: 'mail',
  tile: 'tile',
  city: 'city',
  'end-card': 'end-card',
  factory: 'factory',
  storage: 'storage',
  guest: 'guest',
}

/** Says a frame that waits, or waited, by where it comes from. */
export function frameSourceWords(voice: Voice, source: FrameSource): string {
  const { of, ...facts } = source
  const named = 'card' in facts ? { ...facts, card: cardName(voice, facts.card) } : facts
  return voice.say(`first-class.frame.${WAITING[of]}`, named)
}

/** The same as stories and reasons write it: `mail upper`, `G7`. */
export const waitingWords = (voice: Voice, text: string): string =>
  frameSourceWords(voice, describeSource(voice.rules, readSource(voice.rules, text.split(' '))!))

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
  const id = rules.printed.faces[sourceId(source)]?.id
  const card = id === undefined ? undefined : cardName(voice, id)
  const atOnce = AT_ONCE.get(sourceKind(source))
  if (sourceKind(source) === CONTRACT && !voice.hasCodes) return contractWords(voice, id!)
  if (atOnce !== undefined) return say(`first-class.frame.${atOnce}`, { card: card ?? '' })
  if (rules.sources[sourceKind(source)] !== undefined) return frameSourceWords(voice, describeSource(rules, source))
  return card === undefined ? say('first-class.frame.toolbox') : say('first-class.frame.from-storage', { card })
}

/** Where the open frame comes from; of another's start-player tile who took it, and what each of the two gets (FC-4.2). */
export function openFrameWords(
  voice: Voice,
  { frame, onTurn, toMove }: Pick<View, 'frame' | 'onTurn' | 'toMove'>,
): string {
  const { source } = frame!
  if (sourceKind(source) !== REWARD) return sourceWords(voice, source)
  const { who: taker, name: takerName } = whoIs(voice, onTurn)
  return voice.say('first-class.frame.tile-of', {
    ...whoIs(voice, toMove),
    taker,
    takerName,
    what: frameWords(voice, rewardOf(sourceId(source))),
  })
}
