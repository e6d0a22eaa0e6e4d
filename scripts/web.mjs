// Builds the page if it is not there or older than its sources, and serves it on this machine.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../web/static.mjs'
import { ready, root } from './ready.mjs'
import { run } from './tool.mjs'

const dist = join(root, 'web', 'dist')
const sources = ['kernel', 'games', 'bots', 'table', 'web', 'docs/rules', 'package-lock.json'].map(part =>
  join(root, part),
)

await ready()
const port = portIn(process.argv)
if (newest(sources) > builtAt()) await build()
const server = await serveFolder(dist, { port })
const address = `http://localhost:${server.address().port}/`
console.log(`Roundhouse is at ${address} (Ctrl-C ends it; npm start -- --help tells of the command line)`)
if (process.stdout.isTTY && !process.argv.includes('--no-open')) show(address)

/** `--port 9000`, or PORT in the environment; else the first free one from 8080 on. */
function portIn(args) {
  const wanted = args[args.indexOf('--port') + 1] ?? ''
  const text = args.includes('--port') ? wanted : (process.env['PORT'] ?? '8080')
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text)
  console.error(`port: found "${text}"; expected a number from 0 to 65535`)
  process.exit(2)
}

async function build() {
  process.stderr.write('Building the page ...\n')
  const { code } = await run('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'error'])
  if (code !== 0) process.exit(code)
}

/** Opens a browser where there is a desktop to open one on; the address is printed anyway. */
function show(address) {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open'
  const hasDesktop = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']
  if (hasDesktop)
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => {})
      .unref()
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
