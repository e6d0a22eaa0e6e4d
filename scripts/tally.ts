import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node'

/** What is told of a file of tests. */
interface Told extends Pick<TestModule, 'relativeModuleId' | 'errors'> {
  readonly children: {
    allTests(): Iterable<Pick<TestCase, 'fullName' | 'result' | 'diagnostic'>>
    allSuites(): Iterable<Pick<TestSuite, 'errors'>>
  }
}

/**
 * How the tests went, in its last line: `12 passed, 0 failed`, and how many were skipped if any were. Lines before it
 * name those that passed on the second go only, and what went wrong on the first.
 */
export function tallyOf(modules: readonly Told[], errors: readonly unknown[]): string[] {
  const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
  for (const module of modules) {
    for (const test of module.children.allTests()) count[test.result().state]++
    // A file or a describe block can break outside its tests: an import that fails, a hook that throws.
    if (module.errors().length > 0) count.failed++
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) count.failed++
  }
  const skipped = count.skipped + count.pending
  const line = `${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return [...secondGoes(modules), line]
}

function secondGoes(modules: readonly Told[]): string[] {
  const names = modules.flatMap(({ relativeModuleId, children }) =>
    [...children.allTests()]
      .filter(test => test.diagnostic()?.flaky === true)
      .map(
        test => `  ${relativeModuleId} > ${test.fullName}: ${test.result().errors?.[0]?.message ?? 'no reason told'}`,
      ),
  )
  return names.length === 0 ? [] : ['Passed on the second go only:', ...names]
}

/** Says at the very end how the tests went. */
export class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const lines = tallyOf(modules, errors)
    // Coverage is reported after the tests, so this waits until all has been said.
    process.once('exit', () => console.log(lines.join('\n')))
  }
}
