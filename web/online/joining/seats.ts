import type { Seat } from '@roundhouse/kernel/game'
import type { OnlineChair } from '@roundhouse/wire/online-snapshot'

const plain = (name: string): string => name.trim().toLocaleLowerCase()

/** The free seats that somebody of this name may take: one that is kept for them, else those that are kept for nobody. */
export function seatsFor(chairs: readonly OnlineChair[], name: string): Seat[] {
  const free = [...chairs.keys()].filter(seat => chairs[seat]!.is === 'free')
  const kept = free.filter(seat => chairs[seat]!.name !== '' && plain(chairs[seat]!.name) === plain(name))
  return kept.length > 0 ? kept : free.filter(seat => chairs[seat]!.name === '')
}

/** Who only has to say who they are: the name of the one seat that is left, if it is kept. */
export function expectedName(chairs: readonly OnlineChair[]): string {
  const free = chairs.filter(({ is }) => is === 'free')
  return free.length === 1 ? free[0]!.name : ''
}
