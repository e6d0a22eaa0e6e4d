import { expect, test } from 'vitest'
import type { OwnCommand } from './own-commands.ts'
import { HandTime } from './testing/hand-time.ts'
import { Shelf } from './testing/shelf.ts'
import { type MoveShelf, type TabLocks, UnsentMoves } from './unsent-moves.ts'

const TABLE = 'k7Qm2xWb9TfE'

const move = (id: string): OwnCommand => ({
  ...{ id, command: { type: 'play', moves: ['take a1'] }, since: 0, isKept: true, seq: null },
  ...{ isUnderWay: false, doneAt: null, step: null },
})

/** Everything that waits for nothing but other promises has happened. */
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** A tab that shows the moves it has, and keeps them. */
class Tab {
  readonly unsent: UnsentMoves
  readonly moves: string[] = []
  isFree = true
  private readonly shelf: Shelf

  constructor(shelf: Shelf, name: string, time: HandTime, support: { shelf?: MoveShelf; locks?: TabLocks } = {}) {
    this.shelf = shelf
    const wake = (after: number, run: () => void) => time.wake(after, run)
    const usual = { table: TABLE, tab: name, shelf: shelf.moveShelf, locks: shelf.locksOf(this), wake }
    this.unsent = new UnsentMoves({ ...usual, ...support }, this)
  }

  play(...ids: string[]): Promise<void> {
    this.moves.push(...ids)
    this.isFree = this.moves.length === 0
    return this.unsent.keep(this.moves.map(move))
  }

  /** All of them are answered. */
  settle(): Promise<void> {
    this.moves.length = 0
    return this.play()
  }

  takeOver(moves: readonly OwnCommand[]): void {
    void this.play(...moves.map(({ id }) => id))
  }

  close(): void {
    this.shelf.release(this)
  }
}

const keptIn = ({ moves }: Shelf): Record<string, string[]> =>
  Object.fromEntries([...moves].map(([tab, each]) => [tab, each.map(({ id }) => id)]))

test('a tab that is loaded again goes on with its moves at once, also if its lock is let go of a little late', async () => {
  const [shelf, time] = [new Shelf(), new HandTime()]
  const old = new Tab(shelf, 'old', time)
  const beside = new Tab(shelf, 'beside', time)
  await old.play('one', 'two')
  time.pass(5000)
  await beside.unsent.look()
  const again = new Tab(shelf, 'again', time)
  await again.unsent.look()
  expect(again.moves).toEqual([])
  old.close()
  await settled()
  expect(again.moves).toEqual(['one', 'two'])
  expect(keptIn(shelf)).toEqual({ again: ['one', 'two'] })
  time.pass(5000)
  await settled()
  expect(beside.moves).toEqual([])
})

test('a tab that was there before waits a little, whether the one that is gone comes back', async () => {
  const [shelf, time] = [new Shelf(), new HandTime()]
  const [gone, beside] = [new Tab(shelf, 'gone', time), new Tab(shelf, 'beside', time)]
  time.pass(5000)
  await gone.play('one')
  gone.close()
  await beside.unsent.look()
  time.pass(2000)
  await settled()
  expect(beside.moves).toEqual([])
  time.pass(1000)
  await settled()
  expect(beside.moves).toEqual(['one'])
  expect(keptIn(shelf)).toEqual({ beside: ['one'] })
})

test('of several tabs one goes on with what is left, and whoever has moves of its own does so when they are answered', async () => {
  const [shelf, time] = [new Shelf(), new HandTime()]
  for (const id of ['one', 'two']) {
    const gone = new Tab(shelf, `gone ${id}`, time)
    await gone.play(id)
    gone.close()
  }
  const [first, second] = [new Tab(shelf, 'first', time), new Tab(shelf, 'second', time)]
  await second.play('own')
  await Promise.all([first.unsent.look(), second.unsent.look()])
  await settled()
  expect([...first.moves, ...second.moves].toSorted()).toEqual(['one', 'own'])
  expect(Object.values(keptIn(shelf)).flat().toSorted()).toEqual(['one', 'own', 'two'])
  await first.settle()
  await second.settle()
  await settled()
  expect([...first.moves, ...second.moves]).toEqual(['two'])
  expect(Object.values(keptIn(shelf))).toEqual([['two']])
})

test('moves that are kept while others are taken over stand beside them', async () => {
  const [shelf, time] = [new Shelf(), new HandTime()]
  const gone = new Tab(shelf, 'gone', time)
  await gone.play('left')
  gone.close()
  const tab = new Tab(shelf, 'tab', time)
  const looked = tab.unsent.look()
  const played = tab.play('own')
  await Promise.all([looked, played])
  expect(Object.values(keptIn(shelf)).flat().toSorted()).toEqual(['left', 'own'])
  await tab.settle()
  await settled()
  expect(tab.moves).toEqual(['left'])
})

test('what cannot be written over is not thrown away', async () => {
  const [shelf, time] = [new Shelf(), new HandTime()]
  const gone = new Tab(shelf, 'gone', time)
  await gone.play('left')
  gone.close()
  const full: MoveShelf = {
    ...shelf.moveShelf,
    save: async () => {
      throw new Error('full')
    },
  }
  const tab = new Tab(shelf, 'tab', time, { shelf: full })
  await tab.unsent.look()
  await settled()
  expect(tab.moves).toEqual(['left'])
  expect(keptIn(shelf)).toEqual({ gone: ['left'] })
})

test('a browser that keeps nothing is no trouble', async () => {
  const broken = async (): Promise<never> => {
    throw new Error('no store')
  }
  const [shelf, time] = [new Shelf(), new HandTime()]
  const nothing: MoveShelf = { tabs: broken, load: broken, save: broken, forget: broken }
  const tab = new Tab(shelf, 'tab', time, { shelf: nothing })
  await expect(tab.unsent.look()).resolves.toBeUndefined()
  await expect(tab.play('one')).resolves.toBeUndefined()
})

test('without locks a tab goes on with all it finds when it is opened, and with nothing later', async () => {
  const [shelf, time] = [new Shelf(), new HandTime()]
  const locks: TabLocks = { claim: async () => true, whenFree: () => new Promise(() => {}) }
  const first = new Tab(shelf, 'first', time, { locks })
  await first.play('one')
  const second = new Tab(shelf, 'second', time, { locks })
  await second.unsent.look()
  await settled()
  expect([first.moves, second.moves]).toEqual([['one'], ['one']])
  time.pass(5000)
  // Both have it; the one that made it keeps it with what it makes next.
  await first.play('two')
  await second.settle()
  await second.unsent.look()
  await settled()
  expect(second.moves).toEqual([])
  expect(keptIn(shelf)).toEqual({ first: ['one', 'two'] })
})
