import type { PlanOutcome } from '@roundhouse/wire/online-snapshot'
import type { Say } from '../../messages/say.ts'
import { Button } from '../../shell/Button.tsx'
import { useOnline } from '../context.ts'
import type { PlanDraft } from '../state.ts'
import { useOnlineSay } from '../words.tsx'

/** A plan that is being made, that waits for its turn, or what became of it. Only its own person sees it. */
export function Plan() {
  const { state } = useOnline()
  const match = state.online.match!
  if (state.planning !== null) return <Draft of={state.planning} />
  if (match.plan.length > 0) return <Kept moves={match.plan.length} />
  return match.planned && <Outcome of={match.planned} />
}

function Draft({ of: { moves, isOpen } }: { of: PlanDraft }) {
  const say = useOnlineSay()
  const { client } = useOnline()
  return (
    <section class="online-note is-plan is-planning" role="status">
      <b class="online-title">{say('online.plan.title', { moves })}</b>
      <p>{say(isOpen ? 'online.plan.what' : 'online.plan.full')}</p>
      <div class="online-answers">
        <Button class="button" disabled={moves === 0} onClick={() => client.endPlan(true)}>
          {say('online.plan.keep')}
        </Button>
        <Button class="button" onClick={() => client.endPlan(false)}>
          {say('online.plan.cancel')}
        </Button>
      </div>
    </section>
  )
}

function Kept({ moves }: { moves: number }) {
  const say = useOnlineSay()
  const { client, state } = useOnline()
  return (
    <section class="online-note is-plan" role="status">
      <b class="online-title">{say('online.plan.kept', { moves })}</b>
      <p>{say('online.plan.kept.what')}</p>
      <div class="online-answers">
        {state.canPlan && (
          <Button class="button" onClick={() => client.plan()}>
            {say('online.plan.change')}
          </Button>
        )}
        <Button class="button" onClick={() => void client.command({ type: 'plan', moves: [], told: [] })}>
          {say('online.plan.clear')}
        </Button>
      </div>
    </section>
  )
}

const Outcome = ({ of }: { of: PlanOutcome }) => (
  <div class="online-note is-plan" role="status">
    {outcomeWords(useOnlineSay(), of)}
  </div>
)

function outcomeWords(say: Say, { played, of, stopped }: PlanOutcome): string {
  if (stopped === null) return say('online.plan.played')
  return `${say('online.plan.part', { played, of })} ${say(`online.plan.${stopped}`)}`
}
