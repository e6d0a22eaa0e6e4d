import { createHash, randomBytes } from 'node:crypto'

/** What the cookie of a guest holds: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the store knows of a token: nobody signs in with what a copy of the database shows. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
