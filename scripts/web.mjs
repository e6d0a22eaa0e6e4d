// Builds the page if it is not there or older than its sources, and serves it on this machine.
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { ready, root } from './ready.mjs'
import { run } from './tool.mjs'

const dist = join(root, 'web', 'dist')
const sources = ['kernel', 'games', 'bots', 'web', 'package-lock.json'].map(part => join(root, part))

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

await ready()
if (newest(sources) > builtAt()) {
  process.stderr.write('Building the page ...\n')
  const code = await run('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'])
  if (code !== 0) process.exit(code)
}
serve(Number(process.env['PORT'] ?? 8080))

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

function serve(port) {
  const server = createServer((request, response) => {
    const file = fileFor(request.url ?? '/')
    if (file === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    })
    createReadStream(file).pipe(response)
  })
  server.on('error', error => {
    if (error.code !== 'EADDRINUSE') throw error
    serve(port + 1)
  })
  server.listen(port, '127.0.0.1', () => console.log(`Roundhouse is at http://localhost:${server.address().port}/`))
}

/** A file of the page, and nothing outside of it; `null`: there is none. */
function fileFor(url) {
  const path = normalize(decodeURIComponent(url.split('?')[0]))
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? file : null
}
