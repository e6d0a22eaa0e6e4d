import type { Reporter, TestModule } from 'vitest/node'

/** Says in one last line how the tests went: `12 passed, 0 failed`, and how many were skipped if any were. */
export class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state]++
      // A file or a describe block can break outside its tests: an import that fails, a hook that throws.
      if (module.errors().length > 0) count.failed++
      for (const suite of module.children.allSuites()) if (suite.errors().length > 0) count.failed++
    }
    const skipped = count.skipped + count.pending
    const line = `${count.passed} passed, ${count.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    // Coverage is reported after the tests, so this waits until all has been said.
    process.once('exit', () => console.log(line))
  }
}
