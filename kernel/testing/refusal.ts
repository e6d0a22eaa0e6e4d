import { Refusal } from '../game.ts'

/** What a person is told who is refused something. */
export function refusalOf(act: () => unknown): string {
  try {
    act()
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.message
    throw refusal
  }
  return 'no refusal'
}
