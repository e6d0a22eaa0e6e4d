import { GAMES } from '@roundhouse/table/games'
import type { OnlineChair, OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import type { TableSetup } from '@roundhouse/wire/setup'
import type { OnlineTableState } from '../context.ts'
import type { OnlineState } from '../state.ts'

/** States of tables elsewhere for tests, each said by what is special about it. */

export const onlineChair = (changed: Partial<OnlineChair> = {}): OnlineChair => ({
  is: 'person',
  name: '',
  level: null,
  hasStandIn: false,
  isReady: false,
  hasLeft: false,
  vacation: null,
  ...changed,
})

export const newSetup = (changed: Partial<TableSetup> = {}): TableSetup => ({
  game: GAMES[0]!,
  rules: 1,
  options: [
    ['players', '4'],
    ['modules', 'A,C'],
  ],
  chairs: [],
  pace: 'live',
  bank: { live: 20, daily: 3 },
  isElastic: false,
  hours: null,
  canAskUndo: true,
  standIn: 'intermediate',
  watch: 'link',
  delay: 0,
  ...changed,
})

const newOnlineSnapshot = (changed: Partial<OnlineSnapshot> = {}): OnlineSnapshot => {
  const chairs = changed.chairs ?? [onlineChair({ name: 'Ada' }), onlineChair({ name: 'Bram' })]
  return {
    stage: 'seating',
    setup: newSetup(),
    viewer: 0,
    isHost: true,
    chairs,
    clock: { pace: 'live', left: chairs.map(() => null), running: null, isPaused: false },
    question: null,
    deal: { commitments: [], shown: [], shares: null },
    match: null,
    record: null,
    held: null,
    ...changed,
  }
}

export const newOnline = (
  online: Partial<OnlineSnapshot> = {},
  changed: Partial<Omit<OnlineState, 'online'>> = {},
): OnlineTableState => ({
  table: 'k7Qm2xWb9TfE',
  line: { is: 'open' },
  timeAhead: 0,
  online: newOnlineSnapshot(online),
  snapshot: null,
  pending: [],
  misfit: null,
  canPlan: false,
  planning: null,
  here: [],
  watching: 0,
  screens: 0,
  chat: [],
  rematch: null,
  refusal: null,
  deal: null,
  ...changed,
})
