import { isWhole, missingIn, nameOf, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import type { Player } from '../../base/board/player.ts'
import { faceAt, type Kind } from '../../base/cards/card.ts'
import { ofEachSeat, type StateCheck } from '../../base/complaint.ts'
import type { State } from '../../base/state.ts'
import type { Rules } from '../../base/table.ts'
import { MURDERERS_TOKENS } from './arrest.ts'
import { type Murder, NOBODY } from './roles.ts'
import { TOKENS } from './tokens.ts'

/** Evidence is neither lost nor made, nobody has more than cards gave him, and it is turned up at the end only. */
export const murderComplaints: StateCheck = (rules, state) => {
  const { murder } = state.slices
  if (murder === undefined) return ['The murder is on the table from the beginning, but it is not there']
  return [
    ...unless(
      isWhole(murder.murderer, NOBODY, rules.seats - 1),
      () => `One of ${rules.seats} players is the murderer, or nobody, but it is ${murder.murderer}`,
    ),
    ...tokens(murder),
    ...ofEachSeat(state, (player, seat) => drawn(rules, state, murder, player, seat)),
    ...theEnd(rules, state, murder),
  ]
}

function tokens({ supply, evidence }: Murder): string[] {
  const sum = evidence.reduce((sum, count) => sum + count, supply)
  return unless(
    sum === TOKENS.length && supply >= 0,
    () => `There are ${TOKENS.length} evidence tokens, but ${supply} in the supply and ${evidence.join(', ')} drawn`,
  )
}

const taken = ({ printed }: Rules, { taken }: Player, kind: Kind): number =>
  taken.filter(face => faceAt(printed, face).kind === kind).length

/** A token for each own suspect-yourself card and each suspect-the-others card of another; at the end the murderer's. */
function drawn(rules: Rules, state: State, murder: Murder, player: Player, seat: Seat): string[] {
  const others = state.players.filter(other => other !== player)
  const cards = others.reduce(
    (sum, other) => sum + taken(rules, other, 'suspect-others'),
    taken(rules, player, 'suspect-self'),
  )
  const most = cards + (state.phase === 'over' && murder.murderer === seat ? MURDERERS_TOKENS : 0)
  const destroy = taken(rules, player, 'destroy')
  return [
    ...unless(
      isWhole(murder.evidence[seat]!, 0, most),
      () => `${nameOf(seat)} was suspected up to ${most} times, but has ${murder.evidence[seat]} tokens`,
    ),
    ...unless(
      isWhole(murder.destroy[seat]!, 0, destroy),
      () => `${nameOf(seat)} has taken ${destroy} destroy-evidence cards, but ${murder.destroy[seat]} lie there`,
    ),
  ]
}

function theEnd({ seats }: Rules, { phase }: State, { shown, arrested, evidence }: Murder): string[] {
  if (phase !== 'over')
    return unless(
      shown.length + arrested.length === 0,
      () => 'Tokens are turned up and players arrested at the end, but it has happened already',
    )
  const counts = shown.map(own => own.length)
  return [
    ...unless(
      counts.join(', ') === evidence.join(', '),
      () => `${evidence.join(', ')} tokens were drawn, but ${counts.join(', ')} are turned up`,
    ),
    ...missingIn(TOKENS, shown.flat()).map(token => `There are fewer tokens ${token} than are turned up`),
    ...unless(
      arrested.length < seats && arrested.every(seat => isWhole(seat, 0, seats - 1)),
      () => `Not all ${seats} players can be arrested, but ${arrested.join(', ')} are`,
    ),
  ]
}
