import { readFileSync, writeFileSync } from 'node:fs'
import { firstClass, newGame } from '@roundhouse/first-class/definition'
import { isObject } from '@roundhouse/kernel/file/shape'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { commitmentOf, seedFrom } from './deal.ts'
import { type Difference, patch } from './difference.ts'
import { type FromPage, type FromServer, fromPage, LARGEST_MESSAGE, wireSchema } from './messages.ts'
import { PHRASES } from './phrases.ts'
import { type ReadResult, readFromPage, readFromServer } from './reading.ts'
import { type MessageType, mayThey } from './rights.ts'
import { LONGEST_CHAT, LONGEST_MOVE, LONGEST_NAME, MOST_MOVES } from './shapes.ts'
import { nodeSha256 } from './testing/sha256.ts'
import { WIRE } from './version.ts'

const docs = new URL('../docs/', import.meta.url)
const manual = readFileSync(new URL('wire-protocol.md', docs), 'utf8')
const linesFrom = (who: 'page' | 'server'): string[] =>
  [...manual.matchAll(new RegExp(`\`\`\`jsonl ${who}\n(.*?)\n\`\`\``, 'gs'))].flatMap(([, text]) => text!.split('\n'))

const read = <Message>(result: ReadResult<Message>): Message => {
  if (result.ok) return result.message
  throw new Error(result.why)
}

const ofPages = linesFrom('page').map(line => read<FromPage>(readFromPage(line)))
const ofServers = linesFrom('server').map(line => read<FromServer>(readFromServer(line)))
const snapshot = ofServers.find(({ type }) => type === 'snapshot') as Extract<FromServer, { type: 'snapshot' }>

/** What stands between ticks in the first column of the table of commands. */
const commandsExplained = [
  ...manual
    .split('| command |')[1]!
    .split('\n\n')[0]!
    .matchAll(/^\| (`.*?) \|/gm),
].flatMap(([, names]) => names!.split(', ').map(each => each.match(/[a-z-]+/)![0]))

describe('docs/wire-protocol.md', () => {
  test('has an example of everything that a server says', () => {
    expect(new Set(ofServers.map(({ type }) => type))).toEqual(
      new Set([
        ...['hello', 'snapshot', 'present', 'news', 'done', 'no', 'said', 'unsaid', 'soon'],
        ...['lobby', 'turns', 'rematch'],
      ]),
    )
    expect(new Set(ofPages.map(({ type }) => type))).toEqual(
      new Set(['hello', 'look', 'look-away', 'play', 'say', 'report', 'ping', 'follow']),
    )
  })

  test('explains every command, and those alone', () => {
    const types = (fromPage.schema['anyOf'] as { properties: { type: { enum: MessageType[] } } }[]).map(
      ({ properties }) => properties.type.enum[0]!,
    )
    const others = ['hello', 'look', 'look-away', 'say', 'report', 'ping', 'follow']
    expect(commandsExplained.sort()).toEqual(types.filter(type => !others.includes(type)).sort())
    expect(mayThey('person', 'dealing', 'begin-without')).toBe(true)
  })

  test('its news fit its snapshot', () => {
    const news = ofServers.find(({ type }) => type === 'news') as Extract<FromServer, { type: 'news' }>
    const { match, clock } = snapshot.snapshot
    // The boards are left out of the example.
    const state = { ...match!.state, players: [{ points: 0, coins: [0, 0, 1] }] }
    const next = patch({ ...snapshot.snapshot, match: { ...match, state } }, news.change as Difference)
    expect(next).toMatchObject({
      match: { state: { toMove: 1, players: [{ points: 7, coins: [1, 0, 1] }] }, played: 3 },
      clock: { ...clock, left: [1_195_000, 1_187_000], running: { seat: 1, since: 1_790_000_008_000, free: 3000 } },
    })
    expect(news.seq).toBe(snapshot.seq + 1)
    expect(news).not.toHaveProperty('keep')
    expect(news).not.toHaveProperty('from')
    expect(news.lines).toHaveLength(2)
  })

  test('its state has the fields of a real one', () => {
    const options = newGame(2, ['A', 'B'])
    expect(snapshot.snapshot.setup.options).toEqual(firstClass.writeOptions(options))
    const real: unknown = firstClass.open(options).begin([1, 2, 3, 4])
    for (const field of Object.keys(snapshot.snapshot.match!.state))
      expect(isObject(real) && Object.hasOwn(real, field), field).toBe(true)
    for (const each of ofPages)
      if (each.type === 'play')
        for (const move of each.moves) expect(firstClass.open(options).read(move), move).not.toBeNull()
  })

  test('its numbers are those of the program', () => {
    expect(manual).toContain(`is the version of this protocol: ${WIRE}.`)
    expect(manual).toContain(`at most ${LARGEST_MESSAGE} bytes`)
    expect(manual).toContain(`A name has 1 to ${LONGEST_NAME} characters`)
    expect(manual).toContain(`A text has 1 to ${LONGEST_CHAT} characters`)
    expect(manual).toContain(`at most ${MOST_MOVES} moves of at most ${LONGEST_MOVE} characters`)
    expect(manual.replaceAll('\n', ' ')).toContain(PHRASES.map(phrase => `\`${phrase}\``).join(', '))
  })

  test('its deal is the one that is worked out', async () => {
    const [, table, commitment, share] = /deal (\w+)\ncommitment 0 (\w+)\nshare 0 (\w+)/.exec(
      manual,
    ) as unknown as string[]
    expect(await commitmentOf(nodeSha256, table!, 0, share!)).toBe(commitment)
    const shares = [share!, '1'.repeat(64), '2'.repeat(64), null, '4'.repeat(64)]
    expect(manual).toContain(await seedFrom(nodeSha256, { table: table!, shares }))
  })
})

test('docs/wire-protocol.schema.json is up to date (WRITE_DOCS=1 writes it)', () => {
  const committed = new URL('wire-protocol.schema.json', docs)
  if (process.env['WRITE_DOCS']) writeFileSync(committed, `${JSON.stringify(wireSchema(), null, 2)}\n`)
  expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(wireSchema())
  const fits = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(wireSchema())
  for (const message of [...ofPages, ...ofServers]) expect(fits(message)).toBe(true)
  expect(fits({ type: 'rise', table: 'k7Qm2xWb9TfE', id: 'c0ffee-0001', sqe: 7 })).toBe(false)
})
