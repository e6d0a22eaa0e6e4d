import { found } from '@roundhouse/kernel/file/shape'
import { Refusal } from '@roundhouse/kernel/game'

/**
 * What turns one piece of plain data into another (`differenceOf`, `patch`), itself plain data:
 *
 * | written | means |
 * |---|---|
 * | a number, a text, `true`, `false`, `null` | this instead |
 * | `[value]` | this object or list instead |
 * | `{ "points": 7, "3": … }` | only these fields of an object, or these places of a list, each by its own difference |
 * | `{ "match/played": 7 }` | the same within each other: `{ "match": { "played": 7 } }`, if nothing else of `match` changes |
 * | `[]` | in such an object: the field is gone |
 * | `[from, gone, …items]` | a list from which `gone` items are taken at place `from`, with these items put there |
 *
 * A name with `/` or `~` in it is written as in a JSON Pointer (RFC 6901): `~1` and `~0`.
 */
export type Difference =
  | Single
  | readonly []
  | readonly [value: unknown]
  | readonly [from: number, gone: number, ...items: unknown[]]
  | Parts

type Single = null | boolean | number | string
type Parts = { readonly [place: string]: Difference }
type Tree = Readonly<Record<string, unknown>>
type List = readonly unknown[]

const NOTHING: Parts = {}
const GONE = [] as const

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

// Working it out

/** What is the same object in both is not looked at: states share most of what they are made of. */
export function differenceOf(before: unknown, after: unknown): Difference {
  if (before === after && isTree(after)) return NOTHING
  if (!isTree(after)) return after as Single
  if (!isTree(before) || Array.isArray(before) !== Array.isArray(after)) return [after]
  return Array.isArray(before) && Array.isArray(after)
    ? differenceOfLists(before, after)
    : differenceOfObjects(before, after)
}

/*
 * Most of what is compared is alike, and it is compared for every viewer after every move: nothing is made for what did not
 * change, not even a list of the fields.
 */

function differenceOfObjects(before: Tree, after: Tree): Difference {
  if (!hasFieldsOf(after, before)) return differenceOfFields(before, after)
  let parts: Parts | null = null
  for (const field in after) {
    // What an object has by nature takes no part: no plain data hold `undefined` or a function.
    if (field === '__proto__') return differenceOfFields(before, after)
    const change = changeOf(before[field], after[field])
    if (change !== NOTHING) parts = withPart(parts, field, change)
  }
  return parts ?? NOTHING
}

/** Does the first have every field of the other? */
function hasFieldsOf(tree: Tree, other: Tree): boolean {
  for (const field in other) {
    const value = tree[field]
    if (value === undefined || typeof value === 'function' || field === '__proto__') return false
  }
  return true
}

/** Of objects of which one lacks a field of the other, or whose fields have names that need care. */
function differenceOfFields(before: Tree, after: Tree): Difference {
  let parts: Parts | null = null
  const gone = Object.keys(before).filter(field => !Object.hasOwn(after, field))
  for (const field of gone) parts = withPart(parts, field, GONE)
  for (const [field, now] of Object.entries(after)) {
    const change = Object.hasOwn(before, field) ? changeOf(before[field], now) : newPart(now)
    if (change !== NOTHING) parts = withPart(parts, field, change)
  }
  return gone.length > 0 ? shorter(parts!, [after]) : (parts ?? NOTHING)
}

function differenceOfLists(before: List, after: List): Difference {
  if (before.length !== after.length) return splice(before, after)
  let parts: Parts | null = null
  let changes = 0
  for (let place = 0; place < after.length; place++) {
    const change = changeOf(before[place], after[place])
    if (change === NOTHING) continue
    parts = withPart(parts, `${place}`, change)
    changes++
  }
  return changes > 1 ? shorter(parts!, splice(before, after)) : (parts ?? NOTHING)
}

/** Also with a field that is called `__proto__`, which could not be set in the usual way. */
function withPart(parts: Parts | null, place: string, change: Difference): Parts {
  const name = SPECIAL.test(place) ? place.replaceAll('~', '~0').replaceAll('/', '~1') : place
  const within = onlyPlaceIn(change)
  const [path, part] = within === null ? [name, change] : [`${name}/${within}`, (change as Parts)[within]!]
  if (path === '__proto__') return Object.fromEntries([...Object.entries(parts ?? NOTHING), [path, part]])
  const all: Record<string, Difference> = parts ?? {}
  all[path] = part
  return all
}

const SPECIAL = /[~/]/

/** The way to the one part that changes; `null`: there are several, or all of it is another. */
function onlyPlaceIn(change: Difference): string | null {
  if (!isTree(change) || Array.isArray(change)) return null
  let only: string | null = null
  for (const place in change) {
    if (only !== null) return null
    only = place
  }
  return only
}

const newPart = (value: unknown): Difference => (isTree(value) ? [value] : (value as Single))

const changeOf = (then: unknown, now: unknown): Difference => (then === now ? NOTHING : differenceOf(then, now))

const at = (tree: Tree | List, place: string): unknown => (tree as Tree)[place]

/** What lies between what both lists begin with and what both end with; the whole list, if they share nothing there. */
function splice(before: List, after: List): Difference {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && isSame(before[from], after[from])) from++
  let end = 0
  while (end < most - from && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  if (from + end === 0) return [after]
  return [from, before.length - end - from, ...after.slice(from, after.length - end)]
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const places = Object.keys(one)
  if (places.length !== Object.keys(other).length) return false
  return places.every(place => Object.hasOwn(other, place) && isSame(at(one, place), at(other, place)))
}

const shorter = (one: Difference, other: Difference): Difference =>
  JSON.stringify(one).length <= JSON.stringify(other).length ? one : other

// Putting it together

/** What is not changed stays the same object. A difference that does not fit is refused, with the place. */
export function patch(before: unknown, difference: Difference): unknown {
  return patchAt(before, difference, '')
}

function patchAt(before: unknown, change: unknown, path: string): unknown {
  if (!isTree(change)) return change === undefined ? refuse(path, change, 'a difference') : change
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(before, change, path)
  if (!isTree(before)) return refuse(path, before, 'an object or a list, since parts of it change')
  const parts = unfolded(change)
  return Array.isArray(before) ? patchList(before, parts, path) : patchObject(before, parts, path)
}

/** A path is a part of a part. */
const unfolded = (change: Tree): Tree =>
  Object.fromEntries(
    Object.entries(change).map(([path, part]) => {
      const [name, ...rest] = path.split('/')
      const place = name!.replaceAll('~1', '/').replaceAll('~0', '~')
      return [place, rest.length === 0 ? part : { [rest.join('/')]: part }]
    }),
  )

function spliced(before: unknown, [from, gone, ...items]: List, path: string): List {
  if (!Array.isArray(before)) return refuse(path, before, 'a list, since items of it change')
  if (!isCount(from, before.length)) return refuse(path, from, `a place from 0 to ${before.length}`)
  const most = before.length - from
  if (!isCount(gone, most)) return refuse(path, gone, `a number of items from 0 to ${most}`)
  return [...before.slice(0, from), ...items, ...before.slice(from + gone)]
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

function patchList(before: List, change: Tree, path: string): List {
  const places = Object.keys(change)
  if (places.length === 0) return before
  const after = [...before]
  for (const place of places) {
    if (!/^(0|[1-9]\d*)$/.test(place) || Number(place) >= before.length)
      return refuse(path, place, `places of a list of ${before.length}`)
    after[Number(place)] = patchAt(at(before, place), change[place], `${path}.${place}`)
  }
  return after
}

function patchObject(before: Tree, change: Tree, path: string): Tree {
  const fields = Object.keys(change)
  if (fields.length === 0) return before
  const kept = Object.keys(before).flatMap((field): [string, unknown][] => {
    if (!Object.hasOwn(change, field)) return [[field, before[field]]]
    return isGone(change[field]) ? [] : [[field, patchAt(before[field], change[field], `${path}.${field}`)]]
  })
  const added = fields
    .filter(field => !Object.hasOwn(before, field))
    .map((field): [string, unknown] => [field, newAt(change[field], `${path}.${field}`)])
  return Object.fromEntries([...kept, ...added])
}

const isGone = (change: unknown): boolean => Array.isArray(change) && change.length === 0

function newAt(change: unknown, path: string): unknown {
  if (!isTree(change) || (Array.isArray(change) && change.length === 1)) return patchAt(null, change, path)
  return refuse(path, change, 'the value of a field that was not there')
}

function refuse(path: string, what: unknown, expected: string): never {
  throw new Refusal(`The difference does not fit at ${path || 'the top'}: found ${found(what)}; expected ${expected}`)
}
