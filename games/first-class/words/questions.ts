import { coinsIn } from '../base/effect.ts'
import { NONE } from '../base/player.ts'
import { TRAINS } from '../base/train.ts'
import type { View } from '../base/view.ts'
import type { FirstClassName } from './room.ts'
import { type Voice, whoIs } from './voice.ts'

/** What is asked of whoever is to decide, and may play these moves. */
export function questionWords(voice: Voice, view: View, moves: readonly string[]): string {
  const { say, viewer } = voice
  const ask = (key: FirstClassName<'ask'>, values = {}): string => say(`first-class.ask.${key}`, values)
  if (view.phase === 'over') return ask('over')
  if (moves.length === 0 || view.toMove !== viewer) return ask('wait', whoIs(voice, view.toMove))
  if (view.phase === 'draft') return ask('draft')
  if (view.mailFor !== NONE) return ask('mail', { train: TRAINS[view.mailFor]! })
  if (view.owed > 0) return ask('room', { n: view.owed })
  if (view.frame === null) return ask(phaseKey(view, moves))
  return view.frame.begun ? ask(frameKey(view.frame.left.length, moves)) : ask('room', { n: coinsIn(view.frame.left) })
}

function phaseKey({ phase, acted }: View, moves: readonly string[]): FirstClassName<'ask'> {
  if (phase === 'scoring' || phase === 'receive') return phase
  if (acted) return 'go-on'
  return moves.includes('tile') ? 'act' : 'act-without-tile'
}

/** Where a frame can only be used in one way it asks just that. */
function frameKey(symbols: number, moves: readonly string[]): FirstClassName<'ask'> {
  const words = new Set(moves.map(text => text.split(' ')[0]!).filter(word => word !== 'done'))
  if (words.size === 1) return [...words][0]! as FirstClassName<'ask'>
  return symbols === 1 ? 'either' : 'frame'
}
