import { Refusal } from '../game.ts'

/** What a person is told when this is refused. */
export function refused(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'not refused'
}
