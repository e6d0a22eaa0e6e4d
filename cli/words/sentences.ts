import type { Words } from '../messages.ts'

/** `Route: 4/5`, with what the language has before its colon. */
export const labelled = (say: Words, name: string, what: string): string => say('terminal.named', { name, what })

/** `Your cards:`, above what it is about. */
export const headed = (say: Words, name: string): string => say('terminal.heading', { name })

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A sentence ends with a stop, unless it has one. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** `12  what twelve means`: a word that is explained, with room behind it. */
export const explained = (word: string, words: string, width: number): string => `${word.padEnd(width)}${words}`
