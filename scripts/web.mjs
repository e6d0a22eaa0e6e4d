// Builds the page if it is not there or older than its sources, then serves it with tables for people elsewhere.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ready, root } from './ready.mjs'
import { run } from './tool.mjs'

const dist = join(root, 'web', 'dist')
const sources = ['kernel', 'games', 'bots', 'table', 'words', 'wire', 'web', 'docs/rules', 'package-lock.json'].map(
  part => join(root, part),
)

await ready()
if (newest(sources) > builtAt()) await build()
const args = process.argv.slice(2)
const options = args.filter(arg => arg !== '--no-open')
const isShown = process.stdout.isTTY && args.length === options.length
process.argv.splice(2, Infinity, 'serve', ...portFrom(options), ...options, ...(isShown ? ['--open'] : []))
await import('../cli/bin/roundhouse.mjs')

/** PORT in the environment holds unless a port is named. */
function portFrom(options) {
  return process.env['PORT'] && !options.includes('--port') ? ['--port', process.env['PORT']] : []
}

async function build() {
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
