import { readMove } from '@roundhouse/kernel/move-kind'
import type { View } from '@roundhouse/nuremberg/base/view'
import { forfeits } from '@roundhouse/nuremberg/forfeits'
import { lossesIn } from '@roundhouse/nuremberg/words/forfeits'
import type { PlainWords } from '../table/plain/words.ts'
import { rulesOf } from './model/rules.ts'

/** What the plain table says in words of the game. */
export const plain: PlainWords = {
  losses(say, text, snapshot) {
    const rules = rulesOf(snapshot)
    const voice = { say, rules, viewer: snapshot.viewer, names: snapshot.chairs.map(({ name }) => name) }
    const move = readMove(rules.moveKinds, rules, text)
    return move === null ? [] : lossesIn(voice, forfeits(rules, snapshot.view as View, move))
  },
}
