import pg from 'pg'
import type { NodeNews } from './nodes.ts'
import { parsed } from './rows.ts'

/** Where nodes tell each other what is new. What is told in a transaction is heard if it is committed, and not before. */
export const CHANNEL = 'roundhouse'

/** Milliseconds between two tries to hear again, and between two signs that the line still carries. */
const BETWEEN_TRIES = 500
const SIGN_OF_LIFE = 5000

/** A connection that only listens. It comes back by itself, and says that something may have been missed. */
export class PostgresNews {
  readonly #settings: pg.ClientConfig
  readonly #node: string
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  /** When the line last carried something; `null`: never. */
  #heardAt: number | null = null
  #onNews: (news: NodeNews, node: string) => void = () => {}
  #onGap: (silence: number) => void = () => {}

  constructor(settings: pg.ClientConfig, node: string) {
    this.#settings = settings
    this.#node = node
  }

  /** Is everything heard that is told now? */
  get isHearing(): boolean {
    return this.#client !== null
  }

  listen(onNews: (news: NodeNews, node: string) => void, onGap: (silence: number) => void): void {
    this.#onNews = onNews
    this.#onGap = onGap
    void this.#connect()
  }

  async #connect(): Promise<void> {
    if (this.#isClosed) return
    const client = new pg.Client({ ...this.#settings, query_timeout: SIGN_OF_LIFE })
    const lose = (): void => this.#lose(client)
    client.on('error', lose).on('end', lose)
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (this.#isClosed) return void client.end().catch(() => {})
      this.#client = client
      if (this.#heardAt !== null) this.#onGap(Math.max(0, Date.now() - this.#heardAt))
      this.#heardAt = Date.now()
      this.#later(SIGN_OF_LIFE, () => this.#ask(client))
    } catch {
      client.end().catch(() => {})
      this.#later(BETWEEN_TRIES, () => this.#connect())
    }
  }

  /** A line that was cut without a word is silent for ever. */
  async #ask(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1')
      this.#heardAt = Date.now()
      if (this.#client === client) this.#later(SIGN_OF_LIFE, () => this.#ask(client))
    } catch {
      this.#lose(client)
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    client.end().catch(() => {})
    this.#later(BETWEEN_TRIES, () => this.#connect())
  }

  #later(milliseconds: number, work: () => Promise<void>): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void work(), milliseconds)
    this.#timer.unref()
  }

  #hear(payload: string): void {
    const news = parsed(payload) as (NodeNews & { readonly node?: string }) | undefined
    if (typeof news?.node === 'string' && news.node !== this.#node) this.#onNews(news, news.node)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }
}
