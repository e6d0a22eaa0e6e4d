/*
 * Plain data that come one after the other, such as the states of a game, are alike in most of their parts. Kept as they are made,
 * each would be in memory with all of its parts, and a garbage collector would have to carry all of them on.
 */

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/**
 * The same plain data as `after`, with the very objects and lists of `before` where both are alike at the same place. Neither is
 * changed; fields stay in the order in which `after` has them.
 */
export function sharing<Data>(before: unknown, after: Data): Data {
  if (before === after || !isTree(before) || !isTree(after)) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  return (Array.isArray(after) ? sharedList(before as never, after) : sharedObject(before, after)) as Data
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let isAlike = before.length === after.length
  let shared: unknown[] | null = null
  for (let place = 0; place < after.length; place++) {
    const now = after[place]
    const part = sharing(before[place], now)
    if (part !== before[place]) isAlike = false
    if (part === now) continue
    shared ??= [...after]
    shared[place] = part
  }
  return isAlike ? before : (shared ?? after)
}

function sharedObject(before: Tree, after: Tree): Tree {
  let isAlike = true
  let shared: Record<string, unknown> | null = null
  let fields = 0
  for (const field in after) {
    // Such a field could not be set in the usual way.
    if (field === '__proto__') return after
    const now = after[field]
    const part = sharing(before[field], now)
    fields++
    if (part !== before[field]) isAlike = false
    if (part === now) continue
    shared ??= { ...after }
    shared[field] = part
  }
  return isAlike && hasFields(before, after, fields) ? before : (shared ?? after)
}

/** Has the first all fields of the other, in the same order, and no others? */
function hasFields(tree: Tree, other: Tree, count: number): boolean {
  const fields = Object.keys(tree)
  if (fields.length !== count) return false
  let place = 0
  for (const field in other) if (fields[place++] !== field) return false
  return true
}
