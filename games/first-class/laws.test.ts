import { readFileSync } from 'node:fs'
import { readSeed } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { MODULE_PAIRS } from './definition.ts'
import { examination } from './testing/examination.ts'
import { openGame } from './testing/found.ts'
import { disagreement, isRule } from './testing/reasons.ts'

test('First Class obeys every law, in a game of each pair of modules', () => {
  const { games, moves, takenBack } = examination({
    games: MODULE_PAIRS.length,
    players: [3],
    seed: readSeed('fc3')!,
    every: 40,
  })
  expect(games).toBe(MODULE_PAIRS.length)
  expect(moves).toBeGreaterThan(1000)
  expect(takenBack).toBeGreaterThan(300)
})

describe('the examination itself', () => {
  const game = openGame(2, ['A', 'B'])
  const begun = game.begin(readSeed('1')!)

  test('the same seed is the same examination', () => {
    const options = { games: 2, players: [2], pairs: [['A', 'B']] as const, every: 50 }
    const once = examination(options)
    expect(examination(options)).toEqual(once)
    expect(examination({ ...options, seed: readSeed('2')! })).not.toEqual(once)
  })

  test('notices a move that is missing in the list, and one that is too many', () => {
    expect(disagreement(game, begun)).toBeNull()
    const missing = { ...game, moves: () => game.moves(begun).slice(1) }
    expect(disagreement(missing, begun)).toMatch(/^keep <Game End card>, number \d+, is legal but not in the list$/)
    const more = { ...game, moves: () => [...game.moves(begun), game.read('done')!] }
    expect(disagreement(more, begun)).toBe('done, number 0, is not legal but in the list')
    const unknown = { ...game, moves: () => [...game.moves(begun), 50_000], write: String }
    expect(disagreement(unknown, begun)).toBe('50000 cannot be asked for')
  })

  test('knows the numbers of the rules', () => {
    const rulebook = readFileSync(new URL('../../docs/rules/first-class.md', import.meta.url), 'utf8')
    const written = [...rulebook.matchAll(/^- (FC-(?!0\.)[\w.]+) /gm)].map(([, id]) => id!)
    const chapters = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', ...'ABCDEF']
    const known = chapters.flatMap(chapter =>
      Array.from({ length: 20 }, (_, n) => `FC-${chapter}.${n + 1}`).filter(isRule),
    )
    expect(known.sort()).toEqual(written.sort())
    expect(['FC-1.0', 'FC-0.1', 'FC-G.1', 'FC-1', 'XFC-1.1', 'FC-1.1a'].filter(isRule)).toEqual([])
  })
})
