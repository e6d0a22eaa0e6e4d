import { TRAINS, type TrainName } from '@roundhouse/first-class/base/train'
import { Icon } from '../drawing/Icon.tsx'
import { gainOf } from '../gains.ts'
import { useSitting } from '../sitting.ts'
import { stepsWith, writeSteps } from '../targets.ts'
import { moveWords } from '../words/moves.ts'

/** How far each conductor goes: steps are shared between the trains (FC-7). On the board it is pointed at as well. */
export function Conductors({ moves }: { moves: readonly string[] }) {
  const { game, view, voice, play, steps } = useSitting()
  const text = writeSteps(steps)
  const isLegal = moves.includes(text)
  const gain = isLegal ? (gainOf(game, view, text)?.scoring ?? 0) : 0
  return (
    <div class="fc-conductors">
      {TRAINS.map(train => (
        <Stepper key={train} train={train} moves={moves} />
      ))}
      <button type="button" class="fc-button is-main" disabled={!isLegal} onClick={() => play(text)} data-main>
        {isLegal ? moveWords(voice, view, text) : voice.say('first-class.table.go')}
        {gain > 0 && <em>+{gain}</em>}
      </button>
    </div>
  )
}

function Stepper({ train, moves }: { train: TrainName; moves: readonly string[] }) {
  const { voice, steps, wishSteps, askWhy } = useSitting()
  const { say } = voice
  const name = say('first-class.table.steps', { train })
  const fewer = stepsWith(moves, steps, train, steps[train] - 1)
  const more = stepsWith(moves, steps, train, steps[train] + 1)
  return (
    <fieldset class="fc-stepper" aria-label={name}>
      <span aria-hidden="true">
        {train === 'upper' ? '▲' : '▼'}
        <Icon name="conductor" size={1.8} color="var(--accent)" />
      </span>
      <button
        type="button"
        class="fc-button"
        disabled={steps[train] === 0 || fewer === steps}
        aria-label={say('first-class.named', { name, what: say('first-class.table.fewer') })}
        onClick={() => wishSteps(fewer)}
      >
        −
      </button>
      <output>{steps[train]}</output>
      <button
        type="button"
        class={`fc-button ${more === steps ? 'is-closed' : ''}`}
        aria-disabled={more === steps}
        aria-label={say('first-class.named', { name, what: say('first-class.table.more') })}
        onClick={() => (more === steps ? askWhy(`cond ${train} ${steps[train] + 1}`) : wishSteps(more))}
      >
        +
      </button>
    </fieldset>
  )
}
