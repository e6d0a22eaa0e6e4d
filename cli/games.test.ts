import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { games } from './games.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const names = games.map(({ name }) => name)

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('node_modules/'))

/** The games that a source imports something of. */
const gamesIn = (path: string): string[] => {
  const text = readFileSync(root + path, 'utf8')
  return names.filter(name => new RegExp(`['/]${name}/`).test(text.replace(/\/\*.*?\*\//gs, '')))
}

test('only the list of games knows which there are', () => {
  const common = sources.filter(path => !names.some(name => path.startsWith(`${name}/`)))
  expect(common.length).toBeGreaterThan(30)
  expect(common.filter(path => gamesIn(path).length > 0)).toEqual(['games.ts'])
})

test('no game knows another', () => {
  const foreign = names.flatMap(name =>
    sources.filter(path => path.startsWith(`${name}/`) && gamesIn(path).some(other => other !== name)),
  )
  expect(foreign).toEqual([])
})
