import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload, PushSubscriptionText } from '@roundhouse/wire/notices'
import { SMTPServer } from 'smtp-server'

/* Whoever receives notices, for tests: real servers on this machine. */

export interface ReceivedPost {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface WebReceiver {
  readonly address: string
  readonly posts: ReceivedPost[]
  /** How a path answers from now on: a status and headers, and after how many milliseconds; `never`: not at all. Without any: 201. */
  answer(path: string, how: number | 'never', headers?: Record<string, string>, after?: number): void
  at(path: string): ReceivedPost[]
  close(): Promise<void>
}

export async function webReceiver(): Promise<WebReceiver> {
  const posts: ReceivedPost[] = []
  const answers = new Map<string, { how: number | 'never'; headers: Record<string, string>; after: number }>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const path = String(request.url)
      posts.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const { how, headers, after } = answers.get(path) ?? { how: 201, headers: {}, after: 0 }
      if (how !== 'never') setTimeout(() => response.writeHead(how, headers).end(), after)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    answer: (path, how, headers = {}, after = 0) => void answers.set(path, { how, headers, after }),
    at: path => posts.filter(each => each.path === path),
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export interface ReceivedMail {
  readonly to: readonly string[]
  /** As it came, with its encoding undone. */
  readonly text: string
}

export interface MailReceiver {
  readonly address: URL
  readonly mails: ReceivedMail[]
  /** What is said to this receiver from now on: a code of SMTP. */
  refuse(to: string, code: number): void
  close(): Promise<void>
}

export async function mailReceiver(): Promise<MailReceiver> {
  const mails: ReceivedMail[] = []
  const refused = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, done) {
      const responseCode = refused.get(address)
      done(responseCode === undefined ? null : Object.assign(new Error('not here'), { responseCode }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: decoded(Buffer.concat(parts)) })
        done()
      })
    },
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    address: new URL(`smtp://127.0.0.1:${port}`),
    mails,
    refuse: (to, code) => void refused.set(to, code),
    close: () => new Promise(closed => server.close(() => closed())),
  }
}

/** Quoted-printable undone, in the heads as in the parts. */
function decoded(raw: Buffer): string {
  const joined = raw
    .toString('latin1')
    .replace(/=\r\n/g, '')
    .replace(/\r\n[ \t]/g, ' ')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** A browser that has subscribed, and can read what it is sent. */
export interface TestBrowser {
  readonly subscription: PushSubscriptionText
  read(body: Buffer): PushPayload
}

export function newBrowser(endpoint: string): TestBrowser {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }
  /** As browsers do it (RFC 8188 and 8291). */
  const read = (body: Buffer): PushPayload => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20]!)
    const cipher = body.subarray(21 + body[20]!)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
    const derived = (use: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(cipher.subarray(-16))
    const padded = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
  }
  return { subscription: { endpoint, keys }, read }
}
