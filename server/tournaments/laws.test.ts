import { type Dice, readSeed, roll } from '@roundhouse/kernel/dice'
import { describe, expect, test } from 'vitest'
import { type Blocks, clashAt, isApart, NO_BLOCKS } from './apart.ts'
import { percentages } from './duplicate.ts'
import { groupsOf, pairsInRound, roundsOfPairs } from './groups.ts'
import { nextRound } from './next-round.ts'
import { type Meetings, pairUp, repeatsIn } from './pairing.ts'
import { byePoints, standingsOf, tablePoints, tableShares } from './standings.ts'
import type { RoundDraft, RoundOutcome, SeatOutcome, Tournament } from './tournament.ts'

const seat = (place: number, points = 0, hasLeft = false): SeatOutcome => ({ place, points, hasLeft })

const diceOf = (text: string): Dice => ({ seed: readSeed(text)!, rolled: 0 })

/** Plays the tables of a round somehow. */
function played(dice: Dice, { tables, byes, isFinal }: RoundDraft): RoundOutcome {
  const outcomes = tables.map(people => {
    const points = people.map(() => roll(dice, 12))
    const places = points.map(own => 1 + points.filter(other => other > own).length)
    return { people, seats: points.map((own, at) => seat(places[at]!, own, roll(dice, 30) === 0)) }
  })
  return { tables: outcomes, byes, isFinal }
}

/** Somebody may leave after a round. */
function leaving(dice: Dice, { entrants, outcomes, ...rest }: Tournament): Tournament {
  const isLeaver = () => roll(dice, 25) === 0
  return {
    ...rest,
    outcomes,
    entrants: entrants.map(entrant =>
      entrant.leftAfter === null && isLeaver() ? { ...entrant, leftAfter: outcomes.length } : entrant,
    ),
  }
}

function newTournament(people: number, players: number, kind: Tournament['kind'], seed: string): Tournament {
  const numbers = Array.from({ length: people }, (_, n) => 100 + n)
  const groups = kind === 'groups' ? groupsOf(numbers, { most: 5, players }, seed) : null
  return {
    ...{ kind, players, rounds: 5, hasFinal: kind === 'groups', seed, outcomes: [] },
    entrants: numbers.map(person => ({ person, group: groups?.get(person) ?? null, leftAfter: null })),
  }
}

const meetingsIn = ({ outcomes }: Tournament): Meetings => {
  const tables = outcomes.flatMap(round => round.tables.map(({ people }) => people))
  return (one, other) => tables.filter(table => table.includes(one) && table.includes(other)).length
}

/** Is there any way to seat them without a repeat? */
function isAvoidable(people: readonly number[], size: number, meetings: Meetings): boolean {
  const [head, ...rest] = people
  if (head === undefined) return true
  const choose = (from: readonly number[], count: number): number[][] =>
    count === 0
      ? [[]]
      : from.flatMap((person, place) => choose(from.slice(place + 1), count - 1).map(more => [person, ...more]))
  return choose(rest, size - 1).some(
    company =>
      repeatsIn([[head, ...company]], meetings) === 0 &&
      isAvoidable(
        rest.filter(person => !company.includes(person)),
        size,
        meetings,
      ),
  )
}

const CASES = ([2, 3, 4] as const).flatMap(players =>
  (['swiss', 'groups'] as const).flatMap(kind =>
    Array.from({ length: 12 }, (_, n) => ({ players, kind, people: players + n })),
  ),
)

describe('laws of every tournament', () => {
  test.each(CASES)('$people people, tables of $players, $kind', ({ players, kind, people }) => {
    const dice = diceOf(`${people}${players}${kind === 'swiss' ? 1 : 2}`)
    let tournament = newTournament(people, players, kind, `seed ${people}`)
    for (let draft = nextRound(tournament, NO_BLOCKS); draft !== null; draft = nextRound(tournament, NO_BLOCKS)) {
      expect(nextRound(tournament, NO_BLOCKS)).toEqual(draft)
      const here = tournament.entrants.filter(({ leftAfter }) => leftAfter === null).map(({ person }) => person)
      const seated = [...draft.tables.flat(), ...draft.byes]
      expect(new Set(seated).size).toBe(seated.length)
      if (!draft.isFinal) expect(seated.toSorted()).toEqual(here.toSorted())
      for (const table of draft.tables) expect(table).toHaveLength(players)
      if (!draft.isFinal && kind === 'swiss' && draft.tables.flat().length <= 12)
        expect(repeatsIn(draft.tables, meetingsIn(tournament)) === 0).toBe(
          isAvoidable(draft.tables.flat(), players, meetingsIn(tournament)),
        )
      const before = new Map(standingsOf(tournament).map(row => [row.person, row]))
      const outcome = played(dice, draft)
      tournament = { ...tournament, outcomes: [...tournament.outcomes, outcome] }
      const rows = standingsOf(tournament)
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, place) => place + 1))
      if (!draft.isFinal) {
        const gained = rows.reduce((sum, row) => sum + row.points - before.get(row.person)!.points, 0)
        const expected = draft.tables.length * players * (players - 1) + draft.byes.length * byePoints(players)
        expect(gained).toBe(expected)
        const byes = rows.filter(({ hasLeft, group }) => !hasLeft && group === rows[0]!.group).map(row => row.byes)
        if (tournament.entrants.every(({ leftAfter }) => leftAfter === null) && !(kind === 'groups' && players === 2))
          expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1)
      }
      if (people > players + 6) tournament = leaving(dice, tournament)
    }
    expect(tournament.outcomes.length).toBeGreaterThan(0)
  })
})

test('those who stand alike play each other, and seats are shared out evenly', () => {
  let tournament = newTournament(8, 2, 'swiss', 'a')
  for (let round = 0; round < 5; round++) {
    const rows = standingsOf(tournament)
    const draft = nextRound(tournament, NO_BLOCKS)!
    if (round === 1) {
      const points = (person: number) => rows.find(row => row.person === person)!.points
      for (const [one, other] of draft.tables) expect(points(one!)).toBe(points(other!))
    }
    const outcome = { ...draft, tables: draft.tables.map(people => ({ people, seats: [seat(1, 20), seat(2, 10)] })) }
    tournament = { ...tournament, outcomes: [...tournament.outcomes, outcome] }
  }
  for (const { person } of tournament.entrants) {
    const firsts = tournament.outcomes.filter(({ tables }) => tables.some(({ people }) => people[0] === person)).length
    expect(firsts).toBeGreaterThanOrEqual(1)
    expect(firsts).toBeLessThanOrEqual(4)
  }
})

test('many people are paired without a repeat, and quickly', () => {
  const people = Array.from({ length: 120 }, (_, n) => n)
  const met = (one: number, other: number): number => Number(Math.floor(one / 4) === Math.floor(other / 4))
  expect(repeatsIn(pairUp(people, 4, met)!, met)).toBe(0)
  const everybody: Meetings = () => 1
  expect(pairUp(people, 4, everybody)).toHaveLength(30)
})

test('in pairs everybody of a group plays everybody once', () => {
  for (const size of [2, 3, 4, 5, 8]) {
    const people = Array.from({ length: size }, (_, n) => n + 1)
    const rounds = Array.from({ length: roundsOfPairs(size) }, (_, round) => pairsInRound(people, round))
    const pairs = rounds.flatMap(each => each.pairs.map(pair => pair.toSorted((a, b) => a - b).join('-')))
    expect(new Set(pairs).size).toBe((size * (size - 1)) / 2)
    expect(pairs).toHaveLength((size * (size - 1)) / 2)
    const out = rounds.map(each => each.out)
    expect(size % 2 === 0 ? out.every(each => each === null) : new Set(out).size === size).toBe(true)
  }
})

test('groups are even, and drawn by lot', () => {
  const people = Array.from({ length: 11 }, (_, n) => n)
  const groups = [...groupsOf(people, { most: 4, players: 2 }, 'x').values()]
  const sizes = [0, 1, 2].map(group => groups.filter(each => each === group).length)
  expect(sizes.toSorted()).toEqual([3, 4, 4])
  expect(new Set(groupsOf(people, { most: 4, players: 4 }, 'x').values()).size).toBe(2)
  expect(groupsOf(people, { most: 4, players: 2 }, 'x')).toEqual(groupsOf(people, { most: 4, players: 2 }, 'x'))
  expect(groupsOf(people, { most: 4, players: 2 }, 'y')).not.toEqual(groupsOf(people, { most: 4, players: 2 }, 'x'))
})

test('points are those behind, level ones count half, and whoever left is behind everybody', () => {
  expect(tablePoints([seat(1), seat(2), seat(3), seat(4)])).toEqual([6, 4, 2, 0])
  expect(tablePoints([seat(1), seat(1), seat(3)])).toEqual([3, 3, 0])
  expect(tablePoints([seat(1, 90, true), seat(2), seat(3)])).toEqual([0, 4, 2])
  expect(tablePoints([seat(1, 9, true), seat(2, 5, true)])).toEqual([1, 1])
  expect(tableShares([seat(1, 30), seat(2, 10)])).toEqual([750, 250])
  expect(tableShares([seat(1, 0), seat(2, -5)])).toEqual([500, 500])
})

test('level on points: first the opponents count, then the share of the points, then the lot', () => {
  const table = (people: number[], points: [number, number]) => ({
    people,
    seats: [seat(1, points[0]), seat(points[0] === points[1] ? 1 : 2, points[1])],
  })
  const base = newTournament(4, 2, 'swiss', 'z')
  const outcomes = [{ tables: [table([100, 101], [30, 10]), table([102, 103], [20, 10])], byes: [], isFinal: false }]
  expect(standingsOf({ ...base, outcomes }).map(({ person }) => person)).toEqual([100, 102, 103, 101])
  const second = { tables: [table([100, 103], [20, 10]), table([102, 101], [30, 10])], byes: [], isFinal: false }
  // Both won twice, against opponents without a point, with the same shares: the lot decides, and does so again.
  const rows = standingsOf({ ...base, outcomes: [...outcomes, second] })
  expect(rows.slice(0, 2).map(({ points, opponents }) => [points, opponents])).toEqual([
    [4, 0],
    [4, 0],
  ])
  expect(standingsOf({ ...base, outcomes: [...outcomes, second] })).toEqual(rows)
})

test('the best of each group come to the final, and it decides who is first', () => {
  const base = newTournament(8, 2, 'groups', 'g')
  const dice = diceOf('7')
  let tournament: Tournament = { ...base, rounds: 3 }
  for (let round = 0; round < 3; round++) {
    const draft = nextRound(tournament, NO_BLOCKS)!
    tournament = { ...tournament, outcomes: [...tournament.outcomes, played(dice, draft)] }
  }
  const final = nextRound(tournament, NO_BLOCKS)!
  const rows = standingsOf(tournament)
  const firsts = [0, 1].map(group => rows.find(row => row.group === group)!.person)
  expect(final.isFinal).toBe(true)
  expect(final.tables[0]!.toSorted()).toEqual(firsts.toSorted())
  const [loser, winner] = final.tables[0]!
  const outcome = { ...final, tables: [{ people: final.tables[0]!, seats: [seat(2, 1), seat(1, 2)] }] }
  const after = standingsOf({ ...tournament, outcomes: [...tournament.outcomes, outcome] })
  expect(after.slice(0, 2).map(({ person }) => person)).toEqual([winner, loser])
  expect(nextRound({ ...tournament, outcomes: [...tournament.outcomes, outcome] }, NO_BLOCKS)).toBeNull()
})

/** Somebody has blocked somebody else here and there. */
function blocksBy(dice: Dice, people: number, count: number): Blocks {
  const pairs = new Set(
    Array.from({ length: count }, () => `${100 + roll(dice, people)} ${100 + roll(dice, people)}`).filter(
      pair => pair.split(' ')[0] !== pair.split(' ')[1],
    ),
  )
  return (by, other) => pairs.has(`${by} ${other}`)
}

/** Is there any way to seat them without a clash? */
const canSitApart = (people: readonly number[], size: number, blocks: Blocks): boolean =>
  isAvoidable(people, size, (one, other) => Number(isApart(blocks, one, other)))

describe('people one of whom has blocked the other', () => {
  let clashes = 0

  test.each(CASES)('never sit together: $people people, tables of $players, $kind', ({ players, kind, people }) => {
    const dice = diceOf(`${people}${players}${kind === 'swiss' ? 3 : 4}`)
    for (const count of [1, people, 3 * people]) {
      const blocks = blocksBy(dice, people, count)
      let tournament = newTournament(people, players, kind, `seed ${people}`)
      for (let draft = nextRound(tournament, blocks); draft !== null; draft = nextRound(tournament, blocks)) {
        const plain = nextRound(tournament, NO_BLOCKS)!
        if (plain.tables.some(table => clashAt(table, blocks) !== null)) clashes++
        for (const table of draft.tables) expect([table.length, clashAt(table, blocks)]).toEqual([players, null])
        const seated = [...draft.tables.flat(), ...draft.byes]
        if (!draft.isFinal)
          expect(seated.toSorted()).toEqual(tournament.entrants.map(({ person }) => person).toSorted())
        // No table is left out as long as those with a bye could be chosen otherwise.
        if (!draft.isFinal && kind === 'swiss' && people <= 8 && draft.byes.length >= players)
          expect(canSitApart(seated.slice(0, people - (people % players)), players, blocks)).toBe(false)
        tournament = { ...tournament, outcomes: [...tournament.outcomes, played(dice, draft)] }
      }
    }
  })

  test('which without that they would have', () => {
    expect(clashes).toBeGreaterThan(100)
  })

  test('are drawn into different groups, as even as before', () => {
    const people = Array.from({ length: 12 }, (_, n) => n)
    const blocks: Blocks = (by, other) => by % 4 === other % 4 && by < other
    const groups = groupsOf(people, { most: 4, players: 2 }, 'x', blocks)
    for (const one of people)
      for (const other of people) if (blocks(one, other)) expect(groups.get(one)).not.toBe(groups.get(other))
    expect([0, 1, 2].map(group => [...groups.values()].filter(each => each === group).length)).toEqual([4, 4, 4])
  })

  test('and the one who blocked gives way: with a bye, and in the final', () => {
    const four = newTournament(4, 2, 'swiss', 'b')
    const [first, second, third] = standingsOf(four).map(({ person }) => person)
    const all: Blocks = by => by === first
    const round = nextRound(four, all)!
    expect([round.tables.length, round.byes.includes(first!)]).toEqual([1, true])
    const played: Tournament = {
      ...four,
      rounds: 1,
      hasFinal: true,
      outcomes: [{ tables: [], byes: [], isFinal: false }],
    }
    expect(nextRound(played, all)!.tables[0]!.toSorted()).toEqual([second, third].toSorted())
    // Of two the game cannot be played at all.
    expect(nextRound(newTournament(2, 2, 'swiss', 'b'), (by, other) => by === 100 && other === 101)).toBeNull()
  })

  test('have a bye in place of their game in groups of pairs, and every other pair plays once', () => {
    for (const people of [3, 4, 5]) {
      let tournament = newTournament(people, 2, 'groups', 'c')
      tournament = { ...tournament, rounds: roundsOfPairs(people), hasFinal: false }
      const pairs: string[] = []
      const blocks: Blocks = (by, other) => by === 100 && other === 101
      for (let draft = nextRound(tournament, blocks); draft !== null; draft = nextRound(tournament, blocks)) {
        pairs.push(...draft.tables.map(table => table.toSorted().join('-')))
        const tables = draft.tables.map(seats => ({ people: seats, seats: [seat(1, 2), seat(2, 1)] }))
        tournament = { ...tournament, outcomes: [...tournament.outcomes, { ...draft, tables }] }
      }
      expect(pairs).not.toContain('100-101')
      expect([pairs.length, new Set(pairs).size]).toEqual(
        Array.from({ length: 2 }, () => (people * (people - 1)) / 2 - 1),
      )
    }
  })
})

test('a result is worth the share of others that it beats', () => {
  const stayed = (points: number) => ({ points, hasLeft: false })
  expect(percentages([stayed(50), stayed(40), stayed(40), stayed(10)])).toEqual([100, 50, 50, 0])
  expect(percentages([stayed(50)])).toEqual([null])
  expect(percentages([{ points: 90, hasLeft: true }, stayed(1)])).toEqual([0, 100])
})
