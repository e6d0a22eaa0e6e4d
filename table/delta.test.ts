import { bots } from '@roundhouse/bots/first-class/index'
import { firstClass } from '@roundhouse/first-class/definition'
import { expect, test } from 'vitest'
import { newHearer, newTeller } from './delta.ts'
import type { AnyGameDefinition } from './games.ts'
import { Host } from './host.ts'
import { playersAt } from './players.ts'
import type { Chair, Scene, Setup } from './snapshot.ts'

const box = firstClass as unknown as AnyGameDefinition
const OPTIONS: Setup['options'] = [
  ['players', '2'],
  ['modules', 'A,B'],
  ['decks', '2'],
]
const game = box.open(box.readOptions(new Map(OPTIONS)))

const ada: Chair = { is: 'person', name: 'Ada' }
const bram: Chair = { is: 'person', name: 'Bram' }
const bot: Chair = { is: 'bot', level: 'random', name: 'Bot' }

/** A host, and a page that hears of it through messages. */
function seated(...chairs: readonly Chair[]) {
  const host = new Host('g1', box, { game: 'first-class', options: OPTIONS, chairs }, [1, 2, 3, 4])
  const scenes: Scene[] = []
  const lines: number[] = []
  const tell = newTeller()
  const visibleTo = newHearer(scene => scenes.push(scene))
  const publish = () => {
    const telling = structuredClone(tell(host.scene()))
    lines.push(telling.lines.length)
    visibleTo(telling)
  }
  return { host, publish, lines, heard: () => scenes.at(-1)! }
}

test('the page hears the whole story, though every line is sent once', () => {
  const { host, publish, lines, heard } = seated(ada, bot)
  const decide = playersAt(game, bots)
  for (let turn = 0; turn < 60; turn++) {
    const ask = host.guessForBot()
    if (ask === null) host.play(host.scene().moves[0]!)
    else host.playForBot(decide(ask))
    publish()
    expect(heard()).toEqual(host.scene())
  }
  expect(lines.reduce((sum, count) => sum + count)).toBe(heard().story.length)
})

test('what is taken back is heard no more, and what one alone may hear is not heard by another', () => {
  const { host, publish, heard } = seated(ada, bram)
  for (let turn = 0; turn < 60; turn++) {
    host.sit()
    publish()
    host.play(host.scene().moves.at(-1)!)
    publish()
    expect(heard()).toEqual(host.scene())
    if (turn % 3 > 0) host.undo(false)
    publish()
    expect(heard()).toEqual(host.scene())
  }
})

test('lines that were heard before stay what they were', () => {
  const { host, publish, heard } = seated(ada, bram)
  host.sit()
  publish()
  const [first] = heard().story
  host.play(host.scene().moves[0]!)
  publish()
  expect(heard().story[0]).toBe(first)
})
