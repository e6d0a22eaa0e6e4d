import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NONE } from '@roundhouse/first-class/base/board/player'
import type { State } from '@roundhouse/first-class/base/state'
import type { FirstClass } from '@roundhouse/first-class/game'
import { roll, writeSeed } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { play } from '../commands/play.ts'
import { firstClassGame } from '../first-class/game.ts'
import { scripted } from '../terminal/testing/script.ts'
import { loadSession } from './keeping.ts'

const save = join(mkdtempSync(join(tmpdir(), 'roundhouse-hot-seat-')), 'game.save')
const SEED = [0x1234abcd, 0x5678ef01, 0x9abc2345, 0xdef06789] as const
const QUESTIONS = [
  'look',
  'look me',
  'log',
  'last',
  'look scoring',
  'look seat 1',
  'look seat 2',
  'look seat 3',
  'moves',
]

/** Any of the first choices, and now and then a question; when two rounds are over nobody sits down any more. */
const dice = { seed: [5, 5, 5, 5] as const, rolled: 0 }
let asked = 0
const answer = (question: string, said: readonly string[]): string | null => {
  if (question.includes('nobody else is looking') && said.some(line => line.includes('Round 3 begins'))) return null
  if (question.includes('Press Enter')) return ''
  return ++asked % 4 === 0 ? QUESTIONS[roll(dice, QUESTIONS.length)]! : String(1 + roll(dice, 3))
}

const terminal = scripted([answer], { isPlain: false, columns: 80 })
await play(terminal, firstClassGame, {
  seats: 'hot-seat',
  players: 3,
  flags: { modules: ['C', 'D'] },
  seed: SEED,
  save,
})

/** What was written while one seat sat there: from its name to the next wipe. */
interface Sitting {
  readonly seat: number
  readonly text: string
  readonly isDraft: boolean
}

const sittings: Sitting[] = terminal.said
  .join('\n')
  .split('<wiped>')
  .slice(1)
  .map(text => ({
    seat: Number(/^\s*Player (\d), it's your move/.exec(text)![1]) - 1,
    text,
    isDraft: text.includes('Choose a Game End card to keep secretly'),
  }))

const { table } = (await loadSession(save, terminal, null)).hotSeat
const game = table.game as FirstClass
const now = table.match.now as State
const kept = now.players.map(player => player.kept)
const idOf = (card: number): string => game.rules.printed.endFaces[card]!.id
const isIn = (text: string, id: string): boolean => new RegExp(`\\b${id}\\b`).test(text)

describe('hot-seat', () => {
  test('everyone sat there often, and was asked before anything was shown', () => {
    expect(new Set(sittings.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]))
    expect(sittings.length).toBeGreaterThan(15)
    for (const { text } of sittings)
      expect(text).toMatch(/^\s*Player \d, it's your move\. Press Enter when nobody else is looking\. (<end>)?\n/)
  })

  test('when nobody sits down nothing is shown', () => {
    expect(sittings.at(-1)!.text).toMatch(/looking\. <end>\nGame saved\. Resume with: .*$/)
  })

  test('nobody sees the Game End card that another kept', () => {
    expect(kept).not.toContain(NONE)
    const leaks = sittings
      .filter(({ isDraft }) => !isDraft)
      .flatMap(({ seat, text }) => kept.filter((card, other) => other !== seat && isIn(text, idOf(card))))
    expect(leaks).toEqual([])
  })

  test('the one who drafts sees nothing of what was kept before', () => {
    const drafts = sittings.filter(({ isDraft }) => isDraft)
    expect(drafts).toHaveLength(3)
    const before = drafts.flatMap(({ text }, i) =>
      drafts.slice(0, i).filter(({ seat }) => isIn(text, idOf(kept[seat]!))),
    )
    expect(before).toEqual([])
  })

  test('the own kept card is shown to its owner', () => {
    const own = sittings.filter(({ seat, isDraft, text }) => !isDraft && isIn(text, idOf(kept[seat]!)))
    expect(own.length).toBeGreaterThan(10)
  })

  test('only its owner sees a role', () => {
    const { murderer } = now.slices.murder!
    const told = sittings.filter(({ text }) => /You are the murderer|, murderer\b/.test(text)).map(({ seat }) => seat)
    expect(new Set(told)).toEqual(murderer === NONE ? new Set() : new Set([murderer]))
    const innocent = sittings.filter(({ text }) => /You are innocent|, innocent\b/.test(text)).map(({ seat }) => seat)
    expect(innocent).not.toContain(murderer)
  })

  test('nobody ever sees the seed, nor does the saved file show it', () => {
    const everything = terminal.text() + readFileSync(save, 'utf8')
    expect(everything).not.toMatch(writeSeed(SEED))
    for (const word of SEED) expect(everything).not.toMatch(word.toString(16))
    expect(writeSeed(now.seed)).toBe(writeSeed(SEED))
  })

  test('a saved file tells neither moves nor cards', () => {
    const text = readFileSync(save, 'utf8')
    expect(text).not.toMatch(/\bkeep\b|\btake\b/)
    for (const card of kept) expect(isIn(text.split('\n').slice(0, 3).join('\n'), idOf(card))).toBe(false)
  })
})
