import type { StoryLine } from '@roundhouse/first-class/base/story'
import { type RecapState, useRecap } from '../../table/recap/useRecap.ts'
import { light } from '../choosing/light.ts'
import { placeOfLine } from './log-places.ts'
import { startOfNews } from './recap.ts'
import type { TableModel } from './table-model.ts'

/** What happened since the own last turn, and which line of it is shown now. */
export function useNewsRecap({ snapshot }: Pick<TableModel, 'snapshot'>) {
  const { story, newsFrom, viewer } = snapshot
  const news = story.slice(startOfNews(story, newsFrom, viewer))
  const recap: RecapState = useRecap({ lines: news, until: newsFrom, show: lightPlaceOf })
  return { news, recap, shown: recap.at === null ? undefined : news[recap.at] }
}

function lightPlaceOf(line: StoryLine | null, milliseconds: number): void {
  const place = line === null ? null : placeOfLine(line)
  if (place !== null) light(place, milliseconds)
}
