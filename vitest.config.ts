import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { Tally } from './scripts/tally.ts'

/** Sources come from beside this file and not through node_modules, so that a mutated copy of them tests itself. */
const from = (name: string, folder: string) => ({
  find: new RegExp(`^${name}/(.+)$`),
  replacement: fileURLToPath(new URL(`${folder}/$1.ts`, import.meta.url)),
})

export default defineConfig({
  resolve: {
    alias: [
      from('@roundhouse/kernel', 'kernel'),
      from('@roundhouse/first-class', 'games/first-class'),
      from('@roundhouse/nuremberg', 'games/nuremberg'),
      from('@roundhouse/bots', 'bots'),
      from('@roundhouse/bench', 'bench'),
    ],
  },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**', 'reports/**', 'coverage/**'],
    // Everything under test is pure, so the files may share a thread; that saves most of the time.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', new Tally()],
    coverage: {
      provider: 'v8',
      include: ['kernel/**/*.ts', 'games/**/*.ts', 'bots/**/*.ts', 'cli/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      reportsDirectory: 'coverage',
    },
  },
})
