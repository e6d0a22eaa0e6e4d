// Builds the page where it is not there or older than its sources.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'
import { run } from './tool.mjs'

const dist = join(root, 'web', 'dist')
const sources = ['kernel', 'games', 'bots', 'table', 'words', 'wire', 'web', 'docs/rules', 'package-lock.json'].map(
  part => join(root, part),
)

export async function buildPage() {
  if (newest(sources) <= builtAt()) return
  process.stderr.write('Building the page ...\n')
  const { code } = await run('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'error'])
  if (code !== 0) process.exit(code)
}

function builtAt() {
  const page = join(dist, 'index.html')
  return existsSync(page) ? statSync(page).mtimeMs : 0
}

/** When anything that the page is made of was last changed. */
function newest(paths) {
  return Math.max(
    ...paths.map(path => {
      const found = statSync(path)
      if (!found.isDirectory()) return found.mtimeMs
      const inside = readdirSync(path).filter(name => name !== 'node_modules' && name !== 'dist')
      return Math.max(0, ...inside.map(name => newest([join(path, name)])))
    }),
  )
}
