import { describe, expect, test } from 'vitest'
import { readers } from './driver/reader.ts'
import { firstClassTables } from './walk/first-class.ts'
import { nurembergTables } from './walk/nuremberg.ts'
import { EVERYTHING, planOf, type Run, SCREEN_OF, SHARE } from './walk/plan.ts'
import { GAMES, sampleOf } from './walk/sample.ts'
import type { WalkedTable } from './walk/sight.ts'
import { walk } from './walk/walking.ts'

const open = readers()

const TITLES = [
  ['first-class', firstClassTables],
  ['nuremberg', nurembergTables],
] as const

/** `npm run walk` does all of it, which takes its time. */
const isAll = process.env['ROUNDHOUSE_WALK'] === 'everything'
const TIMEOUT = isAll ? 3_600_000 : 300_000

const SCREENS = [
  ['by touch', 'phone'],
  ['by mouse and by keys', 'desktop'],
] as const

function plan(tables: readonly WalkedTable[]): Run[] {
  const sample = sampleOf(tables)
  const runs = planOf(sample, isAll ? EVERYTHING : SHARE)
  const { length } = runs.flatMap(({ attempts }) => attempts)
  console.log(
    `${sample.decisions} decisions in ${sample.contexts.size} contexts, ${sample.moves} legal moves: ${length} are made, from ${runs.length} decisions on`,
  )
  return runs
}

describe.each(TITLES)(`every legal move in the decisions of ${GAMES} games of %s can be made`, (_, tables) => {
  let planned: Run[] | null = null

  test.each(SCREENS)(
    '%s, and no text is forgotten',
    async (_, screen) => {
      planned ??= plan(tables())
      const page = await open('?pseudo', { size: screen })
      const wrong: string[] = []
      for (const run of planned.filter(({ way }) => SCREEN_OF[way] === screen)) wrong.push(...(await walk(page, run)))
      expect(wrong).toEqual([])
    },
    TIMEOUT,
  )
})
