import { wordsIn } from '../words.ts'

/** What tests read. */
export const english = await wordsIn('en')
