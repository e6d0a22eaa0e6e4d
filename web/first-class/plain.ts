import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { lossesIn } from '@roundhouse/first-class/words/forfeits'
import { headerOf } from '@roundhouse/kernel/record'
import type { PlainWords } from '../table/plain/words.ts'
import { lossesOf } from './choosing/leaving.ts'

/** What the plain table says in words of the game. */
export const plain: PlainWords = {
  losses(say, text, { options, viewer, chairs, view }) {
    const game = firstClass.open(firstClass.readOptions(headerOf({ options, notes: [] }))) as FirstClass
    const voice = { say, rules: game.rules, viewer, names: chairs.map(({ name }) => name) }
    return lossesIn(voice, lossesOf(game, view as View, text)).map(({ words }) => words)
  },
}
