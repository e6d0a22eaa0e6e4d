import { Writable } from 'node:stream'

/** A log that is kept, to see what stands in it. */
export function keptLog(): { readonly log: Writable; readonly lines: string[] } {
  const lines: string[] = []
  const log = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log, lines }
}
