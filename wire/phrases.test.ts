import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { type PhraseKey, phrasesRoom } from '@roundhouse/words/phrases/room'
import { catalogueOf } from '@roundhouse/words/room'
import { expect, test } from 'vitest'
import { PHRASES, phraseKey } from './phrases.ts'

const KEYS: readonly PhraseKey[] = PHRASES.map(phraseKey)

test.each(Object.keys(LANGUAGES) as Language[])(
  'every phrase has its words in %s, and nothing else is there',
  async language => {
    const words = await catalogueOf(language, [phrasesRoom])
    expect(Object.keys(words).sort()).toEqual(KEYS.toSorted())
    expect(new Set(Object.values(words)).size).toBe(PHRASES.length)
  },
)
