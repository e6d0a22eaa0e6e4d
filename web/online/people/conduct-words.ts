import type { Say } from '../../messages/say.ts'
import { ServerError } from '../server.ts'

/** Why something about another person was not possible. Who has no name yet looks at a table as nobody. */
export const conductTrouble = (say: Say, code: string): string =>
  say.find(`conduct.no.${code === 'not-looking' ? 'nobody' : code}`) ?? say('conduct.no.other', { code })

export const codeOf = (error: unknown): string => (error instanceof ServerError ? error.code : 'no-answer')
