import { DEFAULT_LEVEL } from '@roundhouse/bots/play/level'
import type { Seat } from '@roundhouse/kernel/game'
import type { GameOptions } from '@roundhouse/kernel/manifest'
import type { NewTable, Pace, PlannedChair, PlayHours } from '@roundhouse/wire/setup'
import type { WebGame } from '../../game.ts'

/** Who is meant to sit in a chair, as a form asks for it. */
export type ChairPlan =
  | { readonly is: 'you' }
  | { readonly is: 'anyone' }
  | { readonly is: 'kept'; readonly name: string }
  | { readonly is: 'bot'; readonly level: string }

/** What a form for a table elsewhere has been filled in with. */
export interface TableForm {
  readonly options: GameOptions
  readonly chairs: readonly ChairPlan[]
  readonly pace: Pace
  readonly bank: { readonly live: number; readonly daily: number }
  readonly isElastic: boolean
  /** When the clocks run, where the host lives; `null`: always. */
  readonly hours: Omit<PlayHours, 'zone'> | null
  readonly canAskUndo: boolean
  readonly standIn: string
  readonly watch: NewTable['watch']
  readonly delay: number
  /** Does everybody find it in the lobby? */
  readonly open: boolean
  readonly isRated: boolean
}

/** What each pace may begin with: minutes, or days. */
export const BANKS = { live: [10, 20, 30], daily: [1, 3, 7] } as const
export const DELAYS = [0, 1, 3, 6] as const

/** Two friends, tonight: whoever wants more says so. */
export const suggestedForm = ({ suggested, players }: Pick<WebGame, 'suggested' | 'players'>): TableForm => ({
  options: suggested.options,
  chairs: [{ is: 'you' }, ...Array.from({ length: players.least - 1 }, (): ChairPlan => ({ is: 'anyone' }))],
  pace: 'live',
  bank: { live: 20, daily: 3 },
  isElastic: false,
  hours: null,
  canAskUndo: true,
  standIn: DEFAULT_LEVEL,
  watch: 'link',
  delay: 0,
  open: false,
  isRated: false,
})

/** As many chairs as that: those there are stay, and friends may take the others. Whoever sets it up keeps a seat. */
export function withChairs(chairs: readonly ChairPlan[], players: number): ChairPlan[] {
  const kept = Array.from({ length: players }, (_, seat): ChairPlan => chairs[seat] ?? { is: 'anyone' })
  return kept.some(({ is }) => is === 'you') ? kept : [{ is: 'you' }, ...kept.slice(1)]
}

/** Somebody else is meant to sit there; where it is the host, their old seat goes to anybody. */
export const withChair = (chairs: readonly ChairPlan[], seat: Seat, plan: ChairPlan): ChairPlan[] =>
  chairs.map((chair, each) =>
    each === seat ? plan : plan.is === 'you' && chair.is === 'you' ? { is: 'anyone' } : chair,
  )

/** What counts for ratings is played by people alone. */
export const canBeRated = (chairs: readonly ChairPlan[]): boolean => chairs.every(({ is }) => is !== 'bot')

export const hostSeat = (chairs: readonly ChairPlan[]): Seat => chairs.findIndex(({ is }) => is === 'you')

/** What is suggested to those who do not want to be waited for at night. */
export const DAYTIME: Omit<PlayHours, 'zone'> = { from: 8 * 60, to: 22 * 60, days: [1, 2, 3, 4, 5, 6, 7] }

export const newTableOf = (game: string, form: TableForm, name: string, zone: string): NewTable => {
  const { chairs, hours, options, ...wanted } = form
  const chosen = { ...wanted, isRated: wanted.isRated && canBeRated(chairs) }
  return {
    game,
    ...chosen,
    options: { ...options, players: String(chairs.length) },
    chairs: chairs.map(plan => plannedChair(plan, name)),
    hours: hours !== null && form.pace !== 'none' ? { zone, ...hours } : null,
    isElastic: form.isElastic && form.pace === 'live',
    delay: form.watch === 'nobody' ? 0 : form.delay,
    canAskUndo: form.canAskUndo && !chosen.isRated,
  }
}

/** The host's own seat waits for the host. */
function plannedChair(plan: ChairPlan, host: string): PlannedChair {
  if (plan.is === 'bot') return plan
  if (plan.is === 'you') return { is: 'person', keptFor: host }
  return { is: 'person', keptFor: plan.is === 'kept' ? plan.name.trim() || null : null }
}
