import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { Refusal } from '@roundhouse/kernel/game'

/*
 * A game that goes on is saved sealed: its record holds the seed, and whoever knows the seed knows every card to come.
 * This keeps honest players from seeing by chance what they should not; it is no lock.
 */

const TITLE = 'roundhouse save 1'
const ADVICE = 'Sealed, so that nobody learns a secret by opening it. Go on with: roundhouse play --load <this file>'
const LINE_LENGTH = 100
const LARGEST = 20_000_000

/** A text with a headline that everyone may read. */
export function seal(headline: string, text: string): string {
  const sealed = deflateSync(Buffer.from(text, 'utf8')).toString('base64')
  const lines = sealed.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g'))!
  return [TITLE, headline, ADVICE, '', ...lines, `checksum ${checksum(sealed)}`, ''].join('\n')
}

export const isSealed = (text: string): boolean => /^\uFEFF?roundhouse save /.test(text)

/** Opens what was sealed. Anything else, and anything damaged, is refused. */
export function unseal(text: string): string {
  const [title, , , , ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (!isSealed(text)) throw new Refusal('this is no saved game of Roundhouse')
  if (title !== TITLE) throw new Refusal(`this is "${title}", and this program reads "${TITLE}" only`)
  const sealed = lines.filter(line => line !== '' && !line.startsWith('checksum ')).join('')
  const sum = lines.find(line => line.startsWith('checksum '))?.slice('checksum '.length)
  if (sum !== checksum(sealed)) throw new Refusal('the saved game is damaged: its checksum does not fit')
  return inflateSync(Buffer.from(sealed, 'base64'), { maxOutputLength: LARGEST }).toString('utf8')
}

/** The headline of a sealed text; `null` if it is none. */
export const headlineOf = (text: string): string | null => (isSealed(text) ? (text.split(/\r?\n/)[1] ?? '') : null)

const checksum = (sealed: string): string => createHash('sha256').update(sealed).digest('hex').slice(0, 32)
