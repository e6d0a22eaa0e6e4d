import type { FromPage, FromServer } from '@roundhouse/wire/messages'
import { WIRE } from '@roundhouse/wire/version'
import type { LineState } from './state.ts'

/** A WebSocket, as far as it is used here. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  onOpen(): void
  onText(text: string): void
  /** It is closed, or never was open; the code is that of WebSockets. */
  onClosed(code: number): void
}

/** What a line is given: the network, the time and chance. Tests have their own. */
export interface LineSupport {
  connect(events: SocketEvents): Socket
  /** Milliseconds. */
  now(): number
  /** Runs something so many milliseconds later; answers how to call it off. */
  wake(after: number, run: () => void): () => void
  /** From 0 up to, but not including, 1. */
  random(): number
  /** Does this device know of any network? */
  isOnline(): boolean
}

export interface LineListener {
  /** Something was said; the line has been greeted before. */
  onMessage(message: FromServer): void
  onState(state: LineState): void
  /** What a ping says of the tables that are looked at. */
  seen(): Readonly<Record<string, number>>
}

/** Milliseconds between two pings, and how long an answer may take: a dead line is noticed within 20 s. */
const PING = 15_000
const ANSWER = 5000

/** Milliseconds: a line that is not greeted by then is tried again. */
const OPENING = 10_000

/** Milliseconds. Not everybody comes back in the same instant when a server restarts. */
const FIRST_WAIT = 3000
const LONGEST_WAIT = 30_000

/** The codes of WebSockets: the page has said too much, and has to be quiet for a while; it may not come at all. */
const POLICY = 1008
const BARRED = 4003

/**
 * One line to the server, which mends itself. A class, because it has a life: it opens, breaks and is opened again until it
 * is closed.
 */
export class ServerLine {
  readonly #support: LineSupport
  readonly #listener: LineListener
  readonly #language: string
  #socket: Socket | null = null
  #now: LineState = { is: 'opening' }
  /** How often it was tried since the line was last open. */
  #tries = 0
  #isGreeted = false
  #stopWaiting: () => void = () => {}
  #stopPing: () => void = () => {}
  /** Ends the wait for a sign of life. */
  #stopAlarm: (() => void) | null = null

  constructor(support: LineSupport, language: string, listener: LineListener) {
    this.#support = support
    this.#language = language
    this.#listener = listener
  }

  get state(): LineState {
    return this.#now
  }

  open(): void {
    this.#stopWaiting()
    this.#become({ is: 'opening' })
    // What comes late from an older socket is not heard.
    const isMine = () => this.#socket === socket
    const socket = this.#support.connect({
      onOpen: () => isMine() && this.#say({ type: 'hello', wire: WIRE, language: this.#language }),
      onText: text => isMine() && this.#hear(text),
      onClosed: code => isMine() && this.#lose(code),
    })
    this.#socket = socket
    this.#stopAlarm = this.#support.wake(OPENING, () => this.#lose(null))
  }

  /** Says something, if the line is open: otherwise it is to be said again when it is. */
  send(message: FromPage): void {
    if (this.#now.is === 'open') this.#say(message)
  }

  /** Somebody looks again, or the network is back: is the line alive? */
  check(): void {
    if (this.#now.is === 'open') this.#ping()
    else if (this.#now.is === 'lost') this.open()
  }

  /** The network is gone: nobody need wait for an answer. */
  cut(): void {
    if (this.#socket !== null) this.#lose(null)
  }

  /** Opens the line again, also one that seems to be open. */
  restart(): void {
    this.#hangUp()
    this.open()
  }

  /** For good. */
  end(state: Extract<LineState, { is: 'outdated' | 'closed' | 'barred' }>): void {
    this.#hangUp()
    this.#become(state)
  }

  #say(message: FromPage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(text: string): void {
    this.#stopAlarm?.()
    this.#stopAlarm = null
    const message = readMessage(text)
    if (!this.#isGreeted) this.#greet(message)
    // What cannot be read is not guessed at: a new look at the table heals it.
    else if (message === null) this.restart()
    else this.#listener.onMessage(message)
  }

  /** A server of another version does not understand us, or we do not understand it. */
  #greet(message: FromServer | null): void {
    if (message?.type !== 'hello' || message.wire !== WIRE) return this.end({ is: 'outdated' })
    this.#isGreeted = true
    this.#tries = 0
    this.#become({ is: 'open' })
    this.#listener.onMessage(message)
    this.#waitForPing()
  }

  #waitForPing(): void {
    this.#stopPing()
    this.#stopPing = this.#support.wake(PING, () => this.#ping())
  }

  #ping(): void {
    this.#say({ type: 'ping', seen: this.#listener.seen() })
    this.#stopAlarm ??= this.#support.wake(ANSWER, () => this.#lose(null))
    this.#waitForPing()
  }

  /** `code`: with which it was closed; `null`: it is dead. */
  #lose(code: number | null): void {
    if (code === BARRED) return this.end({ is: 'barred' })
    this.#hangUp()
    if (!this.#support.isOnline()) return this.#become({ is: 'lost', retryAt: null })
    const wait = this.#waitAfter(code)
    this.#tries++
    this.#stopWaiting = this.#support.wake(wait, () => this.open())
    this.#become({ is: 'lost', retryAt: this.#support.now() + wait })
  }

  #waitAfter(code: number | null): number {
    if (code === POLICY) return LONGEST_WAIT
    if (this.#tries === 0) return Math.floor(this.#support.random() * FIRST_WAIT)
    return Math.min(LONGEST_WAIT, 1000 * 2 ** (this.#tries - 1))
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    this.#isGreeted = false
    this.#stopWaiting()
    this.#stopPing()
    this.#stopAlarm?.()
    this.#stopAlarm = null
    socket?.close()
  }

  #become(state: LineState): void {
    this.#now = state
    this.#listener.onState(state)
  }
}

/**
 * The server is the one the page came from, and of the same version: the shapes of its messages, which others need, are not
 * checked once more. What does not fit the table is noticed there.
 */
function readMessage(text: string): FromServer | null {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' ? (message as FromServer | null) : null
  } catch {
    return null
  }
}
