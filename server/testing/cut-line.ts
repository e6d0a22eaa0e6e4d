import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a database that a test can cut or silence: at once, or after the next statement has arrived and before it is answered. */
export class CutLine {
  /** The address by which the database is reached over this line. */
  readonly url: string
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private swallow: ((statement: Buffer) => boolean) | null = null
  private isCut = false
  private isSilent = false
  /** How many answers were swallowed. */
  swallowed = 0

  static async to(url: string): Promise<CutLine> {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return new CutLine(server, url)
  }

  private constructor(server: Server, url: string) {
    const { hostname, port } = new URL(url)
    this.server = server
    this.url = Object.assign(new URL(url), { port: String((server.address() as { readonly port: number }).port) }).href
    server.on('connection', near => this.join(near, connect(Number(port), hostname)))
  }

  private join(near: Socket, far: Socket): void {
    let isSwallowing = false
    const end = (): void => {
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) {
      this.sockets.add(socket)
      socket.on('error', end).on('close', end)
    }
    if (this.isCut) return end()
    if (this.isSilent) silence(near, far)
    near.on('data', data => {
      if (this.swallow?.(data)) {
        isSwallowing = true
        this.swallow = null
      }
      far.write(data)
    })
    far.on('data', data => {
      if (!isSwallowing) return void near.write(data)
      // The database has done it, and nobody hears of it.
      this.swallowed++
      end()
    })
  }

  /** The next statement that has these words arrives and is carried out, and its answer does not come. */
  swallowAnswerTo(words: string): void {
    this.swallow = data => data.includes(words)
  }

  /** Nobody gets through. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
    this.sockets.clear()
  }

  /** Nothing comes through any more, and nobody is told: what was said arrives when it is mended, if both are still there. */
  silence(): void {
    this.isSilent = true
    silence(...this.sockets)
  }

  mend(): void {
    this.isCut = false
    this.isSilent = false
    for (const socket of this.sockets) socket.resume()
  }

  async close(): Promise<void> {
    this.cut()
    await new Promise(resolve => this.server.close(resolve))
  }
}

function silence(...sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.pause()
}
