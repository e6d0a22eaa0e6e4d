// Which files there are in the working tree, besides what tools keep for themselves.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Left out at the top and below: packages, what is built from sources, and reports that somebody asked for. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'coverage', 'reports', '.stryker-tmp', '.bootstrap.lock'])

export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

/** Files that came up between two looks. */
export function newFiles(before, after) {
  const known = new Set(before)
  return after.filter(path => !known.has(path))
}
