import { mapWords } from '@roundhouse/nuremberg/words/places'
import { wrapped } from '../../terminal/layout.ts'
import { drawBoxes } from './boxes.ts'
import { momentOf } from './head.ts'
import { drawMap } from './map.ts'
import type { NurembergPicture } from './picture.ts'
import { drawPlayers } from './players.ts'
import { drawTrains } from './trains.ts'

/** The whole table: the map, what everyone has, and what this phase is about. */
export function drawTable(picture: NurembergPicture): string[] {
  const { view, voice, paint, width } = picture
  const title = `${mapWords(voice.say, voice.rules.map.name)} | ${momentOf(view, voice)}`
  const head = wrapped(title, width, '  ').map(paint.bold)
  return [...head, ...drawMap(picture), ...drawPlayers(picture), ...drawPhase(picture)]
}

/** What lies beside the map: the boxes before the auction is over, the trains after it. */
export function drawPhase(picture: NurembergPicture): string[] {
  if (picture.view.phase === 'auction') return drawBoxes(picture)
  return picture.view.phase === 'over' ? [] : drawTrains(picture)
}
