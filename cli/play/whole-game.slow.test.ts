import { join } from 'node:path'
import { SUGGESTED_PATH } from '@roundhouse/first-class/suggested-path'
import { describe, expect, test } from 'vitest'
import type { StartOptions } from '../commands/play.ts'
import { firstClassGame } from '../first-class/game.ts'
import { run } from '../run.ts'
import { inColour } from '../terminal/paint.ts'
import { scripted } from '../terminal/testing/script.ts'
import { firstMove, ScriptedGames } from './testing/scripted-game.ts'

const games = new ScriptedGames(firstClassGame)

const duel: StartOptions = { players: 2, seats: 'me,random', flags: { modules: SUGGESTED_PATH[0]! } }

describe('a whole game', () => {
  test('in sentences, always the first move: told to its end, with the points and where they came from', async () => {
    const record = join(games.folder, 'record.txt')
    const terminal = scripted([question => (question.startsWith('Save the record') ? record : '1')])
    await games.play(duel, [], terminal)
    const text = terminal.text()
    expect(text).toMatch(/The game is over: You \(\d+\) and Random 2 \(\d+\)\./)
    expect(text).toMatch(/^You: \d+ points? \(.*\d+\)\.$/m)
    expect(text).toMatch(/^(You win|Random 2 wins|Player 1 and Random 2 share the win)\.$/m)
    expect(text).toMatch(/^Secret Game End card \(You\): G\d+, /m)
    expect(text).toMatch(`The record is in ${record}.`)
    const checked = scripted([])
    expect(await run(['replay', record], checked)).toBe(0)
    expect(checked.text()).toMatch(/ moves, all legal; -?\d+ and -?\d+ points, /)
  })

  test('a player who only wants to quit gets no record of that name', async () => {
    const terminal = scripted([question => (question.startsWith('Save the record') ? 'quit' : '1')])
    await games.play(duel, [], terminal)
    expect(terminal.text()).not.toMatch('The record is in')
  })

  test('of bots alone is told to anyone who watches', async () => {
    const terminal = await games.play({ players: 2, seats: 'random,random', flags: { modules: ['C', 'D'] } }, [])
    expect(terminal.text()).toMatch(/Random 1 takes|Random 1 declines/)
    expect(terminal.text()).toMatch(/The game is over: Random 1 \(\d+\) and Random 2 \(\d+\)\./)
    expect(terminal.said.some(line => line.startsWith('> '))).toBe(false)
  })

  test.each([60, 80])('drawn %i columns wide fits, in colour too', async columns => {
    const terminal = scripted([firstMove], { isPlain: false, columns, paint: inColour(true) })
    await games.play({ ...duel, flags: { modules: ['B', 'E'] } }, [], terminal)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
    const lines = terminal.said.flatMap(line => line.replace(/\u001b\[\d+m/g, '').split('\n'))
    const wide = lines.filter(line => line.length > columns && !line.includes(games.folder)) // a path is not broken
    expect(wide).toEqual([])
    expect(lines.some(line => /^points cities +\d+ +\d+$/.test(line))).toBe(true)
  })
})
