import type { View } from '@roundhouse/nuremberg/base/view'
import type { NurembergName } from '@roundhouse/nuremberg/words/room'
import type { Voice } from '../words/voice.ts'

/** By their numbers in the rules. */
const PHASES: Readonly<Record<View['phase'], NurembergName<'phase'>>> = {
  auction: '3',
  track: '5',
  trains: '6',
  takeovers: '9',
  over: '10',
}

/** Where the game stands: `Turn 2 of 5, Auction`. */
export function momentOf({ turn, phase }: Pick<View, 'turn' | 'phase'>, { rules, say }: Pick<Voice, 'rules' | 'say'>) {
  if (phase === 'over') return say('nuremberg.hear.over')
  return `${say('nuremberg.turn.long', { turn, turns: rules.turns })}, ${say(`nuremberg.phase.${PHASES[phase]}`)}`
}
