import { wordsIn } from '../../messages.ts'

/** What tests read. */
export const english = await wordsIn('en')
