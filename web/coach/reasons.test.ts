import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sightOf } from '@roundhouse/bots/bot'
import { advise } from '@roundhouse/bots/coach/advice'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass, MODULE_PAIRS, newGame } from '@roundhouse/first-class/box'
import type { FirstClass } from '@roundhouse/first-class/game'
import { expect, test } from 'vitest'
import { coachWords } from '../first-class/coaching.ts'
import { type Catalogue, sayIn } from '../messages/messages.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const catalogue = (path: string): Catalogue => JSON.parse(read(`../messages/${path}.json`))

/** All that stands in a folder of bots and is no test. */
function sourcesIn(folder: string): string {
  const here = fileURLToPath(new URL(`../../bots/${folder}/`, import.meta.url))
  return readdirSync(here)
    .filter(name => name.endsWith('.ts') && !name.includes('.test.'))
    .map(name => readFileSync(join(here, name), 'utf8'))
    .join('\n')
}

/** Keys as they are written where reasons are made. */
const KEYS = /(?:because|counted|pointsFor|more)\((?:occasion, )?'([a-z][a-z-]*)'/g

const keysIn = (sources: string): string[] => [...new Set([...sources.matchAll(KEYS)].map(([, key]) => key!))]

test('there are words for everything the coach can say of First Class, and for nothing else', () => {
  const keys = keysIn(`${sourcesIn('first-class/reasons')}\n${read('../../bots/first-class/tutor.ts')}`)
  expect(keys.length).toBeGreaterThan(30)
  const words = Object.keys(catalogue('coach/en')).filter(key => key.startsWith('coach.first-class.'))
  expect(words.toSorted()).toEqual(keys.map(key => `coach.first-class.${key}`).toSorted())
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
