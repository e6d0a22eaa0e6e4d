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
    return this.sealText(boundTo(table), JSON.stringify(secrets))
  }

  /** Opens what was sealed with this key for this table. Anything else is refused. */
  open(table: string, sealed: Seal): TableSecrets {
    const text = this.openText(boundTo(table), sealed)
    if (text === null) throw unreadable(table)
    return JSON.parse(text)
  }

  /** For one use alone: sealed for another, it cannot be opened. */
  sealText(use: string, plain: string): Seal {
    const nonce = randomBytes(NONCE_LENGTH)
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(use, 'utf8'))
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return new Seal(Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), text]))
  }

  /** `null`: it was not sealed with this key for this use. The cause is left out: it might hold a part of the text. */
  openText(use: string, sealed: Seal): string | null {
    const bytes = Seal.bytesOf(sealed)
    if (bytes[0] !== FORMAT || bytes.length < HEAD_LENGTH) return null
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(1, 1 + NONCE_LENGTH))
    decipher.setAAD(Buffer.from(use, 'utf8')).setAuthTag(bytes.subarray(1 + NONCE_LENGTH, HEAD_LENGTH))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(HEAD_LENGTH)), decipher.final()]).toString('utf8')
    } catch {
      return null
    }
  }
}

/** Bound in, so that the secrets of one table cannot be laid under another. */
const boundTo = (table: string): string => `roundhouse secrets 1\n${table}`

const unreadable = (table: string): StoreFailure =>
  new StoreFailure(
    'damaged',
    `The secrets of table ${table} cannot be opened: they are damaged, or were sealed for another table or with another key.`,
  )
