import { games } from '../../games.ts'
import { wordsIn } from '../../messages.ts'

/** What tests read. */
export const english = await wordsIn(
  'en',
  games.flatMap(({ rooms }) => rooms),
)
