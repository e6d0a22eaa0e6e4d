import { TRAINS, type TrainName } from '@roundhouse/first-class/base/train'
import { useState } from 'preact/hooks'
import { Icon } from '../drawing/Icon.tsx'
import { gainOf } from '../seen.ts'
import { useSitting } from '../sitting.ts'
import { readSteps, writeSteps } from '../targets.ts'
import { moveWords } from '../words/moves.ts'

type Steps = Readonly<Record<TrainName, number>>

const total = ({ upper, lower }: Steps): number => upper + lower

/** The move that brings most, and of equal ones the one that goes furthest. */
export function bestMove(moves: readonly string[], worth: (text: string) => number): string {
  const better = (one: string, other: string): number =>
    worth(other) - worth(one) || total(readSteps(other)) - total(readSteps(one))
  return moves.toSorted(better)[0]!
}

/** How far each conductor goes: steps are shared between the trains (FC-7). */
export function Conductors({ moves }: { moves: readonly string[] }) {
  const { game, view, voice, play } = useSitting()
  const worth = (text: string): number => gainOf(game, view, text)?.scoring ?? 0
  const [steps, setSteps] = useState<Steps>(() => readSteps(bestMove(moves, worth)))
  const isLegal = (next: Steps) => moves.includes(writeSteps(next))
  const text = writeSteps(steps)
  const change = (train: TrainName, by: number) => setSteps(changed(steps, train, by, isLegal))
  return (
    <div class="fc-conductors">
      {TRAINS.map(train => (
        <Stepper
          key={train}
          train={train}
          steps={steps[train]}
          canLess={steps[train] > 0 && total(steps) > 1}
          canMore={changed(steps, train, 1, isLegal) !== steps}
          change={by => change(train, by)}
        />
      ))}
      <button type="button" class="fc-button is-main" disabled={!isLegal(steps)} onClick={() => play(text)} data-main>
        {moveWords(voice, view, text)}
        {worth(text) > 0 && <em>+{worth(text)}</em>}
      </button>
    </div>
  )
}

const OTHER: Readonly<Record<TrainName, TrainName>> = { upper: 'lower', lower: 'upper' }

/** One step more or less; where all are given out, it is taken from the other train. */
export function changed(steps: Steps, train: TrainName, by: number, isLegal: (steps: Steps) => boolean): Steps {
  const next = { ...steps, [train]: steps[train] + by } as Steps
  if (isLegal(next)) return next
  const shifted = { ...next, [OTHER[train]]: next[OTHER[train]] - by } as Steps
  return by > 0 && shifted[OTHER[train]] >= 0 && isLegal(shifted) ? shifted : steps
}

interface StepperProps {
  readonly train: TrainName
  readonly steps: number
  readonly canLess: boolean
  readonly canMore: boolean
  readonly change: (by: number) => void
}

function Stepper({ train, steps, canLess, canMore, change }: StepperProps) {
  const { voice } = useSitting()
  const { say } = voice
  const name = say('first-class.table.steps', { train })
  return (
    <fieldset class="fc-stepper" aria-label={name}>
      <span aria-hidden="true">
        {train === 'upper' ? '▲' : '▼'} <Icon name="conductor" size={1.8} color="var(--accent)" />
      </span>
      <button
        type="button"
        class="fc-button"
        disabled={!canLess}
        aria-label={`${name}: ${say('first-class.table.fewer')}`}
        onClick={() => change(-1)}
      >
        −
      </button>
      <output>{steps}</output>
      <button
        type="button"
        class="fc-button"
        disabled={!canMore}
        aria-label={`${name}: ${say('first-class.table.more')}`}
        onClick={() => change(1)}
      >
        +
      </button>
    </fieldset>
  )
}
