import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { View } from '@roundhouse/nuremberg/base/view'
import type { GameReport } from '../report/report.ts'
import { coachWords } from './coaching.ts'
import { rulesOf } from './model/rules.ts'
import { pointsBySource, SOURCES } from './parts/sources.ts'

export const report: GameReport = {
  points(say, story, seats) {
    const counted = pointsBySource(story as readonly StoryLine[], seats)
    return SOURCES.map(source => ({ label: say(`nuremberg.source.${source}.long`), points: counted[source] }))
  },
  out: () => null,
  words(say, replay, view, seat) {
    const rules = rulesOf(replay)
    const voice = { say, rules, viewer: seat, names: replay.chairs.map(({ name }) => name) }
    return coachWords({ voice, view: view as View, rules })
  },
}
