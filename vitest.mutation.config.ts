import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'

/**
 * What mutants are tried on: the tests of single rules, kernel parts and notations.
 *
 * The long ones that play whole games (laws, the exhaustive tour, recorded games) would catch a little more and take
 * all night, since each of them runs through nearly every line and so would be run for nearly every mutant.
 */
const { projects: _, ...test } = config.test!

export default mergeConfig(
  { ...config, test },
  defineConfig({
    test: {
      include: ['**/*.test.ts'],
      exclude: [
        ...configDefaults.exclude,
        'games/**/laws.test.ts',
        '**/*.slow.test.ts',
        'games/**/playthroughs.test.ts',
        'bots/**',
        'table/**',
        'cli/**',
        'bench/**',
        'web/**',
        'examples/**',
        'architecture.test.ts',
      ],
      reporters: ['dot'],
    },
  }),
)
