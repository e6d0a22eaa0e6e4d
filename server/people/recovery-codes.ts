/** Signs that nobody takes for one another. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 4
const IN_GROUP = 4
export const CODES = 8

/** A code from random bytes: `k7fq-9m2x-4hnd-w8ce`, of about 79 bits. */
export function recoveryCode(random: Uint8Array): string {
  const signs = Array.from({ length: GROUPS * IN_GROUP }, (_, n) => SIGNS[random[n]! % SIGNS.length]!)
  return signs.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** A code as it is compared, however it was typed; `null`: it can be none. */
export function plainCode(text: string): string | null {
  const signs = text.toLowerCase().replace(/[\s-]/g, '')
  return signs.length === GROUPS * IN_GROUP && [...signs].every(sign => SIGNS.includes(sign)) ? signs : null
}
