import { botGameNamed } from '../../games.ts'

/** What games between bots depend on besides their settings, in eight digits: what is printed, and trained weights. */
export function fingerprintOf(game: string, players: number): string {
  const { definition, tables, training } = botGameNamed(game)
  const printed = tables(players).map(({ options }) => definition.writeOptions(options))
  return digestOf(JSON.stringify([printed, training?.shipped ?? []]))
}

const START = 0x811c9dc5
const PRIME = 0x01000193

/** A short digest of a text, by Fowler, Noll and Vo (FNV-1a). */
function digestOf(text: string): string {
  let digest = START
  for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), PRIME)
  return (digest >>> 0).toString(16).padStart(8, '0')
}
