import { puzzles as firstClass } from '@roundhouse/bots/first-class/puzzles/index'
import { puzzles as nuremberg } from '@roundhouse/bots/nuremberg/puzzles/index'
import { loadGame } from '@roundhouse/table/games'
import { describe, expect, test } from 'vitest'
import { PuzzleRoom } from './puzzle-room.ts'

const NAMES = { you: 'You', others: ['Ada', 'Bram', 'Chiara'] }

describe.each([
  ['first-class', firstClass],
  ['nuremberg', nuremberg],
] as const)('a puzzle of %s', (name, { rules, file }) => {
  const longest = file.puzzles.toSorted((a, b) => b.plans[0]!.moves.length - a.plans[0]!.moves.length)[0]!
  const enter = async () => new PuzzleRoom(rules, await loadGame(name), longest, NAMES)

  test('is played move by move to the end of the turn, and is then judged', async () => {
    const room = await enter()
    const snapshot = room.snapshot()
    expect(snapshot.chairs[snapshot.toMove!]).toEqual({ is: 'person', name: 'You' })
    expect(snapshot.viewer).toBe(snapshot.toMove)
    for (const text of longest.plans[0]!.moves) {
      expect(room.isDecided()).toBe(false)
      expect(room.verdict()).toBeNull()
      expect(room.play(text)).toEqual({ ok: true })
    }
    expect(room.isDecided()).toBe(true)
    expect(room.snapshot()).toMatchObject({ waiting: 'nobody', moves: [] })
    expect(room.verdict()).toMatchObject({ rank: 'best' })
  })

  test('is taken back by steps or whole, also when the turn is over', async () => {
    const room = await enter()
    const start = room.snapshot()
    for (const text of longest.plans[0]!.moves) room.play(text)
    room.undo(false)
    expect(room.isDecided()).toBe(false)
    expect(room.snapshot().played).toBe(longest.plans[0]!.moves.length - 1)
    room.undo(true)
    expect(room.snapshot()).toEqual(start)
    room.undo(true)
    expect(room.snapshot()).toEqual(start)
  })

  test('says why something cannot be played, and changes nothing', async () => {
    const room = await enter()
    const start = room.snapshot()
    expect(room.play('nonsense')).toMatchObject({ ok: false })
    expect(room.why('nonsense')).not.toBeNull()
    expect(room.why(longest.plans[0]!.moves[0]!)).toBeNull()
    expect(room.snapshot()).toEqual(start)
  })
})
