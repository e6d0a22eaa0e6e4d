import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@roundhouse/table/games'
import { describe, expect, test } from 'vitest'
import { WEB_GAMES } from './games.ts'

describe.each(GAMES)('the manifest of %s', name => {
  const game = WEB_GAMES[name]

  test('suggests a game for as many as can play', () => {
    const { least, most } = game.players
    expect(least).toBeLessThanOrEqual(game.suggested.players)
    expect(game.suggested.players).toBeLessThanOrEqual(most)
  })

  test('brings parts that can be loaded', async () => {
    const { table, plain, album, lessons, guide, puzzles, review, rulebook } = game
    const parts = [table, plain, album?.load, lessons?.load, guide, puzzles, review, rulebook?.en].filter(
      load => load !== undefined,
    )
    for (const load of parts) expect(await load()).toBeTruthy()
  })
})

const HERE = fileURLToPath(new URL('.', import.meta.url))

/** Where games may be named: in their own folders, in the lists, in tests and what they use, and in messages. */
const NAMED =
  /^(first-class|nuremberg|e2e|messages|dist|node_modules)\/|^(games|tools\/games)\.ts$|\/testing\/|\.test\.ts$/

const isComment = (line: string): boolean => /^\s*(\/?\*|\/\/)/.test(line)

test('what is not of one game knows no game', () => {
  const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll(sep, '/'))
    .filter(file => /\.(tsx?|css)$/.test(file) && !NAMED.test(file))
  expect(sources.length).toBeGreaterThan(100)
  const named = new RegExp(GAMES.join('|'))
  const naming = sources.flatMap(file =>
    readFileSync(join(HERE, file), 'utf8')
      .split('\n')
      .filter(line => named.test(line) && !isComment(line))
      .map(line => `${file}: ${line.trim()}`),
  )
  expect(naming).toEqual([])
})
