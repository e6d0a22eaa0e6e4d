import type { StoryLine } from '@roundhouse/first-class/base/story'
import { type RecapState, useRecap } from '../../table/recap/useRecap.ts'
import { light } from '../choosing/light.ts'
import { placeOfLine } from './log-places.ts'
import type { TableModel } from './table-model.ts'

/** What happened since the own last turn, and which line of it is shown now. */
export function useNewsRecap({ snapshot }: Pick<TableModel, 'snapshot'>) {
  const news = snapshot.story.slice(snapshot.newsFrom)
  const recap: RecapState = useRecap({ lines: news, until: snapshot.newsFrom, show: lightPlaceOf })
  return { news, recap, shown: recap.at === null ? undefined : news[recap.at] }
}

function lightPlaceOf(line: StoryLine | null, milliseconds: number): void {
  const place = line === null ? null : placeOfLine(line)
  if (place !== null) light(place, milliseconds)
}
