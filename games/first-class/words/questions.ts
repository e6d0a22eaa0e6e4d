import { NONE } from '../base/board/player.ts'
import { TRAINS } from '../base/board/train.ts'
import type { Choice } from '../base/choice.ts'
import { coinsIn } from '../base/frames/effect.ts'
import type { View } from '../base/view.ts'
import type { FirstClassName } from './room.ts'
import { type Voice, whoIs } from './voice.ts'

type Ask = FirstClassName<'ask'>

/** What is asked of the player to move, who may choose among these kinds of move. */
export function questionWords(voice: Voice, view: View, kinds: ReadonlySet<Choice['do']>): string {
  const { say, viewer } = voice
  const ask = (key: Ask, values = {}): string => say(`first-class.ask.${key}`, values)
  if (view.phase === 'over') return ask('over')
  if (kinds.size === 0 || view.toMove !== viewer) return ask('wait', whoIs(voice, view.toMove))
  if (view.phase === 'draft') return ask('draft', { hand: view.draft?.length ?? 0 })
  if (view.mailFor !== NONE) return ask('mail', { train: TRAINS[view.mailFor]! })
  if (view.owed > 0) return ask('room', { n: view.owed })
  if (view.frame === null) return ask(phaseKey(view, kinds))
  return view.frame.begun ? ask(frameKey(view.frame.left.length, kinds)) : ask('room', { n: coinsIn(view.frame.left) })
}

function phaseKey({ phase, acted }: View, kinds: ReadonlySet<Choice['do']>): Ask {
  if (phase === 'scoring' || phase === 'receive') return phase
  if (acted) return 'go-on'
  return kinds.has('tile') ? 'act' : 'act-without-tile'
}

/** What is asked where a frame can only be used in one way. */
const BY_KIND: Readonly<Partial<Record<Choice['do'], Ask>>> = {
  car: 'car',
  up: 'up',
  free: 'free',
  both: 'both',
  cond: 'cond',
  loco: 'loco',
  pick: 'pick',
  lay: 'lay',
  seat: 'seat',
  postcard: 'postcard',
  board: 'board',
  use: 'use',
}

function frameKey(symbols: number, kinds: ReadonlySet<Choice['do']>): Ask {
  const [kind, ...others] = [...kinds].filter(each => each !== 'done')
  const only = kind === undefined || others.length > 0 ? undefined : BY_KIND[kind]
  return only ?? (symbols === 1 ? 'either' : 'frame')
}
