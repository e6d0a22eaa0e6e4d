import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { TableSecrets } from '../table/secrets.ts'
import { StoreFailure } from './failure.ts'

/* What a copy of the database must not show is sealed with a key that does not lie in it: AES-256-GCM. */

const CIPHER = 'aes-256-gcm'
const FORMAT = 1
const KEY_LENGTH = 32
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const HEAD_LENGTH = 1 + NONCE_LENGTH + TAG_LENGTH

/** Something secret, sealed. Nothing can be seen of them by printing them. */
export class Seal {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  static bytesOf(sealed: Seal): Uint8Array {
    return sealed.#bytes
  }
}

/** Seals and opens. Nothing can be seen of it by printing it. */
export class SealingKey {
  readonly #key: Buffer

  /** From its hexadecimal form; `null`: it is no key. */
  static from(text: string): SealingKey | null {
    return /^[0-9a-f]{64}$/.test(text) ? new SealingKey(Buffer.from(text, 'hex')) : null
  }

  static newText(): string {
    return randomBytes(KEY_LENGTH).toString('hex')
  }

  private constructor(key: Buffer) {
    this.#key = key
  }

  /** By which a database knows its key again. It tells nothing of it. */
  mark(): string {
    return createHash('sha256').update('roundhouse key 1\n').update(this.#key).digest('hex').slice(0, 32)
  }

  seal(table: string, secrets: TableSecrets): Seal {
    return this.sealText(secretsOf(table), JSON.stringify(secrets))
  }

  /** Opens what was sealed with this key for this table. Anything else is refused. */
  open(table: string, sealed: Seal): TableSecrets {
    const text = this.openText(secretsOf(table), sealed)
    if (text === null) throw unreadable(`The secrets of table ${table}`, 'table')
    return JSON.parse(text)
  }

  /** A text that is bound to what it is of: it cannot be laid under something else. */
  sealText(what: string, text: string): Seal {
    const nonce = randomBytes(NONCE_LENGTH)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(boundTo(what))
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return new Seal(Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), bytes]))
  }

  /** `null`: it was not sealed with this key for this. The cause is left out: it might hold a part of the text. */
  openText(what: string, sealed: Seal): string | null {
    const bytes = Seal.bytesOf(sealed)
    if (bytes[0] !== FORMAT || bytes.length < HEAD_LENGTH) return null
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(1, 1 + NONCE_LENGTH))
    decipher.setAAD(boundTo(what)).setAuthTag(bytes.subarray(1 + NONCE_LENGTH, HEAD_LENGTH))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(HEAD_LENGTH)), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }
}

/** Bound in, so that the secrets of one table cannot be laid under another. */
const boundTo = (what: string): Buffer => Buffer.from(`roundhouse ${what}`, 'utf8')

const secretsOf = (table: string): string => `secrets 1\n${table}`

const unreadable = (what: string, other: string): StoreFailure =>
  new StoreFailure(
    'damaged',
    `${what} cannot be opened: they are damaged, or were sealed for another ${other} or with another key.`,
  )
