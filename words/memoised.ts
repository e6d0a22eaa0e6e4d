import type { Say, Values } from '@roundhouse/kernel/say'

const MOST = 4000

/** Says the same again without formatting it again: with every tap hundreds of labels are the same as before. */
export function memoised<Key extends string>(say: Say<Key>): Say<Key> {
  const said = new Map<string, string>()
  const remember = (key: Key, values: Values = {}): string => {
    const known = `${key} ${Object.values(values).join(' | ')}`
    const words = said.get(known) ?? say(key, values)
    if (said.size > MOST) said.clear()
    said.set(known, words)
    return words
  }
  return Object.assign(remember, { language: say.language, find: say.find, list: say.list })
}
