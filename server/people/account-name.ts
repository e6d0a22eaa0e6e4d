/*
 * The name of an account. It is brought to one form (Unicode NFKC, one space between words), its letters belong to one
 * script, and no two accounts have names that look alike: their skeletons differ.
 */

/** Japanese and Korean are written in several scripts at once. */
const SCRIPTS: readonly (readonly string[])[] = [
  ...['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Thai'].map(script => [script]),
  ...['Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Gujarati', 'Kannada', 'Malayalam', 'Gurmukhi'].map(script => [
    script,
  ]),
  ...[
    ['Han', 'Hiragana', 'Katakana'],
    ['Han', 'Hangul'],
    ['Han', 'Bopomofo'],
  ],
]

/** Letters and marks of one of them, with digits and what stands between words. */
const FORMS = SCRIPTS.map(scripts => {
  const letters = scripts.map(script => `\\p{Script_Extensions=${script}}`).join('')
  return new RegExp(`^[${letters}\\p{Script=Inherited}0-9 ._'’-]+$`, 'u')
})

const LEAST = 2
const MOST = 24

/** The form in which a name is kept. */
export const normalName = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim()

/** Why a name cannot be an account's; `null`: it can. */
export function accountNameFault(name: string): 'bad-name' | 'mixed-name' | null {
  const { length } = [...name]
  if (length < LEAST || length > MOST || !/^[\p{L}\p{N}]/u.test(name) || !/\p{L}/u.test(name)) return 'bad-name'
  if (!/^[\p{L}\p{M}0-9 ._'’-]+$/u.test(name)) return 'bad-name'
  return FORMS.some(form => form.test(name)) ? null : 'mixed-name'
}

/** Letters of other alphabets that look like Latin ones, small or capital. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', г: 'r', е: 'e', з: '3', и: 'u', к: 'k', м: 'm', н: 'h', о: 'o', п: 'n', р: 'p', с: 'c', т: 't' },
  ...{ у: 'y', х: 'x', ь: 'b', і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', һ: 'h', ӏ: 'l', ԛ: 'q', ԝ: 'w', ѵ: 'v' },
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', ζ: 'z', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', σ: 'o', ς: 'o' },
  ...{ τ: 't', υ: 'y', χ: 'x', ω: 'w', օ: 'o', ս: 'u', ո: 'n', հ: 'h' },
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ß: 'ss', æ: 'ae', œ: 'oe', ð: 'd', þ: 'p' },
}

/** Signs that look alike in many typefaces, and pairs that look like one letter. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1i]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
]

/** What two names that look alike have in common: no accents, no capitals, no gaps, one sign for those that look alike. */
export function skeletonOf(name: string): string {
  const plain = normalName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M} ._'’-]/gu, '')
  const letters = [...plain].map(letter => LOOK_ALIKES[letter] ?? letter).join('')
  return ALIKE.reduce((text, [alike, sign]) => text.replace(alike, sign), letters)
}
