import { readSeed, type Seed } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { begin, type Match, play } from '@roundhouse/kernel/match'
import { headerOf } from '@roundhouse/kernel/record'
import { visibleTo } from '@roundhouse/kernel/story'
import type { SnapshotDelta } from '@roundhouse/table/delta'
import { type GameName, loadGame } from '@roundhouse/table/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newGame } from './driver/dealt.ts'
import { keptGames } from './driver/kept.ts'
import { point } from './driver/playing.ts'
import { readers } from './driver/reader.ts'

const open = readers()

const SEED = 'c0ffee5eedc0ffee5eedc0ffee5eed42'
const WORDS: Seed = readSeed(SEED)!

/** What the page heard and asked, without what only machines read. */
interface Talk {
  readonly snapshots: readonly SnapshotDelta[]
  readonly moves: readonly string[]
  readonly heard: readonly string[]
}

const talkOf = (page: Page): Promise<Talk> =>
  page.evaluate(() => {
    interface Message {
      id?: string
      path?: string[]
      argumentList?: { value: unknown }[]
      value?: { ok?: boolean }
    }
    const { heard, asked } = window.overheard as unknown as Record<'heard' | 'asked', Message[]>
    // The page is also told whether its tab owns the game.
    const snapshots = heard
      .flatMap(({ argumentList }) => argumentList?.map(({ value }) => value as SnapshotDelta | boolean) ?? [])
      .filter(told => typeof told !== 'boolean')
    // Who points faster than the table answers is refused; that was no move.
    const accepted = new Set(heard.filter(({ value }) => value?.ok === true).map(({ id }) => id))
    const played = asked.filter(({ id, path }) => path?.[0] === 'play' && accepted.has(id))
    const moves = played.map(({ argumentList }) => argumentList![0]!.value)
    return { snapshots, moves: moves as string[], heard: heard.map(message => JSON.stringify(message)) }
  })

/** The same game, played once more from its seed: the match after no move, after the first, and so on. */
async function playedAgain(name: GameName, { snapshots, moves }: Talk): Promise<{ game: Game; matches: Match[] }> {
  const { definition } = await loadGame(name)
  const game = definition.open(definition.readOptions(headerOf({ options: snapshots[0]!.options, notes: [] })))
  const matches = [begin(game, WORDS)]
  for (const move of moves) {
    const match = matches.at(-1)!
    matches.push(play(game, match, game.toMove(match.now)!, move))
  }
  return { game, matches }
}

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Everything that the page has kept where it can read it. */
const keptBy = async (page: Page): Promise<{ open: string; games: { sealed: string }[] }> => ({
  open: await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  games: await keptGames(page),
})

/** What is to be seen while the screen is handed over; `null`: somebody sits at it. */
const handOverShown = (page: Page): Promise<{ lines: string[]; pieces: number } | null> =>
  page.evaluate(() => {
    if (document.querySelector('.hand-over') === null) return null
    const lines = document.querySelector<HTMLElement>('#app')!.innerText.split('\n').filter(Boolean)
    return { lines, pieces: document.querySelectorAll('[data-target], [data-piece], svg:not(.unseen)').length }
  })

const MOVES = 60

/** Murder has secrets of its own. */
const WISHES = { 'first-class': { modules: ['B', 'C'] }, nuremberg: {} } as const

for (const game of ['first-class', 'nuremberg'] as const)
  test(`two people at one screen: nothing in the page of ${game} tells what only the other may know`, async () => {
    const page = await newGame(open, { game, players: 2, people: 2, ...WISHES[game], seed: SEED })
    let handedOver = 0
    for (let turn = 0; turn < MOVES; turn++) {
      await point(page, game, turn)
      const shown = await handOverShown(page)
      if (shown === null) continue
      handedOver++
      expect(shown.lines).toHaveLength(3)
      expect(shown.pieces).toBe(0)
    }
    expect(handedOver).toBeGreaterThan(3)

    const talk = await talkOf(page)
    const { game: rules, matches } = await playedAgain(game, talk)
    expect(talk.moves.length).toBeGreaterThan(5)
    for (const { viewer, waiting, played, view, sentUpTo, lines } of talk.snapshots) {
      const { now, story } = matches[played]!
      expect(viewer).toBe(waiting === 'hand-over' ? 'watcher' : rules.toMove(now))
      expect(asSent(view)).toEqual(asSent(rules.view(now, viewer)))
      expect(asSent(lines)).toEqual(asSent(visibleTo(story, viewer).slice(sentUpTo)))
    }
    if (game === 'first-class') {
      const { view, viewer } = talk.snapshots.findLast(({ waiting }) => waiting === 'person')!
      const kept = (view as { players: { kept: number | null }[] }).players.map(each => each.kept !== null)
      expect(kept).toEqual([viewer === 0, viewer === 1])
    }

    for (const message of talk.heard) {
      expect(message).not.toContain('"seed"')
      expect(message).not.toContain(SEED)
      for (const word of WORDS) expect(message).not.toContain(String(word))
    }
    const kept = await keptBy(page)
    expect(kept.open).not.toContain(SEED)
    expect(kept.open).not.toContain('"kept"')
    for (const saved of kept.games) {
      expect(saved.sealed).toMatch(/^roundhouse save 1\n/)
      expect(JSON.stringify(saved)).not.toContain(SEED)
      expect(JSON.stringify(saved)).not.toContain('keep ')
    }
  })
