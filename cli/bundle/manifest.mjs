// What a bundle was made of, and when those files were last changed.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const MANIFEST = 'manifest.json'

/** Also what is no source decides how a bundle comes out. */
const SETTINGS = ['cli/bundle/build.mjs', 'package-lock.json', 'tsconfig.json']

/** Inputs are paths from the root of the repository. */
export const manifestOf = (file, inputs) => ({
  root,
  file,
  inputs: [...SETTINGS, ...inputs].map(path => [path, stampOf(path)]),
})

/** The file of the bundle in a folder, if nothing that it was made of has changed since. */
export function freshIn(folder) {
  const manifest = manifestIn(folder)
  if (manifest?.root !== root) return null // a moved checkout: bundles know where their sources are
  const isFresh = manifest.inputs.every(([path, stamp]) => stampOf(path) === stamp)
  const file = join(folder, manifest.file)
  return isFresh && existsSync(file) ? file : null
}

function manifestIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
  } catch {
    return null // never built, or not to its end
  }
}

function stampOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  return found === undefined ? null : `${found.mtimeMs} ${found.size}`
}
