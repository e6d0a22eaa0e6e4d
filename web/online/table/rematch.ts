import type { Seat } from '@roundhouse/kernel/game'
import { type Route, readRoute } from '../../shell/route.ts'
import type { ChatEntry } from '../state.ts'

type Invitation = Extract<Route, { readonly page: 'sit' }>

/** The invitation that somebody else at the table gave last, to another table: after the end it is the way to a rematch. */
export function rematchIn(chat: readonly ChatEntry[], table: string, seat: Seat): Invitation | null {
  const others = chat.filter(entry => entry.seat !== null && entry.seat !== seat)
  const invitations = others.flatMap(({ text }) => {
    const route = readRoute(/#\/sit\/[\w-]+\/[\w-]+$/.exec(text ?? '')?.[0] ?? '')
    return route.page === 'sit' && route.id !== table ? [route] : []
  })
  return invitations.at(-1) ?? null
}
