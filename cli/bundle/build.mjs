// Builds the bundle of a program into a folder and prints its file: `node build.mjs <source> <folder>`.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire as requireAt } from 'node:module'
import { basename, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MANIFEST, manifestOf, root } from './manifest.mjs'

const [source, folder] = process.argv.slice(2)

try {
  process.stdout.write(await built())
} catch (error) {
  const isMissing = error.code === 'ERR_MODULE_NOT_FOUND'
  const words = 'The dependencies of Roundhouse are not installed yet: run npm start in its folder once.'
  console.error(isMissing ? words : error.message)
  process.exitCode = 1
}

async function built() {
  const { outputFiles, metafile } = await compiled()
  const entry = entryIn(metafile.outputs)
  mkdirSync(folder, { recursive: true })
  // Names hold a hash of the content, so anyone who runs an older bundle finds all of its parts.
  for (const { path, contents } of outputFiles) if (!existsSync(path)) put(path, contents)
  put(join(folder, MANIFEST), JSON.stringify(manifestOf(basename(entry), Object.keys(metafile.inputs))))
  sweep(new Set([MANIFEST, ...outputFiles.map(({ path }) => basename(path))]))
  return join(folder, basename(entry))
}

/** What is imported late is an entry of its own, too. */
function entryIn(outputs) {
  return Object.keys(outputs).find(
    file => outputs[file].entryPoint && resolve(root, outputs[file].entryPoint) === source,
  )
}

/**
 * The code that players get in their browsers: without `keepNames`, with which bots think about half as fast, since then a
 * call names every function that is made while they run. It is not minified, so that a profile or a trace can be read.
 */
async function compiled() {
  const { build } = await import('esbuild')
  return build({
    entryPoints: [source],
    entryNames: '[name]-[hash]',
    absWorkingDir: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true, // what is imported late is loaded late
    platform: 'node',
    format: 'esm',
    target: 'es2023',
    keepNames: false,
    minify: false,
    sourcemap: 'linked',
    external: ['esbuild'],
    // Packages that are not modules yet ask for those of Node by this name.
    banner: {
      js: `import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url)`,
    },
    plugins: [
      { name: 'places', setup: keepPlaces },
      { name: 'server', setup: leaveServerParts },
    ],
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
}

/** A source keeps its place: what it names relative to itself lies where it always lay. */
function keepPlaces(build) {
  build.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
    if (path.includes(`${sep}node_modules${sep}`)) return undefined
    const text = readFileSync(path, 'utf8')
    if (!text.includes('import.meta.url')) return undefined
    const here = JSON.stringify(pathToFileURL(path).href)
    return { contents: text.replaceAll('import.meta.url', here), loader: path.endsWith('.ts') ? 'ts' : 'js' }
  })
}

/** What a server is made of is loaded from where it is installed, wherever the bundle lies: some of it is no JavaScript. */
function leaveServerParts(build) {
  const parts =
    /^(fastify|@fastify\/[\w-]+|ws|pino|prom-client|web-push|nodemailer|@photostructure\/sqlite|pg|@node-rs\/argon2|@simplewebauthn\/server)$/
  const installed = requireAt(join(root, 'server', 'package.json'))
  build.onResolve({ filter: parts }, ({ path }) => ({
    path: pathToFileURL(installed.resolve(path)).href,
    external: true,
  }))
}

/** All or nothing: another process may read or write the same file now. */
function put(path, content) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, path)
}

/** What bundles of days ago left goes. */
function sweep(current) {
  const tooOld = Date.now() - 24 * 60 * 60 * 1000
  for (const name of readdirSync(folder)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    if (!current.has(name) && found !== undefined && found.mtimeMs < tooOld) rmSync(join(folder, name), { force: true })
  }
}
