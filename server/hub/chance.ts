import { randomBytes, randomInt } from 'node:crypto'
import { hashOfToken, newToken } from '../store/token.ts'

/** What nobody can foresee, and what nobody can turn back. Tests have one of their own. */
export interface Chance {
  tableId(): string
  /** For a link or a cookie: only its hash is kept. */
  key(): string
  /** A share of a deal. */
  share(): string
  hash(text: string): string
}

const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const systemChance: Chance = {
  tableId: () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  key: newToken,
  share: () => randomBytes(32).toString('hex'),
  hash: hashOfToken,
}
