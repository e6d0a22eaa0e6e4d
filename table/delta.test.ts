import type { Line } from '@roundhouse/kernel/story'
import { expect, test } from 'vitest'
import type { Chair } from './chairs.ts'
import { newDeltaReceiver, newDeltaSender, newStorySender } from './delta.ts'
import { loadBots } from './games.ts'
import { type HotSeat, hotSeatAt, playInFront, sitDown, snapshotAt, undoInFront } from './hot-seat.ts'
import { playersAt } from './players.ts'
import { botRequest } from './requests.ts'
import type { Snapshot } from './snapshot.ts'
import { playLegal, type TableResult } from './table.ts'
import { bot, person, tableOf } from './testing/tables.ts'

/** A shared screen, and a page that hears of it through messages. */
async function seated(...chairs: readonly Chair[]) {
  let hotSeat: HotSeat = hotSeatAt(await tableOf('first-class', chairs, { modules: 'A,B' }))
  const snapshots: Snapshot[] = []
  const lines: number[] = []
  const send = newDeltaSender()
  const receive = newDeltaReceiver(snapshot => snapshots.push(snapshot))
  return {
    now: () => hotSeat,
    follow(outcome: TableResult<object>) {
      if (outcome.ok) hotSeat = { ...hotSeat, table: outcome.table }
    },
    sit() {
      hotSeat = sitDown(hotSeat)
    },
    publish() {
      const delta = structuredClone(send(snapshotAt(hotSeat)))
      lines.push(delta.lines.length)
      receive(delta)
    },
    lines,
    received: () => snapshots.at(-1)!,
  }
}

test('the page hears the whole story, though every line is sent once', async () => {
  const screen = await seated(person('Ada'), bot())
  const decide = playersAt(screen.now().table.game, await loadBots('first-class'))
  for (let turn = 0; turn < 60; turn++) {
    const { table } = screen.now()
    const request = botRequest(table)
    if (request === null) screen.follow(playInFront(screen.now(), snapshotAt(screen.now()).moves[0]!))
    else screen.follow({ ok: true, table: playLegal(table, request.seat, decide(request)) })
    screen.publish()
    expect(screen.received()).toEqual(snapshotAt(screen.now()))
  }
  expect(screen.lines.reduce((sum, count) => sum + count)).toBe(screen.received().story.length)
})

test('what is taken back is heard no more, and what one alone may hear is not heard by another', async () => {
  const screen = await seated(person('Ada'), person('Bram'))
  for (let turn = 0; turn < 60; turn++) {
    screen.sit()
    screen.publish()
    screen.follow(playInFront(screen.now(), snapshotAt(screen.now()).moves.at(-1)!))
    screen.publish()
    expect(screen.received()).toEqual(snapshotAt(screen.now()))
    if (turn % 3 > 0) screen.follow(undoInFront(screen.now(), false))
    screen.publish()
    expect(screen.received()).toEqual(snapshotAt(screen.now()))
  }
})

test('lines that were heard before stay what they were', async () => {
  const screen = await seated(person('Ada'), person('Bram'))
  screen.sit()
  screen.publish()
  const [first] = screen.received().story
  screen.follow(playInFront(screen.now(), snapshotAt(screen.now()).moves[0]!))
  screen.publish()
  expect(screen.received().story[0]).toBe(first)
})

test('a story is sent from where somebody knows it', () => {
  const line = (key: string): Line => ({ key, facts: {} })
  const [a, b, c] = [line('a'), line('b'), line('c')]
  const send = newStorySender([a])
  expect(send([a, b])).toEqual({ sentUpTo: 1, lines: [b] })
  expect(send([a, c])).toEqual({ sentUpTo: 1, lines: [c] })
  expect(send([a])).toEqual({ sentUpTo: 1, lines: [] })
  expect(send([a, c])).toEqual({ sentUpTo: 1, lines: [c] })
})
