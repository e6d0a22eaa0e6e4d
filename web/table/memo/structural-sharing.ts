type Fields = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The new value, with whatever is as it was taken over from the old one. Snapshots come as copies; so a part of the table
 * sees by one comparison that nothing of it has changed. Nothing is copied where nothing is taken over.
 */
export function shareStructure<T>(old: unknown, now: T): T {
  if (old === now || !isThing(old) || !isThing(now) || Array.isArray(old) !== Array.isArray(now)) return now
  return (Array.isArray(now) ? sharedList(old as unknown[], now) : sharedFields(old as Fields, now as Fields)) as T
}

function sharedList(old: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let isSame = old.length === now.length
  let shared: unknown[] | null = null
  for (let n = 0; n < now.length; n++) {
    const kept = shareStructure(old[n], now[n])
    isSame &&= kept === old[n]
    if (kept === now[n]) continue
    shared ??= [...now]
    shared[n] = kept
  }
  return isSame ? old : (shared ?? now)
}

function sharedFields(old: Fields, now: Fields): Fields {
  const keys = Object.keys(now)
  let isSame = Object.keys(old).length === keys.length
  let shared: Record<string, unknown> | null = null
  for (const key of keys) {
    const kept = shareStructure(old[key], now[key])
    isSame &&= kept === old[key]
    if (kept === now[key]) continue
    shared ??= { ...now }
    shared[key] = kept
  }
  return isSame ? old : (shared ?? now)
}
