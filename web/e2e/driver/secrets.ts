import { readRecord, replay } from '@roundhouse/kernel/record'
import { visibleTo } from '@roundhouse/kernel/story'
import type { SnapshotDelta } from '@roundhouse/table/delta'
import { loadGame } from '@roundhouse/table/games'
import { dealIn } from '@roundhouse/wire/deal'
import { fromWire, toWire } from '@roundhouse/wire/lines'
import { sampleFor } from '@roundhouse/wire/sample'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OnlineState } from '../../online/state.ts'
import type { SharedTable } from './house.ts'

/** What a page was told of a table elsewhere, from when nothing more was taken back. */
interface Told {
  readonly viewer: unknown
  /** The sample, after how many moves it is: those of bots are shown later. */
  readonly state: unknown
  readonly played: number
  readonly snapshot: SnapshotDelta
}

/** While the game is played. */
const toldTo = (page: Page): Promise<Told[]> =>
  page.evaluate(() => {
    type State = Omit<OnlineState, 'snapshot'> & { readonly snapshot: SnapshotDelta | null }
    const states = window.overheard.heard
      .map(message => (message as { argumentList?: { value?: State }[] }).argumentList?.[0]?.value)
      .filter(value => value?.online?.stage === 'playing' && value.snapshot !== null)
      .map(value => {
        const { viewer, match } = value!.online!
        return { viewer, state: match!.state, played: match!.played, snapshot: value!.snapshot! }
      })
      .filter(({ snapshot }, n, all) => n === 0 || snapshot !== all[n - 1]!.snapshot)
    const back = states.findLastIndex(({ snapshot }, n) => n > 0 && snapshot.played < states[n - 1]!.snapshot.played)
    return states.slice(Math.max(0, back))
  })

/** Which of these words the page was told before the game was over. */
const heardOf = (page: Page, words: readonly string[]): Promise<string[]> =>
  page.evaluate(words => {
    const isOver = (message: unknown) =>
      (message as { argumentList?: { value?: OnlineState }[] }).argumentList?.[0]?.value?.online?.stage === 'over'
    const heard = window.overheard.heard
    const end = heard.findIndex(isOver)
    const all = heard.slice(0, end < 0 ? heard.length : end).map(message => JSON.stringify(message))
    return words.filter(word => all.some(text => text.includes(word)))
  }, words)

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/**
 * A page of somebody who does not sit at the table was told what everybody may see, and nothing else: that is worked out
 * again from the record. What is hidden was made up, with dice that are not those of the game.
 */
export async function expectNoSecrets(page: Page, { table }: Pick<SharedTable, 'table'>, text: string): Promise<void> {
  const record = readRecord(text)
  const matches: { readonly now: never; readonly story: Parameters<typeof visibleTo>[0] }[] = []
  const { definition } = await loadGame(record.game)
  const { game } = replay(definition, record, match => void matches.push(match as never))
  const told = await toldTo(page)
  expect(told.length).toBeGreaterThan(20)
  for (const { viewer, state, played, snapshot } of told) {
    const { now, story } = matches[snapshot.played]!
    const known = matches[played]!.now
    expect([viewer, snapshot.viewer, snapshot.waiting === 'person', snapshot.moves]).toEqual([
      'watcher',
      'watcher',
      false,
      [],
    ])
    expect(asSent(snapshot.view)).toEqual(asSent(game.view(now, 'watcher')))
    const lines = visibleTo(story, 'watcher').slice(snapshot.sentUpTo)
    expect(asSent(snapshot.lines)).toEqual(asSent(lines.map(line => fromWire(toWire(line)))))
    expect(state).toEqual(asSent(sampleFor(game, known, 'watcher', table)))
    expect(state).not.toEqual(asSent(known))
  }
  const { shares } = dealIn(record)!
  const seed = record.seed.map(word => word.toString(16).padStart(8, '0')).join('')
  expect(await heardOf(page, [...shares.filter(share => share !== null), seed, ...record.seed.map(String)])).toEqual([])
}
