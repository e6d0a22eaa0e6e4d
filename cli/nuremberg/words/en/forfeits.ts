import type { Forfeit } from '@roundhouse/nuremberg/forfeits'
import { count, listed } from '../../../words/en/counting.ts'
import { placed } from './areas.ts'
import type { Voice } from './voice.ts'

/** What would be lost. */
export const forfeitWords = (voice: Voice, all: readonly Forfeit[]): string[] =>
  all.map(forfeit => {
    if (forfeit.kind === 'series')
      return `the series of ${count(forfeit.pieces, 'piece')} and all building of this turn`
    const areas = listed(forfeit.areas.map(area => placed(voice.rules, voice.rules.map.areas[area]!.name)))
    return unloadedWords(forfeit.kind, forfeit.count, areas)
  })

/** Pieces that could still be loaded. */
export const unloadedWords = (kind: string, n: number, areas: string): string =>
  `${kind === 'goods' ? count(n, 'load of goods', 'loads of goods') : count(n, 'passenger')} that could still be loaded (${areas})`
