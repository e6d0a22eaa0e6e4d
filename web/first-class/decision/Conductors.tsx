import { TRAINS, type TrainName } from '@roundhouse/first-class/base/board/train'
import { Button } from '../../shell/Button.tsx'
import { type Steps, stepsWith, waysToWalk } from '../choosing/targets.ts'
import { whyNoFewer } from '../choosing/why-questions.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'

/** How far each conductor goes: steps are shared between the trains (FC-7). On the board it is pointed at as well. */
export const Conductors = () => (
  <div class="conductors">
    {TRAINS.map(train => (
      <Stepper key={train} train={train} />
    ))}
  </div>
)

function Stepper({ train }: { train: TrainName }) {
  const { say, steps, targets, askWhy } = useTableModel()
  const ways = waysToWalk(targets)
  const name = say('first-class.table.steps', { train })
  const now = steps[train]
  const fewer = now === 0 ? steps : stepsWith(ways, steps, train, now - 1)
  const more = stepsWith(ways, steps, train, now + 1)
  return (
    <fieldset class="stepper" aria-label={name}>
      <span aria-hidden="true">
        {train === 'upper' ? '▲' : '▼'}
        <Icon name="conductor" size={1.8} color="var(--accent)" />
      </span>
      <StepButton
        label={say('first-class.named', { name, what: say('first-class.table.fewer') })}
        next={fewer}
        ask={() => askWhy(whyNoFewer(train, steps))}
        sign="−"
      />
      <output>{now}</output>
      <StepButton
        label={say('first-class.named', { name, what: say('first-class.table.more') })}
        next={more}
        ask={() => askWhy(`cond ${train} ${now + 1}`)}
        sign="+"
      />
    </fieldset>
  )
}

interface StepButtonProps {
  readonly label: string
  /** The steps it leads to; those there are already: it goes no further. */
  readonly next: Steps
  readonly ask: () => void
  readonly sign: string
}

/** Where it goes no further it says why. */
function StepButton({ label, next, ask, sign }: StepButtonProps) {
  const { steps, chooseSteps } = useTableModel()
  const isClosed = next === steps
  return (
    <Button
      class={`table-button ${isClosed ? 'is-closed' : ''}`}
      aria-disabled={isClosed}
      aria-label={label}
      onClick={() => (isClosed ? ask() : chooseSteps(next))}
    >
      {sign}
    </Button>
  )
}
