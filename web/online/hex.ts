export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** 32 bytes that nobody can foresee. */
export const newShare = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)))
