import { defineConfig } from 'vitest/config'
import { Tally } from './scripts/tally.ts'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.stryker-tmp/**', 'reports/**', 'coverage/**'],
    // Everything under test is pure, so the files may share a thread; that saves most of the time.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', new Tally()],
    coverage: {
      provider: 'v8',
      include: ['kernel/**/*.ts', 'games/**/*.ts', 'bots/**/*.ts', 'cli/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      reportsDirectory: 'coverage',
    },
  },
})
