/** Bytes through a stream that packs or unpacks them, written straight into it: a Blob between takes milliseconds. */
export async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close())
  const [changed] = await Promise.all([new Response(stream.readable).arrayBuffer(), written])
  return new Uint8Array(changed)
}
