import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NONE } from '@roundhouse/first-class/base/board/player'
import { TILE_PLACE, TRAINS } from '@roundhouse/first-class/base/board/train'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import { rulesFor } from '@roundhouse/first-class/rules'
import { everyGame, playAnyhow } from '@roundhouse/first-class/testing/moments'
import type { Reason } from '@roundhouse/kernel/game'
import { describe, expect, test } from 'vitest'
import { gameSay } from '../../messages/first-catalogues.ts'
import type { Voice } from '../voice.ts'
import { reasonWords } from '../words.ts'
import { placesShown } from './places.ts'
import { kindOfPlace, stepsWith, targetsOf, totalSteps, waysToWalk } from './targets.ts'
import {
  CITY_HAS_SCORED,
  moveOrReason,
  notYours,
  TILE_COMES_LAST,
  whyNoFewer,
  whyNoPlace,
  whyQuestionAt,
} from './why-questions.ts'

const book = readFileSync(fileURLToPath(new URL('../../../docs/rules/first-class.md', import.meta.url)), 'utf8')
const ruleIds = new Set(Array.from(book.matchAll(/\n- (\S+) /g), ([, id]) => id))

const voice: Voice = {
  say: await gameSay('en', 'first-class'),
  rules: rulesFor(4, ['A', 'B']),
  viewer: 0,
  names: ['Ann', 'Bob', 'Cleo', 'Dan'],
}

/** What is wrong with an answer; `null`: it says why, and by which rule. */
function faultIn(reason: Reason | null, own: Voice): string | null {
  if (reason === null) return 'is legal'
  if (!ruleIds.has(reason.rule)) return `${reason.rule} is no rule`
  const { why, remedy } = reasonWords(own, reason)
  const isSaid = [why, remedy ?? 'nothing helps'].every(text => text.trim() !== '' && !/undefined|[{}]/.test(text))
  return isSaid && why !== reason.code ? null : `${reason.code} has no words`
}

describe('in games of every pair of modules', () => {
  test('every place that is shown and closed says why, to the player to move and to everybody else', () => {
    const faults = new Set<string>()
    const seen = new Set<string>()
    for (const [i, game] of everyGame().entries())
      playAnyhow(game, i, ({ view, moves, why }) => {
        const targets = targetsOf(game.rules, moves)
        const own = { ...voice, rules: game.rules }
        for (const place of placesShown(game.rules, view, view.toMove)) {
          const question = whyQuestionAt(view, place)
          if (question === null) continue
          const other = faultIn(why((view.toMove + 1) % game.seats, question), own)
          const fault = targets.has(place) ? null : faultIn(why(view.toMove, question), own)
          if (!targets.has(place)) seen.add(kindOfPlace(place))
          if (fault !== null || other !== null) faults.add(`${place}: ${question}: ${fault ?? other}`)
        }
      })
    expect([...faults].slice(0, 10)).toEqual([])
    expect(seen.size).toBe(11)
  })

  test('inside a card the offer and the tile say that a card was taken, not what is free', () => {
    const codes = new Set<string>()
    for (const [i, game] of everyGame().entries())
      playAnyhow(game, i + 80, ({ view, why }) => {
        const isInCard = view.phase === 'turn' && view.acted && view.frame?.begun === true && view.mailFor === NONE
        if (!isInCard || view.owed > 0) return
        const { code } = why(view.toMove, whyQuestionAt(view, 'tile')!)!
        expect(code).toBe(view.tileHolder === NONE ? 'already-acted' : 'tile-is-taken')
        codes.add(code)
      })
    expect([...codes].toSorted()).toEqual(['already-acted', 'tile-is-taken'])
  })

  test('conductors and the locomotive say why they cannot go on', () => {
    const faults = new Set<string>()
    for (const [i, game] of everyGame().entries())
      playAnyhow(game, i + 20, ({ view, moves, why }) => {
        for (const question of ['cond upper 1', 'cond lower 1', 'loco 1']) {
          const fault = moves.includes(question)
            ? null
            : faultIn(why(view.toMove, question), { ...voice, rules: game.rules })
          if (fault !== null) faults.add(`${question}: ${fault}`)
        }
      })
    expect([...faults]).toEqual([])
  })

  test('a conductor that goes no fewer steps says why, in whichever way they are shared', () => {
    const codes = new Set<string>()
    for (const [i, game] of everyGame().entries())
      playAnyhow(game, i + 60, ({ moves }) => {
        const ways = waysToWalk(targetsOf(game.rules, moves))
        for (const steps of ways)
          for (const train of TRAINS) {
            const isClosed = steps[train] === 0 || stepsWith(ways, steps, train, steps[train] - 1) === steps
            if (!isClosed) continue
            const reason = whyNoFewer(train, steps)
            expect(faultIn(reason, { ...voice, rules: game.rules })).toBeNull()
            expect(reason.code === 'one-step-at-least').toBe(totalSteps(steps) === 1 && steps[train] === 1)
            codes.add(reason.code)
          }
      })
    expect([...codes].toSorted()).toEqual(['makes-no-step', 'one-step-at-least'])
  })

  test('every card of a train is a place of its own, or says why it is none', () => {
    const codes = new Set<string>()
    for (const [i, game] of everyGame().entries())
      playAnyhow(game, i + 40, ({ view, moves, why }) => {
        const { trains } = view.players[view.toMove]!
        for (const which of [0, 1] as const)
          for (let card = 1; card <= TILE_PLACE; card++) {
            const question = whyNoPlace(trains[which], which, card)
            if (question === null) continue
            const said = moveOrReason(question, view, targetsOf(game.rules, moves))
            const reason = typeof said === 'string' ? why(view.toMove, said) : said
            expect(faultIn(reason, { ...voice, rules: game.rules })).toBeNull()
            if (typeof said !== 'string') codes.add(said.code)
          }
      })
    expect([...codes].toSorted()).toEqual([
      'already-12',
      'at-the-right-end',
      'mail-car-comes-sixth',
      'not-the-leftmost',
      'tile-comes-last',
    ])
  })
})

const [game] = everyGame()
const view = game!.view(game!.begin([1, 2, 3, 4]), 0)
const TRAIN = { cars: [4, 3, 3, 1, 1, 1], conductor: 0, mail: 0, tile: 0, guests: [], seated: 0 }

test('of equal cars the others name the leftmost, a 12 goes no higher, and a new car goes to the right end (FC-5.1, FC-5.3)', () => {
  const codes = [1, 2, 3, 4, 5, 6, 9, 10].map(card => {
    const question = whyNoPlace(TRAIN, 0, card)
    const targets = targetsOf(voice.rules, ['up upper 2', 'car upper'])
    return question === null ? 'a place' : (moveOrReason(question, view, targets) as Reason).code
  })
  expect(codes).toEqual([
    'already-12',
    'a place',
    'not-the-leftmost',
    'a place',
    'at-the-right-end',
    'mail-car-comes-sixth',
    'at-the-right-end',
    'tile-comes-last',
  ])
  expect(
    reasonWords(voice, moveOrReason(whyNoPlace(TRAIN, 0, 3)!, view, targetsOf(voice.rules, ['up upper 2'])) as Reason),
  ).toEqual({
    why: 'Of the cars worth 2 in the upper train, upgrade the leftmost',
    remedy: 'Choose the leftmost one',
  })
})

test('while the leftmost of equal cars is closed, too, the others ask the same as it does', () => {
  expect(moveOrReason(whyNoPlace(TRAIN, 1, 3)!, view, new Map())).toBe('up lower 2')
  expect(moveOrReason(whyNoPlace(TRAIN, 1, 9)!, view, new Map())).toBe('car lower')
})

test('on the board of another player everything says whose it is', () => {
  expect(reasonWords(voice, notYours(2)).why).toBe('This is Cleo’s board')
  for (const reason of [notYours(1), TILE_COMES_LAST, CITY_HAS_SCORED]) expect(faultIn(reason, voice)).toBeNull()
})

test('the question is the move one would want there', () => {
  expect(whyQuestionAt(view, 'offer b3')).toBe('take b3')
  expect(whyQuestionAt(view, 'tile')).toBe('tile')
  expect(whyQuestionAt(view, 'contract A1-4')).toBe('fulfil A1-4')
  expect(whyQuestionAt(view, 'display G7')).toBe('buy G7 with 4 0 0')
  expect(whyQuestionAt(view, 'storage toolbox')).toBe('use toolbox')
  expect(whyQuestionAt(view, 'waiting mail upper')).toBe('do mail upper')
  expect(whyQuestionAt(view, 'coins 2')).toBe('spend 2 point')
  expect(whyQuestionAt(view, 'ahead 40')).toBe('loco 15')
  expect(whyQuestionAt(view, 'guest upper')).toBeNull()
  for (const train of TRAINS) {
    expect(whyQuestionAt(view, `car ${train} 2`)).toBe(`up ${train} 2`)
    expect(whyQuestionAt(view, `end ${train}`)).toBe(`car ${train}`)
  }
})

test('while the frame gives an upgrade of choice, a car or a free place is meant for it', () => {
  const free = { ...view, frame: { source: 0, left: [effect(FREE, 1)], limit: 5, begun: true } }
  expect(whyQuestionAt(free, 'car lower 4')).toBe('free lower 4')
  expect(whyQuestionAt(free, 'end lower')).toBe('free lower car')
})
