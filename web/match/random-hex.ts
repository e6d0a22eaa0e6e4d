import { hexOf } from '@roundhouse/table/saving/hex'

/** So many bytes that nobody can foresee. A page that came over a plain line, as in a home network, has these and no `randomUUID`. */
export const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)))
