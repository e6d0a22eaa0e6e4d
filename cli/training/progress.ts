import type { Training } from '@roundhouse/bots/training/training'
import type { Terminal } from '../terminal/terminal.ts'

const REDRAWN_AFTER = 200

/** What is told at the end of a batch. */
const METRICS: Readonly<Record<Training['state']['by'], string>> = {
  regression: 'held-out loss',
  spsa: 'the weights have moved by',
}

/** Tells how a training goes: all the time on a screen, and at the end of each batch anywhere. */
export function newTrainingProgress(
  terminal: Terminal,
  training: Training,
  games: number,
  clock: () => number = Date.now,
) {
  const began = clock()
  const before = training.played
  let drawn = began
  let told = training.metrics.length

  const text = (): string => {
    const perSecond = ((training.played - before) * 1000) / Math.max(1, clock() - began)
    const left = Math.ceil((games - training.played) / perSecond)
    return `${training.played} of ${games} games, ${perSecond.toFixed(1)} a second, ${left} s left`
  }

  return {
    tell(): void {
      if (training.metrics.length > told) {
        told = training.metrics.length
        terminal.progress('')
        terminal.warn(`${text()}; ${METRICS[training.state.by]} ${training.metrics.at(-1)!.toFixed(4)}`)
      } else if (clock() - drawn >= REDRAWN_AFTER) {
        drawn = clock()
        terminal.progress(text())
      }
    },
    end: (): void => void terminal.progress(''),
  }
}
