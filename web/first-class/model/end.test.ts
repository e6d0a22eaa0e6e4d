import type { StoryLine } from '@roundhouse/first-class/base/story'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { expect, test } from 'vitest'
import { gameSay } from '../../messages/first-catalogues.ts'
import type { Voice } from '../voice.ts'
import { murderStory, reasonOfWin } from './end.ts'

const game = firstClass.open(newGame(3, ['C', 'D'])) as FirstClass
const start = game.view(game.begin([1, 2, 3, 4]), 0)
const say = await gameSay('en', 'first-class')
const voice: Voice = { say, rules: game.rules, viewer: 0, names: ['Ada', 'Bram', 'Cleo'] }

const endedWith = (...arrested: number[]) => ({
  ...start,
  slices: { ...start.slices, murder: { ...start.slices.murder!, arrested } },
})

const scored = (seat: number, points: number, source: 'escape' | 'constantinople'): StoryLine => ({
  key: 'scored',
  facts: { seat, points, for: source },
})

test('a win is told by the lead and what it came from', () => {
  const story = [scored(1, 20, 'constantinople')]
  const ended = { points: [60, 75, 50], result: { winners: [1], points: [60, 75, 50] }, story }
  expect(reasonOfWin(voice, endedWith(), ended)).toBe(
    '75 points. 15 points ahead of you, most of it from Constantinople.',
  )
})

test('who had more but was arrested is named, and a tie is shared', () => {
  const points = [90, 75, 75]
  expect(reasonOfWin(voice, endedWith(0), { points, result: { winners: [1, 2], points }, story: [] })).toBe(
    '75 points each: a tie is shared. You had 90, but were arrested, and an arrested player can’t win.',
  )
})

test('the murder is told: who it was, who is arrested, and what the escape paid', () => {
  const story: StoryLine[] = [
    { key: 'murderer-shown', facts: { seat: 1 } },
    { key: 'arrested', facts: { prints: [2, 3, 6], seats: [2] } },
    scored(1, 20, 'escape'),
  ]
  const told = murderStory(voice, endedWith(2), story)
  expect(told.words).toEqual([
    'Bram was the murderer.',
    'Cleo had the most fingerprints and is arrested, though innocent.',
    'Bram escapes: +20.',
  ])
  expect(told.rows.map(({ prints, role }) => `${prints} ${role}`)).toEqual(['2 innocent', '3 murderer', '6 arrested'])
})

test('without a murderer, and with as many fingerprints each, nobody is arrested', () => {
  const story: StoryLine[] = [{ key: 'arrested', facts: { prints: [1, 1, 1], seats: [] } }]
  expect(murderStory(voice, endedWith(), story).words).toEqual([
    'Nobody was the murderer.',
    'All had the same number of fingerprints, so nobody is arrested.',
  ])
})
