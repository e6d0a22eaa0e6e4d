import { Refusal } from '@roundhouse/kernel/game'
import { pipe } from './pipe.ts'
import { sha256 } from './sha256.ts'

/*
 * A game that goes on is kept sealed: its record holds the seed, and anyone who knows the seed knows every card to come.
 * This keeps honest players from seeing by chance what they should not; it is no lock.
 */

const TITLE = 'roundhouse save 1'
const ADVICE = 'Sealed, so that nobody learns a secret by opening it. Go on with: roundhouse play --load <this file>'
const LINE_LENGTH = 100

/** A text with a headline that everyone may read. */
export async function seal(headline: string, text: string): Promise<string> {
  const sealed = toBase64(await pipe(new TextEncoder().encode(text), new CompressionStream('deflate')))
  const lines = sealed.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? []
  return [TITLE, headline, ADVICE, '', ...lines, `checksum ${await checksum(sealed)}`, ''].join('\n')
}

export const isSealed = (text: string): boolean => /^\uFEFF?roundhouse save /.test(text)

/** The headline of a sealed text; `null` if it is none. */
export const headlineOf = (text: string): string | null => (isSealed(text) ? (text.split(/\r?\n/)[1] ?? '') : null)

/** Opens what was sealed. Anything else, and anything damaged, is refused. */
export async function unseal(text: string): Promise<string> {
  const [title, , , , ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (!isSealed(text)) throw new Refusal('this is no saved game of Roundhouse', 'refusal.no-save')
  if (title !== TITLE)
    throw new Refusal(`this is "${title}", and this program reads "${TITLE}" only`, 'refusal.other-save', {
      found: title!,
      reads: TITLE,
    })
  const sealed = lines.filter(line => line !== '' && !line.startsWith('checksum ')).join('')
  const sum = lines.find(line => line.startsWith('checksum '))?.slice('checksum '.length)
  if (sum !== (await checksum(sealed)))
    throw new Refusal('the saved game is damaged: its checksum does not fit', 'refusal.damaged')
  return new TextDecoder().decode(await pipe(fromBase64(sealed), new DecompressionStream('deflate')))
}

async function checksum(sealed: string): Promise<string> {
  return (await sha256(sealed)).slice(0, 32)
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
