import type { Forfeit } from '../forfeits.ts'
import { listed, placeName, type Voice } from './voice.ts'

/** What would be lost by a move. */
export const lossesIn = (voice: Voice, all: readonly Forfeit[]): string[] => all.map(forfeit => oneLoss(voice, forfeit))

/** The same in one list. */
export const lossWords = (voice: Voice, all: readonly Forfeit[]): string => listed(voice, lossesIn(voice, all))

function oneLoss(voice: Voice, forfeit: Forfeit): string {
  if (forfeit.kind === 'series') return voice.say('nuremberg.leave.series', { pieces: forfeit.pieces })
  const areas = listed(
    voice,
    forfeit.areas.map(area => placeName(voice, area)),
  )
  const what = voice.say(`nuremberg.leave.left.${forfeit.kind}`, { count: forfeit.count })
  return voice.say('nuremberg.leave.unloaded', { what, areas })
}
