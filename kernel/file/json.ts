import { Refusal } from '../game.ts'

/**
 * Reads JSON, and says where it breaks. `JSON.parse` can't be relied on for that: each engine words it differently, and
 * some name no place at all.
 */
export function readJson(text: string): unknown {
  // Some editors put a mark before the first character.
  const json = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(json)
  } catch {
    return refuse(json)
  }
}

interface Cursor {
  readonly json: string
  at: number
  depth: number
}

const SPACE = /[ \t\n\r]*/y
const TEXT = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const SINGLE = new RegExp(`${TEXT.source}|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null`, 'y')
const WORD = /[^\s{}[\],:]{1,20}|[{}[\],:]/y

/** Files of decks or maps are four levels deep. */
const DEEPEST = 20

/** Refuses broken JSON at the place where its grammar breaks. */
export function refuse(json: string): never {
  const cursor = { json, at: 0, depth: 0 }
  passValue(cursor)
  if (next(cursor) !== '') expected(cursor, 'the end of the file')
  throw new Error('JSON.parse refused what looks like JSON')
}

function passValue(cursor: Cursor): void {
  const opening = next(cursor)
  if (opening === '{') passAll(cursor, '}', passField)
  else if (opening === '[') passAll(cursor, ']', passValue)
  else if (!passes(cursor, SINGLE)) expected(cursor, 'a value')
}

function passField(cursor: Cursor): void {
  if (!passes(cursor, TEXT)) expected(cursor, 'the name of a field in double quotes')
  if (!passesSign(cursor, ':')) expected(cursor, '":"')
  passValue(cursor)
}

function passAll(cursor: Cursor, closing: string, passOne: (cursor: Cursor) => void): void {
  if (++cursor.depth > DEEPEST) expected(cursor, `at most ${DEEPEST} levels`)
  cursor.at++
  if (!passesSign(cursor, closing)) {
    do passOne(cursor)
    while (passesSign(cursor, ','))
    if (!passesSign(cursor, closing)) expected(cursor, `"," or "${closing}"`)
  }
  cursor.depth--
}

/** The sign the cursor stands before, after any space; nothing at the end. */
function next(cursor: Cursor): string {
  pass(cursor, SPACE)
  return cursor.json.charAt(cursor.at)
}

function passesSign(cursor: Cursor, sign: string): boolean {
  if (next(cursor) !== sign) return false
  cursor.at++
  return true
}

function passes(cursor: Cursor, token: RegExp): boolean {
  pass(cursor, SPACE)
  return pass(cursor, token)
}

function pass(cursor: Cursor, token: RegExp): boolean {
  token.lastIndex = cursor.at
  if (!token.test(cursor.json)) return false
  cursor.at = token.lastIndex
  return true
}

function expected(cursor: Cursor, what: string): never {
  pass(cursor, SPACE)
  throw new Refusal(`Invalid JSON at ${placeOf(cursor)}: found ${wordAt(cursor)}; expected ${what}`)
}

function placeOf({ json, at }: Cursor): string {
  const lines = json.slice(0, at).split('\n')
  return `line ${lines.length}, column ${lines.at(-1)!.length + 1}`
}

function wordAt({ json, at }: Cursor): string {
  WORD.lastIndex = at
  const word = WORD.exec(json)?.[0]
  return word === undefined ? 'the end of the file' : JSON.stringify(word)
}
