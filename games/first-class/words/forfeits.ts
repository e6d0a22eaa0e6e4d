import { faceAt } from '../base/cards/card.ts'
import type { Effect, Frame } from '../base/frames/effect.ts'
import type { Forfeit } from '../forfeits.ts'
import { cardWords } from './cards.ts'
import { frameWords } from './frames.ts'
import { sourceWords } from './sources.ts'
import { listed, type Voice } from './voice.ts'

/** One thing that would be lost: its symbols, and what it is called. */
export interface Loss {
  readonly frame: Frame
  readonly words: string
}

/** What would be lost; symbols of one frame are one thing. */
export function lossesIn(voice: Voice, all: readonly Forfeit[]): Loss[] {
  const symbols: Effect[] = all.flatMap(forfeit => (forfeit.kind === 'symbol' ? [forfeit.symbol] : []))
  const others = all.flatMap(forfeit => (forfeit.kind === 'symbol' ? [] : [lossOf(voice, forfeit)]))
  return symbols.length === 0 ? others : [{ frame: symbols, words: frameWords(voice, symbols) }, ...others]
}

function lossOf(voice: Voice, forfeit: Exclude<Forfeit, { kind: 'symbol' }>): Loss {
  if (forfeit.kind === 'bonus') return { frame: forfeit.frame, words: sourceWords(voice, forfeit.source) }
  const { frame, id } = faceAt(voice.rules.printed, forfeit.face)
  return { frame, words: cardWords(voice, id) }
}

/** The same in one list. */
export const lossWords = (voice: Voice, all: readonly Forfeit[]): string =>
  listed(
    voice,
    lossesIn(voice, all).map(({ words }) => words),
  )
