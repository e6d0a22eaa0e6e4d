import { areaNamed } from '@roundhouse/nuremberg/base/names'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
import type { View } from '@roundhouse/nuremberg/base/view'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import type { Movement } from '../../table/motion/movement.ts'
import { NO_TARGETS } from '../choosing/targets.ts'
import { movementsBetween } from './movements.ts'

const game = nuremberg.open(newGame(2, 'nuremberg'))
const { rules } = game

type Shown = Parameters<typeof movementsBetween>[0]

/** A game just begun, with a change. */
function shown(change: (view: View) => void, story: readonly StoryLine[] = []): Shown {
  const view = structuredClone(game.view(game.begin([1, 2, 3, 4]), 0)) as View
  change(view)
  return { snapshot: { story } as unknown as Shown['snapshot'], view, rules, targets: NO_TARGETS, choice: {} }
}

const moved = (change: (view: View) => void, story: readonly StoryLine[] = []): Movement[] =>
  movementsBetween(
    shown(() => {}),
    shown(change, story),
  )

const U2 = rules.boxes.findIndex(({ name }) => name === 'U2')

const bidOf = (seat: number, cubes: number) => (view: View) => {
  view.bids = view.bids.with(U2, cubes)
  view.bidders = view.bidders.with(U2, seat)
}

test('a bid goes from the hand to its box, and back when it is outbid', () => {
  const [hand, other, box] = [
    '[data-target="seat 1"] .cubes',
    '[data-target="seat 0"] .cubes',
    '[data-target="box U2"]',
  ]
  const bid = { is: 'fly', picture: 'nb-seat-1', from: hand, thing: box }
  expect(moved(bidOf(1, 4))).toEqual([bid, { is: 'pop', thing: `${box} .bid` }])
  expect(movementsBetween(shown(bidOf(1, 4)), shown(bidOf(0, 5)))).toEqual([
    { is: 'fly', picture: 'nb-seat-1', from: box, thing: hand },
    { is: 'fly', picture: 'nb-seat-0', from: other, thing: box },
    { is: 'pop', thing: `${box} .bid` },
  ])
  expect(
    movementsBetween(
      shown(bidOf(1, 4)),
      shown(() => {}),
    ),
  ).toEqual([])
})

test('a piece goes from its area to the train, as what it is', () => {
  const loaded: StoryLine = {
    key: 'loaded',
    facts: { seat: 0, piece: 'yellow', area: 'Ronhof', train: '3b', class: 'goods' },
  }
  const from = `[data-area="${areaNamed(rules.map, 'Ronhof')}"]`
  expect(moved(() => {}, [loaded])).toEqual([
    { is: 'fly', picture: 'nb-mail', from, thing: '[data-target="train 3b"]' },
  ])
})

test('influence goes to its place in the row of the one who gains it, each colour on its own', () => {
  const gained = { seat: 1, white: 2, brown: 0, red: 1, green: 0, cubes: 5 }
  expect(moved(() => {}, [{ key: 'gained', facts: gained }])).toMatchObject([
    { picture: 'nb-white', thing: '[data-target="seat 1"] [data-colour="white"]' },
    { picture: 'nb-red', thing: '[data-target="seat 1"] [data-colour="red"]' },
  ])
})

test('a train goes to the one who bought it, and new track is drawn where it lies', () => {
  const { name } = rules.trains[0]!
  expect(moved(view => Object.assign(view, { trains: view.trains.with(0, 1) }))).toEqual([
    { is: 'fly', picture: 'nb-locomotive', from: `[data-target="train ${name}"]`, thing: '[data-target="seat 1"]' },
    { is: 'pop', thing: `[data-target="train ${name}"] .holder` },
  ])
  expect(moved(view => Object.assign(view, { track: view.track.with(7, 1) }))).toEqual([
    { is: 'draw', thing: '[data-border="7"]' },
  ])
})

test('numbers that changed draw the eye; where nothing changed nothing moves', () => {
  expect(moved(view => Object.assign(view.players[1]!, { points: 99 }))).toEqual([
    { is: 'pop', thing: '[data-target="seat 1"] .points' },
  ])
  expect(moved(() => {}, [{ key: 'passed', facts: { seat: 0, phase: 'track' } }])).toEqual([])
})
