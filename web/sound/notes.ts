import type { Sound } from './sounds.ts'

/** One tone of a sound: when it begins and how long it lasts in seconds, its pitch in hertz, and how loud it is. */
export interface Note {
  readonly at: number
  readonly lasts: number
  readonly from: number
  /** The pitch it glides to. */
  readonly to: number
  /** 1 would be as loud as can be. */
  readonly loud: number
  readonly wave: OscillatorType
}

type NoteFields = [at: number, lasts: number, from: number, to: number, loud: number, wave: OscillatorType]

const note = (...[at, lasts, from, to, loud, wave]: NoteFields): Note => ({ at, lasts, from, to, loud, wave })

/** Small, quiet and short: a card on felt, brass, a heel on the footboard, a far locomotive, a bell at the terminus. */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  card: [note(0, 0.07, 220, 90, 0.1, 'triangle'), note(0.015, 0.04, 1800, 700, 0.015, 'sine')],
  coin: [note(0, 0.14, 1568, 1568, 0.035, 'sine'), note(0.05, 0.2, 2093, 2093, 0.03, 'sine')],
  step: [note(0, 0.05, 150, 70, 0.12, 'sine'), note(0.11, 0.05, 170, 80, 0.09, 'sine')],
  whistle: [
    note(0, 0.32, 622, 659, 0.035, 'sine'),
    note(0, 0.32, 784, 831, 0.03, 'sine'),
    note(0.02, 0.3, 932, 988, 0.02, 'triangle'),
  ],
  end: [
    note(0, 0.5, 523, 523, 0.05, 'sine'),
    note(0.16, 0.5, 659, 659, 0.05, 'sine'),
    note(0.32, 0.9, 784, 784, 0.05, 'sine'),
    note(0.32, 0.9, 1047, 1047, 0.03, 'sine'),
  ],
}
