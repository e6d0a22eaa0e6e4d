type Thing = Readonly<Record<string, unknown>> | readonly unknown[]

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

const isLikeKind = (one: Thing, other: Thing): boolean =>
  Array.isArray(one) === Array.isArray(other) && Object.keys(one).length === Object.keys(other).length

const field = (thing: Thing, key: string): unknown => (thing as Record<string, unknown>)[key]

/**
 * The new value, with whatever is as it was taken over from the old one. Snapshots come as copies; so a part of the table
 * sees by one comparison that nothing of it has changed.
 */
export function shareStructure<T>(old: unknown, now: T): T {
  if (old === now || !isThing(old) || !isThing(now)) return now
  const shared = Object.entries(now).map(([key, value]) => [key, shareStructure(field(old, key), value)] as const)
  if (isLikeKind(old, now) && shared.every(([key, value]) => field(old, key) === value)) return old as T
  return (Array.isArray(now) ? shared.map(([, value]) => value) : Object.fromEntries(shared)) as T
}
