import { wordsOf } from '../../games.ts'

/** What tests read. */
export const english = await wordsOf('en')
