import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { Reporting } from '../report/reporting.ts'
import { coachWords } from './coaching.ts'
import { arrestedIn, countOfPoints } from './points.ts'

export const reporting: Reporting = {
  points: (say, story, seats) =>
    [...countOfPoints(story, seats)].map(([source, points]) => ({
      label: say.find(`first-class.points-from.${source}`) ?? source,
      points,
    })),
  out: (say, view, seat) => (arrestedIn(view as View).includes(seat) ? say('first-class.table.arrested') : null),
  words(say, { options, chairs }, view, seat) {
    const { rules } = firstClass.open(firstClass.readOptions(headerOf({ options, notes: [] }))) as FirstClass
    const voice = { say, rules, viewer: seat, names: chairs.map(({ name }) => name) }
    return coachWords({ voice, view: view as View, seat })
  },
}
