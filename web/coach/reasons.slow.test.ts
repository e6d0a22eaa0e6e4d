import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { advise } from '@roundhouse/bots/coach/advice'
import { coachFor } from '@roundhouse/bots/coach/coach'
import { REASON_KEYS as FIRST_CLASS_KEYS } from '@roundhouse/bots/first-class/coach/reasons/keys'
import { REASON_KEYS as NUREMBERG_KEYS } from '@roundhouse/bots/nuremberg/coach/reasons/keys'
import { ask, observationOf, seatBot } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import { headerOf } from '@roundhouse/kernel/record'
import { GAMES, loadBotsWithNet, loadGame, optionsFor } from '@roundhouse/table/games'
import type { ReplayInfo } from '@roundhouse/table/replay'
import { LANGUAGES, type Language } from '@roundhouse/words/languages'
import { expect, test } from 'vitest'
import { WEB_GAMES } from '../games.ts'
import { coachSay, gameSay } from '../messages/first-catalogues.ts'

const KEYS = { 'first-class': FIRST_CLASS_KEYS, nuremberg: NUREMBERG_KEYS }

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const messages = (path: string): object => JSON.parse(read(`../../games/${path}/en.json`))

test.each(Object.entries(KEYS))('there are words for everything the coach can say of %s, and no more', (game, keys) => {
  const words = Object.keys(messages(`${game}/words/coach`)).filter(key => key.startsWith(`coach.${game}.`))
  expect(words.toSorted()).toEqual(keys.map(key => `coach.${game}.${key}`).toSorted())
})

const PAIRS = ['A,B', 'A,C', 'B,D', 'C,E', 'D,F', 'E,F']
const CHAIRS = [
  { is: 'person', name: 'Ada' },
  { is: 'person', name: 'Bram' },
] as const

test.each(GAMES)('advice in games of %s is put into words in every language', async name => {
  const manifest = await loadGame(name)
  const { definition } = manifest
  const botGame = await loadBotsWithNet(name)
  const review = await WEB_GAMES[name].review!()
  const said = new Set<string>()
  for (const [n, language] of (Object.keys(LANGUAGES) as Language[]).entries()) {
    const options = optionsFor(manifest, {
      players: '2',
      modules: PAIRS[n % PAIRS.length]!,
      map: n % 2 === 0 ? 'nuremberg' : 'wensleydale',
    })
    const game = definition.open(definition.readOptions(headerOf({ options, notes: [] })))
    const say = await coachSay(language)
    const ofGame = await gameSay(language, name)
    const replay = { game: name, options, chairs: CHAIRS } as unknown as ReplayInfo
    const bots = CHAIRS.map((_, seat) => seatBot(game, botNamed(botGame, 'casual'), seat, [0, 1, 0, n]))
    const state = game.begin([0, 0, 7, n])
    for (let played = 0; played < 120 && game.toMove(state) !== null; played++) {
      const seat = game.toMove(state)!
      if (played % 12 === n * 2) {
        const observation = observationOf(game, state, seat, { seed: [1, 1, 1, played], rolled: 0 })
        const words = review.words(ofGame, replay, game.view(state, seat), seat)
        for (const { moves, reasons } of advise(coachFor(botGame, game), observation, 8)) {
          const texts = [words.move(say, moves[0]!), ...reasons.map(reason => words.reason(say, reason))]
          for (const text of texts) expect(text).not.toMatch(/coach\.|nuremberg\.|first-class\.|undefined|NaN|[{}]/)
          for (const { key } of reasons) said.add(key)
        }
      }
      game.play(state, ask(game, state, bots[seat]!))
    }
  }
  expect(said.size).toBeGreaterThan(8)
})
