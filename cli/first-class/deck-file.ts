import type { DeckFile } from '@roundhouse/first-class/decks/definition'
import { readDeckText } from '@roundhouse/first-class/decks/read'
import { conditions } from '@roundhouse/first-class/rules'
import { Refusal } from '@roundhouse/kernel/game'
import { readText } from '../saving/files.ts'

/** Reads a deck file; all that is wrong with it is said, under its name. */
export function readDeckFile(path: string): DeckFile {
  const text = readText(path)
  try {
    return readDeckText(conditions, text)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`${path} cannot be played with:\n${error.message}`)
    throw error
  }
}
