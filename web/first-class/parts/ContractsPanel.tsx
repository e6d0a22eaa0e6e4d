import { cardsTaken, contractsOf, type EndCardNow, endCardsNow } from '@roundhouse/first-class/seen'
import { endCountWords, faceWords } from '@roundhouse/first-class/words/cards'
import type { Seat } from '@roundhouse/kernel/game'
import { Target } from '../choosing/Target.tsx'
import { Card } from '../drawing/Card.tsx'
import { CarChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { choicesAt, memo } from '../model/memo.ts'
import { useTableModel } from '../model/table-model.ts'

/** More contracts than these overlap. */
const MOST_APART = 2

/** Open contracts, each with whether it is met, and how many are fulfilled. */
function ContractCards({ seat, isOwn }: { seat: Seat; isOwn: boolean }) {
  const { view, voice, say, rules } = useTableModel()
  const contracts = contractsOf(rules, view, seat)
  const { fulfilled } = view.players[seat]!
  return (
    <div class={`contracts ${contracts.length > MOST_APART ? 'is-crowded' : ''}`}>
      {contracts.map(({ face, isMet }, i) => (
        <Target
          key={`${face.id} ${i}`}
          place={isOwn ? `contract ${face.id}` : null}
          class={`card-target contract ${isMet ? 'is-met' : ''}`}
          thing={{ is: 'card', face }}
          label={say('first-class.table.contract', { what: faceWords(voice, face), isMet: isMet ? 'yes' : 'no' })}
        >
          <Card face={face} forms={rules.conditions} />
          {isMet && (
            <em>
              <Icon name="check" size={1.1} />
            </em>
          )}
        </Target>
      ))}
      {fulfilled > 0 && (
        <span class="fulfilled" role="img" aria-label={say('first-class.table.fulfilled', { n: fulfilled })}>
          <Icon name="contract" size={1.8} color="var(--ink-2)" />
          <b>{fulfilled}</b>
        </span>
      )}
    </div>
  )
}

export const Contracts = memo(ContractCards, (model, { seat, isOwn }) => [
  model.view.players[seat],
  model.view.slices,
  ...(isOwn ? choicesAt(model, 'contract') : []),
])

/** Game End cards, each with what it would bring now; one kept in secret by another is face down. */
function EndCardLines({ seat }: { seat: Seat }) {
  const { view, rules, say } = useTableModel()
  const cards = endCardsNow(rules, view, seat)
  return (
    <ul class="end-cards" aria-label={say('first-class.table.end-cards')}>
      {view.players[seat]!.kept === null && (
        <li>
          <div class="end-line" role="img" aria-label={say('first-class.table.end-card-secret')}>
            <Icon name="game-end" size={1.5} color="#6c52ab" />
            <q>?</q>
          </div>
        </li>
      )}
      {cards.map(now => (
        <li key={now.card}>
          <EndCardLine {...now} />
        </li>
      ))}
    </ul>
  )
}

export const EndCards = memo(EndCardLines, ({ view }, { seat }) => [view.players[seat]])

function EndCardOpen({ card, isKept, points }: EndCardNow) {
  const { voice, say, rules } = useTableModel()
  const face = rules.printed.endFaces[card]!
  return (
    <Target
      place={null}
      class="end-line"
      thing={{ is: 'end-card', face }}
      label={say('first-class.table.end-card-now', { what: endCountWords(voice, face), n: points })}
    >
      <Icon name={isKept ? 'eye' : 'game-end'} size={1.5} color="var(--ink-2)" />
      <b>{face.points}×</b>
      <Icon name={face.counts} size={face.counts === 'car' ? 1.2 : 1.4} />
      <q>{points}</q>
    </Target>
  )
}

export const EndCardLine = memo(EndCardOpen, () => [])

/** How many base cards of each kind were taken: Game End cards count them. */
function TakenCounts({ seat }: { seat: Seat }) {
  const { view, say, rules } = useTableModel()
  const [car, conductor, locomotive] = cardsTaken(rules, view, seat) as [number, number, number]
  return (
    <span class="taken" role="img" aria-label={say('first-class.table.taken', { car, conductor, locomotive })}>
      <CarChip step={3} size={1.4} />
      {car}
      <Icon name="conductor" size={1.3} color="var(--ink-2)" />
      {conductor}
      <Icon name="locomotive" size={1.1} color="var(--ink-2)" />
      {locomotive}
    </span>
  )
}

export const Taken = memo(TakenCounts, ({ view }, { seat }) => [view.players[seat]!.taken])

/** Evidence, destroyed evidence and the role, where it is known. */
function EvidenceAndRole({ seat }: { seat: Seat }) {
  const { view, voice } = useTableModel()
  const { say, viewer } = voice
  const { murder } = view.slices
  if (murder === undefined) return null
  const isKnown = murder.murderer === seat || seat === viewer || view.phase === 'over'
  const role = murder.murderer === seat ? 'murderer' : 'innocent'
  return (
    <span class="murder">
      {isKnown && (
        <span class={`role is-${role}`}>
          <Icon name="role" size={1.2} />
          {say(`first-class.table.role.${role}`)}
        </span>
      )}
      <span role="img" aria-label={say('first-class.table.evidence', { n: murder.evidence[seat]! })}>
        <Icon name="evidence" size={1.4} />
        <b>{murder.evidence[seat]}</b>
      </span>
      <span role="img" aria-label={say('first-class.table.destroy', { n: murder.destroy[seat]! })}>
        <Icon name="destroy" size={1.3} color="var(--warn)" />
        <b>{murder.destroy[seat]}</b>
      </span>
      {murder.arrested.includes(seat) && <b class="arrested">{say('first-class.table.arrested')}</b>}
    </span>
  )
}

export const MurderFacts = memo(EvidenceAndRole, ({ view }) => [view.slices, view.phase])
