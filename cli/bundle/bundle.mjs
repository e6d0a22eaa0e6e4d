// Makes programs of TypeScript run: as one bundle of plain JavaScript each, kept until a source changes.
// It is plain JavaScript itself, since it runs before anything else can.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshIn, root } from './manifest.mjs'

/** Bundles that this process has asked for, by their sources. */
const known = new Map()

/** See bundle.d.mts. */
export function bundled(source) {
  const path = fileURLToPath(source)
  const file = known.get(path) ?? freshOrBuilt(path)
  known.set(path, file)
  return file
}

function freshOrBuilt(source) {
  const folder = folderFor(source)
  return freshIn(folder) ?? builtInto(folder, source)
}

/** Where the bundle of a source is kept; where nothing can be kept, for as long as this process lives. */
function folderFor(source) {
  const modules = join(root, 'node_modules')
  const place = relative(root, source)
  const kept = join(modules, '.cache', 'roundhouse', `${place.replaceAll(/\W+/g, '-')}-${digest(place)}`)
  if (freshIn(kept) !== null || !existsSync(modules) || isWritable(modules)) return kept
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bundle-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const digest = text => createHash('sha256').update(text).digest('hex').slice(0, 8)

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const builder = fileURLToPath(new URL('./build.mjs', import.meta.url))

/** In a process of its own: the compiler neither stays in our memory nor in the way of our end. */
function builtInto(folder, source) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, source, folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim() || `The program ${source} cannot be built.`)
  return stdout.trim()
}
