import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { StartOptions } from '../commands/play.ts'
import { firstMove, ScriptedGames } from '../play/testing/scripted-game.ts'
import { run } from '../run.ts'
import { inColour } from '../terminal/paint.ts'
import { scripted } from '../terminal/testing/script.ts'
import { nurembergGame } from './game.ts'

const games = new ScriptedGames(nurembergGame)

const duel: StartOptions = { players: 2, seats: 'me,random' }

describe('a whole game', () => {
  test('in sentences, always the first move: told to its end, with the points and where they came from', async () => {
    const record = join(games.folder, 'record.txt')
    const terminal = scripted([question => (question.startsWith('Save the record') ? record : '1')])
    await games.play(duel, [], terminal)
    const text = terminal.text()
    expect(text).toMatch(/^Turn 5 begins\.$/m)
    expect(text).toMatch(/^You: -?\d+ points? \(.*\d+\)\.$/m)
    expect(text).toMatch(/^(You win|Random 2 wins)\.$/m)
    const checked = scripted([])
    expect(await run(['replay', record], checked)).toBe(0)
    expect(checked.text()).toMatch(/ moves, all legal; -?\d+ and -?\d+ points, /)
  })

  test('of bots alone is told to anyone who watches', async () => {
    const terminal = await games.play({ players: 3, seats: 'random,random,random', flags: { map: 'wensleydale' } }, [])
    expect(terminal.text()).toMatch(/Random 1 bids \d+ on /)
    expect(terminal.text()).toMatch(/^Random \d wins\.$/m)
    expect(terminal.said.some(line => line.startsWith('> '))).toBe(false)
  })

  test.each([60, 80, 100])('drawn %i columns wide fits, in colour too', async columns => {
    const terminal = scripted([firstMove], { isPlain: false, columns, paint: inColour(true) })
    await games.play({ ...duel, flags: { map: 'wensleydale', rules2009: true } }, [], terminal)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
    const lines = terminal.said.flatMap(line => line.replace(/\u001b\[\d+m/g, '').split('\n'))
    expect(lines.filter(line => line.length > columns && !line.includes(games.folder))).toEqual([]) // a path is not broken
    expect(lines.some(line => /^Track +-?\d+ +-?\d+$/.test(line))).toBe(true)
  })
})
