// Builds the page if it is not there or older than its sources, then serves it with tables for people elsewhere.
import { buildPage } from './page.mjs'
import { ready } from './ready.mjs'

await ready()
await buildPage()
const args = process.argv.slice(2)
const options = args.filter(arg => arg !== '--no-open')
const isShown = process.stdout.isTTY && args.length === options.length
process.argv.splice(2, Infinity, 'serve', ...portFrom(options), ...options, ...(isShown ? ['--open'] : []))
await import('../cli/bin/roundhouse.mjs')

/** PORT in the environment holds unless a port is named. */
function portFrom(options) {
  return process.env['PORT'] && !options.includes('--port') ? ['--port', process.env['PORT']] : []
}
