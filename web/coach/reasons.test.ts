import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sightOf } from '@roundhouse/bots/bot'
import { advise } from '@roundhouse/bots/coach/advice'
import { REASON_KEYS as FIRST_CLASS_KEYS } from '@roundhouse/bots/first-class/reasons/keys'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/box'
import type { FirstClass } from '@roundhouse/first-class/game'
import { expect, test } from 'vitest'
import { coachWords } from '../first-class/coaching.ts'
import { type Catalogue, sayIn } from '../messages/messages.ts'

const KEYS = { 'first-class': FIRST_CLASS_KEYS }

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const catalogue = (path: string): Catalogue => JSON.parse(read(`../messages/${path}.json`))

test.each(Object.entries(KEYS))('there are words for everything the coach can say of %s, and no more', (game, keys) => {
  const words = Object.keys(catalogue('coach/en')).filter(key => key.startsWith(`coach.${game}.`))
  expect(words.toSorted()).toEqual(keys.map(key => `coach.${game}.${key}`).toSorted())
})

test('advice in games of First Class is put into words in every language', () => {
  const said = new Set<string>()
  for (const [n, language] of (['en', 'de', 'fr', 'it', 'nl', 'pt'] as const).entries()) {
    const say = sayIn(language, catalogue(`coach/${language}`))
    const game = firstClass.open(newGame(2, MODULE_PAIRS[n * 2]!)) as FirstClass
    const voice = {
      say: sayIn(language, { ...catalogue(language), ...catalogue(`first-class/${language}`) }),
      rules: game.rules,
      eye: 0,
      names: ['Ada', 'Bram'],
    }
    const state = game.begin([0, 0, 7, n])
    for (let played = 0; game.toMove(state) !== null; played++) {
      const seat = game.toMove(state)!
      if (played % 23 === 0) {
        const sight = sightOf(game, state, seat, { seed: [1, 1, 1, played], rolled: 0 })
        const words = coachWords({ voice, view: game.view(state, seat) as View, seat })
        for (const { moves, reasons } of advise(game, sight, 10)) {
          expect(words.move(say, moves[0]!)).not.toMatch(/first-class\.|undefined/)
          for (const reason of reasons) {
            const text = words.reason(say, reason)
            expect(text).not.toMatch(/coach\.|undefined|\{/)
            said.add(reason.key)
          }
        }
      }
      game.play(state, game.moves(state)[played % game.moves(state).length]!)
    }
  }
  expect(said.size).toBeGreaterThan(8)
})
