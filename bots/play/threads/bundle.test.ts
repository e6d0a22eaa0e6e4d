import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from './bundle.ts'

test('the program becomes one readable file, as for a browser: no names kept, nothing minified', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bundle-test-'))
  try {
    const code = readFileSync(bundle(new URL('../../stats/simulation.ts', import.meta.url), folder), 'utf8')
    expect(code).toContain('function simulate(')
    expect(code).not.toContain('__name(')
    expect(code).not.toContain('@roundhouse/')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
