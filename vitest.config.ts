import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { compiled } from './scripts/compiled.ts'
import { Sequence } from './scripts/sequence.ts'
import { Tally } from './scripts/tally.ts'

const manifestIn = (folder: string): { readonly name: string; readonly workspaces?: readonly string[] } =>
  JSON.parse(readFileSync(new URL(`${folder}/package.json`, import.meta.url), 'utf8'))

/** Sources come from beside this file and not through node_modules, so that a mutated copy of them tests itself. */
const alias = manifestIn('.').workspaces!.map(folder => ({
  find: new RegExp(`^${manifestIn(folder).name}/(.+)(?<!\\.json)$`),
  replacement: fileURLToPath(new URL(`${folder}/$1.ts`, import.meta.url)),
}))

/** Whatever the tests write goes here, also games that save themselves, and goes away with the run. */
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-tests-'))
// PostgreSQL does not run as root: the account that it runs as then may pass through, and see nothing.
chmodSync(folder, 0o711)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const everywhere = ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**', 'reports/**', 'coverage/**']
const onPostgres = ['**/*.postgres.test.ts', '**/*.postgres.slow.test.ts']
const inTheBrowser = ['web/e2e/**/*.test.ts', 'examples/*/e2e/**/*.test.ts']

/** Left out where somebody only wants to know soon: `npm test` without a name and without `--all`. */
const leftOut = process.env.ROUNDHOUSE_TESTS === 'quick' ? ['**/*.slow.test.ts'] : []

/** Somebody waits for all of it, and looks at nothing but the result. */
const isRunOnce = process.argv.includes('run') && !process.argv.some(arg => arg.startsWith('--coverage'))

export default defineConfig({
  plugins: isRunOnce ? [compiled(alias)] : [],
  resolve: { alias },
  test: {
    // Everything under test is pure, so the files may share a thread; that saves most of the time.
    pool: 'threads',
    isolate: false,
    // One more than the cores of a small machine: who waits for a browser leaves a core free.
    maxWorkers: 3,
    sequence: { sequencer: Sequence },
    env: { TMPDIR: folder, TEMP: folder, TMP: folder, ROUNDHOUSE_SAVES: join(folder, 'saves') },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['**/*.test.ts'],
          exclude: [...everywhere, ...leftOut, ...inTheBrowser, ...onPostgres],
        },
      },
      // One PostgreSQL is started for all of them, and a database is made in it for each file.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onPostgres,
          exclude: [...everywhere, ...leftOut],
          globalSetup: 'server/testing/postgres-setup.ts',
        },
      },
      // The page is built only if something of it is tested in a browser.
      {
        extends: true,
        test: {
          name: 'page',
          include: inTheBrowser,
          exclude: [...everywhere, ...leftOut],
          globalSetup: 'web/e2e/setup.ts',
          // A real browser on a machine that does other things may take its time, and once in a while too much of it.
          // What passes on the second go is named at the end.
          expect: { poll: { timeout: 30_000 } },
          retry: 1,
        },
      },
    ],
    reporters: ['default', new Tally()],
    coverage: {
      provider: 'v8',
      include: [
        'kernel/**/*.ts',
        'games/**/*.ts',
        'bots/**/*.ts',
        'table/**/*.ts',
        'words/**/*.ts',
        'wire/**/*.ts',
        'cli/**/*.ts',
      ],
      exclude: ['**/*.test.ts', '**/testing/**'],
      reportsDirectory: 'coverage',
    },
  },
})
