import { Refusal, type Viewer } from '@roundhouse/kernel/game'
import { readRecord } from '@roundhouse/kernel/record'
import type { Line } from '@roundhouse/kernel/story'
import { loadGame } from '@roundhouse/table/games'
import { type ReplayInfo, type ReplayMoment, type ReplayMove, ReplayTable } from '@roundhouse/table/replay'
import { expose } from 'comlink'
import { pack } from '../saving/pack.ts'
import { type GameSource, recordFrom } from './source.ts'

/** Where records are replayed: reading and checking a whole game never holds up the page. */
let shown: ReplayTable | null = null

let text = ''

async function show(record: string): Promise<ReplayInfo> {
  shown = new ReplayTable(await loadGame(readRecord(record).game), record)
  text = record
  return shown.info
}

function current(): ReplayTable {
  if (shown === null) throw new Refusal('no record is open')
  return shown
}

const projector = {
  show: async (source: GameSource): Promise<ReplayInfo> => show(await recordFrom(source)),

  /** The game that is shown, for an address. */
  packed: (): Promise<string> => pack(text),

  at: (place: number, viewer: Viewer): ReplayMoment => current().at(place, viewer),

  moves: (viewer: Viewer): ReplayMove[] => current().moves(viewer),

  heardBy: (viewer: Viewer): Line[] => current().heardBy(viewer),

  /** The record up to this moment, for a game that goes on from it. */
  upTo: (place: number): string => current().upTo(place),
}

export type Projector = typeof projector
expose(projector)
