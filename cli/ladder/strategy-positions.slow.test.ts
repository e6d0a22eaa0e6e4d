import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { botGameNamed } from '@roundhouse/bots/games'
import { ask, seatBot } from '@roundhouse/bots/play/bot'
import { botNamed } from '@roundhouse/bots/play/bots'
import { headerOf, readRecord } from '@roundhouse/kernel/record'
import { expect, test } from 'vitest'
import { strategyBooks } from './strategy.ts'

const folder = fileURLToPath(new URL('../../docs/strategy/', import.meta.url))

/** Every position of the master books. */
const positions = strategyBooks()
  .filter(({ language }) => language === 'en')
  .flatMap(({ path }) => [...readFileSync(`${folder}${path}`, 'utf8').matchAll(/games\/([\w-]+)\.txt#L(\d+)/g)])
  .map(([, record, line]) => ({ record: record!, line: Number(line) }))

test.each(positions)('champion finds the move of $record in line $line', ({ record: name, line }) => {
  const record = readRecord(readFileSync(`${folder}games/${name}.txt`, 'utf8'))
  const botGame = botGameNamed(record.game)
  const { definition } = botGame
  const game = definition.open(definition.readOptions(headerOf(record)))
  const state = game.begin(record.seed)
  const place = record.moves.findIndex(move => move.line === line)
  for (const { text } of record.moves.slice(0, place)) game.play(state, game.read(text)!)
  const champion = seatBot(game, botNamed(botGame, 'champion:simulations=300'), game.toMove(state)!, [0, 0, 0, 1])
  expect(game.write(ask(game, state, champion))).toBe(record.moves[place]!.text)
})
