import { botGameNamed } from '@roundhouse/bots/games'
import { firstClass } from '@roundhouse/first-class/definition'
import { readRecord, writeRecord } from '@roundhouse/kernel/record'
import { nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import type { AnyGameDefinition } from './games.ts'
import { Host } from './host.ts'
import { playersAt } from './players.ts'
import type { Chair, Setup } from './snapshot.ts'

const person = (name: string): Chair => ({ is: 'person', name })
const bot: Chair = { is: 'bot', level: 'random', name: 'Bot' }
const SEED = [1, 2, 3, 4] as const

const classSetup = (chairs: readonly Chair[]): Setup => ({
  game: 'first-class',
  options: [
    ['players', String(chairs.length)],
    ['modules', 'A,C'],
    ['decks', '2'],
  ],
  chairs,
})

const hosted = (chairs: readonly Chair[]) =>
  new Host('g1', firstClass as unknown as AnyGameDefinition, classSetup(chairs), SEED)

function letBotsPlay(host: Host, box: AnyGameDefinition): void {
  const decide = playersAt(box.open(box.readOptions(new Map(host.setup.options))), botGameNamed(box.name))
  for (let ask = host.guessForBot(); ask !== null; ask = host.guessForBot()) host.playForBot(decide(ask))
}

function step(host: Host, box: AnyGameDefinition): void {
  host.play(host.scene().moves[0]!)
  letBotsPlay(host, box)
}

/** Plays a whole game, the people by the first legal move. */
function playOut(host: Host, box: AnyGameDefinition): void {
  while (!host.isOver()) {
    letBotsPlay(host, box)
    if (host.waiting() === 'hand-over') host.sit()
    const [move] = host.scene().moves
    if (move !== undefined) expect(host.play(move)).toEqual({ ok: true })
  }
}

test('one person and bots play a whole game of First Class, and its record goes on from where it was', () => {
  const box = firstClass as unknown as AnyGameDefinition
  const host = hosted([person('Ada'), bot, bot])
  playOut(host, box)
  const scene = host.scene()
  expect(scene.result?.points).toEqual(scene.points)
  const again = Host.resume('g1', box, host.setup.chairs, host.record())
  expect(again.scene()).toEqual(scene)
})

test('a game of Nuremberg is played out on the same host', () => {
  const box = nuremberg as unknown as AnyGameDefinition
  const setup: Setup = {
    game: 'nuremberg',
    options: [
      ['players', '2'],
      ['map', 'wensleydale'],
    ],
    chairs: [person('Ada'), bot],
  }
  const host = new Host('g2', box, setup, SEED)
  playOut(host, box)
  expect(host.scene().result).not.toBeNull()
})

test('a scene never holds the seed, nor what others keep secret', () => {
  const host = hosted([person('Ada'), person('Bram')])
  for (let turn = 0; turn < 40; turn++) {
    const between = host.scene()
    if (between.waiting === 'hand-over') {
      expect(between.viewer).toBe('watcher')
      expect(between.moves).toEqual([])
      host.sit()
    }
    const scene = host.scene()
    const view = scene.view as { players: { kept: number | null }[] }
    const others = view.players.filter((_, seat) => seat !== scene.viewer)
    for (const { kept } of others) expect([null, -1]).toContain(kept)
    expect(JSON.stringify(scene)).not.toContain('"seed"')
    for (const line of scene.story) expect(line.only === undefined || line.only === scene.viewer).toBe(true)
    expect(host.play(scene.moves[0]!).ok).toBe(true)
  }
})

test('a move that is not legal brings its reason and changes nothing', () => {
  const host = hosted([person('Ada'), person('Bram')])
  host.sit()
  const before = host.scene()
  const answer = host.play('take a1')
  expect(answer.ok).toBe(false)
  expect(host.scene()).toEqual(before)
  expect(host.why(before.moves[0]!)).toBeNull()
})

test('a step is taken back, and the news with it', () => {
  const box = firstClass as unknown as AnyGameDefinition
  const host = hosted([person('Ada'), bot])
  letBotsPlay(host, box)
  host.play(host.scene().moves[0]!)
  letBotsPlay(host, box)
  while (!host.scene().back.step) step(host, box)
  const { played } = host.scene()
  host.undo(false)
  expect(host.scene().played).toBe(played - 1)
})

test('what is news is what was heard since the own last turn', () => {
  const box = firstClass as unknown as AnyGameDefinition
  const host = hosted([person('Ada'), bot])
  letBotsPlay(host, box)
  expect(host.scene().news).toBe(0)
  while (host.scene().played < 12) step(host, box)
  const { news, story } = host.scene()
  expect(news).toBeGreaterThan(0)
  expect(news).toBeLessThanOrEqual(story.length)
})

test('a game goes on from a moment of another: the same up to there, with what was unknown dealt anew', () => {
  const box = firstClass as unknown as AnyGameDefinition
  const first = hosted([bot, bot, bot])
  playOut(first, box)
  const record = readRecord(first.record())
  const moment = writeRecord({ ...record, moves: record.moves.slice(0, 60), result: null })
  const chairs = [bot, person('Bram'), bot]
  const before = Host.resume('g3', box, chairs, moment).scene()
  const on = Host.branchFrom('g4', box, chairs, moment, 1, [5, 5, 5, 5])
  expect(on.scene().view).toEqual(before.view)
  expect(on.scene().story).toEqual(before.story)
  playOut(on, box)
  expect(on.scene().result).not.toBeNull()
  expect(Host.resume('g4', box, chairs, on.record()).scene()).toEqual(on.scene())
  const anew = Host.branchFrom('g5', box, chairs, moment, 1, [6, 6, 6, 6])
  playOut(anew, box)
  expect(anew.record()).not.toBe(on.record())
})

test('the coach is told what the one in front can know, and no more', () => {
  const host = hosted([person('Ada'), person('Bram')])
  expect(host.guessForCoach()).toBeNull()
  host.sit()
  const { seat, state, seed } = host.guessForCoach()!
  const box = firstClass as unknown as AnyGameDefinition
  const game = box.open(box.readOptions(new Map(host.setup.options)))
  expect(game.view(state, seat)).toEqual(host.scene().view)
  expect([state.seed, seed]).not.toContainEqual(SEED)
  expect(host.guessForCoach()).toEqual({ seat, state, seed })
})
