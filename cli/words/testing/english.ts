import { Refusal } from '@roundhouse/kernel/game'
import { wordsOf } from '../../games.ts'
import { refusalWords } from '../../user-error.ts'

/** What tests read. */
export const english = await wordsOf('en')

/** What is said to anyone who wants this. */
export function refusalOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return refusalWords(english, error)
    throw error
  }
  throw new Error('Nothing was refused')
}
