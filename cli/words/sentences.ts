export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A sentence ends with a stop, unless it has one. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** `12  what twelve means`: a word that is explained, with room behind it. */
export const explained = (word: string, words: string, width: number): string => `${word.padEnd(width)}${words}`
