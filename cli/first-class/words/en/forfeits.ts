import type { Forfeit } from '@roundhouse/first-class/forfeits'
import { frameWords } from './effects.ts'
import { sourceWords } from './sources.ts'
import type { Voice } from './voice.ts'

/** What would be lost. */
export function forfeitWords({ rules }: Voice, all: readonly Forfeit[]): string[] {
  const symbols = all.flatMap(forfeit => (forfeit.kind === 'symbol' ? [forfeit.symbol] : []))
  return [
    ...(symbols.length === 0 ? [] : [frameWords(rules, symbols)]),
    ...all.flatMap(forfeit => {
      if (forfeit.kind === 'bonus')
        return [`${sourceWords(rules, forfeit.source)} (${frameWords(rules, forfeit.frame)})`]
      return forfeit.kind === 'contract' ? [`contract ${rules.printed.faces[forfeit.face]!.id}`] : []
    }),
  ]
}
