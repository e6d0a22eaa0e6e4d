import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Dice, fork, roll } from '@roundhouse/kernel/dice'
import type { Reason } from '@roundhouse/kernel/game'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { GOODS } from '@roundhouse/nuremberg/base/piece'
import type { View } from '@roundhouse/nuremberg/base/view'
import { newGame, nuremberg } from '@roundhouse/nuremberg/definition'
import { expect, test } from 'vitest'
import { gameSay } from '../../messages/first-catalogues.ts'
import { kindsFor, whyNotAmount } from '../decision/amounts.ts'
import { questionOf, type Selection, type TableModel } from '../model/table-model.ts'
import { reasonWords } from '../words.ts'
import { marksOf, pointAtPiece } from './marks.ts'
import { bidsOn, loadsOf, optionOf, pieceKey, readPieceKey, targetsOf, targetsOn } from './targets.ts'
import {
  aboutInfluence,
  CHOOSE_A_BOX,
  cargoesAt,
  whyNotSpace,
  whyQuestionOfArea,
  whyQuestionOfBox,
  whyQuestionOfPiece,
  whyQuestionOfTrain,
} from './why-questions.ts'

const book = readFileSync(fileURLToPath(new URL('../../../docs/rules/nuremberg.md', import.meta.url)), 'utf8')
const ruleIds = new Set(Array.from(book.matchAll(/\n- (\S+) /g), ([, id]) => id))
const say = await gameSay('en', 'nuremberg')

const TABLES = [
  newGame(4, 'nuremberg'),
  newGame(2, 'nuremberg'),
  newGame(3, 'wensleydale'),
  newGame(4, 'wensleydale', true),
]

interface Moment {
  readonly model: (choice?: Selection) => TableModel
  readonly why: (text: string) => Reason | null
  /** What the next seat, which is not to decide, is told. */
  readonly whyOthers: (text: string) => Reason | null
}

/** Plays games on both maps, mostly building, and stops at each decision. */
function playAnyhow(look: (moment: Moment) => void): void {
  for (const [n, options] of TABLES.entries()) {
    const game = nuremberg.open(options)
    const dice: Dice = { seed: fork([6, 7, 8, 9], n), rolled: 0 }
    const state = game.begin(fork(dice.seed, 1))
    for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
      const moves = game.moves(state)
      const targets = targetsOf(game.rules, moves.map(game.write))
      const stable = {
        rules: game.rules,
        view: game.view(state, seat) as View,
        say,
        voice: { say, rules: game.rules, names: ['Ada', 'Bram', 'Cleo', 'Dan'], viewer: seat },
        targets,
      } as unknown as TableModel
      const next = (seat + 1) % game.seats
      look({
        model: (choice = {}) => ({ ...stable, choice }),
        why: text => game.why(state, seat, text),
        whyOthers: text => game.why(state, next, text),
      })
      const builds = moves.filter(move => optionOf(game.rules, game.write(move)).target.on === 'link')
      const pool = builds.length > 0 && roll(dice, 4) > 0 ? builds : moves
      game.play(state, pool[roll(dice, pool.length)]!)
    }
  }
}

/** What is wrong with an answer; `null`: it says why, and by which rule. */
function faultIn(reason: Reason | null, { voice }: TableModel): string | null {
  if (reason === null) return 'is legal'
  if (!ruleIds.has(reason.rule)) return `${reason.rule} is no rule`
  return /undefined|[{}]|nuremberg\./.test(reasonWords(voice, reason)) ? `${reason.code} has no words` : null
}

test('in games on both maps every box, train and area where nothing can be done says why', () => {
  const faults = new Set<string>()
  const questions = new Set<string>()
  playAnyhow(({ model, why, whyOthers }) => {
    const now = model()
    questions.add(questionOf(now))
    const check = (question: string, isOpen: boolean): void => {
      const fault = (isOpen ? null : faultIn(why(question), now)) ?? faultIn(whyOthers(question), now)
      if (fault !== null) faults.add(`${question}: ${fault}`)
    }
    const { rules, targets } = now
    for (const box of rules.boxes.keys())
      check(whyQuestionOfBox(now, box), bidsOn(targets, rules.boxes[box]!) !== undefined)
    const forSale = new Set(targetsOn(targets, 'train').map(({ train }) => train))
    for (const train of rules.trains.keys()) check(whyQuestionOfTrain(now, train), forSale.has(train))
    const { areas, pieces } = marksOf(now)
    const loaded = new Set([...pieces.keys()].map(key => Number(key.split(' ')[1])))
    for (const area of rules.map.areas.keys()) check(whyQuestionOfArea(now, area), areas.has(area) || loaded.has(area))
  })
  expect([...faults].slice(0, 10)).toEqual([])
  expect([...questions].toSorted()).toEqual(expect.arrayContaining(['act', 'bid', 'build', 'pay', 'sell']))
})

test('while a start, an end or a piece is chosen, what does not go with it says why', () => {
  const faults = new Set<string>()
  playAnyhow(({ model, why }) => {
    const { targets, rules, view } = model()
    const [link] = targetsOn(targets, 'link')
    const [line] = targetsOn(targets, 'line')
    const [load] = targetsOn(targets, 'piece')
    const choices: Selection[] = [
      ...(link === undefined || view.series.links.length > 0 ? [] : [{ start: link.from }]),
      ...(line === undefined ? [] : [{ end: line.one }]),
    ]
    for (const choice of choices) {
      const now = model(choice)
      const { areas, chosen } = marksOf(now)
      for (const area of rules.map.areas.keys()) {
        const isOpen =
          areas.has(area) || chosen.has(area) || targetsOn(targets, 'link').some(({ from }) => from === area)
        const isEnd = targetsOn(targets, 'line').some(({ one, other }) => one === area || other === area)
        const fault = isOpen || isEnd ? null : faultIn(why(whyQuestionOfArea(now, area)), now)
        if (fault !== null) faults.add(`${whyQuestionOfArea(now, area)}: ${fault}`)
      }
    }
    if (load === undefined) return
    for (const [train, { spaces }] of rules.trains.entries()) {
      const loads = loadsOf(targets, load).filter(each => each.train === train)
      if (view.trains[train] !== view.toMove) continue
      for (const [carClass, count] of spaces.entries()) {
        const said = whyNotSpace(
          rules,
          load,
          train,
          carClass,
          loads.some(each => each.carClass === carClass),
        )
        const reason = typeof said === 'string' ? why(said) : said
        if (count > 0 && faultIn(reason, model()) !== null) faults.add(`${JSON.stringify(said)}: ${train} ${carClass}`)
      }
      if (loads.length === 0) expect(faultIn(why(whyQuestionOfTrain(model(), train, load)), model())).toBeNull()
    }
  })
  expect([...faults].slice(0, 10)).toEqual([])
})

test('every piece that cannot be moved and stands beside another says why, and what it is', () => {
  const faults = new Set<string>()
  let beside = 0
  playAnyhow(({ model, why, whyOthers }) => {
    const now = { ...model(), canAsk: true }
    const { pieces, closedPieces } = marksOf(now)
    for (const [key, words] of closedPieces) {
      const question = whyQuestionOfPiece(now, readPieceKey(key))
      const fault = faultIn(why(question), now) ?? faultIn(whyOthers(question), now)
      if (fault !== null || /undefined|[{}]/.test(words)) faults.add(`${question}: ${fault ?? words}`)
      expect(pieces.has(key)).toBe(false)
      if ([...pieces.keys()].some(open => open.endsWith(` ${readPieceKey(key).area}`))) beside++
    }
    expect(marksOf({ ...now, canAsk: false }).closedPieces.size).toBe(0)
  })
  expect([...faults].slice(0, 10)).toEqual([])
  expect(beside).toBeGreaterThan(0)
})

test('a piece that is pointed at is chosen if it can be moved, and asked about if not', () => {
  const done = new Set<string>()
  playAnyhow(({ model }) => {
    const now = { ...model(), canAsk: true }
    const { pieces, closedPieces } = marksOf(now)
    const pointing = {
      ...now,
      choose: ({ piece }: Selection) =>
        void done.add(pieces.has(pieceKey(piece!.area, piece!.cargo)) ? 'chosen' : 'wrong'),
      askWhy: () => void done.add('asked'),
    }
    for (const key of [...pieces.keys(), ...closedPieces.keys()]) pointAtPiece(pointing, key)
  })
  expect([...done].toSorted()).toEqual(['asked', 'chosen'])
})

test('of several closed kinds of pieces in one area the next is asked about each time', () => {
  const kinds = new Set<number>()
  playAnyhow(({ model }) => {
    const now = { ...model(), canAsk: true }
    if (questionOf(now) !== 'act') return
    const { closedPieces } = marksOf(now)
    for (const area of now.rules.map.areas.keys()) {
      const questions = cargoesAt(now.view, area).map(cargo => whyQuestionOfPiece(now, { area, cargo }))
      if (!cargoesAt(now.view, area).every(cargo => closedPieces.has(pieceKey(area, cargo)))) continue
      const asked: string[] = []
      for (const _ of questions) asked.push(whyQuestionOfArea({ ...now, lastQuestion: asked.at(-1) ?? null }, area))
      expect(asked).toEqual(questions)
      expect(whyQuestionOfArea({ ...now, lastQuestion: questions.at(-1) ?? null }, area)).toBe(
        questions[0] ?? whyQuestionOfArea(now, area),
      )
      kinds.add(questions.length)
    }
  })
  expect([...kinds]).toContain(2)
})

test('a number of influence tells what each colour pays, and when it replaces another', () => {
  const words = new Set<string>()
  playAnyhow(({ model }) => {
    const now = model()
    for (const reason of [...COLOURS, 'all'].map(aboutInfluence)) {
      expect(faultIn(reason, now)).toBeNull()
      words.add(reasonWords(now.voice, reason))
    }
  })
  expect(words.size).toBe(COLOURS.length + 1)
  expect([...words][0]).toMatch(/^White pays landowners, .* replace 1 missing brown\.$/)
})

test('while no box is chosen, a bid says that one is to be (NB-3.2)', () => {
  playAnyhow(({ model }) => {
    if (questionOf(model()) === 'bid') expect(faultIn(CHOOSE_A_BOX, model())).toBeNull()
  })
  expect(CHOOSE_A_BOX.rule).toBe('NB-3.2')
})

test('a piece cannot go to a space of another kind, nor to one that is taken (NB-6.4)', () => {
  const { rules } = nuremberg.open(TABLES[0]!)
  const goods = { area: 0, cargo: 'goods' } as const
  const code = (carClass: number, canLoad: boolean) => (whyNotSpace(rules, goods, 0, carClass, canLoad) as Reason).code
  expect([code(0, false), code(GOODS, true)]).toEqual(['wrong-space', 'space-taken'])
  expect(whyNotSpace(rules, goods, 0, GOODS, false)).toMatch(/^load goods .* 1a$/)
})

test('the amounts of a payment say what is due, and what of it each kind can be (NB-5.8, NB-6.3)', () => {
  const faults = new Set<string>()
  let asked = 0
  playAnyhow(({ model }) => {
    const now = model()
    const { payment, players, toMove } = now.view
    if (payment === null) return
    for (const kind of kindsFor(players[toMove]!, payment)) {
      const reason = whyNotAmount(players[toMove]!, payment, kind)
      const fault = faultIn(reason, now)
      asked++
      if (fault !== null) faults.add(fault)
      expect(Number(reason.facts['least'])).toBeLessThanOrEqual(Number(reason.facts['most']))
    }
  })
  expect([...faults]).toEqual([])
  expect(asked).toBeGreaterThan(0)
})
