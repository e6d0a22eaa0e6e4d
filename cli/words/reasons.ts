import { sentence } from './sentences.ts'

/** Why not, by which rule, and what would make it legal. */
export function reasonSentences(rule: string, { why, remedy }: { why: string; remedy: string | null }): string {
  const said = sentence(/^(FC|NB)-/.test(rule) ? `${why} (${rule})` : why)
  return remedy === null ? said : `${said} ${sentence(remedy)}`
}
