import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MODULES } from '@roundhouse/first-class/base/card'
import { readSymbols } from '@roundhouse/first-class/base/symbols'
import { rulesFor } from '@roundhouse/first-class/rules'
import { expect, test } from 'vitest'
import common from '../../messages/en.json'
import catalogue from '../../messages/first-class/en.json'
import { sayIn } from '../../messages/messages.ts'
import { everyGame, playAnyhow } from '../testing/moments.ts'
import { conditionWords, endFaceWords, wholeFaceWords } from './cards.ts'
import { frameWords } from './frames.ts'
import { moveWhole, moveWords } from './moves.ts'
import { questionWords } from './questions.ts'
import { reasonWords } from './reasons.ts'
import { sourceWords, waitingWords } from './sources.ts'
import { lineWords } from './story.ts'
import type { Voice } from './voice.ts'

const say = sayIn('en', { ...common, ...catalogue })
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan']
const voice: Voice = { say, rules: rulesFor(4, ['A', 'B']), viewer: 0, names: NAMES }

/** A sentence for people: nothing is missing in it, and nothing of ours shows through. */
const isGood = (text: string): boolean =>
  text.trim() !== '' && !/undefined|NaN|null|[{}|#]|\[object|first-class\./.test(text)

const root = fileURLToPath(new URL('../../../games/first-class', import.meta.url))
const isSource = (path: string): boolean =>
  /^((base|modules\/[^/]+)\/)?[^/]+\.ts$/.test(path) && !/\.test\.ts$/.test(path)
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(isSource)
  .map(path => readFileSync(join(root, path), 'utf8'))

/** Every text that the rules write after `key:`, `code:` or `mend:`, also where they choose between two. */
const written = (name: string): string[] => [
  ...new Set(
    sources
      .flatMap(text => [...text.matchAll(new RegExp(`\\b${name}: ([^,\\n]*'[^,\\n]*)`, 'g'))])
      .flatMap(([, value]) => [...value!.matchAll(/'([a-z0-9-]+)'/g)].map(([, word]) => word!)),
  ),
]

test('whatever the rules tell, refuse or advise has a message', () => {
  const missing = [
    ...written('key').map(key => `first-class.story.${key}`),
    ...written('code').map(code => `first-class.why.${code}`),
    ...written('remedy').map(remedy => `first-class.remedy.${remedy}`),
    ...MODULES.map(letter => `first-class.module.${letter}`),
  ].filter(key => !say.has(key))
  expect(missing).toEqual([])
})

test('every question, move, waiting frame and line of a story of every pair of modules is said', () => {
  const bad: string[] = []
  const check = (text: string, of: string) => isGood(text) || bad.push(`${of} -> ${text}`)
  for (const [i, game] of everyGame().entries()) {
    const { rules } = game
    const story = playAnyhow(game, i, ({ view, moves }) => {
      const own: Voice = { ...voice, rules, viewer: view.toMove }
      check(questionWords(own, view, moves), 'question')
      for (const text of moves) {
        check(moveWords(own, view, text), text)
        check(moveWhole(own, view, text), text)
      }
      if (view.frame !== null) check(sourceWords(own, view.frame.source), 'source')
      for (const source of view.waiting) check(sourceWords(own, source), 'waiting')
    })
    for (const line of story) check(lineWords({ ...voice, rules }, line), line.key)
  }
  expect(bad.slice(0, 10)).toEqual([])
})

test('every card and every condition is said', () => {
  for (const pair of [
    ['A', 'B'],
    ['C', 'D'],
    ['E', 'F'],
  ] as const) {
    const rules = rulesFor(4, pair)
    const own = { ...voice, rules }
    for (const face of rules.printed.faces) expect(isGood(wholeFaceWords(own, face)), face.id).toBe(true)
    for (const face of rules.printed.endFaces) expect(isGood(endFaceWords(own, face)), face.id).toBe(true)
  }
  for (const rule of voice.rules.conditions.keys())
    expect(isGood(conditionWords(voice, { rule, numbers: [2, 1, 0] }))).toBe(true)
})

test('a frame is said with like symbols together', () => {
  expect(frameWords(voice, readSymbols(voice.rules, 'CAR 1 + CAR 1 + UP 0>1 + UP 0>1'))).toBe(
    '2 0-cars and 2 upgrades 0 to 1',
  )
  expect(frameWords(voice, readSymbols(voice.rules, 'UP 2>4 + FREE 1'))).toBe(
    'an upgrade 2 to 4 and an upgrade of choice',
  )
  expect(frameWords(voice, readSymbols(voice.rules, 'COND 2 + COND 2'))).toBe('2 conductor steps, 2 times')
  expect(frameWords(voice, readSymbols(voice.rules, 'CAR 1 or UP 0>1'))).toBe('a 0-car or an upgrade 0 to 1')
  expect(frameWords(voice, [])).toBe('nothing')
})

test('what others do is told by name, what one does oneself with "you"', () => {
  const line = (seat: number) => ({ key: 'upgrade', facts: { seat, train: 'lower', from: 2, to: 4 } })
  expect(lineWords(voice, line(0))).toBe('You raise a car of the lower train from 2 to 4')
  expect(lineWords(voice, line(2))).toBe('Cleo raises a car of the lower train from 2 to 4')
})

test('a reason names what is left of the frame, whose turn it is, or what a contract asks for', () => {
  const reason = (code: string, facts = {}, remedy: string | null = null) =>
    reasonWords(voice, { rule: 'FC-1', code, facts, remedy })
  expect(reason('finish-the-frame', { frame: 'CAR 1' }, 'finish-or-done')).toEqual({
    why: 'A frame is carried out without anything in between, and there is left of it: a 0-car',
    remedy: 'Use what is left, or leave the rest',
  })
  expect(reason('not-your-decision', { seat: 2 }).why).toBe('Cleo is to decide now')
  expect(reason('no-such-symbol', { frame: '' }).why).toBe('No frame gives you this now')
  expect(reason('condition-not-met', { card: 'A1-1' }).why).toBe(
    'This contract asks for 4 cars worth at least 1 in both trains together',
  )
  expect(reason('not-in-front').why).toBe('not-in-front')
  expect(reason('four-coins', { coins: [1, 0, 2] }).why).toContain('1, 0, and 2')
})

test('frames that wait are said by where they come from', () => {
  expect(waitingWords(voice, 'mail upper')).toBe('the bonus of the upper mail car')
  expect(waitingWords(voice, 'guest luggage D1-2')).toBe('the one-time bonus of luggage D1-2')
  expect(waitingWords(voice, 'G7')).toBe('the action of Game End card G7')
})
