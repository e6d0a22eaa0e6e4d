import type { Viewer } from '@roundhouse/kernel/game'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { View } from '@roundhouse/nuremberg/base/view'
import { storyWords } from '@roundhouse/nuremberg/words/story'
import type { ReplayInfo } from '@roundhouse/table/replay'
import type { Say } from '../messages/say.ts'
import type { GameReview } from '../review/game-review.ts'
import { coachWords } from './coaching.ts'
import { rulesOf } from './model/rules.ts'
import { pointsBySource, SOURCES } from './parts/sources.ts'
import type { Voice } from './voice.ts'

export const review: GameReview = {
  points(say, story, seats) {
    const counted = pointsBySource(story as readonly StoryLine[], seats)
    return SOURCES.map(source => ({ label: say(`nuremberg.source.${source}.long`), points: counted[source] }))
  },
  out: () => null,
  words(say, table, view, seat) {
    const voice = voiceTo(say, table, seat)
    return coachWords({ voice, view: view as View, rules: voice.rules })
  },
  story(say, table, viewer) {
    const voice = voiceTo(say, table, viewer)
    return lines => storyWords(voice, lines as readonly StoryLine[]).map(({ words }) => words)
  },
}

const voiceTo = (say: Say, table: Pick<ReplayInfo, 'options' | 'chairs'>, viewer: Viewer): Voice => ({
  say,
  rules: rulesOf(table),
  viewer,
  names: table.chairs.map(({ name }) => name),
})
