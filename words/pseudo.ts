import type { Catalogue } from './say.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'áƀçđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýž'

const accent = (letter: string): string => {
  const small = ACCENTED[LETTERS.indexOf(letter.toLowerCase())]!
  return letter === letter.toLowerCase() ? small : small.toUpperCase()
}

/**
 * English with accents on every letter, a third longer: no language, but what is seen without accents was never a
 * message, and what is cut off will be so in another language. It is chosen by the address, `?pseudo`.
 */
export const pseudo = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, lengthened(accented(message))]))

const lengthened = (message: string): string =>
  message.trim() === ''
    ? message
    : `${message}${'~'.repeat(Math.ceil(message.replaceAll(/\{[^}]*\}/g, '').length / 3))}`

/** The words of an ICU message, and those within its plurals and choices; what it asks for stays as it is. */
function accented(message: string): string {
  let place = 0
  const upTo = (end: RegExp): string => {
    const from = place
    while (place < message.length && !end.test(message[place]!)) place++
    return message.slice(from, place)
  }
  const words = (): string => {
    let said = ''
    while (place < message.length && message[place] !== '}') {
      said += upTo(/[{}<]/).replaceAll(/[a-z]/gi, accent)
      if (message[place] === '<') said += upTo(/>/)
      if (message[place] === '{') said += argument()
    }
    return said
  }
  const argument = (): string => {
    let said = upTo(/[,}]/)
    const isChoice = /^,\s*(plural|select|selectordinal)\b/.test(message.slice(place))
    if (!isChoice) return said + upTo(/\}/) + message[place++]
    while (message[place] !== '}') {
      said += upTo(/[{}]/)
      if (message[place] === '{') {
        said += message[place++]
        said += `${words()}${message[place++]}`
      }
    }
    return said + message[place++]
  }
  return words()
}
