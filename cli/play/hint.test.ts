import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botGameNamed } from '@roundhouse/bots/games'
import { describe, expect, test } from 'vitest'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'
import { english } from '../words/testing/english.ts'
import { warnOfCoach } from './hint.ts'

const save = join(mkdtempSync(join(tmpdir(), 'roundhouse-hint-')), 'a.save')

describe('hint', () => {
  test('asks the coach, also by that name, and the question stands', async () => {
    const terminal = scripted(['hint', 'coach', 'quit', ''])
    expect(await run(['play', '--seats', 'me,random', '--seed', '5', '--save', save], terminal)).toBe(0)
    const { said } = terminal
    const hint = said.slice(said.indexOf('> hint') + 1, said.indexOf('> coach'))
    expect(hint[0]).toMatch(/^keep G\d+ \(.*\)$/)
    expect(hint[1]).toMatch(/^ {4}\d points? for each \w+ card at the end\.$/)
    expect(said.slice(said.indexOf('> coach') + 1, said.indexOf('> quit'))).toEqual(hint)
  })
})

test('where the coach cannot read the net, that is said', () => {
  const bots = botGameNamed('first-class')
  const damaged = { knowledge: { ...bots.knowledge, netRefusal: 'The net for first-class is damaged' } }
  const warned: string[] = []
  const terminal = { words: english, warn: (text: string) => void warned.push(text) }
  warnOfCoach(terminal, bots)
  expect(warned).toEqual([])
  warnOfCoach(terminal, damaged)
  expect(warned).toEqual(['The net for first-class is damaged. The coach goes by the evaluation without the net.'])
})
