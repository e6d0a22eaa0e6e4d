import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '@roundhouse/kernel/game'
import { savedAs } from '@roundhouse/table/saving/saved-game'
import type { GameStore } from '@roundhouse/table/saving/store'
import { readText, writeWhole } from './files.ts'
import { gameIn } from './game-file.ts'

/** Games as sealed files, each kept under its path; the list is that of a folder, where names tell their age. */
export const fileStore = (folder: string): GameStore => ({
  async save({ id, sealed }) {
    writeWhole(id, sealed)
  },

  async load(path) {
    if (!existsSync(path)) return undefined
    const text = readText(path)
    const { table } = await gameIn(path, text)
    return savedAs(table, statSync(path).mtimeMs, text)
  },

  async *newestFirst() {
    for (const name of savesIn(folder).sort().reverse()) {
      const saved = await this.load(join(folder, name)).catch(asNothing)
      if (saved === undefined) continue
      const { sealed: _, ...head } = saved
      yield head
    }
  },

  async forget(path) {
    rmSync(path, { force: true })
  },
})

const savesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.save')) : []

/** Somebody else's file, or one of another version: nothing that goes on here. */
function asNothing(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
