import type { Training } from '@roundhouse/bots/training/training'
import type { Terminal } from '../terminal/terminal.ts'

const REDRAWN_AFTER = 200

/** What is told at the end of a class. */
const FIGURES: Readonly<Record<Training['notes']['by'], string>> = {
  looking: 'loss on games not seen before',
  trying: 'the weights have moved by',
}

/** Tells how a training goes: all the time on a screen, and at the end of each class anywhere. */
export function newTelling(terminal: Terminal, training: Training, games: number, clock: () => number = Date.now) {
  const began = clock()
  const before = training.played
  let drawn = began
  let told = training.figures.length

  const text = (): string => {
    const perSecond = ((training.played - before) * 1000) / Math.max(1, clock() - began)
    const left = Math.ceil((games - training.played) / perSecond)
    return `${training.played} of ${games} games, ${perSecond.toFixed(1)} a second, ${left} s left`
  }

  return {
    tell(): void {
      if (training.figures.length > told) {
        told = training.figures.length
        terminal.progress('')
        terminal.warn(`${text()}; ${FIGURES[training.notes.by]} ${training.figures.at(-1)!.toFixed(4)}`)
      } else if (clock() - drawn >= REDRAWN_AFTER) {
        drawn = clock()
        terminal.progress(text())
      }
    },
    end: (): void => void terminal.progress(''),
  }
}
