import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { GameReport } from '../report/report.ts'
import { coachWords } from './coaching.ts'
import { arrestedIn, countOfPoints } from './points.ts'

export const report: GameReport = {
  points: (say, story, seats) =>
    [...countOfPoints(story as readonly StoryLine[], seats)].map(([source, points]) => ({
      label: say(`first-class.points-from.${source}`),
      points,
    })),
  out: (say, view, seat) => (arrestedIn(view as View).includes(seat) ? say('first-class.table.arrested') : null),
  words(say, { options, chairs }, view, seat) {
    const { rules } = firstClass.open(firstClass.readOptions(headerOf({ options, notes: [] }))) as FirstClass
    const voice = { say, rules, viewer: seat, names: chairs.map(({ name }) => name) }
    return coachWords({ voice, view: view as View, seat })
  },
}
