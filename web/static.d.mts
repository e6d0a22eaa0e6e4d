import type { OutgoingHttpHeaders, Server } from 'node:http'

interface Serving {
  readonly port?: number
  readonly headers?: OutgoingHttpHeaders
  readonly requested?: (file: string) => void
}

export function serveFolder(folder: string, serving?: Serving): Promise<Server>
