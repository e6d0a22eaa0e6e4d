import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type OnLoadResult, type PluginBuild } from 'esbuild'
import type { Plugin } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What needs no Vite: no style sheets, no JSX, nothing that Vite makes up, and no packages that only bundlers understand. */
const PARTS = ['kernel', 'games', 'words', 'bots', 'table', 'cli']

const isTest = (path: string): boolean => path.endsWith('.test.ts')

/** All sources of these parts but the tests. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path)
    return /\.(ts|mjs)$/.test(path) && !isTest(path) && !path.endsWith('.d.ts') ? [path] : []
  })

/**
 * Sources under test run as Node runs them, compiled one by one when a run of all tests begins. Through Vite every use of
 * an import is a call of a function, which makes rules and bots about a quarter slower, and each file costs a message.
 * Tests that are run while one works, or for coverage or mutants, go through Vite, where they are mapped to their sources.
 */
export function compiled(aliases: readonly { find: RegExp; replacement: string }[]): Plugin {
  const folder = join(root, 'node_modules', '.cache', 'roundhouse', 'tests')
  const sources = new Set(PARTS.flatMap(part => sourcesIn(join(root, part))))
  const placeOf = (source: string): string => join(folder, relative(root, source).replace(/\.ts$/, '.mjs'))

  /** The source that is meant by an import; `null`: it is none of ours. */
  const sourceOf = (name: string, importer: string): string | null => {
    const alias = aliases.find(({ find }) => find.test(name))
    const path = alias
      ? name.replace(alias.find, alias.replacement)
      : name.startsWith('.')
        ? resolve(dirname(importer), name)
        : name
    return sources.has(path) ? path : null
  }

  /** Imports lead to what is compiled, beside each other as the sources are. */
  const lead = (setup: PluginBuild): void => {
    setup.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || path.endsWith('.json')) return undefined
      const source = sourceOf(path, importer)
      if (source === null) return { path, external: true }
      const way = relative(dirname(placeOf(importer)), placeOf(source))
        .split(sep)
        .join('/')
      return { path: way.startsWith('.') ? way : `./${way}`, external: true }
    })
    setup.onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }): OnLoadResult | undefined => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const here = JSON.stringify(pathToFileURL(path).href)
      return { contents: text.replaceAll('import.meta.url', here), loader: path.endsWith('.ts') ? 'ts' : 'js' }
    })
  }

  let done: Promise<void> | null = null
  const compileAll = async (): Promise<void> => {
    const { outputFiles } = await build({
      entryPoints: [...sources],
      outdir: folder,
      outbase: root,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'es2023',
      logLevel: 'error',
      write: false,
      plugins: [{ name: 'lead', setup: lead }],
    })
    for (const { path, text } of outputFiles) put(path, text)
  }

  return {
    name: 'compiled',
    enforce: 'pre',
    async resolveId(name, importer) {
      const source = importer === undefined ? null : sourceOf(name, importer)
      if (source === null) return null
      done ??= compileAll()
      await done
      return placeOf(source)
    },
  }
}

/** Only what has changed, and whole: another run may read it now. */
function put(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
