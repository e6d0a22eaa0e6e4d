// Serves the files of a folder on this machine, and nothing outside of it.
// `npm start` uses it before anything is installed, so it needs nothing but Node itself.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, relative, sep } from 'node:path'

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

/**
 * Answers the server; a port that is taken makes room for the next one, and port 0 is any that is free. `headers` go with
 * every answer, and `requested` hears of every file that is asked for.
 */
export function serveFolder(folder, { port = 0, headers = {}, requested = () => {} } = {}) {
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/')
    if (file === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
    requested(relative(folder, file))
    const type = types[extname(file)] ?? 'application/octet-stream'
    const isNamedByContent = relative(folder, file).startsWith(join('assets', sep))
    const cacheControl = isNamedByContent ? 'max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, { ...headers, 'content-type': type, 'cache-control': cacheControl })
    createReadStream(file).pipe(response)
  })
  const next = () => serveFolder(folder, { port: port + 1, headers, requested })
  return new Promise((resolve, reject) => {
    server.on('error', error => (error.code === 'EADDRINUSE' ? resolve(next()) : reject(error)))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** A file of the folder, and nothing outside of it; `null`: there is none. */
function fileFor(folder, url) {
  const path = decoded(url.split('?')[0])
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  return file.startsWith(join(folder, sep)) && existsSync(file) && statSync(file).isFile() ? file : null
}

/** A path that cannot be read is no file. */
function decoded(path) {
  try {
    return normalize(decodeURIComponent(path))
  } catch {
    return '/nothing'
  }
}
