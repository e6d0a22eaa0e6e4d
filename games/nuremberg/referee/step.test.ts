import { type Facts, factsOf as factsIn, type Line, linesOf } from '@roundhouse/kernel/story'
import { stepOf } from '@roundhouse/kernel/testing/steps'
import { describe, expect, test } from 'vitest'
import { withColour } from '../base/influence.ts'
import type { Player } from '../base/player.ts'
import { companyTrack, NONE, type State } from '../base/state.ts'
import type { StoryLine } from '../base/story.ts'
import { gameOf } from '../game.ts'
import { type FoundStep, foundStep, type Step, stepComplaintsAfter, wholeGame } from '../testing/found.ts'
import { stepComplaints } from './step.ts'

const nothing = () => {}

const tells =
  (key: string, facts: Facts = {}) =>
  ({ lines }: Step): boolean =>
    lines.some(
      (line: Line) => line.key === key && Object.entries(facts).every(([name, value]) => line.facts[name] === value),
    )

/** Found once, when first asked for. */
function once(isWanted: (step: Step) => boolean): () => FoundStep {
  let step: FoundStep | undefined
  return () => (step ??= foundStep(3, 'nuremberg', isWanted))
}

const plays = (word: string) => (step: Step) => step.text.startsWith(word)

/** Has sets, but fewer of those with a passenger of each colour. */
const isUneven = ({ kept: [grey, yellow, red, green] }: Player): boolean =>
  Math.min(grey!, yellow!, red! + green!) > Math.min(red!, green!)

const steps = {
  bidding: once(step => plays('bid')(step) && !tells('outbid')(step) && step.after.phase === 'auction'),
  outbidding: once(tells('outbid')),
  ending: once(step => tells('gained')(step) && step.after.phase === 'track'),
  building: once(plays('build')),
  finishing: once(
    step =>
      plays('finish')(step) &&
      step.before.landowners.join() !== step.after.landowners.join() &&
      step.after.phase === 'track',
  ),
  paying: once(
    step => plays('pay')(step) && tells('paid')(step) && step.before.phase === 'track' && step.after.payment !== null,
  ),
  givingUp: once(plays('give up')),
  givingUpLast: once(step => plays('give up')(step) && step.lines.length > 1),
  buying: once(step => plays('buy')(step) && step.after.phase === 'trains' && step.after.payment === null),
  buyingDear: once(step => plays('buy')(step) && step.after.payment !== null),
  loadingGoods: once(tells('loaded', { class: 'goods', piece: 'grey' })),
  loadingPassenger: once(step => tells('loaded', { piece: 'red' })(step) && step.after.phase === 'trains'),
  loadingFirst: once(step => tells('loaded')(step) && step.before.spaces[0] !== step.after.spaces[0]),
  passing: once(step => plays('pass')(step) && step.before.phase === 'trains' && step.after.phase === 'trains'),
  profit: once(step => tells('profit')(step) && linesOf(step.lines, 'scored').some(({ facts }) => facts.points > 2)),
  nextTurn: once(tells('turn-began')),
  selling: once(
    step =>
      tells('sold', { pieces: 2 })(step) &&
      tells('station-changed')(step) &&
      step.after.phase === 'takeovers' &&
      step.after.track.includes(step.before.toMove),
  ),
  sellingLong: once(({ lines }) => linesOf(lines, 'sold').some(({ facts }) => facts.pieces > 2)),
  leaving: once(tells('left-game')),
  choosing: once(step => step.before.line === null && step.after.line !== null),
  goingOn: once(step => step.before.line !== null && step.after.line !== null),
  lastWay: once(step => step.before.line !== null && step.before.line.links.length > 0 && step.after.line === null),
  chain: once(tells('chain-closed')),
  over: once(({ after }) => after.phase === 'over'),
  unevenEnd: once(({ after }) => after.phase === 'over' && after.players.some(isUneven)),
}

type Name = keyof typeof steps

const withState = (name: Name, part: (after: State) => Partial<State>): string[] =>
  stepComplaintsAfter(steps[name](), state => Object.assign(state, part(state)))
const withPlayer = (name: Name, seat: number, part: (player: Player) => Partial<Player>): string[] =>
  stepComplaintsAfter(steps[name](), ({ players }) => Object.assign(players[seat]!, part(players[seat]!)))
const withStory = (name: Name, story: (lines: readonly Line[]) => readonly Line[]): string[] =>
  stepComplaintsAfter(steps[name](), nothing, story)
/** Every line of this key tells something else. */
const toldAs = (name: Name, key: string, part: Facts): string[] =>
  withStory(name, lines =>
    lines.map(line => (line.key === key ? { ...line, facts: { ...line.facts, ...part } } : line)),
  )
const untold = (name: Name, key: string): string[] => withStory(name, lines => lines.filter(line => line.key !== key))

const factsOf = <Key extends StoryLine['key']>(name: Name, key: Key) => factsIn(steps[name]().lines, key)[0]!
const moverOf = (name: Name): number => steps[name]().before.toMove
const sayOf = (seat: number): string => `Seat ${seat + 1}`

describe('moves of real games are without complaints', () => {
  test.each(Object.keys(steps) as Name[])('%s', name => {
    expect(stepComplaintsAfter(steps[name](), nothing)).toEqual([])
  })
})

test.each([
  [3, 'nuremberg', 0],
  [3, 'nuremberg', 3],
  [4, 'wensleydale', 0],
  [2, 'wensleydale', 1],
] as const)('a whole game of %i on the map %s is without complaints', (players, map, n) => {
  const complaints = wholeGame(players, map, n).flatMap(step => stepComplaintsAfter(step, nothing))
  expect(complaints).toEqual([])
})

describe('the dice', () => {
  test('are rolled on where discs are drawn, and only there', () => {
    expect(withState('bidding', ({ rolled }) => ({ rolled: rolled + 1 }))).toEqual([
      '0 discs were drawn, but the dice were rolled 1 times',
    ])
    const { before, lines } = steps.nextTurn()
    const discs = lines.filter(({ key }) => key === 'disc').length
    expect(discs).toBe(6)
    expect(withState('nextTurn', () => ({ rolled: before.rolled }))).toEqual([
      '6 discs were drawn, but the dice were rolled 0 times',
    ])
    expect(withState('nextTurn', () => ({ rolled: before.rolled - 1 }))[0]).toMatch(/^The dice were rolled \d+ times/)
  })

  test('stay the same', () => {
    expect(withState('bidding', () => ({ seed: [1, 2, 3, 4] }))).toEqual([
      'The dice are the same in the whole game, but they were changed',
    ])
  })
})

describe('nothing changes but what the story tells', () => {
  const lists = [
    'discs',
    'bids',
    'bidders',
    'track',
    'goods',
    'reds',
    'greens',
    'landowners',
    'stations',
    'trains',
    'spaces',
  ] as const
  test.each(lists)('%s', field => {
    const complaints = withState('building', after => ({ [field]: after[field].with(3, after[field][3]! + 1) }))
    expect(complaints).toContainEqual(
      expect.stringMatching(new RegExp(`^The table: ${field} should be .* by the story, but is `)),
    )
  })

  test.each(['turn', 'passed'] as const)('%s', field => {
    const { after } = steps.building()
    expect(withState('building', () => ({ [field]: after[field] + 1 }))).toEqual([
      `The table: ${field} should be ${after[field]} by the story, but is ${after[field] + 1}`,
    ])
  })

  test.each(['order', 'buildOrder', 'trainOrder'] as const)('%s', field => {
    const { after } = steps.building()
    const turned = after[field].toReversed()
    expect(withState('building', () => ({ [field]: turned }))).toEqual([
      `The table: ${field} should be [${after[field]}] by the story, but is [${turned}]`,
    ])
  })

  test.each([0, 1, 2, 3, 4])('the discs of track %i', track => {
    const complaints = withState('building', ({ discStacks }) => ({
      discStacks: discStacks.with(track, discStacks[track]!.toReversed()),
    }))
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(/^The table: discStacks should be/)
  })

  test.each<[string, (player: Player) => Partial<Player>]>([
    ['cubes', ({ cubes }) => ({ cubes: cubes + 1 })],
    ['influence', ({ influence }) => ({ influence: withColour(influence, 2, 9) })],
    ['profit', ({ profit }) => ({ profit: profit - 1 })],
    ['points', ({ points }) => ({ points: points + 1 })],
    ['pieces', ({ pieces }) => ({ pieces: pieces + 1 })],
    ['kept', ({ kept }) => ({ kept: kept.with(0, 20) })],
  ])('%s of any player', (field, change) => {
    for (const seat of [0, 1, 2]) {
      const complaints = withPlayer('building', seat, change)
      expect(complaints).toHaveLength(1)
      expect(complaints[0]).toMatch(new RegExp(`^${sayOf(seat)}: ${field} should be .* by the story, but is `))
    }
  })
})

describe('the one who decides, does it', () => {
  test.each<[Name, string]>([
    ['bidding', 'bid'],
    ['building', 'built'],
    ['finishing', 'finished'],
    ['givingUp', 'gave-up'],
    ['paying', 'paid'],
    ['buying', 'bought'],
    ['loadingGoods', 'loaded'],
    ['selling', 'sold'],
  ])('%s', (name, key) => {
    const other = (moverOf(name) + 1) % 3
    expect(toldAs(name, key, { seat: other })).toContain(
      `Seat ${moverOf(name) + 1} decided, but the story tells "${key}" of seat ${other + 1}`,
    )
  })

  test.each<[Name, string, Facts, string]>([
    ['bidding', 'bid', { cubes: 14 }, '14'],
    ['building', 'built', { to: 'Fürth' }, '> Fürth'],
    ['loadingPassenger', 'loaded', { class: 'third' }, 'third'],
    ['loadingGoods', 'loaded', { area: 'Ronhof' }, 'Ronhof'],
  ])('and the story tells of that move: %s', (name, key, part, other) => {
    const complaints = toldAs(name, key, part)
    expect(complaints).toContainEqual(
      expect.stringMatching(new RegExp(`^"${steps[name]().text}" was played, but the story tells of .*${other}`)),
    )
  })

  test.each<[Name, string]>([
    ['bidding', 'bid'],
    ['building', 'built'],
    ['finishing', 'finished'],
    ['givingUp', 'gave-up'],
    ['loadingGoods', 'loaded'],
  ])('and it tells something: %s', (name, key) => {
    expect(untold(name, key)).toContain(`"${steps[name]().text}" was played, but the story tells of nothing`)
  })

  test.each<[Name, string, Facts]>([
    ['buying', 'bought', { train: '9z' }],
    ['selling', 'sold', { company: 'blue' }],
    ['paying', 'paid', { count: 99 }],
    ['paying', 'paid', { kind: 'gold' }],
  ])('and of what was named: %s, %s %j', (name, key, part) => {
    expect(toldAs(name, key, part)).toContainEqual(
      expect.stringMatching(new RegExp(`^"${steps[name]().text}" was played, but the story tells "${key}" of `)),
    )
  })

  test('and of nothing else', () => {
    const complaints = withStory('passing', lines => [
      ...lines,
      { key: 'finished', facts: { seat: moverOf('passing') } },
    ])
    expect(complaints).toContain('"pass" was played, but the story tells of finish')
  })
})

describe('NB-3 the auction', () => {
  test('NB-3.2 a bid is higher than the one that lies there', () => {
    const { before, rules } = steps.outbidding()
    const { box } = factsOf('outbidding', 'bid')
    const lies = before.bids[rules.boxes.findIndex(({ name }) => name === box)]!
    expect(toldAs('outbidding', 'bid', { cubes: lies })).toContain(
      `A bid on ${box} is higher than the ${lies} that lie there, but it is ${lies}`,
    )
  })

  test('NB-3.2 who is outbid takes his cubes back', () => {
    const { seat, box } = factsOf('outbidding', 'outbid')
    const other = (Number(seat) + 1) % 3
    expect(toldAs('outbidding', 'outbid', { seat: other })).toContain(
      `Who is outbid on ${box}: ${seat} is due, but ${other} was told`,
    )
    expect(untold('outbidding', 'outbid')).toContainEqual(
      expect.stringMatching(new RegExp(`^${sayOf(Number(seat))}: cubes should be`)),
    )
  })

  test.each(['white', 'brown', 'red', 'green'] as const)('NB-3.4 the boxes bring what they show: %s', colour => {
    const gained = factsOf('ending', 'gained')
    const { seat } = gained
    expect(toldAs('ending', 'gained', { [colour]: 7 })).toContain(
      `${sayOf(seat)} gains ${colour}: ${gained[colour]} is due, but 7 was told`,
    )
  })

  test('NB-3.4 no more than 12', () => {
    const { rules, before, move, after, lines } = steps.ending()
    const rich = structuredClone(before)
    const richer = structuredClone(after)
    const seat = factsOf('ending', 'gained').seat
    rich.players[seat]!.influence = [12, 12, 12, 12]
    richer.players[seat]!.influence = [12, 12, 12, 12]
    const complaints = stepComplaints(rules, rich, move, richer, lines)
    expect(complaints.filter(says => says.startsWith(`${sayOf(seat)}: influence`))).toEqual([])
    richer.players[seat]!.influence = [13, 12, 12, 12]
    expect(stepComplaints(rules, rich, move, richer, lines)).toContain(
      `${sayOf(seat)}: influence should be [12,12,12,12] by the story, but is [13,12,12,12]`,
    )
  })

  test('NB-4.1, NB-4.2 the orders are those of the influence at that moment', () => {
    for (const [key, what] of [
      ['build-order', 'The building order'],
      ['train-order', 'The train order'],
    ] as const) {
      const seats = factsOf('ending', key).seats
      const turned = seats.toReversed()
      expect(toldAs('ending', key, { seats: turned })).toEqual([`${what}: [${seats}] is due, but [${turned}] was told`])
    }
    expect(untold('ending', 'build-order').length + untold('ending', 'train-order').length).toBeGreaterThan(0)
  })
})

describe('NB-5 track', () => {
  test('a series grows by the link that was built', () => {
    const { price } = factsOf('building', 'built')
    expect(toldAs('building', 'built', { price: 99 })).toEqual([
      `The price of the series: ${price} is due, but 99 was told`,
    ])
    expect(
      withState('building', ({ series }) => ({ series: { ...series, links: series.links.slice(1) } })),
    ).toContainEqual(expect.stringMatching(/^The series should be /))
  })

  test('it is laid when it is paid, not before, and nothing else', () => {
    const { before, after } = steps.finishing()
    const [link] = before.series.links as [number]
    expect(withState('finishing', ({ track }) => ({ track: track.with(link >> 1, NONE) }))).toContainEqual(
      expect.stringMatching(/^The table: track should be/),
    )
    expect(withState('finishing', () => ({ series: before.series }))).not.toEqual([])
    expect(withState('finishing', () => ({ landowners: before.landowners }))).toContainEqual(
      expect.stringMatching(/^The table: landowners should be/),
    )
    expect(after.players[before.toMove]!.pieces).toBe(
      before.players[before.toMove]!.pieces + before.series.links.length,
    )
  })

  test('NB-7.2 it is laid before the profit, also where both come of one move', () => {
    const { rules, before, move } = foundStep(3, 'nuremberg', step => plays('finish')(step) && step.before.place === 2)
    const poor = structuredClone(before)
    for (const player of poor.players) Object.assign(player, { cubes: 0, influence: [0, 0, 0, 0] })
    Object.assign(poor.players[poor.toMove]!, { cubes: poor.series.price, influence: poor.series.owed })
    const { after, lines } = stepOf(gameOf(rules), poor, move)
    expect(lines.filter(({ key }) => key === 'profit')).toHaveLength(3)
    expect(stepComplaints(rules, poor, move, after, lines)).toEqual([])
    const early = [...lines].sort((one, other) => Number(other.key === 'profit') - Number(one.key === 'profit'))
    expect(stepComplaints(rules, poor, move, after, early)).not.toEqual([])
  })

  test('no series is laid by another move', () => {
    const { rules, before, after, lines } = steps.finishing()
    const [build] = steps.building().text.split(' ')
    expect(build).toBe('build')
    expect(stepComplaints(rules, before, steps.building().move, after, lines)).toContain(
      `A series was laid by "${steps.building().text}"`,
    )
  })

  test('what is given up is not laid', () => {
    const { before } = steps.givingUp()
    const [link] = before.series.links as [number]
    expect(withState('givingUp', ({ track }) => ({ track: track.with(link >> 1, before.toMove) }))).toContainEqual(
      expect.stringMatching(/^The table: track should be/),
    )
  })

  test('NB-5.8 the price is paid', () => {
    const { before } = steps.finishing()
    const price = before.series.price + before.series.owed.reduce((sum, n) => sum + n, 0)
    expect(untold('finishing', 'paid')).toContain(`${price} was to be paid, but 0 was and 0 is still due`)
    const { payment } = steps.paying().after
    const due = steps.paying().before.payment!.due
    expect(withState('paying', () => ({ payment: { ...payment!, due: payment!.due + 1 } }))).toEqual([
      `${due} was to be paid, but ${due - payment!.due} was and ${payment!.due + 1} is still due`,
    ])
    expect(
      withState('paying', () => ({ payment: { ...payment!, kind: steps.paying().before.payment!.kind } })),
    ).toEqual(['A kind of payment was asked for again'])
  })

  test('NB-5.10 the chain scores its shortest way, once', () => {
    const { pieces } = factsOf('chain', 'chain-closed')
    expect(toldAs('chain', 'chain-closed', { pieces: 99 })).toEqual([
      `The length of the chain should be [${pieces}] by the story, but is [99]`,
    ])
    expect(untold('chain', 'scored')).toContainEqual(
      expect.stringMatching(/^The chain is closed, but 0, 0, 0 are not the pieces of a shortest way$/),
    )
    expect(untold('chain', 'chain-closed')).toEqual([
      `The length of the chain should be [${pieces}] by the story, but is []`,
    ])
    const early = 'The chain was closed before or is open, but it scored'
    expect(withState('chain', () => ({ joined: steps.chain().before.joined }))).toEqual([early])
    const more = (line: Line) => withStory('building', lines => [...lines, line])
    expect(more({ key: 'chain-closed', facts: { seat: 0, pieces: 3 } })).toContain(early)
    expect(more({ key: 'scored', facts: { seat: 0, points: 1, for: 'chain' } })).toContain(early)
  })
})

describe('NB-6 trains', () => {
  test('NB-6.2 a train is his who bought it', () => {
    expect(untold('buying', 'bought')).toContainEqual(expect.stringMatching(/^The table: trains should be/))
  })

  test('NB-6.3 brown first, three for one that is missing', () => {
    const { before, after, rules, text } = steps.buyingDear()
    const { cost } = rules.trains.find(({ name }) => text === `buy ${name}`)!
    const brown = before.players[before.toMove]!.influence[1]!
    const price = brown + 3 * (cost - brown)
    expect(brown).toBeLessThan(cost)
    expect(withState('buyingDear', () => ({ payment: { ...after.payment!, due: 1 } }))).toContain(
      `${price} was to be paid, but ${price - after.payment!.due} was and 1 is still due`,
    )
    const bought = factsOf('buying', 'bought').train
    const row = steps.buying().rules.trains.find(({ name }) => name === bought)!
    expect(untold('buying', 'paid')).toContain(`${row.cost} was to be paid, but 0 was and 0 is still due`)
  })

  test('NB-6.4 what is loaded leaves the map and stands on the train', () => {
    for (const [name, list] of [
      ['loadingGoods', 'goods'],
      ['loadingPassenger', 'reds'],
    ] as const) {
      const { before } = steps[name]()
      expect(withState(name, () => ({ [list]: before[list] }))).toContainEqual(
        expect.stringMatching(new RegExp(`^The table: ${list} should be`)),
      )
      expect(toldAs(name, 'loaded', { piece: 'green' }).length).toBeGreaterThan(0)
    }
    expect(withState('loadingPassenger', () => ({ spaces: steps.loadingPassenger().before.spaces }))).toContainEqual(
      expect.stringMatching(/^The table: spaces should be/),
    )
  })

  test('NB-6.1 who passes is out', () => {
    expect(withState('passing', () => ({ passed: steps.passing().before.passed }))).toContainEqual(
      expect.stringMatching(/^The table: passed should be/),
    )
  })
})

describe('NB-7 profit', () => {
  const scored = () => linesOf(steps.profit().lines, 'scored').find(({ facts }) => facts.for === 'transport')!
  const seat = () => scored().facts.seat
  const booked = () => linesOf(steps.profit().lines, 'profit').find(({ facts }) => facts.seat === seat())!.facts

  test('NB-7.1 points are those of what was moved', () => {
    expect(toldAs('profit', 'scored', { points: 99 })).toContain(
      `${sayOf(seat())}: points for transport: ${scored().facts.points} is due, but 99 was told`,
    )
  })

  test.each(['income', 'upkeep', 'change'] as const)('NB-7.2 %s', fact => {
    const says = fact === 'change' ? 'change of profit' : fact
    expect(toldAs('profit', 'profit', { [fact]: 77 })).toContain(
      `${sayOf(seat())}: ${says}: ${booked()[fact]} is due, but 77 was told`,
    )
  })

  test('NB-7.2 is income less upkeep', () => {
    const { income, upkeep, change } = booked()
    expect(income - upkeep).toBe(change)
    expect(withPlayer('profit', seat(), ({ profit }) => ({ profit: profit + 1 }))).toContainEqual(
      expect.stringMatching(new RegExp(`^${sayOf(seat())}: profit should be`)),
    )
  })

  test('NB-7.3 pieces are kept, trains given back', () => {
    const { before } = steps.profit()
    expect(withPlayer('profit', seat(), () => ({ kept: before.players[seat()]!.kept }))).toEqual([
      expect.stringMatching(new RegExp(`^${sayOf(seat())}: kept should be`)),
    ])
    expect(withState('profit', () => ({ trains: before.trains }))).toEqual([
      expect.stringMatching(/^The table: trains should be/),
    ])
    expect(withState('profit', () => ({ spaces: before.spaces }))).toEqual([
      expect.stringMatching(/^The table: spaces should be/),
    ])
  })

  test('NB-7.4 the player order is that of the profit', () => {
    const seats = factsOf('profit', 'player-order').seats
    const turned = seats.toReversed()
    expect(toldAs('profit', 'player-order', { seats: turned })).toEqual([
      `The player order: [${seats}] is due, but [${turned}] was told`,
    ])
  })
})

describe('NB-2 a new turn', () => {
  test('NB-2.1 everyone takes 12 cubes, or what is left', () => {
    const { seat, cubes } = factsOf('nextTurn', 'invested')
    expect(toldAs('nextTurn', 'invested', { cubes: 20 })).toContain(
      `${sayOf(Number(seat))} takes cubes: ${cubes} is due, but 20 was told`,
    )
  })

  test('NB-2.2, NB-9.1 discs are those that were drawn, and the turn goes on', () => {
    const colour = factsOf('nextTurn', 'disc').colour === 'red' ? 'green' : 'red'
    expect(toldAs('nextTurn', 'disc', { colour })).toContainEqual(expect.stringMatching(/^The table: discs should be/))
    expect(untold('nextTurn', 'turn-began')).toContainEqual(expect.stringMatching(/^The table: turn should be/))
  })
})

describe('NB-8 takeovers', () => {
  const { seat, company, from, to, pieces, price } = factsOf('selling', 'sold')
  const { before, after, rules } = steps.selling()
  const sold = before.track.flatMap((owner, border) =>
    owner === after.track[border] || owner === NONE ? [] : [border],
  )

  test('NB-8.2 the price is half the pieces, rounded up', () => {
    expect(toldAs('selling', 'sold', { price: 9 })).toContain(`The price of the line: ${price} is due, but 9 was told`)
  })

  test('NB-8.3 the pieces come back', () => {
    expect(withPlayer('selling', Number(seat), player => ({ pieces: player.pieces + 1 }))).toEqual([
      expect.stringMatching(new RegExp(`^${sayOf(Number(seat))}: pieces should be`)),
    ])
    expect(toldAs('selling', 'sold', { pieces: Number(pieces) + 2 })).toContain(
      `${Number(pieces) + 2} pieces were sold by the story, but ${sold.length} have changed hands`,
    )
  })

  test('NB-8.1 what is sold is a line from end to end', () => {
    const other = before.track.findIndex((owner, border) => owner === seat && !sold.includes(border))
    const buyer = companyTrack(company === 'red' ? 0 : 1)
    expect(withState('selling', ({ track }) => ({ track: track.with(other, buyer) }))).toContainEqual(
      expect.stringMatching(/^(What was sold is no line from|\d+ pieces were sold by the story)/),
    )
    const instead = withState('selling', ({ track }) => ({
      track: track.with(other, buyer).with(sold[0]!, Number(seat)),
    }))
    expect(instead).toContain(`What was sold is no line from ${from} to ${to}`)
    expect(toldAs('selling', 'sold', { to: 'Altdorf' })).toContain(`What was sold is no line from ${from} to Altdorf`)
    expect(toldAs('selling', 'sold', { from: 'Altdorf' })).toContain(`What was sold is no line from Altdorf to ${to}`)
  })

  test('NB-8.1 it hangs together and has no branches', () => {
    const { map } = rules
    const buyer = companyTrack(company === 'red' ? 0 : 1)
    const says = `What was sold is no line from ${from} to ${to}`
    const withSold = (borders: readonly number[]) => {
      const owned = (owner: number) => borders.reduce((track, border) => track.with(border, owner), before.track)
      const { move, lines } = steps.selling()
      return stepComplaints(
        rules,
        { ...before, track: owned(Number(seat)) },
        move,
        { ...after, track: owned(buyer) },
        lines,
      )
    }
    expect(withSold(sold)).not.toContain(says)
    const endOf = (name: unknown) => map.areas.findIndex(area => area.name === name)
    const apart = [endOf(from), endOf(to)].map(end => map.around[end]!.find(link => !sold.includes(link >> 1))! >> 1)
    expect(withSold(apart)).toContain(says)
    for (const end of [endOf(from), endOf(to)]) {
      const [link] = map.around[end]!.filter(each => sold.includes(each >> 1))
      const branch = map.around[map.to[link!]!]!.find(each => !sold.includes(each >> 1))!
      if (![endOf(from), endOf(to)].includes(map.to[link!]!)) expect(withSold([...sold, branch >> 1])).toContain(says)
    }
    expect(sold.length).toBeGreaterThan(1)
  })

  test('NB-8.1 its ends are where it ends', () => {
    const { before, after } = steps.sellingLong()
    const { from, to } = factsOf('sellingLong', 'sold')
    const { areas, around } = rules.map
    const isSold = (link: number) =>
      before.track[link >> 1] !== NONE && before.track[link >> 1] !== after.track[link >> 1]
    const middle = areas.find(({ name }, area) => name !== from && name !== to && around[area]!.some(isSold))!
    expect(toldAs('sellingLong', 'sold', { to: middle.name })).toContain(
      `What was sold is no line from ${from} to ${middle.name}`,
    )
  })

  test('track changes hands by a sale only', () => {
    expect(untold('selling', 'sold')).toContain('Track has changed hands without a sale')
  })

  test('NB-8.3 stations change as told', () => {
    expect(untold('selling', 'station-changed')).toContainEqual(expect.stringMatching(/^The table: stations should be/))
  })

  test('NB-8.4 what leaves the game is told', () => {
    const { area, what, count } = factsOf('leaving', 'left-game')
    expect(toldAs('leaving', 'left-game', { count: 9 })).toContain(
      `The ${what} that leave ${area}: ${count} is due, but 9 was told`,
    )
    expect(untold('leaving', 'left-game')).toContainEqual(
      expect.stringMatching(new RegExp(`^The table: ${what} should be`)),
    )
  })

  test('a line goes on as it was begun', () => {
    const { before, after } = steps.goingOn()
    expect(withState('goingOn', () => ({ line: before.line }))).toEqual([
      'A way was chosen, but the line did not go on',
    ])
    const links = [7, ...after.line!.links]
    const other = withState('goingOn', () => ({ line: { ...after.line!, links } }))
    expect(other.length).toBe(before.line!.links.length > 0 ? 1 : 0)
  })

  test('and is sold that way', () => {
    const { rules: sameRules, before, move, after, lines } = steps.lastWay()
    const other = before.track.findIndex(owner => owner !== before.toMove)
    const line = { ...before.line!, links: [2 * other] }
    expect(stepComplaints(sameRules, { ...before, line }, move, after, lines)).toEqual([
      'The line was sold another way than it was begun',
    ])
    expect(sameRules.map).toBe(rules.map)
  })
})

describe('NB-9.2 the end', () => {
  test.each(['sets', 'track-left'])('%s are counted', what => {
    const line = linesOf(steps.over().lines, 'scored').find(({ facts }) => facts.for === what)
    expect(line).toBeDefined()
    const seat = line!.facts.seat
    const complaints = withStory('over', lines => lines.filter(each => each !== line))
    expect(complaints).toContainEqual(expect.stringMatching(new RegExp(`^${sayOf(seat)}: the final count should be`)))
    expect(complaints).toContainEqual(expect.stringMatching(new RegExp(`^${sayOf(seat)}: points should be`)))
  })

  test('not before the end', () => {
    const complaints = withStory('building', lines => [
      ...lines,
      { key: 'scored', facts: { seat: 0, points: 1, for: 'sets' } },
    ])
    expect(complaints).toContain('Seat 1: the final count should be 1 by the story, but is 0')
  })

  test('NB-10.2 a set of 2009 has a passenger of each colour', () => {
    const { rules, before, move, after, lines } = steps.unevenEnd()
    const seat = after.players.findIndex(isUneven)
    const complaints = stepComplaints({ ...rules, rules2009: true }, before, move, after, lines)
    expect(complaints).toContainEqual(expect.stringMatching(new RegExp(`^${sayOf(seat)}: the sets should be`)))
  })

  test('NB-9.2 the sets lie on the profit display', () => {
    const complaints = withState('over', ({ players }) => ({
      players: players.map(player => ({ ...player, profit: player.profit + 1 })),
    }))
    expect(complaints).toContainEqual(expect.stringMatching(/: the final count should be/))
    expect(complaints).toContainEqual(expect.stringMatching(/: profit should be/))
  })

  test('NB-9.1 the discs are back', () => {
    expect(withState('over', ({ discs }) => ({ discs: discs.with(0, 1) }))).toEqual([
      expect.stringMatching(/^The table: discs should be/),
    ])
  })
})
