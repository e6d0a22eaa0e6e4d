import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type OnLoadArgs, type OnLoadResult, type OnResolveArgs, type OnResolveResult } from 'esbuild'
import type { Plugin } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'node_modules', '.cache', 'roundhouse', 'tests')

/** What needs no Vite: no style sheets, no JSX, nothing that Vite makes up, and no packages that only bundlers understand. */
const PARTS = ['kernel', 'games', 'words', 'bots', 'table', 'wire', 'server', 'cli']

interface Alias {
  readonly find: RegExp
  readonly replacement: string
}

/**
 * Sources under test run as Node runs them, compiled one by one when a run of the tests begins. Through Vite every use of
 * an import is a call of a function, which makes rules and bots about a sixth slower, and each file costs a message.
 * Tests in watch mode, for coverage and for mutants go through Vite.
 */
export function compiled(aliases: readonly Alias[]): Plugin {
  const sources = new Set(PARTS.flatMap(part => sourcesIn(join(root, part))))
  const sourceOf = (name: string, importer: string): string | null => {
    const path = pathOf(aliases, name, importer)
    return sources.has(path) ? path : null
  }
  let done: Promise<void> | null = null
  return {
    name: 'compiled',
    enforce: 'pre',
    async resolveId(name, importer) {
      const source = importer === undefined ? null : sourceOf(name, importer)
      if (source === null) return null
      done ??= compile([...sources], sourceOf)
      await done
      return placeOf(source)
    },
  }
}

/** All sources of a part but its tests. */
const sourcesIn = (part: string): string[] =>
  readdirSync(part, { withFileTypes: true }).flatMap(entry => {
    const path = join(part, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path)
    return /\.(ts|mjs)$/.test(path) && !/\.(test|d)\.ts$/.test(path) ? [path] : []
  })

function pathOf(aliases: readonly Alias[], name: string, importer: string): string {
  const alias = aliases.find(({ find }) => find.test(name))
  if (alias !== undefined) return name.replace(alias.find, alias.replacement)
  return name.startsWith('.') ? resolve(dirname(importer), name) : name
}

/** Beside each other as the sources are. */
const placeOf = (source: string): string => join(folder, relative(root, source).replace(/\.ts$/, '.mjs'))

async function compile(sources: string[], sourceOf: (name: string, importer: string) => string | null): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: sources,
    outdir: folder,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'es2023',
    logLevel: 'error',
    write: false,
    plugins: [
      {
        name: 'beside each other',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, args => besideImporter(args, sourceOf(args.path, args.importer)))
          onLoad({ filter: /\.(ts|mjs)$/ }, withOwnAddress)
        },
      },
    ],
  })
  for (const { path, text } of outputFiles) put(path, text)
}

/** Imports of sources lead to what is compiled of them; data is taken in, and packages stay what they are. */
function besideImporter({ path, importer, kind }: OnResolveArgs, source: string | null): OnResolveResult | undefined {
  if (kind === 'entry-point' || path.endsWith('.json')) return undefined
  if (source === null) return { path, external: true }
  const way = relative(dirname(placeOf(importer)), placeOf(source))
    .split(sep)
    .join('/')
  return { path: way.startsWith('.') ? way : `./${way}`, external: true }
}

/** What a source finds beside itself it finds there still. */
function withOwnAddress({ path }: OnLoadArgs): OnLoadResult | undefined {
  const text = readFileSync(path, 'utf8')
  if (!text.includes('import.meta.url')) return undefined
  const here = JSON.stringify(pathToFileURL(path).href)
  return { contents: text.replaceAll('import.meta.url', here), loader: path.endsWith('.ts') ? 'ts' : 'js' }
}

/** Only what has changed, and whole: another run may read it now. */
function put(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
