import { Refusal } from '@roundhouse/kernel/game'

/** Nothing of ours is larger; a file made to fill the memory is stopped here. */
const MOST_BYTES = 20_000_000

/** Bytes through a stream that packs or unpacks them, written straight into it: a Blob between takes milliseconds. */
export async function pipe(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close())
  const [changed] = await Promise.all([allOf(stream.readable.getReader()), written])
  return changed
}

async function allOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(chunks, length)
    chunks.push(value)
    length += value.length
    if (length > MOST_BYTES) {
      const tooLarge = new Refusal('it is too large to be one of our files', 'refusal.too-large')
      await reader.cancel(tooLarge)
      throw tooLarge
    }
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
