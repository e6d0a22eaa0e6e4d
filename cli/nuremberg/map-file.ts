import { Refusal } from '@roundhouse/kernel/game'
import type { MapFile } from '@roundhouse/nuremberg/maps/definition'
import { readMapText } from '@roundhouse/nuremberg/maps/read'
import { readText } from '../saving/files.ts'

/** Reads a map file; all that is wrong with it is said, under its name. */
export function readMapFile(path: string): MapFile {
  const text = readText(path)
  try {
    return readMapText(text)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(`${path} cannot be played on:\n${error.message}`)
    throw error
  }
}
