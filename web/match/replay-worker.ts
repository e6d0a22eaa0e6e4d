import { type Eye, Refusal } from '@roundhouse/kernel/game'
import { readRecord } from '@roundhouse/kernel/record'
import { expose } from 'comlink'
import { unseal } from '../saving/seal.ts'
import { savedGame } from '../saving/store.ts'
import { isGame, shelfOf } from './boxes.ts'
import { type Moment, type Reel, Replay } from './replay.ts'

/** Where records are replayed: reading and checking a whole game never holds up the page. */
let shown: Replay | null = null

async function show(text: string): Promise<Reel> {
  const { game } = readRecord(text)
  if (!isGame(game)) throw new Refusal(`This is a record of ${game}, which is not played here`)
  const { box } = await shelfOf(game)
  shown = new Replay(box, text)
  return shown.reel
}

const projector = {
  show,

  /** A game that is kept here. One that goes on has secrets, and is not shown. */
  async showSaved(id: string): Promise<Reel> {
    const saved = await savedGame(id)
    if (saved === undefined) throw new Refusal('this game is not kept here any more')
    if (!saved.isOver) throw new Refusal('this game is not over yet')
    return show(await unseal(saved.sealed))
  },

  at(place: number, eye: Eye): Moment {
    if (shown === null) throw new Refusal('no record is open')
    return shown.at(place, eye)
  },
}

export type Projector = typeof projector
expose(projector)
