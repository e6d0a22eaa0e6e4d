import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { playScenario, readScenarios } from '../notation/scenario.ts'

const names = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.scenario'))

for (const name of names)
  describe(name, () => {
    for (const scenario of readScenarios(readFileSync(new URL(name, import.meta.url), 'utf8')))
      test(scenario.title, () => {
        expect(scenario.title).toMatch(/^NB-\d+\.\d+ /)
        playScenario(scenario)
      })
  })
