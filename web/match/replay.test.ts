import { readFileSync } from 'node:fs'
import { firstClass } from '@roundhouse/first-class/box'
import { describe, expect, test } from 'vitest'
import type { AnyBox } from './boxes.ts'
import { Replay } from './replay.ts'

const RECORD = new URL('../../games/first-class/playthroughs/ac-2-greedy-set-2.record', import.meta.url)

describe('a replay', () => {
  const replay = new Replay(firstClass as unknown as AnyBox, readFileSync(RECORD, 'utf8'))
  const last = replay.reel.played.length

  test('has every moment from the first deal to the end', () => {
    expect(replay.at(0, 'watcher').points).toEqual([0, 0])
    expect(replay.at(last, 'watcher').points).toEqual(replay.reel.result?.points)
    expect(replay.at(last, 'watcher').toMove).toBeNull()
    expect(() => replay.at(last + 1, 'watcher')).toThrow('There is no move')
  })

  test('tells what was new with each move', () => {
    const moment = replay.at(40, 0)
    expect(moment.story.slice(0, moment.news)).toEqual(replay.at(39, 0).story)
    expect(moment.story.length).toBeGreaterThan(moment.news)
  })

  test('shows each pair of eyes what it may see', () => {
    const kept = (eye: 0 | 1 | 'watcher') =>
      (replay.at(40, eye).view as { players: { kept: number | null }[] }).players.map(each => each.kept !== null)
    expect(kept(0)).toEqual([true, false])
    expect(kept(1)).toEqual([false, true])
    expect(kept('watcher')).toEqual([false, false])
  })
})
