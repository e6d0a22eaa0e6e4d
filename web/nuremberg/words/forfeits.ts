import type { Forfeit } from '@roundhouse/nuremberg/forfeits'
import { listed, placeName, type Voice } from './voice.ts'

/** What would be lost by a move, in one list. */
export const lossWords = (voice: Voice, all: readonly Forfeit[]): string =>
  listed(
    voice,
    all.map(forfeit => oneLoss(voice, forfeit)),
  )

function oneLoss(voice: Voice, forfeit: Forfeit): string {
  if (forfeit.kind === 'series') return voice.say('nuremberg.leave.series', { pieces: forfeit.pieces })
  const areas = listed(
    voice,
    forfeit.areas.map(area => placeName(voice, area)),
  )
  const what = voice.say(`nuremberg.leave.left.${forfeit.kind}`, { count: forfeit.count })
  return voice.say('nuremberg.leave.unloaded', { what, areas })
}
