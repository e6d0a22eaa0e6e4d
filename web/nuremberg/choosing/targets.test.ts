import { type Dice, fork, roll } from '@roundhouse/kernel/dice'
import { CLASSES } from '@roundhouse/nuremberg/base/piece'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { expect, test } from 'vitest'
import { rulesOf } from '../model/rules.ts'
import { bidsOn, optionOf, type Target, targetsOf } from './targets.ts'

const snapshot: Pick<Snapshot, 'options' | 'chairs'> = {
  options: [
    ['players', '4'],
    ['map', 'nuremberg'],
    ['maps', '1'],
  ],
  chairs: [0, 1, 2, 3].map(() => ({ is: 'person', name: '' })),
}
const rules = rulesOf(snapshot)
const area = (name: string) => rules.map.areas.findIndex(each => each.name === name)

test('each kind of move has its place on the table', () => {
  const texts = [
    'bid U3 5',
    'build Fürth > Poppenreuth',
    'load red Lauf 3b second',
    'load goods Ronhof 1c',
    'buy 6a',
    'sell Fürth - Lauf to green',
    'way Stadeln',
    'pay white 2',
    'finish',
    'give up',
    'pass',
  ]
  const places = texts.map(text => optionOf(rules, text).target)
  expect(places).toEqual([
    { on: 'box', box: 2, cubes: 5 },
    { on: 'link', link: expect.any(Number), from: area('Fürth'), to: area('Poppenreuth') },
    { on: 'piece', cargo: 'red', area: area('Lauf'), train: 7, carClass: 1 },
    { on: 'piece', cargo: 'goods', area: area('Ronhof'), train: 2, carClass: 2 },
    { on: 'train', train: 15 },
    { on: 'line', company: 1, one: area('Fürth'), other: area('Lauf') },
    { on: 'way', area: area('Stadeln') },
    { on: 'payment', kind: 'white', count: 2 },
    { on: 'button', button: 'finish' },
    { on: 'button', button: 'give up' },
    { on: 'button', button: 'pass' },
  ])
})

test('a move that has no place is a mistake of ours', () => {
  expect(() => targetsOf(rules, ['dance'])).toThrow('dance')
})

test('bids are known by their lowest and highest', () => {
  const targets = targetsOf(rules, ['bid U1 3', 'bid U1 4', 'bid U1 5', 'bid L1 2', 'pass'])
  const bids = rules.boxes.map(box => bidsOn(targets, box))
  expect(bids[0]).toEqual({ least: 3, most: 5 })
  expect(bids[4]).toEqual({ least: 2, most: 2 })
  expect(bids.filter(range => range !== undefined)).toHaveLength(2)
})

/** Where a target is, written out: two moves at one place would be one too many. */
const placeOf = (target: Target): string => JSON.stringify(target)

/** The move of a target, put together again from what was read. */
function textOf({ boxes, map, trains, rules2009 }: typeof rules, target: Target): string {
  const name = (n: number) => map.areas[n]!.name
  switch (target.on) {
    case 'box':
      return `bid ${boxes[target.box]!.name} ${target.cubes}`
    case 'link':
      return `build ${name(map.from[target.link]!)} > ${name(target.to)}`
    case 'train':
      return `buy ${trains[target.train]!.name}`
    case 'piece': {
      const carClass = target.cargo === 'goods' || rules2009 ? '' : ` ${CLASSES[target.carClass]}`
      return `load ${target.cargo} ${name(target.area)} ${trains[target.train]!.name}${carClass}`
    }
    case 'line':
      return `sell ${name(target.one)} - ${name(target.other)} to ${['red', 'green'][target.company]}`
    case 'way':
      return `way ${name(target.area)}`
    case 'payment':
      return `pay ${target.kind} ${target.count}`
    case 'button':
      return target.button
  }
}

const TABLES = [
  newGame(4, 'nuremberg'),
  newGame(2, 'nuremberg'),
  newGame(3, 'wensleydale'),
  newGame(4, 'wensleydale', true),
]

test('in random games on both maps every legal move is at exactly one place of the table', () => {
  const kinds = new Set<string>()
  for (const [n, options] of TABLES.entries()) {
    const game = nuremberg.open(options)
    const dice: Dice = { seed: fork([5, 6, 7, 8], n), rolled: 0 }
    const state = game.begin(fork(dice.seed, 1))
    while (game.toMove(state) !== null) {
      const moves = game.moves(state)
      const texts = moves.map(move => game.write(move))
      const targets = texts.map(text => optionOf(game.rules, text).target)
      expect([...targetsOf(game.rules, texts).values()].flat()).toHaveLength(texts.length)
      expect(targets.map(target => textOf(game.rules, target))).toEqual(texts)
      expect(new Set(targets.map(placeOf)).size).toBe(texts.length)
      for (const { on } of targets) kinds.add(on)
      // Who builds has trains to load and lines to sell.
      const builds = moves.filter((_, n) => targets[n]!.on === 'link')
      const pool = builds.length > 0 && roll(dice, 4) > 0 ? builds : moves
      game.play(state, pool[roll(dice, pool.length)]!)
    }
  }
  // A way has to be chosen too seldom to be met in every few games.
  kinds.delete('way')
  expect([...kinds].sort()).toEqual(['box', 'button', 'line', 'link', 'payment', 'piece', 'train'])
})
