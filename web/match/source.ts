import { Refusal } from '@roundhouse/kernel/game'
import { unseal } from '@roundhouse/table/saving/seal'
import { unpack } from '../saving/pack.ts'
import { store } from '../saving/store.ts'

/** Where a record comes from: a game that is kept here, or the address. */
export type GameSource = { readonly id: string } | { readonly packed: string }

/** The record of a game that is over: one that goes on has secrets, and is not shown. */
export async function recordFrom(source: GameSource): Promise<string> {
  if ('packed' in source) return unpack(source.packed)
  const saved = await store.load(source.id)
  if (saved === undefined) throw new Refusal('fault.gone')
  if (!saved.isOver) throw new Refusal('fault.running')
  return unseal(saved.sealed)
}
