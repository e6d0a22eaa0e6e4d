import { openHouse } from '@roundhouse/server/testing/house'
import type { FromServer } from '@roundhouse/wire/messages'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Shelf } from './testing/shelf.ts'
import { closePages, TestPage } from './testing/test-page.ts'

type House = Awaited<ReturnType<typeof openHouse>>
let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.trouble).toEqual([])
  await house.close()
})

afterEach(closePages)

const OPTIONS = { 'first-class': { players: '2', modules: 'A,B' }, nuremberg: { players: '2', map: 'nuremberg' } }
type Name = keyof typeof OPTIONS

const SETUP = {
  pace: 'none',
  bank: { live: 20, daily: 3 },
  isElastic: false,
  hours: null,
  canAskUndo: true,
  standIn: 'random',
  watch: 'link',
  delay: 0,
} as const

interface Seated {
  readonly pages: TestPage[]
  readonly table: string
  readonly tokens: string[]
}

let tables = 0

/** Two people, or one and a bot, sit at a table and it is dealt. */
async function sitDown(game: Name = 'first-class', people = 2): Promise<Seated> {
  const { hub } = house
  const tokens = await Promise.all(['Ada', 'Bram'].slice(0, people).map(name => hub.newGuest(name)))
  const host = (await hub.personWith(tokens[0]!))!
  const chairs = [0, 1].map(seat =>
    seat < people ? ({ is: 'person', keptFor: null } as const) : ({ is: 'bot', level: 'random' } as const),
  )
  const { table, key } = await hub.setUp(host, { ...SETUP, game, options: OPTIONS[game], chairs })
  const pages = tokens.map((token, n) => TestPage.open(hub, token, table, key, new Shelf(), `page${tables++}-${n}`))
  for (const [seat, page] of pages.entries()) {
    await page.until(({ online }) => online !== null)
    expect(await page.guest.command({ type: 'sit', seat, name: `P${seat}` })).toEqual({ ok: true, key: null })
    await page.until(({ online }) => online?.viewer === seat)
  }
  // Both at once: what the one does is no reason to refuse the other.
  const ready = await Promise.all(pages.map(page => page.guest.ready()))
  expect(ready.every(({ ok }) => ok)).toBe(true)
  for (const page of pages) await page.until(({ snapshot }) => snapshot !== null)
  return { pages, table, tokens }
}

const mover = ({ pages }: Seated): TestPage => pages.find(page => page.snapshot.waiting === 'person')!

/** All pages have heard the same, and nothing is under way. */
async function atRest({ pages }: Seated): Promise<void> {
  for (const page of pages) {
    await page.until(({ line, pending }) => line.is === 'open' && pending.length === 0)
    // Bots are let play, as a page does.
    page.guest.letBotsPlay(true)
  }
  const most = () => Math.max(...pages.map(page => page.snapshot.played))
  for (const page of pages)
    await page.until(({ snapshot }) => snapshot!.played === most() && snapshot!.waiting !== 'bot')
}

function playMove(page: TestPage, nth = 0): void {
  const { moves } = page.snapshot
  expect(page.guest.play(moves[nth % moves.length]!)).toEqual({ ok: true })
}

describe.each(['first-class', 'nuremberg'] as const)('%s elsewhere', game => {
  test('own moves are shown at once, and are what the server says in the end', async () => {
    const seated = await sitDown(game)
    let sure = 0
    for (let n = 0; n < 40; n++) {
      const page = mover(seated)
      const before = page.snapshot
      const text = before.moves[(n * 7) % before.moves.length]!
      expect(page.guest.play(text)).toEqual({ ok: true })
      const shown = page.snapshot
      await atRest(seated)
      const other = seated.pages.find(each => each !== page)!
      await other.until(({ snapshot }) => snapshot!.played > before.played)
      if (shown.played === before.played) {
        // It rolled, or nobody could know: the choice is made, and nothing is invented.
        expect(shown).toMatchObject({ moves: [], waiting: 'other' })
        expect(shown.view).toBe(before.view)
      } else {
        sure++
        expect(page.snapshot.view).toBe(shown.view)
        expect({ ...page.snapshot, back: null }).toEqual({ ...shown, back: null })
        if (shown.waiting === 'person') expect(page.snapshot.back).toEqual(shown.back)
      }
    }
    expect(sure).toBeGreaterThan(20)
  })

  test('moves that follow each other quickly keep their order, and undo works while they are under way', async () => {
    const seated = await sitDown(game)
    for (let n = 0; n < 16; n++) {
      const page = mover(seated)
      page.hold()
      const begun = page.snapshot
      const positions = [begun]
      while (positions.length < 4 && page.snapshot.waiting === 'person') {
        playMove(page, n)
        if (page.snapshot.played === positions.at(-1)!.played) break
        positions.push(page.snapshot)
      }
      let isUndone = false
      if (n % 2 === 0 && page.snapshot.back.step && page.snapshot.waiting === 'person' && positions.length > 1) {
        page.guest.undo(false)
        isUndone = true
        expect(page.snapshot.view).toEqual(positions.at(-2)!.view)
        expect(page.snapshot.moves).toEqual(positions.at(-2)!.moves)
      }
      const shown = page.snapshot
      page.letThrough()
      await atRest(seated)
      expect(page.state.refusal).toBeNull()
      expect(page.snapshot.played).toBeGreaterThanOrEqual(shown.played)
      if (isUndone) {
        expect(page.snapshot.view).toEqual(shown.view)
        playMove(page, n + 1)
        await atRest(seated)
      }
    }
  })
})

test('a whole turn is taken back, confirmed or not', async () => {
  const seated = await sitDown()
  for (let n = 0; n < 40; n++) {
    const page = mover(seated)
    if (page.snapshot.back.turn) break
    playMove(page)
    await atRest(seated)
  }
  const page = mover(seated)
  expect(page.snapshot.back).toMatchObject({ step: true, turn: true })
  const { played } = page.snapshot
  page.guest.undo(true)
  expect(page.snapshot.played).toBeLessThan(played - 1)
  const shown = page.snapshot
  await atRest(seated)
  expect(page.snapshot.view).toBe(shown.view)
  expect(page.state.refusal).toBeNull()
  expect(seated.pages[1]!.snapshot.played).toBe(page.snapshot.played)
})

test('a move that is not allowed is refused here, with the rule', async () => {
  const seated = await sitDown()
  const page = mover(seated)
  const other = seated.pages.find(each => each !== page)!
  const [text] = page.snapshot.moves
  expect(other.guest.play(text!)).toMatchObject({ ok: false })
  expect(page.guest.why('nonsense')).toMatchObject({ rule: 'notation' })
  expect(page.guest.why(text!)).toBeNull()
  expect(page.state.pending).toEqual([])
})

test('something else that happens at the table does not make a move stale', async () => {
  const seated = await sitDown()
  const page = mover(seated)
  const other = seated.pages.find(each => each !== page)!
  page.hold()
  void other.guest.command({ type: 'ask', what: { is: 'call-off' } })
  await other.until(({ online }) => online?.question !== null)
  playMove(page)
  const shown = page.snapshot
  page.letThrough()
  await atRest(seated)
  expect(page.state.refusal).toBeNull()
  expect(page.snapshot.played).toBeGreaterThanOrEqual(shown.played)
  expect(other.snapshot.played).toBe(1)
})

describe('a line that breaks at any message', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('after %i messages', async after => {
    const seated = await sitDown()
    const page = mover(seated)
    let left = after
    page.copies = () => {
      if (left-- > 0) return 1
      if (left === -1) page.cut()
      return left < 0 ? 1 : 0
    }
    for (let n = 0; n < 5; n++) {
      playMove(mover(seated), n)
      await atRest(seated)
    }
    const [one, two] = seated.pages
    expect(one!.snapshot.played).toBe(two!.snapshot.played)
    // Which card somebody has kept is told to them alone.
    const heardByBoth = ({ snapshot }: TestPage) => snapshot.story.filter(({ key }) => !key.startsWith('kept'))
    expect(heardByBoth(one!)).toEqual(heardByBoth(two!))
    expect(page.state.refusal).toBeNull()
    expect(page.state.misfit).toBeNull()
  })

  test('every message doubled, or late, changes nothing', async () => {
    const seated = await sitDown()
    for (const page of seated.pages) page.copies = () => 2
    for (let n = 0; n < 10; n++) {
      const page = mover(seated)
      page.hold()
      playMove(page, n)
      await new Promise(resolve => setTimeout(resolve, 5))
      page.letThrough()
      await atRest(seated)
      expect(page.state.refusal).toBeNull()
    }
    expect(seated.pages[0]!.snapshot.played).toBe(seated.pages[1]!.snapshot.played)
  })

  test('news that are lost are made good by the next ping', async () => {
    const seated = await sitDown()
    const page = mover(seated)
    const other = seated.pages.find(each => each !== page)!
    other.copies = ({ type }) => (type === 'news' ? 0 : 1)
    playMove(page)
    await page.until(({ pending }) => pending.length === 0)
    expect(other.snapshot.played).toBe(0)
    other.copies = () => 1
    other.line.check()
    await other.until(({ snapshot }) => snapshot!.played === page.snapshot.played)
    expect(other.snapshot.points).toEqual(page.snapshot.points)
  })

  test('a look that the server could not answer is made again', async () => {
    const seated = await sitDown()
    const page = mover(seated)
    let isFirst = true
    page.copies = ({ type }) => {
      if (!isFirst || (type !== 'snapshot' && type !== 'news')) return 1
      isFirst = false
      // As a server says it whose disk is full.
      const reason = { rule: 'table', code: 'not-kept', facts: { why: 'full' }, remedy: null }
      page.guest.receive({ type: 'no', table: seated.table, id: null, seq: null, reason })
      return 0
    }
    page.cut()
    await page.until(({ line }) => line.is === 'open')
    playMove(page)
    await atRest(seated)
    expect(isFirst).toBe(false)
    expect(seated.pages[0]!.snapshot.played).toBe(seated.pages[1]!.snapshot.played)
  })

  test.each([
    { news: { change: { nonsense: { deep: 1 } } } },
    { news: { change: { 'match/nonsense/deep': 1 } } },
    { news: { keep: 9999 } },
    { further: 2 },
    { back: 1 },
  ])('news that do not fit, as %j, are healed by another look', async ({ news, further = 1, back = 0 }) => {
    const seated = await sitDown()
    const [page] = seated.pages
    const { seq } = page!.shelf.parts.get('known') as { seq: number }
    const before = page!.snapshot
    const looks: FromServer[] = []
    page!.copies = message => {
      if (message.type === 'snapshot') looks.push(message)
      return 1
    }
    const from = back === 0 ? {} : { from: seq - back }
    page!.guest.receive({ type: 'news', table: seated.table, seq: seq + further, ...from, ...news })
    expect(page!.snapshot).toEqual(before)
    await vi.waitUntil(() => looks.length > 0)
    playMove(mover(seated))
    await atRest(seated)
    expect(seated.pages[0]!.snapshot.played).toBe(seated.pages[1]!.snapshot.played)
  })
})

describe('a turn in a tunnel', () => {
  async function inTunnel(): Promise<{ seated: Seated; page: TestPage; shelf: Shelf }> {
    const seated = await sitDown()
    const page = mover(seated)
    page.goOffline()
    for (let n = 0; n < 3 && page.snapshot.waiting === 'person'; n++) playMove(page)
    expect(page.state.pending.length).toBeGreaterThan(0)
    expect(page.state.pending.every(({ isKept }) => isKept)).toBe(true)
    return { seated, page, shelf: page.shelf }
  }

  test('is sent when the line is back', async () => {
    const { seated, page } = await inTunnel()
    const shown = page.snapshot
    page.goOnline()
    await atRest(seated)
    expect(page.state.misfit).toBeNull()
    expect(page.snapshot.played).toBeGreaterThanOrEqual(shown.played)
    expect(seated.pages.every(({ snapshot }) => snapshot.played === page.snapshot.played)).toBe(true)
    await vi.waitUntil(() => page.shelf.moves.size === 0)
  })

  test('survives a reload without a line, and can be taken back there', async () => {
    const { seated, page, shelf } = await inTunnel()
    const shown = page.snapshot
    const index = seated.pages.indexOf(page)
    page.die()
    const again = TestPage.open(house.hub, seated.tokens[index]!, seated.table, null, shelf, `again${tables++}`)
    again.goOffline()
    await again.until(({ snapshot }) => snapshot !== null)
    expect(again.snapshot.view).toEqual(shown.view)
    expect(again.state.pending).toHaveLength(page.state.pending.length)
    if (again.snapshot.back.step) {
      again.guest.undo(false)
      expect(again.snapshot.played).toBe(shown.played - 1)
    }
    again.goOnline()
    await again.until(({ pending, line }) => line.is === 'open' && pending.length === 0)
    expect(again.state.misfit).toBeNull()
    const other = seated.pages[1 - index]!
    await other.until(({ snapshot }) => snapshot!.played === again.snapshot.played)
  })

  test('that does not fit the table any more is shown, not sent', async () => {
    const { seated, page } = await inTunnel()
    const index = seated.pages.indexOf(page)
    // Another tab of the same person has played something else meanwhile.
    const tab = TestPage.open(house.hub, seated.tokens[index]!, seated.table, null, new Shelf(), `tab${tables++}`)
    await tab.until(({ snapshot }) => snapshot !== null)
    const [first] = page.state.pending
    const made = first!.command.type === 'play' ? first!.command.moves[0] : null
    const otherMove = tab.snapshot.moves.find(text => text !== made)!
    tab.guest.play(otherMove)
    await tab.until(({ pending }) => pending.length === 0)
    page.goOnline()
    await page.until(({ misfit }) => misfit !== null)
    expect(page.state.misfit!.moves[0]).toBe(made)
    expect(page.state.pending).toEqual([])
    await page.until(({ snapshot }) => snapshot!.played === tab.snapshot.played)
    page.guest.settleMisfit(false)
    expect(page.state.misfit).toBeNull()
    await vi.waitUntil(() => page.shelf.moves.size === 0)
    await page.until(({ snapshot }) => snapshot!.played === tab.snapshot.played)
    expect(page.snapshot.view).toEqual(tab.snapshot.view)
  })
})

describe('two tabs of one person in a tunnel', () => {
  interface Tabs {
    readonly seated: Seated
    readonly first: TestPage
    readonly second: TestPage
    /** The same table in one more tab of this browser, without a line. */
    open(): Promise<TestPage>
  }

  /** The next move of the one who has it, with which the move stays with them and which they can take back. */
  async function whereMovesGoBack(): Promise<{ seated: Seated; move: string }> {
    const seated = await sitDown()
    for (let n = 0; n < 60; n++) {
      const page = mover(seated)
      const move = page.snapshot.moves[n % page.snapshot.moves.length]!
      playMove(page, n)
      await atRest(seated)
      if (mover(seated) !== page || !page.snapshot.back.step) continue
      page.guest.undo(false)
      await atRest(seated)
      return { seated, move }
    }
    throw new Error('nobody could ever go back')
  }

  async function twoTabs(seated: Seated): Promise<Tabs> {
    const first = mover(seated)
    const { hub } = house
    const token = seated.tokens[seated.pages.indexOf(first)]!
    const open = async (): Promise<TestPage> => {
      const tab = TestPage.open(hub, token, seated.table, null, first.shelf, `tab${tables++}`)
      tab.goOffline()
      await tab.until(({ snapshot }) => snapshot !== null)
      return tab
    }
    first.goOffline()
    return { seated, first, second: await open(), open }
  }

  const madeIn = ({ state }: TestPage): string[] =>
    state.pending.flatMap(({ command }) => (command.type === 'play' ? command.moves : []))

  const isKept = (page: TestPage): Promise<unknown> =>
    vi.waitUntil(() => [...page.shelf.moves.values()].some(moves => moves.length === page.state.pending.length))

  test('each keeps its own moves: none is lost when both are loaded again', async () => {
    const { first, second, open } = await twoTabs(await sitDown())
    playMove(first, 0)
    playMove(second, 1)
    const made = [first, second].map(madeIn)
    expect(made[0]).not.toEqual(made[1])
    await vi.waitUntil(() => first.shelf.moves.size === 2)
    const views = [first, second].map(({ snapshot }) => snapshot.view)
    first.die()
    second.die()
    const again = [await open(), await open()]
    expect(again.map(madeIn)).toEqual(made)
    expect(again.map(({ snapshot }) => snapshot.view)).toEqual(views)
  })

  test('what one has taken back, the other does not send', async () => {
    const { seated, move } = await whereMovesGoBack()
    const { first, second, open } = await twoTabs(seated)
    const { played } = second.snapshot
    expect(first.guest.play(move)).toEqual({ ok: true })
    expect(first.snapshot.back.step).toBe(true)
    await isKept(first)
    const third = await open()
    expect([madeIn(second), madeIn(third)]).toEqual([[], []])
    first.guest.undo(false)
    for (const page of [second, third, first]) page.goOnline()
    for (const page of [second, third, first])
      await page.until(({ line, pending }) => line.is === 'open' && pending.length === 0)
    await atRest(seated)
    expect(second.snapshot.played).toBe(played)
    expect(first.shelf.moves.size).toBe(0)
  })

  test('when one is closed, the other goes on with its moves', async () => {
    const { seated, first, second } = await twoTabs(await sitDown())
    playMove(first)
    await isKept(first)
    const { snapshot } = first
    const made = madeIn(first)
    await second.unsent.look()
    expect(madeIn(second)).toEqual([])
    first.die()
    await second.until(({ pending }) => pending.length > 0)
    expect(madeIn(second)).toEqual(made)
    expect(second.snapshot.view).toEqual(snapshot.view)
    second.goOnline()
    await second.until(({ line, pending }) => line.is === 'open' && pending.length === 0)
    const other = seated.pages.find(page => page !== first)!
    await other.until(state => state.snapshot!.played >= Math.max(1, snapshot.played))
    await vi.waitUntil(() => first.shelf.moves.size === 0)
  })

  test('one with moves of its own goes on with those of the other when they are settled, and shows what does not fit', async () => {
    const { first, second } = await twoTabs(await sitDown())
    playMove(first, 0)
    playMove(second, 1)
    await vi.waitUntil(() => first.shelf.moves.size === 2)
    const [left, own] = [madeIn(first), madeIn(second)]
    first.die()
    await second.unsent.look()
    expect(madeIn(second)).toEqual(own)
    second.goOnline()
    await second.until(({ misfit }) => misfit !== null)
    expect(second.state.misfit!.moves).toEqual(left)
    expect(second.snapshot.played).toBeGreaterThanOrEqual(1)
    expect(second.shelf.moves.size).toBe(1)
    second.guest.settleMisfit(false)
    await vi.waitUntil(() => first.shelf.moves.size === 0)
    expect(second.state.pending).toEqual([])
  })
})

test('two tabs of one person: both see a move of either, and the slower one is put right', async () => {
  const seated = await sitDown()
  const page = mover(seated)
  const index = seated.pages.indexOf(page)
  const tab = TestPage.open(house.hub, seated.tokens[index]!, seated.table, null, page.shelf, `tab${tables++}`)
  await tab.until(({ snapshot }) => snapshot !== null)
  page.hold()
  tab.hold()
  page.guest.play(page.snapshot.moves[0]!)
  tab.guest.play(tab.snapshot.moves.at(-1)!)
  page.letThrough()
  tab.letThrough()
  for (const each of [page, tab]) await each.until(({ pending }) => pending.length === 0)
  await tab.until(({ snapshot }) => snapshot!.played === page.snapshot.played)
  expect(tab.snapshot.view).toEqual(page.snapshot.view)
  const refusals = [page, tab].map(({ state }) => state.refusal?.code)
  expect(refusals.filter(code => code === 'stale')).toHaveLength(1)
})

test('a whole game with a bot goes to the own games, and the bot is shown at the pace of the page', async () => {
  const seated = await sitDown('first-class', 1)
  const [page] = seated.pages
  let hasWaited = 0
  for (let n = 0; n < 3000 && page!.snapshot.waiting !== 'nobody'; n++) {
    if (page!.snapshot.waiting === 'person') {
      page!.guest.play(page!.snapshot.moves[(n * 7) % page!.snapshot.moves.length]!)
      await page!.until(({ pending }) => pending.length === 0)
    } else if (page!.snapshot.waiting === 'bot') {
      const before = page!.snapshot
      await page!.until(({ online, snapshot }) => online!.match!.played > snapshot!.played || snapshot !== before)
      // It has moved, but nobody has seen it.
      if (page!.snapshot === before) hasWaited++
      page!.guest.letBotsPlay(false)
      await page!.until(({ snapshot }) => snapshot !== before)
    } else await page!.until(({ snapshot }) => snapshot!.waiting !== 'other')
  }
  expect(hasWaited).toBeGreaterThan(10)
  expect(page!.snapshot.result).not.toBeNull()
  await page!.until(({ deal }) => deal !== null)
  expect(page!.finished).toHaveLength(1)
})

test('a bot that follows several quick moves is shown, although the page was ready for it before they were confirmed', async () => {
  const seated = await sitDown('first-class', 1)
  const [page] = seated.pages
  page!.letsBotsPlay = true
  page!.guest.letBotsPlay(true)
  let quick = 0
  for (let n = 0; n < 60 && page!.snapshot.waiting !== 'nobody'; n++) {
    await page!.until(
      ({ snapshot, pending }) => pending.length === 0 && ['person', 'nobody'].includes(snapshot!.waiting),
    )
    page!.hold()
    while (page!.snapshot.waiting === 'person') playMove(page!, n)
    if (page!.state.pending.length > 1 && page!.snapshot.waiting === 'bot') quick++
    await new Promise(resolve => setTimeout(resolve, 2))
    page!.letThrough()
  }
  expect(quick).toBeGreaterThan(0)
  expect(page!.state.refusal).toBeNull()
})

test('a tab that did not make the number shows it when the one that did is gone', async () => {
  const { hub } = house
  const token = await hub.newGuest('Ada')
  const host = (await hub.personWith(token))!
  const { table, key } = await hub.setUp(host, {
    ...SETUP,
    game: 'first-class',
    options: OPTIONS['first-class'],
    chairs: [
      { is: 'person', keptFor: null },
      { is: 'person', keptFor: null },
    ],
  })
  const shelf = new Shelf()
  const [first, second] = [1, 2].map(n => TestPage.open(hub, token, table, key, shelf, `deal${n}`))
  const bram = TestPage.open(hub, await hub.newGuest('Bram'), table, key, new Shelf(), 'bram')
  for (const [seat, page] of [first!, bram].entries()) {
    await page.until(({ online }) => online !== null)
    await page.guest.command({ type: 'sit', seat, name: `P${seat}` })
    await page.until(({ online }) => online?.viewer === seat)
  }
  await first!.guest.ready()
  first!.close()
  await bram.guest.ready()
  for (const page of [second!, bram]) await page.until(({ snapshot }) => snapshot !== null)
  expect(second!.state.online!.deal.shown).toEqual([true, true, true])
})

test.each([
  ['abc', null],
  ['k7Qm2xWb9TfE', 'j1X'],
])('an address that is none of a table, such as %s with %s, closes the line', async (table, key) => {
  const page = TestPage.open(house.hub, await house.hub.newGuest('Dov'), table, key)
  await page.until(({ line }) => line.is === 'closed')
})

test('a table that is not there, or not for this person, closes the line', async () => {
  const page = TestPage.open(house.hub, await house.hub.newGuest('Dov'), 'k7Qm2xWb9TfE', null)
  await page.until(({ line }) => line.is === 'closed')
  const answer = page.guest.command({ type: 'rise' })
  page.guest.lineChanged({ is: 'closed' })
  expect(await answer).toMatchObject({ ok: false, reason: { code: 'no-such-table' } })
})

test('what is not for this reader any more is taken back', async () => {
  const { pages, table, tokens } = await sitDown()
  const [one, other] = pages as [TestPage, TestPage]
  other.guest.say({ text: 'Rude' })
  one.guest.say({ phrase: 'thanks' })
  for (const page of pages) await page.until(({ chat }) => chat.length === 2)
  const { number } = (await house.hub.personWith(tokens[0]!))!
  await house.moderation.avoid(number, { table, seat: 1 }, 'block')
  for (const page of pages) await page.until(({ chat }) => chat.length === 1)
  expect(pages.map(({ state }) => state.chat[0]!.name)).toEqual(['P0', 'P1'])
})

describe('a plan', () => {
  /** Both have kept their cards, and somebody has a turn. */
  async function inPlay(game: Name): Promise<{ seated: Seated; page: TestPage; other: TestPage }> {
    const seated = await sitDown(game)
    for (let n = 0; n < 30; n++) {
      const page = mover(seated)
      const other = seated.pages.find(each => each !== page)!
      if (other.state.canPlan) return { seated, page, other }
      playMove(page, n)
      await atRest(seated)
    }
    throw new Error('nobody could ever plan')
  }

  test.each(['first-class', 'nuremberg'] as const)(
    'is made on one’s own table, told to nobody, and played: %s',
    async game => {
      const { seated, page, other } = await inPlay(game)
      const seen = page.states.length
      const { view, played } = other.snapshot
      await other.guest.plan()
      expect(other.state.planning).toMatchObject({ moves: 0, isOpen: true, snapshot: { waiting: 'person' } })
      const first = other.state.planning!.snapshot.moves[0]!
      expect(other.guest.why(first)).toBeNull()
      expect(other.guest.why('nonsense')).not.toBeNull()
      expect(other.guest.play(first)).toEqual({ ok: true })
      expect(other.state.planning).toMatchObject({ moves: 1, snapshot: { back: { step: true, turn: false } } })
      other.guest.undo(false)
      expect(other.state.planning!.moves).toBe(0)
      other.guest.play(first)
      // The table itself is where it was.
      expect(other.snapshot).toMatchObject({ played, waiting: 'other' })
      expect(other.snapshot.view).toBe(view)
      await other.guest.endPlan(true)
      await other.until(({ online, planning }) => planning === null && online?.match?.plan[0] === first)
      expect(page.states.length).toBe(seen)

      // The turn passes without anything that is in the way.
      for (let n = 0; mover(seated) === page && n < 60; n++) {
        const { moves } = page.snapshot
        const quiet = moves.find(text => /^(end|pass|done|finish|decline)\b/.test(text)) ?? moves.at(-1)!
        page.guest.play(quiet)
        await atRest(seated)
      }
      await other.until(({ online }) => online?.match?.planned !== null)
      expect(other.state.online!.match).toMatchObject({ plan: [], planned: { of: 1 } })
      expect(page.state.online!.match!.planned).toBeNull()
      expect(page.state.online!.match!.plan).toEqual([])
    },
  )

  test('goes on from where it was, is cleared, and ends when the move comes to its person', async () => {
    const { seated, page, other } = await inPlay('first-class')
    await other.guest.plan()
    other.guest.play(other.state.planning!.snapshot.moves[0]!)
    await other.guest.endPlan(true)
    await other.until(({ online }) => online?.match?.plan.length === 1)
    await other.guest.plan()
    expect(other.state.planning!.moves).toBe(1)
    await other.guest.endPlan(false)
    expect(await other.guest.command({ type: 'plan', moves: [], told: [] })).toMatchObject({ ok: true })
    await other.until(({ online }) => online?.match?.plan.length === 0)

    await other.guest.plan()
    for (let n = 0; mover(seated) === page && n < 60; n++) {
      playMove(page, page.snapshot.moves.length - 1)
      await atRest(seated)
    }
    await other.until(({ planning }) => planning === null)
    expect(other.state.refusal).toMatchObject({ code: 'own-turn' })
  })
})
