import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadGame } from './games.ts'
import { ReplayTable } from './replay.ts'

const RECORD = new URL('../games/first-class/playthroughs/ac-2-greedy-set-1.record', import.meta.url)

describe('a replay', async () => {
  const replay = new ReplayTable(await loadGame('first-class'), readFileSync(RECORD, 'utf8'))
  const last = replay.info.played.length

  test('has every moment from the first deal to the end', () => {
    expect(replay.at(0, 'watcher').points).toEqual([0, 0])
    expect(replay.at(last, 'watcher').points).toEqual(replay.info.result?.points)
    expect(replay.at(last, 'watcher').toMove).toBeNull()
    expect(() => replay.at(last + 1, 'watcher')).toThrow('There is no move')
  })

  test('knows where its six rounds begin', () => {
    const rounds = replay.info.stages.map(place => (replay.at(place, 'watcher').view as { round: number }).round)
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6])
    expect(replay.info.stages[0]).toBe(0)
    for (const place of replay.info.stages.slice(1))
      expect((replay.at(place - 1, 'watcher').view as { round: number }).round).toBeLessThan(
        (replay.at(place, 'watcher').view as { round: number }).round,
      )
  })

  test('gives the record up to a moment, which is played again as far as it goes', async () => {
    const cut = new ReplayTable(await loadGame('first-class'), replay.upTo(40))
    expect(cut.info.played.length).toBe(40)
    expect(cut.info.result).toBeNull()
    expect(cut.at(40, 0)).toEqual(replay.at(40, 0))
  })

  test('tells what was new with each move', () => {
    const { heard, newsFrom } = replay.at(40, 0)
    expect(newsFrom).toBe(replay.at(39, 0).heard)
    expect(heard).toBeGreaterThan(newsFrom)
  })

  test('lists its moves with what was heard of each, and what it brought', () => {
    const moves = replay.moves(0)
    expect(moves.map(({ seat }) => seat)).toEqual(replay.info.played.map(({ seat }) => seat))
    const story = replay.heardBy(0)
    expect(replay.at(last, 0).heard).toBe(story.length)
    expect([...story.slice(0, replay.at(0, 0).heard), ...moves.flatMap(move => move.story)]).toEqual(story)
    const { heard, newsFrom, points } = replay.at(40, 0)
    expect(moves[39]!.story).toEqual(story.slice(newsFrom, heard))
    expect(moves[39]!.points).toBe(points[moves[39]!.seat]! - replay.at(39, 0).points[moves[39]!.seat]!)
  })

  test('tells of a move only what each pair of eyes may hear', () => {
    const heard = (viewer: 0 | 1) => replay.moves(viewer).flatMap(({ story }) => story.map(({ only }) => only))
    expect(heard(0)).toContain(0)
    expect(heard(0)).not.toContain(1)
    expect(heard(1)).not.toContain(0)
  })

  test('shows each pair of eyes what it may see', () => {
    const kept = (viewer: 0 | 1 | 'watcher') =>
      (replay.at(40, viewer).view as { players: { kept: number | null }[] }).players.map(each => each.kept !== null)
    expect(kept(0)).toEqual([true, false])
    expect(kept(1)).toEqual([false, true])
    expect(kept('watcher')).toEqual([false, false])
  })
})
