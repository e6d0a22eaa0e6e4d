import { Refusal } from '@roundhouse/kernel/game'
import { pipe } from '@roundhouse/table/saving/pipe'

/*
 * A whole record so small that it fits into an address: packed, and written with letters that every address may hold.
 */

export async function pack(text: string): Promise<string> {
  const bytes = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Unpacks what `pack` packed. An address that was cut off or changed on its way is refused. */
export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0))
    return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    throw new Refusal('fault.address')
  }
}
