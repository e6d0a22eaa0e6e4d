/*
 * Plain data that come one after the other, such as the states of a game or what a page is told of them, are alike in most of their
 * parts. What is alike can be one object: then it lies in memory once, and one comparison tells that nothing of it has changed.
 */

type Fields = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The new value, with whatever is as it was taken over from the old one. Nothing is copied where nothing is taken over. */
export const shareStructure = <T>(old: unknown, now: T): T => shared(old, now, false)

/** The same where the order of fields counts, as in what a hash is made of: what has them in another order is not as it was. */
export const shareInOrder = <T>(old: unknown, now: T): T => shared(old, now, true)

function shared<T>(old: unknown, now: T, isOrdered: boolean): T {
  if (old === now || !isThing(old) || !isThing(now) || Array.isArray(old) !== Array.isArray(now)) return now
  return (
    Array.isArray(now)
      ? sharedList(old as unknown[], now, isOrdered)
      : sharedFields(old as Fields, now as Fields, isOrdered)
  ) as T
}

function sharedList(old: readonly unknown[], now: readonly unknown[], isOrdered: boolean): readonly unknown[] {
  let isSame = old.length === now.length
  let list: unknown[] | null = null
  for (let n = 0; n < now.length; n++) {
    const kept = shared(old[n], now[n], isOrdered)
    isSame &&= kept === old[n]
    if (kept === now[n]) continue
    list ??= [...now]
    list[n] = kept
  }
  return isSame ? old : (list ?? now)
}

function sharedFields(old: Fields, now: Fields, isOrdered: boolean): Fields {
  let isSame = true
  let count = 0
  let fields: Record<string, unknown> | null = null
  for (const key in now) {
    // Such a field could not be set in the usual way.
    if (key === '__proto__') return now
    count++
    const kept = shared(old[key], now[key], isOrdered)
    isSame &&= kept === old[key]
    if (kept === now[key]) continue
    fields ??= { ...now }
    fields[key] = kept
  }
  return isSame && hasSameFields(old, now, count, isOrdered) ? old : (fields ?? now)
}

/** Where all that one has is as in the other: has that one nothing more, and is it in the same order? */
function hasSameFields(old: Fields, now: Fields, count: number, isOrdered: boolean): boolean {
  if (!isOrdered) return countOf(old) === count
  const before = Object.keys(old)
  let place = 0
  for (const key in now) if (before[place++] !== key) return false
  return before.length === count
}

function countOf(fields: Fields): number {
  let count = 0
  for (const _ in fields) count++
  return count
}
