import { firstClass, newGame as newFirstClass } from '@roundhouse/first-class/definition'
import { type Dice, fork, roll, type Seed, writeSeed } from '@roundhouse/kernel/dice'
import type { Game, GameDefinition, Move } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import { newGame as newNuremberg, nuremberg } from '@roundhouse/nuremberg/definition'
import { describe, expect, test } from 'vitest'
import { botGameNamed } from '../../games.ts'
import { type SeatedPlayer, seatBot } from '../bot.ts'
import { random } from '../random.ts'
import { ExternalBot, type Report, reportWords, type TableInfo, type Wire } from './external-bot.ts'
import { ProtocolFault } from './fault.ts'
import { type ChooseMessage, fromTable, type Hello, type Over } from './messages.ts'

const SEED: Seed = [0x1234abcd, 0x5678ef01, 0x9abc2345, 0xdef06789]
const GREETING = '{"type":"hello","protocol":1,"name":"Guest","version":"1"}'

const tableOf = <Options>(box: GameDefinition<Options>, options: Options): TableInfo => {
  const game = box.open(options)
  return {
    game,
    rules: box.rules,
    options: headerOf({ options: box.writeOptions(options), notes: [] }),
    names: Array.from({ length: game.seats }, (_, seat) => `Player ${seat + 1}`),
    legend: botGameNamed(box.name).legend(options),
  }
}

const FIRST_CLASS = tableOf(firstClass as GameDefinition<unknown>, newFirstClass(3, ['C', 'D']))
const NUREMBERG = tableOf(nuremberg as GameDefinition<unknown>, newNuremberg(3, 'wensleydale'))

/** Says what is asked for, and remembers all that it was sent, and how it was sent away. */
interface Guest extends Wire {
  readonly sent: string[]
  readonly ends: string[]
}

const guest = (choose: (message: ChooseMessage) => string | Promise<string>, greeting = GREETING): Guest => {
  const sent: string[] = []
  const ends: string[] = []
  return {
    sent,
    ends,
    async ask(line) {
      sent.push(line)
      const message = JSON.parse(line) as Hello | ChooseMessage
      return message.type === 'hello' ? greeting : choose(message)
    },
    tell: line => void sent.push(line),
    async end(how) {
      ends.push(how)
    },
  }
}

const choosing = (choice: (message: ChooseMessage) => string) => (message: ChooseMessage) =>
  JSON.stringify({ type: 'choose', decision: message.decision, move: choice(message) })

const dice = { seed: fork(SEED, 7), rolled: 0 }
const anyMove = choosing(({ moves }) => moves[roll(dice, moves.length)]!)

const standInAt = (game: Game, seat: number): SeatedPlayer<Dice, unknown, Move> => seatBot(game, random, seat, SEED)

/** Plays a game in which one seat is a guest's; `look` sees every position in which the guest has the move. */
async function played(
  table: TableInfo,
  wire: Wire,
  seat: number,
  look: (state: Dice, story: readonly Line[]) => Promise<void> = async () => {},
) {
  const { game } = table
  const reports: Report[] = []
  const story: Line[] = []
  const tell = (line: Line) => story.push(line)
  const externalBot = new ExternalBot(table, wire, standInAt(game, seat), report => reports.push(report))
  const state = game.begin(SEED, tell)
  for (let mover = game.toMove(state); mover !== null; mover = game.toMove(state)) {
    if (mover === seat) await look(state, story)
    const moves = game.moves(state)
    const move = mover === seat ? await externalBot.choose(state, story) : moves[roll(dice, moves.length)]!
    expect(moves).toContain(move)
    game.play(state, move, tell)
  }
  externalBot.over(state, story)
  return { externalBot, reports, story, result: game.result(state)! }
}

describe.each([
  ['First Class', FIRST_CLASS],
  ['First Train to Nuremberg', NUREMBERG],
])('an external bot in a whole game of %s', (_, table) => {
  test('is greeted, asked, told all it may hear, and told how it ended', async () => {
    const wire = guest(anyMove)
    const { externalBot, reports, story, result } = await played(table, wire, 1)
    const messages = wire.sent.map(line => JSON.parse(line) as Hello | ChooseMessage | Over)
    expect(messages.flatMap((message, n) => fromTable.problems(message, `Message ${n}`))).toEqual([])
    expect(reports).toEqual([])
    expect(externalBot.greeting).toMatchObject({ name: 'Guest', version: '1' })
    const [hello, ...asked] = messages
    expect(hello).toMatchObject({ type: 'hello', seat: 1, players: 3, names: table.names, game: table.game.name })
    const over = asked.pop() as Over
    expect(over).toMatchObject({ type: 'over', ...result })
    expect(asked.map(message => (message as ChooseMessage).decision)).toEqual(asked.map((_, n) => n + 1))
    const events = [...asked, over].flatMap(message => (message as ChooseMessage | Over).events)
    expect(events).toEqual(visibleTo(story, 1).map(({ key, facts }) => ({ key, facts })))
  })

  test('learns nothing that its seat does not see, and never the seed', async () => {
    const wire = guest(anyMove)
    let looked = 0
    const look = async (state: Dice, story: readonly Line[]) => {
      if (looked++ % 4 !== 0) return
      const other = table.game.copy(state)
      table.game.redeal(other, 2, { seed: fork(SEED, looked), rolled: 0 })
      const [same, again] = [guest(anyMove), guest(anyMove)]
      for (const [at, to] of [
        [state, same],
        [other, again],
      ] as const)
        await new ExternalBot(table, to, standInAt(table.game, 2), () => {}).choose(at, story)
      expect(again.sent).toEqual(same.sent)
    }
    const { story } = await played(table, wire, 2, look)
    const lines = wire.sent.join('\n')
    for (const secret of [writeSeed(SEED), ...SEED.map(String), ...SEED.map(part => part.toString(16))])
      expect(lines).not.toContain(secret)
    expect(lines).not.toMatch(/"(seed|rolled|leftover|only|except)":/)
    const unheard = story
      .filter(line => !visibleTo([line], 2).length)
      .map(({ key, facts }) => JSON.stringify({ key, facts }))
    const heard = visibleTo(story, 2).map(({ key, facts }) => JSON.stringify({ key, facts }))
    for (const line of unheard) if (!heard.includes(line)) expect(lines).not.toContain(line)
    expect(looked).toBeGreaterThan(20)
  })
})

test('FC-11.1 the Game End card that another keeps is in nothing that is sent before the end', async () => {
  const { game, legend } = FIRST_CLASS
  const wire = guest(anyMove)
  const kept = new Set<string>()
  await played(FIRST_CLASS, wire, 0, async state => {
    const players = (state as unknown as { players: { kept: number }[] }).players.slice(1)
    for (const player of players)
      if (player.kept >= 0) kept.add((legend as { endCards: { id: string }[] }).endCards[player.kept]!.id)
  })
  expect(kept.size).toBe(game.seats - 1)
  const asked = wire.sent.slice(1, -1).map(line => JSON.parse(line) as ChooseMessage)
  // While the cards go round, the one who hands them on sees what the others can keep.
  const later = asked.filter(({ view }) => (view as { phase: string }).phase !== 'draft')
  expect(later.length).toBeGreaterThan(20)
  for (const { moves, events, view } of later) {
    expect((view as { players: { kept: unknown }[] }).players.slice(1).map(player => player.kept)).toEqual([null, null])
    for (const id of kept) expect(JSON.stringify([moves, events])).not.toMatch(new RegExp(`\\b${id}\\b`))
  }
})

describe('an external bot that does something wrong is reported, and a bot of ours plays on', () => {
  const atThird = (bad: (message: ChooseMessage) => string | Promise<string>) => (message: ChooseMessage) =>
    message.decision === 3 ? bad(message) : anyMove(message)

  test.each([
    ['nonsense', () => 'Hm.', /^wrote "Hm\.", which is not JSON/],
    ['an illegal move', choosing(() => 'fly'), /^chose "fly", which is no legal move now$/],
    [
      'an answer to another question',
      ({ moves }: ChooseMessage) => JSON.stringify({ type: 'choose', decision: 2, move: moves[0] }),
      /^answered decision 2, but was asked for decision 3$/,
    ],
    ['nothing any more', () => Promise.reject(new ProtocolFault('ended with exit code 1')), /^ended with exit code 1$/],
  ])('%s', async (_, bad, what) => {
    const wire = guest(atThird(bad))
    const { externalBot, reports } = await played(FIRST_CLASS, wire, 0)
    expect(reports).toHaveLength(1)
    const [report] = reports
    const third = JSON.parse(wire.sent.at(-1)!) as ChooseMessage
    expect(report).toEqual({ seat: 0, decision: 3, what: expect.stringMatching(what), allowed: third.moves })
    expect(externalBot.report).toBe(report)
    expect(third.decision).toBe(3)
    expect(wire.ends).toEqual(['bad'])
  })

  test('a greeting in another protocol: nothing is asked', async () => {
    const wire = guest(anyMove, GREETING.replace('1', '9'))
    const { externalBot, reports } = await played(NUREMBERG, wire, 2)
    expect(reports).toMatchObject([{ seat: 2, decision: 0, allowed: [] }])
    expect(reports[0]!.what).toContain('protocol: found 9; expected 1')
    expect(externalBot.greeting).toBeNull()
    expect(wire.sent).toHaveLength(1)
  })

  test('a mistake of our own is not blamed on it', async () => {
    const wire = guest(() => Promise.reject(new Error('our bug')))
    await expect(played(NUREMBERG, wire, 0)).rejects.toThrow('our bug')
  })

  test('anyone who is sent away while he thinks has done nothing wrong', async () => {
    let refuse = (_: ProtocolFault): void => {}
    const wire = guest(() => new Promise((_, reject) => (refuse = reject)))
    const reports: Report[] = []
    const { game } = NUREMBERG
    const state = game.begin(SEED)
    const seat = game.toMove(state)!
    const externalBot = new ExternalBot(NUREMBERG, wire, standInAt(game, seat), report => reports.push(report))
    await externalBot.ready
    const chosen = externalBot.choose(state, [])
    await expect.poll(() => wire.sent.length).toBe(2)
    await externalBot.leave('bad')
    refuse(new ProtocolFault('was ended by SIGKILL'))
    expect(game.moves(state)).toContain(await chosen)
    expect(reports).toEqual([])
  })
})

test('a report says when it was, what was done and what could have been done', () => {
  const allowed = Array.from({ length: 15 }, (_, n) => `move ${n}`)
  expect(reportWords({ seat: 0, decision: 4, what: 'chose "x", which is no legal move now', allowed: ['end'] })).toBe(
    'at its decision 4 it chose "x", which is no legal move now (legal: end)',
  )
  expect(reportWords({ seat: 0, decision: 0, what: 'ended with exit code 1', allowed: [] })).toBe(
    'before the game it ended with exit code 1',
  )
  expect(reportWords({ seat: 1, decision: 1, what: 'died', allowed })).toMatch(
    /\(legal: move 0, .*, move 11 and 3 more\)$/,
  )
})
