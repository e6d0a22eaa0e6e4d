import { readJson } from '@roundhouse/kernel/file/json'
import { refuseIf } from '@roundhouse/kernel/file/problems'
import { isObject } from '@roundhouse/kernel/file/shape'
import type { MapFile } from './definition.ts'
import { problemsOfGround } from './ground.ts'
import { MAP_FILE } from './shape.ts'
import { problemsTogether } from './together.ts'
import { tidy } from './write.ts'

/** Reads a map file. A bad one is refused, with all that is wrong in it, a line each. */
export function readMap(json: unknown): MapFile {
  refuseIf(problemsOfLines(json))
  const map = tidy(json as MapFile)
  refuseIf(problemsOfGround(map))
  return map
}

/** A letter with its mark may come as one sign or as two: both are the same name. */
export const readMapText = (text: string): MapFile => readMap(readJson(text.normalize('NFC')))

const problemsOfLines = (json: unknown): string[] => [
  ...MAP_FILE.problems(json, 'The file'),
  ...(isObject(json) ? problemsTogether(json) : []),
]
