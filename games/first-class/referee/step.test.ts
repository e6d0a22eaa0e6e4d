import { type Facts, type Line, linesOf } from '@roundhouse/kernel/story'
import { describe, expect, test } from 'vitest'
import { NONE, type Player } from '../base/board/player.ts'
import type { State } from '../base/state.ts'
import { foundStep, type Step, stepComplaintsAfter } from '../testing/found.ts'

const taking = foundStep(
  3,
  ['A', 'B'],
  ({ text, before, after }) => text.startsWith('take') && before.round === 2 && after.toMove === before.toMove,
)
const mover = taking.before.toMove
const other = (mover + 1) % 3

const nothing = () => {}
const tells =
  (key: string, facts: Facts = {}) =>
  (step: Step) =>
    step.lines.some(
      (line: Line) => line.key === key && Object.entries(facts).every(([name, value]) => line.facts[name] === value),
    )

type Found = ReturnType<typeof foundStep>

/** With one change on the board of the player who moved. */
const onBoard = (step: Found, change: (board: Player) => void): string[] =>
  stepComplaintsAfter(step, ({ players }) => change(players[step.before.toMove]!))
const withState = (step: Found, part: Partial<State>): string[] =>
  stepComplaintsAfter(step, state => Object.assign(state, part))
/** Without the lines of this key. */
const untold = (step: Found, key: string): string[] =>
  stepComplaintsAfter(step, nothing, lines => lines.filter(line => line.key !== key))

test('a move of a real game is without complaints', () => {
  expect(stepComplaintsAfter(taking, nothing)).toEqual([])
})

test.each(['declined', 'removed', 'row-cleared', 'end-card', 'display', 'round-over', 'laid', 'mechanic'])(
  'a move that tells "%s" is without complaints',
  key => {
    expect(stepComplaintsAfter(foundStep(3, ['A', 'E'], tells(key)), nothing)).toEqual([])
  },
)

test('FC-3.3 a card declined leaves the offer, also where its row stays', () => {
  const declining = foundStep(
    2,
    ['A', 'B'],
    step => tells('declined')(step) && !tells('row-cleared')(step) && !tells('dealt')(step),
  )
  expect(stepComplaintsAfter(declining, nothing)).toEqual([])
})

test('FC-9.2 coins that are lost because all spaces are full are no complaint', () => {
  const losing = foundStep(3, ['A', 'E'], ({ lines }) => linesOf(lines, 'coins').some(({ facts }) => facts.lost > 0))
  expect(stepComplaintsAfter(losing, nothing)).toEqual([])
})

describe('the dice', () => {
  test('are rolled on, never back', () => {
    const { rolled } = taking.before
    expect(withState(taking, { rolled: rolled - 1 })).toEqual([
      `The dice were rolled ${rolled} times, then ${rolled - 1} times`,
    ])
    expect(withState(taking, { rolled: rolled + 1 })).toEqual([])
  })

  test('stay the same', () => {
    expect(withState(taking, { seed: [1, 2, 3, 4] })).toEqual([
      'The dice are the same in the whole game, but they were changed',
    ])
  })
})

describe('points', () => {
  const scoring = foundStep(3, ['A', 'B'], tells('scored', { for: 'train' }))
  const { seat } = linesOf(scoring.lines, 'scored')[0]!.facts

  test('are those that the story scored', () => {
    const { points } = taking.after.players[mover]!
    expect(
      onBoard(taking, board => {
        board.points++
      }),
    ).toEqual([`Seat ${mover + 1}: points should be ${points} by the story, but is ${points + 1}`])
  })

  test('of every seat', () => {
    const { points } = taking.after.players[other]!
    expect(
      stepComplaintsAfter(taking, ({ players }) => {
        players[other]!.points = points + 2
      }),
    ).toEqual([`Seat ${other + 1}: points should be ${points} by the story, but is ${points + 2}`])
  })

  test('are not scored without a story', () => {
    expect(untold(scoring, 'scored')).toContainEqual(
      expect.stringMatching(new RegExp(`^Seat ${seat + 1}: points should be \\d+ by the story, but is \\d+$`)),
    )
  })

  test('never fall', () => {
    const { points } = scoring.before.players[seat]!
    const falls = stepComplaintsAfter(
      scoring,
      ({ players }) => {
        players[seat]!.points = points - 1
      },
      lines => [
        ...lines.filter(line => line.key !== 'scored' || line.facts['seat'] !== seat),
        { key: 'scored', facts: { seat, points: -1, for: 'a mistake' } },
      ],
    )
    expect(falls).toEqual([
      'What is scored is at least a point, but for a mistake it is -1',
      `The points of seat ${seat + 1} may only grow, but went from ${points} to ${points - 1}`,
    ])
  })

  test('are whole, and at least one', () => {
    const scored = (points: number) =>
      stepComplaintsAfter(
        taking,
        ({ players }) => {
          players[mover]!.points += points
        },
        lines => [...lines, { key: 'scored', facts: { seat: mover, points, for: 'luck' } }],
      )
    expect(scored(0)).toEqual(['What is scored is at least a point, but for luck it is 0'])
    expect(scored(0.5)).toEqual(['What is scored is at least a point, but for luck it is 0.5'])
    expect(scored(1)).toEqual([])
  })
})

describe('the boards of the others', () => {
  test.each<[string, (board: Player) => void]>([
    ['coins', board => Object.assign(board, { coins: [4, 0, 2] })],
    ['locomotive', board => Object.assign(board, { locomotive: board.locomotive + 1 })],
    ['fulfilled', board => Object.assign(board, { fulfilled: board.fulfilled + 1 })],
    ['middle', board => Object.assign(board, { middle: [3], marks: [0] })],
    ['endCards', board => Object.assign(board, { endCards: [...board.endCards, 3] })],
  ])('do not change: %s', (field, change) => {
    const complaints = stepComplaintsAfter(taking, ({ players }) => change(players[other]!))
    expect(complaints[0]).toMatch(new RegExp(`^Seat ${other + 1}: ${field} should be .* by the story, but is `))
    expect(complaints).toContain(`Seat ${mover + 1} decided, but the board of seat ${other + 1} has changed`)
  })

  test.each([
    [0, 'upper'],
    [1, 'lower'],
  ] as const)('do not change: the conductor of train %i', (which, name) => {
    const { conductor } = taking.after.players[other]!.trains[which]
    expect(
      stepComplaintsAfter(taking, ({ players }) => {
        players[other]!.trains[which].conductor++
      }),
    ).toEqual([
      `Seat ${other + 1}, ${name} train: conductor should be ${conductor} by the story, but is ${conductor + 1}`,
      `Seat ${mover + 1} decided, but the board of seat ${other + 1} has changed`,
    ])
  })

  test('do not change, not even if the story says so', () => {
    expect(
      stepComplaintsAfter(
        taking,
        ({ players }) => {
          players[other]!.locomotive++
        },
        lines => [...lines, { key: 'city', facts: { seat: other, city: 1 } }],
      ),
    ).toEqual([`Seat ${mover + 1} decided, but the board of seat ${other + 1} has changed`])
  })

  test('FC-13.2 lose their contracts when the game is over, not before', () => {
    const ending = foundStep(3, ['A', 'B'], tells('contracts-discarded'))
    expect(stepComplaintsAfter(ending, nothing)).toEqual([])
    expect(withState(ending, { phase: 'turn' })).toEqual([
      'Contracts are discarded when the game is over, but it goes on',
    ])
    expect(untold(ending, 'contracts-discarded')).toContainEqual(
      expect.stringMatching(/^Seat \d: contracts should be \[.+\] by the story, but is \[\]$/),
    )
  })
})

describe('what the story leaves out is missed', () => {
  test.each<[key: string, facts: Facts, complaint: RegExp]>([
    ['coins', {}, /coins should be/],
    ['spent', {}, /coins should be/],
    ['took', {}, /taken should be/],
    ['declined', {}, /taken should be/],
    ['kept', {}, /kept should be -1 by the story/],
    ['end-card', {}, /endCards should be/],
    ['route', {}, /route should be/],
    ['city', {}, /locomotive should be/],
    ['contract', {}, /contracts should be/],
    ['fulfilled', {}, /fulfilled should be/],
    ['car', { train: 'upper' }, /upper train: cars should be/],
    ['car', { train: 'lower' }, /lower train: cars should be/],
    ['upgrade', {}, /train: cars should be/],
    ['conductor', {}, /train: conductor should be/],
    ['mail-car', {}, /train: mail should be 0 by the story/],
    ['locomotive-tile', {}, /train: tile should be 0 by the story/],
    ['seated', {}, /train: guests should be/],
    ['tile', {}, /^Who holds the start-player tile should be -1 by the story/],
    ['removed', {}, /^The offer should be/],
    ['row-cleared', {}, /^The offer should be/],
    ['dealt', {}, /^The offer should be/],
    ['display', {}, /^The display should be/],
    ['postcard', {}, /^The postcards should be/],
  ])('%s %j', (key, facts, complaint) => {
    const isAlone = (step: Step) => key !== 'removed' || !(tells('row-cleared')(step) || tells('dealt')(step))
    const step = foundStep(
      2,
      ['A', 'B'],
      step => tells(key, facts)(step) && isAlone(step) && step.after.phase !== 'over',
    )
    expect(stepComplaintsAfter(step, nothing)).toEqual([])
    expect(untold(step, key)).toContainEqual(expect.stringMatching(complaint))
  })

  test.each<[key: string, complaint: RegExp]>([
    ['passenger', /upper train: guests should be/],
    ['luggage', /lower train: guests should be/],
    ['laid', /middle should be/],
    ['mechanic', /marks should be/],
  ])('%s', (key, complaint) => {
    const step = foundStep(2, ['D', 'E'], tells(key))
    expect(stepComplaintsAfter(step, nothing)).toEqual([])
    expect(untold(step, key)).toContainEqual(expect.stringMatching(complaint))
  })

  test.each<[key: string, complaint: RegExp]>([
    ['evidence', /^The evidence should be/],
    ['destroy', /^The destroy-evidence cards should be/],
  ])('%s', (key, complaint) => {
    const step = foundStep(2, ['A', 'C'], step => tells(key)(step) && step.after.phase !== 'over')
    expect(stepComplaintsAfter(step, nothing)).toEqual([])
    expect(untold(step, key)).toEqual([expect.stringMatching(complaint)])
  })
})

describe('a Game End card that is bought', () => {
  test('FC-9.3 costs the coins that the move names', () => {
    const buying = foundStep(2, ['A', 'B'], ({ text }) => text.startsWith('buy'))
    expect(stepComplaintsAfter(buying, nothing)).toEqual([])
    const [a, b, c] = buying.after.players[buying.before.toMove]!.coins
    const seat = buying.before.toMove + 1
    expect(
      onBoard(buying, board => {
        board.coins = [a! + 1, b!, c!]
      }),
    ).toEqual([`Seat ${seat}: coins should be [${a},${b},${c}] by the story, but is [${a! + 1},${b},${c}]`])
  })
})

describe('what only ever grows', () => {
  /** A change that the story tells, so that only the way back is wrong. */
  const backwards = (change: (board: Player) => void, key: string, facts: Facts): string[] =>
    stepComplaintsAfter(
      taking,
      ({ players }) => change(players[mover]!),
      lines => [...lines, { key, facts: { seat: mover, ...facts } }],
    )

  test('the conductor', () => {
    const { conductor } = taking.after.players[mover]!.trains[0]
    const back = conductor - taking.before.players[mover]!.trains[0].conductor + 1
    expect(
      backwards(
        board => {
          board.trains[0].conductor -= back
        },
        'conductor',
        { train: 'upper', steps: -back },
      ),
    ).toEqual([
      `The conductor of seat ${mover + 1}, upper train may only grow, but went from ${conductor} to ${conductor - back}`,
    ])
  })

  test('the round', () => {
    expect(withState(taking, { round: 1 })).toEqual(['The round may only grow, but went from 2 to 1'])
  })

  test('the tiles laid and the conductors arrived', () => {
    const late = foundStep(
      2,
      ['A', 'B'],
      ({ before, after }) =>
        before.arrived > 0 && after.arrived === before.arrived && after.tilesLaid === before.tilesLaid,
    )
    const { arrived, tilesLaid } = late.before
    expect(withState(late, { arrived: arrived - 1 })).toEqual([
      `The conductors arrived may only grow, but went from ${arrived} to ${arrived - 1}`,
    ])
    expect(withState(late, { tilesLaid: tilesLaid - 1 })).toEqual([
      `The tiles laid may only grow, but went from ${tilesLaid} to ${tilesLaid - 1}`,
      `The tiles laid should be ${tilesLaid} by the story, but is ${tilesLaid - 1}`,
    ])
  })

  test('cars, the locomotive and the contracts fulfilled', () => {
    const late = foundStep(2, ['A', 'B'], ({ before }) =>
      before.players.every(({ locomotive, fulfilled }) => locomotive > 0 && fulfilled > 0),
    )
    const board = late.before.players[0]!
    const complaints = stepComplaintsAfter(late, ({ players }) => {
      players[0]!.locomotive = board.locomotive - 1
      players[0]!.fulfilled = board.fulfilled - 1
      players[0]!.trains[1].cars = players[0]!.trains[1].cars.with(0, 0)
    })
    expect(complaints).toContain(
      `The locomotive of seat 1 may only grow, but went from ${board.locomotive} to ${board.locomotive - 1}`,
    )
    expect(complaints).toContain(
      `The contracts fulfilled by seat 1 may only grow, but went from ${board.fulfilled} to ${board.fulfilled - 1}`,
    )
    expect(complaints).toContain(
      `Cars of step 0 of seat 1, lower train may only grow, but went from ${board.trains[1].cars[0]} to 0`,
    )
  })

  test('the guests settled', () => {
    const aboard = foundStep(2, ['D', 'E'], ({ before }) => before.players[0]!.trains[0].seated > 0)
    const { seated } = aboard.before.players[0]!.trains[0]
    expect(
      stepComplaintsAfter(aboard, ({ players }) => {
        players[0]!.trains[0].seated = seated - 1
      }),
    ).toContain(`The guests settled of seat 1, upper train may only grow, but went from ${seated} to ${seated - 1}`)
  })

  test('cards taken, Game End cards and the route keep what they have', () => {
    const late = foundStep(2, ['A', 'B'], ({ before }) =>
      before.players.every(({ route, endCards }) => route.length > 0 && endCards.length > 0),
    )
    const board = late.before.players[0]!
    const complaints = stepComplaintsAfter(late, ({ players }) => {
      players[0]!.taken = players[0]!.taken.slice(1)
      players[0]!.route = []
      players[0]!.endCards = []
    })
    const says = (what: string, before: readonly number[], after: readonly number[]) =>
      `What is there of ${what} stays there, but it went from ${JSON.stringify(before)} to ${JSON.stringify(after)}`
    expect(complaints).toContain(says('the cards taken by seat 1', board.taken, late.after.players[0]!.taken.slice(1)))
    expect(complaints).toContain(says('the route of seat 1', board.route, []))
    expect(complaints).toContain(says('the Game End cards of seat 1', board.endCards, []))
  })
})

describe('FC-3.1 the card taken', () => {
  test('is the one that lay there', () => {
    const { taken } = taking.after.players[mover]!
    const wrong = (taken.at(-1)! + 1) % 20
    expect(
      onBoard(taking, board => {
        board.taken = board.taken.with(-1, wrong)
      }),
    ).toContain(`The move takes the cards [${taken.at(-1)}], but [${wrong}] came to the player`)
  })

  test('comes only when one is taken', () => {
    const spending = foundStep(2, ['A', 'B'], ({ text }) => text.startsWith('spend'))
    expect(
      onBoard(spending, board => {
        board.taken = [...board.taken, 3]
      }),
    ).toContain('The move takes the cards [], but [3] came to the player')
  })

  test('leaves the offer, and no other does', () => {
    const slot = taking.after.offer.findIndex(face => face !== NONE)
    expect(withState(taking, { offer: taking.after.offer.with(slot, NONE) })).toEqual([
      expect.stringMatching(/^The offer should be \[.*\] by the story, but is \[.*\]$/),
    ])
  })
})

describe('FC-2.5 the start player', () => {
  test('is who held the tile when the round ended', () => {
    const ending = foundStep(3, ['A', 'B'], step => tells('round-over')(step) && step.after.start !== step.before.start)
    expect(stepComplaintsAfter(ending, nothing)).toEqual([])
    expect(withState(ending, { start: ending.before.start })).toContainEqual(
      `The start player should be ${ending.after.start} by the story, but is ${ending.before.start}`,
    )
    expect(untold(ending, 'round-over')).toContain(
      `The start player should be ${ending.before.start} by the story, but is ${ending.after.start}`,
    )
  })

  test('changes at no other time', () => {
    expect(withState(taking, { start: (taking.before.start + 1) % 3 })).toEqual([
      `The start player should be ${taking.before.start} by the story, but is ${(taking.before.start + 1) % 3}`,
    ])
  })
})

describe('FC-6.5 Constantinople', () => {
  const arriving = foundStep(2, ['A', 'B'], ({ before, after }) => before.arrived === 0 && after.arrived === 1)

  test('pays 20 to the first', () => {
    expect(stepComplaintsAfter(arriving, nothing)).toEqual([])
    const wrong = stepComplaintsAfter(
      arriving,
      ({ players }) => {
        players[arriving.before.toMove]!.points -= 10
      },
      lines =>
        lines.map(line =>
          line.facts['for'] === 'constantinople' ? { ...line, facts: { ...line.facts, points: 10 } } : line,
        ),
    )
    expect(wrong).toEqual(['Constantinople should be [20] by the story, but is [10]'])
  })

  test('and nothing to who does not arrive', () => {
    expect(
      stepComplaintsAfter(
        taking,
        ({ players }) => {
          players[mover]!.points += 5
        },
        lines => [...lines, { key: 'scored', facts: { seat: mover, points: 5, for: 'constantinople' } }],
      ),
    ).toEqual(['Constantinople should be [] by the story, but is [5]'])
  })
})

describe('FC-9.2 coins are lost', () => {
  test('only where all spaces are full', () => {
    const receiving = foundStep(2, ['A', 'B'], ({ lines, after }) =>
      linesOf(lines, 'coins').some(({ facts }) => (after.players[facts.seat]!.coins[2] ?? 0) === 0),
    )
    const { seat } = linesOf(receiving.lines, 'coins')[0]!.facts
    const lossy = stepComplaintsAfter(receiving, nothing, lines =>
      lines.map(line => (line.key === 'coins' ? { ...line, facts: { ...line.facts, lost: 2 } } : line)),
    )
    expect(lossy).toEqual([
      `Coins beyond the 12 spaces are lost, but seat ${(seat as number) + 1} lost 2 with room left`,
    ])
  })
})

describe('FC-C.2 the murderer', () => {
  test('stays the same', () => {
    const step = foundStep(3, ['A', 'C'], ({ before }) => before.slices.murder!.murderer === 1)
    expect(
      stepComplaintsAfter(step, state => {
        state.slices = { murder: { ...state.slices.murder!, murderer: 2 } }
      }),
    ).toEqual(['The murderer should be 1 by the story, but is 2'])
  })

  test('does not vanish, nor does the evidence', () => {
    const step = foundStep(2, ['A', 'C'], ({ text, before, after }) => {
      const [earlier, later] = [before, after].map(({ slices }) => slices.murder!.evidence.join())
      return text.startsWith('take') && earlier === later
    })
    const { evidence, destroy, murderer } = step.before.slices.murder!
    expect(withState(step, { slices: {} })).toEqual([
      `The evidence should be ${JSON.stringify(evidence)} by the story, but is undefined`,
      `The destroy-evidence cards should be ${JSON.stringify(destroy)} by the story, but is undefined`,
      `The murderer should be ${murderer} by the story, but is undefined`,
    ])
  })
})

describe('FC-1.5 what one passed on at set-up', () => {
  test('stays the same', () => {
    const complaints = withState(taking, { firstStart: (taking.before.firstStart + 1) % 3 })
    const seats = [1, 2, 3].map(seat => `What seat ${seat} passed on should be [`)
    expect(complaints.map(complaint => `${complaint.split('[')[0]}[`)).toEqual(seats)
  })
})
