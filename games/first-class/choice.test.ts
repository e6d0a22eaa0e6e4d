import { stepsOf } from '@roundhouse/kernel/testing/steps'
import { describe, expect, test } from 'vitest'
import type { Letter } from './base/cards/card.ts'
import type { Choice, ChoiceTo, FrameSource, UpgradeOfChoice } from './base/choice.ts'
import { openGame } from './testing/found.ts'
import { anyTemper, productive } from './testing/productive.ts'

const upgrade = ({ train, from }: UpgradeOfChoice): string => `${train} ${from ?? 'car'}`

function purchase(choice: ChoiceTo<'spend'>): string {
  switch (choice.buys) {
    case 'car':
    case 'conductor':
      return `${choice.buys} ${choice.train}`
    case 'upgrade':
      return upgrade(choice)
    default:
      return choice.buys
  }
}

function source(frame: FrameSource): string {
  switch (frame.of) {
    case 'mail':
    case 'tile':
      return `${frame.of} ${frame.train}`
    case 'city':
      return `city ${frame.city}`
    case 'end-card':
      return frame.card
    case 'guest':
      return `guest ${frame.half} ${frame.card}`
    case 'factory':
      return `factory ${frame.position}`
    case 'storage':
      return 'storage'
  }
}

const steps = (train: string, n: number): string => (n > 0 ? ` ${train} ${n}` : '')

/** The text of a move, put together from nothing but its description. */
function textOf(choice: Choice): string {
  switch (choice.do) {
    case 'keep':
    case 'pick':
    case 'fulfil':
    case 'use':
      return `${choice.do} ${choice.card}`
    case 'take':
    case 'decline':
    case 'postcard':
      return `${choice.do} ${choice.place}`
    case 'car':
    case 'seat':
      return `${choice.do} ${choice.train}`
    case 'up':
    case 'free':
      return `${choice.do} ${upgrade(choice)}`
    case 'mail':
      return `mail ${choice.mailCar}`
    case 'both':
      return `both ${choice.steps}`
    case 'cond':
      return `cond${steps('upper', choice.upper)}${steps('lower', choice.lower)}`
    case 'loco':
      return `loco ${choice.cities}`
    case 'spend':
      return `spend ${choice.column} ${purchase(choice)}`
    case 'buy':
      return `buy ${choice.card} with ${choice.coins.join(' ')}`
    case 'begin':
      return `do ${source(choice)}`
    case 'board':
      return `board ${choice.half}`
    case 'lay':
      return `lay ${choice.position}`
    case 'tile':
    case 'done':
    case 'end':
    case 'score':
      return choice.do
  }
}

/** Kinds of move, purchases and frames that wait. */
const seen = new Set<string>()

function note(choice: Choice): void {
  seen.add(choice.do)
  if (choice.do === 'spend') seen.add(`buys ${choice.buys}`)
  if (choice.do === 'begin') seen.add(`frame of ${choice.of}`)
}

/** The legal moves of a game that are not described as they are written. */
function misdescribed(players: number, modules: readonly [Letter, Letter], n: number): string[] {
  const game = openGame(players, modules)
  const dice = { seed: [5, 5, 5, n] as const, rolled: 0 }
  const tempers = Array.from({ length: players }, () => anyTemper(dice))
  const steps = stepsOf(game, dice.seed, productive(game, tempers), dice)
  return steps.flatMap(({ before }) =>
    game.moves(before).flatMap(move => {
      const choice = game.describe(move)
      note(choice)
      return textOf(choice) === game.write(move) ? [] : [game.write(move)]
    }),
  )
}

const TABLES: readonly (readonly [number, readonly [Letter, Letter]])[] = [2, 3, 4].flatMap(players =>
  (['AB', 'CD', 'EF', 'AD', 'BF', 'CE'] as const).map(
    pair => [players, [pair[0] as Letter, pair[1] as Letter]] as const,
  ),
)

describe('the description of a move says all that its text says', () => {
  test.each(TABLES.map(([players, pair], n) => [pair.join(''), players, pair, n] as const))(
    'in every legal move of a game: %s with %i players',
    (_name, players, pair, n) => {
      expect(misdescribed(players, pair, n)).toEqual([])
      expect(seen.size).toBeGreaterThan(10)
    },
  )

  test('and every kind of move, purchase and waiting frame was among them', () => {
    expect([...seen].sort()).toEqual([
      ...[
        'begin',
        'board',
        'both',
        'buy',
        'buys car',
        'buys conductor',
        'buys locomotive',
        'buys point',
        'buys upgrade',
      ],
      ...['car', 'cond', 'decline', 'done', 'end', 'frame of city', 'frame of end-card', 'frame of factory'],
      ...['frame of guest', 'frame of mail', 'frame of storage', 'frame of tile', 'free', 'fulfil', 'keep', 'lay'],
      ...['loco', 'mail', 'pick', 'postcard', 'score', 'seat', 'spend', 'take', 'tile', 'up', 'use'],
    ])
  })
})

test('a move that is never legal is described, too: the tile cannot be declined (FC-3.3)', () => {
  const game = openGame(2, ['A', 'B'])
  expect(game.describe(game.read('decline tile')!)).toEqual({ do: 'decline', place: 'tile' })
})
