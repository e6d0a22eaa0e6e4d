import type { View } from '@roundhouse/nuremberg/base/view'
import type { Voice } from '../words/en/voice.ts'

const PHASES: Readonly<Record<View['phase'], string>> = {
  auction: 'auction',
  track: 'track',
  trains: 'trains and transport',
  takeovers: 'takeovers',
  over: 'the end',
}

/** Where the game stands: `Turn 2 of 5, auction`. */
export const momentOf = ({ turn, phase }: Pick<View, 'turn' | 'phase'>, { rules }: Pick<Voice, 'rules'>): string =>
  phase === 'over' ? 'The game is over' : `Turn ${turn} of ${rules.turns}, ${PHASES[phase]}`
