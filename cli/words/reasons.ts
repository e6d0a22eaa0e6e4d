import type { Reason } from '@roundhouse/kernel/game'
import type { Words } from '../messages.ts'
import { sentence } from './sentences.ts'

/** Why not, by which rule, and what would make it legal; of what is no move at all, how moves are written. */
export function reasonSentences(
  say: Words,
  { rule, code, facts }: Reason,
  { why, remedy }: { why: string; remedy: string | null },
): string {
  const said = sentence(/^(FC|NB)-/.test(rule) ? `${why} (${rule})` : why)
  const helps = code === 'not-a-move' ? say('terminal.forms', { forms: [facts['forms']].flat().join('; ') }) : remedy
  return helps === null ? said : `${said} ${sentence(helps)}`
}
