import type { StoryLine } from '@roundhouse/first-class/base/story'
import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import { storyWords } from '@roundhouse/first-class/words/story'
import type { Viewer } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { ReplayInfo } from '@roundhouse/table/replay'
import type { Say } from '../messages/say.ts'
import type { GameReview } from '../review/game-review.ts'
import { coachWords } from './coaching.ts'
import { arrestedIn, countOfPoints } from './points.ts'
import type { Voice } from './voice.ts'

export const review: GameReview = {
  points: (say, story, seats) =>
    [...countOfPoints(story as readonly StoryLine[], seats)].map(([source, points]) => ({
      label: say(`first-class.points-from.${source}`),
      points,
    })),
  out: (say, view, seat) => (arrestedIn(view as View).includes(seat) ? say('first-class.table.arrested') : null),
  words: (say, table, view, seat) => coachWords({ voice: voiceTo(say, table, seat), view: view as View, seat }),
  story(say, table, viewer) {
    const voice = voiceTo(say, table, viewer)
    return lines => storyWords(voice, lines as readonly StoryLine[]).map(({ words }) => words)
  },
}

function voiceTo(say: Say, { options, chairs }: Pick<ReplayInfo, 'options' | 'chairs'>, viewer: Viewer): Voice {
  const { rules } = firstClass.open(firstClass.readOptions(headerOf({ options, notes: [] }))) as FirstClass
  return { say, rules, viewer, names: chairs.map(({ name }) => name) }
}
