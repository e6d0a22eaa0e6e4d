import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What is packed well, and named by its content: it never changes while it is served. */
const PACKED = /^assets\/.*\.(?:css|js|json|svg)$/

/** In bytes: below, most of an answer is its head. */
const LEAST = 1024

const FORMS = { br: promisify(brotliCompress), gz: promisify(gzip) }

/**
 * Beside each file lie the same one in brotli, which browsers ask for where a line is secret, and in gzip for all others. Packed
 * once, and as small as can be, instead of whenever somebody asks: a server has better things to do.
 */
export const packedAhead = (): Plugin => ({
  name: 'packed-ahead',
  apply: 'build',
  async writeBundle({ dir }, files: Rolldown.OutputBundle) {
    const all = Object.keys(files).filter(name => PACKED.test(name))
    await Promise.all(all.map(name => packFile(join(dir!, name))))
  },
})

async function packFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < LEAST) return
  const pack = async ([ending, packed]: [string, (content: Buffer) => Promise<Buffer>]) =>
    writeFile(`${file}.${ending}`, await packed(content))
  await Promise.all(Object.entries(FORMS).map(pack))
}
