import { readFileSync, writeFileSync } from 'node:fs'
import { firstClass, newGame as newFirstClass } from '@roundhouse/first-class/definition'
import { isObject } from '@roundhouse/kernel/file/shape'
import { newGame as newNuremberg, nuremberg } from '@roundhouse/nuremberg/definition'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { botGameNamed } from '../../games.ts'
import { TIME_LIMITS } from './external-bot.ts'
import { type ChooseMessage, fromBot, fromTable, type Hello, PROTOCOL, protocolSchema } from './messages.ts'
import { MOST_WRITTEN, readAnswer, readGreeting } from './reading.ts'

const docs = new URL('../../../docs/', import.meta.url)
const manual = readFileSync(new URL('bot-protocol.md', docs), 'utf8')
const linesFrom = (who: 'table' | 'bot'): string[] =>
  [...manual.matchAll(new RegExp(`\`\`\`jsonl ${who}\n(.*?)\n\`\`\``, 'gs'))].flatMap(([, text]) => text!.split('\n'))

const OPTIONS = newFirstClass(2, ['A', 'B'])
const GAMES = [
  ['First Class', firstClass.open(OPTIONS)],
  ['First Train to Nuremberg', nuremberg.open(newNuremberg(2, 'nuremberg'))],
] as const

/** Is an example made of fields that the real thing has, of the same kinds? Lists are judged by their first item. */
function isPartOf(part: unknown, real: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(real) && (real.length === 0 || part.every(each => isPartOf(each, real[0])))
  if (isObject(part)) return isObject(real) && Object.entries(part).every(([key, each]) => isPartOf(each, real[key]))
  return real === null || typeof part === typeof real
}

describe('docs/bot-protocol.md', () => {
  const [hello, choose, over] = linesFrom('table').map(line => JSON.parse(line))
  const [greeting, answer] = linesFrom('bot')

  test('its examples are messages of the protocol, of each kind', () => {
    for (const message of [hello, choose, over]) expect(fromTable.problems(message, 'Example')).toEqual([])
    for (const line of [greeting, answer]) expect(fromBot.problems(JSON.parse(line!), 'Example')).toEqual([])
    expect([hello, choose, over].map(({ type }) => type)).toEqual(['hello', 'choose', 'over'])
  })

  test('its examples of a bot answer those of a table', () => {
    expect(readGreeting(greeting!).protocol).toBe(hello.protocol)
    expect(readAnswer(answer!, choose.decision, choose.moves)).toBe('take a2')
  })

  test('its examples say what a table would say', () => {
    const game = firstClass.open(OPTIONS)
    const state = game.begin([1, 2, 3, 4])
    const { options, legend } = hello as Hello
    expect(options).toEqual(Object.fromEntries(firstClass.writeOptions(OPTIONS)))
    expect(isPartOf(legend, botGameNamed('first-class').legend(OPTIONS))).toBe(true)
    expect(isPartOf((choose as ChooseMessage).view, game.view(state, 1))).toBe(true)
    expect((choose as ChooseMessage).moves.every(text => game.read(text) !== null)).toBe(true)
    expect(isPartOf({ phase: 3 }, game.view(state, 1))).toBe(false)
    expect(isPartOf({ fase: 'turn' }, game.view(state, 1))).toBe(false)
  })

  test('its numbers are those of the program', () => {
    expect(hello.protocol).toBe(PROTOCOL)
    expect(choose.milliseconds).toBe(TIME_LIMITS.decision)
    expect(manual).toContain(`more than ${MOST_WRITTEN} characters for an answer`)
    expect(manual).toContain(`${TIME_LIMITS.greeting / 1000} seconds for the greeting`)
  })

  test.each(GAMES)('every field of a view of %s is explained, and no other', (title, game) => {
    const chapter = manual.slice(manual.indexOf(`## ${title}: what is in a view`)).split('\n## ')[0]!
    const [views, players] = chapter.split('| of a player |').map(fieldsIn)
    const view = game.view(game.begin([1, 2, 3, 4]) as never, 0)
    expect(views).toEqual(Object.keys(view).sort())
    expect(players).toEqual(Object.keys(view.players[0]!).sort())
  })

  /** What stands in the first columns of tables. */
  const fieldsIn = (text: string): string[] =>
    [...text.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names]) => names!.match(/\w+/g)!).sort()
})

test('docs/bot-protocol.schema.json is up to date (WRITE_DOCS=1 writes it)', () => {
  const committed = new URL('bot-protocol.schema.json', docs)
  if (process.env['WRITE_DOCS']) writeFileSync(committed, `${JSON.stringify(protocolSchema(), null, 2)}\n`)
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(protocolSchema())
  const fits = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(protocolSchema())
  for (const line of [...linesFrom('table'), ...linesFrom('bot')]) expect(fits(JSON.parse(line))).toBe(true)
  expect(fits({ type: 'choose', decision: 1, mvoe: 'end' })).toBe(false)
})
