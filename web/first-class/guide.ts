import type { View } from '@roundhouse/first-class/base/view'
import type { Snapshot } from '@roundhouse/table/snapshot'
import type { GameGuide } from '../guide/guide.ts'

const FIRST_SCORING = 2
const LAST_ROUND = 6

/** Nothing was taken yet in this turn. */
const isTurnAt = ({ moves }: Snapshot): boolean => moves.some(text => text.startsWith('take '))

/** Everybody's last turn of the round. */
const isLastTurn = ({ turnsLeft, players }: View): boolean => turnsLeft <= players.length

/** Decisions inside a turn, by what a move begins with. */
const DECISIONS: readonly (readonly [moment: string, beginnings: readonly string[]])[] = [
  ['mail', ['mail ']],
  ['conductors', ['cond ']],
  ['locomotive', ['loco ']],
  ['upgrade', ['up ', 'free ']],
  ['pending', ['do ']],
]

function momentsAt(snapshot: Snapshot): string[] {
  const view = snapshot.view as View
  if (view.phase === 'draft') return ['draft']
  if (view.phase === 'scoring') return ['scoring']
  if (isTurnAt(snapshot)) return ['turn', ...milestonesOf(view)]
  const begins = (beginnings: readonly string[]) =>
    snapshot.moves.some(text => beginnings.some(beginning => text.startsWith(beginning)))
  return DECISIONS.filter(([, beginnings]) => begins(beginnings)).map(([moment]) => moment)
}

function milestonesOf(view: View): string[] {
  if (view.round === LAST_ROUND) return ['last-round']
  return view.round === FIRST_SCORING && isLastTurn(view) ? ['before-scoring'] : []
}

/** What matters in a first game of First Class. */
export const guide: GameGuide = { momentsAt, isTurnAt }
