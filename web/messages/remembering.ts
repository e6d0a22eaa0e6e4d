import type { Say, Values } from './messages.ts'

const MOST = 4000

/** Says the same again without putting it together again: with every tap hundreds of labels are the same as before. */
export function remembering(say: Say): Say {
  const said = new Map<string, string>()
  const remember = (key: string, values: Values = {}): string => {
    const known = `${key} ${Object.values(values).join(' | ')}`
    const words = said.get(known) ?? say(key, values)
    if (said.size > MOST) said.clear()
    said.set(known, words)
    return words
  }
  return Object.assign(remember, { language: say.language, has: say.has })
}
