import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Letter } from '@roundhouse/first-class/base/card'
import { MODULES } from '@roundhouse/first-class/base/card'
import type { State } from '@roundhouse/first-class/base/state'
import { readSymbols } from '@roundhouse/first-class/base/symbols'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { rulesFor } from '@roundhouse/first-class/rules'
import { roll } from '@roundhouse/kernel/dice'
import type { Line } from '@roundhouse/kernel/story'
import { describe, expect, test } from 'vitest'
import { endFaceShort, endFaceWords, faceShort, faceWords } from './cards.ts'
import { frameShort, frameWords } from './effects.ts'
import { groupTitle, MOVE_WORDS, moveWords } from './moves.ts'
import { REASON_CODES, REMEDY_CODES, reasonWords } from './reasons.ts'
import { sourceWords, waitingWords } from './sources.ts'
import { SCORED_FOR, SOURCES, STORY_KEYS, storyWords } from './story.ts'
import type { Voice } from './voice.ts'

const root = fileURLToPath(new URL('../../../../games/first-class', import.meta.url))

/** The files that decide something in a game. */
const isSource = (path: string): boolean =>
  /^((base|modules\/[^/]+)\/)?[^/]+\.ts$/.test(path) && !/\.test\.ts$/.test(path)

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(isSource)
  .map(path => readFileSync(join(root, path), 'utf8'))

/** Every text that the rules write after `key:`, `code:` or `mend:`, also where they choose between two. */
const written = (name: string): Set<string> =>
  new Set(
    sources
      .flatMap(text => [...text.matchAll(new RegExp(`\\b${name}: ([^,\\n]*'[^,\\n]*)`, 'g'))])
      .flatMap(([, value]) => [...value!.matchAll(/'([a-z0-9-]+)'/g)].map(([, word]) => word!)),
  )

interface Heard {
  readonly keys: Set<string>
  readonly scoredFor: Set<string>
  readonly moves: Set<string>
  readonly bad: string[]
}

/** A sentence for people: nothing is missing in it, and nothing of ours shows through. */
const isGood = (text: string): boolean => text.trim() !== '' && !/undefined|NaN|null|[{}|#]|\[object|\bfor $/.test(text)

/** Plays any moves to the end and says everything that can be said on the way. */
function sayAll(game: FirstClass, heard: Heard): void {
  const story: Line[] = []
  const dice = { seed: [1, 2, 3, game.seats] as const, rolled: 0 }
  const state = game.begin([4, 5, 6, game.seats], line => story.push(line))
  const texts = new Set<string>()
  for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
    const moves = game.moves(state)
    const voice: Voice = { viewer: seat, names: ['Ann', 'Bob', 'Cleo', 'Dan'], rules: game.rules }
    const view = game.view(state, seat)
    for (const move of moves) note(heard, voice, view, game.write(move))
    for (const text of [...texts, `take b3`, 'end', 'nonsense']) noteReason(heard, voice, game, state, text)
    const chosen = moves[roll(dice, moves.length)]!
    if (texts.size < 40) texts.add(game.write(chosen))
    if (state.frame !== null) check(heard, sourceWords(game.rules, state.frame.source))
    game.play(state, chosen, line => story.push(line))
  }
  for (const viewer of [0, 1, 'watcher'] as const)
    for (const text of storyWords({ viewer, names: ['Ann', 'Bob', 'Cleo', 'Dan'], rules: game.rules }, story))
      check(heard, text)
  for (const { key, facts } of story) {
    heard.keys.add(key)
    if (key === 'scored') heard.scoredFor.add(String(facts['for']))
  }
}

function note(heard: Heard, voice: Voice, view: View, text: string): void {
  heard.moves.add(text.split(' ')[0]!)
  check(heard, moveWords(voice, view, text))
}

function noteReason(heard: Heard, voice: Voice, game: FirstClass, state: State, text: string): void {
  const reason = game.why(state, voice.viewer as number, text)
  if (reason !== null) check(heard, reasonWords(voice, reason).replace(/^"[^"]*" is no move.*/, 'no move'))
}

const check = (heard: Heard, text: string): void => {
  if (!isGood(text)) heard.bad.push(text)
}

const heard: Heard = { keys: new Set(), scoredFor: new Set(), moves: new Set(), bad: [] }
for (const [i, pair] of MODULE_PAIRS.entries()) sayAll(firstClass.open(newGame(2 + (i % 3), pair)) as FirstClass, heard)

describe('words', () => {
  test('everything that happens in random games of all pairs can be said', () => {
    expect([...new Set(heard.bad)]).toEqual([])
  })

  test('every line of the story has words, and no words are left over', () => {
    const keys = new Set([...written('key'), ...heard.keys])
    expect([...keys].filter(key => !STORY_KEYS.includes(key))).toEqual([])
    expect(STORY_KEYS.filter(key => !keys.has(key))).toEqual([])
  })

  test('every source of points has words and a heading, and none is left over', () => {
    const told = new Set([...heard.scoredFor, ...scoredInSources()])
    expect([...told].filter(source => !SCORED_FOR.includes(source))).toEqual([])
    expect(SCORED_FOR.filter(source => !told.has(source))).toEqual([])
    expect(Object.keys(SOURCES).sort()).toEqual([...SCORED_FOR].sort())
  })

  test('every reason and every remedy has words, and none is left over', () => {
    expect([...written('code')].sort()).toEqual([...REASON_CODES].sort())
    expect([...written('remedy')].sort()).toEqual([...REMEDY_CODES].sort())
  })

  test('every move has words and a heading, and none is left over', () => {
    const { moveKinds } = rulesFor(4, ['A', 'B'])
    const words = new Set(moveKinds.filter(Boolean).map(({ word }) => word))
    expect([...words].filter(word => !MOVE_WORDS.includes(word))).toEqual([])
    expect(MOVE_WORDS.filter(word => !words.has(word))).toEqual([])
    expect([...heard.moves].filter(word => groupTitle(word) === '')).toEqual([])
  })

  test.each(MODULES.map((letter, i) => [letter, MODULES[(i + 1) % 6]!] as [Letter, Letter]))(
    'every card of the base game and modules %s and %s can be said',
    (one, other) => {
      const rules = rulesFor(2, [one, other])
      const texts = rules.printed.faces.flatMap(face => [faceWords(rules, face), faceShort(rules, face)])
      const ends = rules.printed.endFaces.flatMap(face => [endFaceWords(rules, face), endFaceShort(rules, face)])
      expect([...texts, ...ends].filter(text => !isGood(text))).toEqual([])
    },
  )
})

const scoredInSources = (): string[] =>
  sources
    .flatMap(text => text.match(/\bscore\(table,.*/g) ?? [])
    .flatMap(line => [...line.replace(/\{.*/, '').matchAll(/'([a-z-]+)'/g)].map(([, source]) => source!))

describe('frames', () => {
  const rules = rulesFor(4, ['A', 'B'])
  const both = (text: string) => [
    frameWords(rules, readSymbols(rules, text)),
    frameShort(rules, readSymbols(rules, text)),
  ]

  test.each([
    ['CAR 1 + UP 0>1', 'a 0-car and an upgrade 0 to 1', 'car 1, up 0>1'],
    ['UP 0>1 + UP 0>1', '2 upgrades 0 to 1', 'up 0>1 x2'],
    ['COIN 1 + COIN 1 + COIN 1', '3 coins', 'coin 3'],
    ['FREE 1 + LOCO 1', 'an upgrade of choice and the locomotive 1 city', 'free 1, loco 1'],
    ['BOTH 2 + BOTH 2', 'both conductors 2 steps, 2 times', 'both 2 x2'],
    ['GEC 1 + COIN 2', 'a Game End card and 2 coins', 'pick 1, coin 2'],
    ['CAR 1 or UP 0>1', 'a 0-car or an upgrade 0 to 1', 'car 1 or up 0>1'],
    ['LAY', 'laying the card', 'lay'],
    ['USE', 'using a card of the storage', 'use'],
  ])('%s', (text, words, short) => {
    expect(both(text)).toEqual([words, short])
  })

  test('nothing left is nothing', () => expect(frameWords(rules, [])).toBe('nothing'))
})

test('frames that wait are named after where they come from', () => {
  expect(
    ['mail upper', 'tile lower', 'city 3', 'G7', 'factory 2', 'storage', 'guest passenger D1-2'].map(waitingWords),
  ).toEqual([
    'the bonus of the upper mail car',
    'the upgrades of the lower locomotive tile',
    'the bonus of city 3',
    'the action of Game End card G7',
    'the factory at position 2',
    'a second card of the storage',
    'the one-time bonus of passenger D1-2',
  ])
})
