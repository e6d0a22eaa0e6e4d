import { mapWords } from '@roundhouse/nuremberg/words/places'
import { drawBoxes } from './boxes.ts'
import { momentOf } from './head.ts'
import { drawMap } from './map.ts'
import type { NurembergPicture } from './picture.ts'
import { drawPlayers } from './players.ts'
import { drawTrains } from './trains.ts'

/** The whole table: the map, what everyone has, and what this phase is about. */
export const drawTable = (picture: NurembergPicture): string[] => [
  picture.paint.bold(
    `${mapWords(picture.voice.say, picture.voice.rules.map.name)} | ${momentOf(picture.view, picture.voice)}`.slice(
      0,
      picture.width,
    ),
  ),
  ...drawMap(picture),
  ...drawPlayers(picture),
  ...drawPhase(picture),
]

/** What lies beside the map: the boxes before the auction is over, the trains after it. */
export function drawPhase(picture: NurembergPicture): string[] {
  if (picture.view.phase === 'auction') return drawBoxes(picture)
  return picture.view.phase === 'over' ? [] : drawTrains(picture)
}
