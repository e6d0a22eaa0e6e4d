import type { Seat } from '@roundhouse/kernel/game'
import type { OnlineSnapshot } from '@roundhouse/wire/online-snapshot'
import { newContext } from '../shell/new-context.ts'
import type { OnlineClient, OnlineState } from './state.ts'

/** A table elsewhere that has told something of itself. */
export interface OnlineTableState extends OnlineState {
  readonly online: OnlineSnapshot
}

export interface Online {
  readonly client: OnlineClient
  readonly state: OnlineTableState
  /** Where this page sits; `null`: it only watches. */
  readonly seat: Seat | null
}

export const [OnlineContext, useOnline] = newContext<Online>('There is no table elsewhere around this part of the page')

export const nameAt = ({ online: { chairs } }: Pick<OnlineTableState, 'online'>, seat: Seat): string =>
  chairs[seat]?.name ?? ''
