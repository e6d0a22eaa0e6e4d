import { isWhole, nameOf, tally, unless } from '@roundhouse/kernel/complaint'
import type { Seat } from '@roundhouse/kernel/game'
import { NONE, type Player } from '../base/board/player.ts'
import { cityAt } from '../base/board/route.ts'
import { faceAt } from '../base/cards/card.ts'
import { isMet } from '../base/cards/contracts.ts'
import type { StateCheck } from '../base/complaint.ts'
import { coinCount, MOST_COINS } from '../base/frames/coins.ts'
import { coinsIn, type Frame, kindOf } from '../base/frames/effect.ts'
import { NO_LIMIT, sourceId, sourceKind } from '../base/frames/source.ts'
import { writeSymbols } from '../base/frames/symbols.ts'
import {
  CARD,
  CITY,
  COIN,
  CONTRACT,
  DECLINED,
  END_CARD,
  FIRST_OF_MODULES,
  MAIL,
  PTS,
  REWARD,
  START_TILE,
  TILE,
} from '../base/numbers.ts'
import { playerAt, type Source, type State } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { postcardsOf } from '../modules/b-celebrities/postcards.ts'

/** The frame being carried out, those that wait, and coins that have not been placed: all of the player to move. */
export const frames: StateCheck = (rules, state) => {
  const { frame, waiting, owed, phase } = state
  if (phase === 'draft' || phase === 'over')
    return unless(
      frame === null && waiting.length === 0 && owed === 0,
      () => `Nothing is carried out in a phase "${phase}", but a frame is open or waits, or ${owed} coins are owed`,
    )
  return [
    ...openFrame(rules, state),
    ...waitingFrames(rules, state),
    ...owedCoins(rules, state),
    ...somethingToDo(rules, state),
  ]
}

/** How the sources of the base game are called in complaints, by their kinds. */
const NAMES = [
  'card',
  'declined card',
  'start-player tile',
  'reward',
  'contract',
  'mail car',
  'tile',
  'Game End card',
  'city',
]
const nameOfSource = (source: Source): string =>
  `${NAMES[sourceKind(source)] ?? `source ${sourceKind(source)}`} ${sourceId(source)}`

type IsPossible = (rules: Rules, state: State, me: Player, id: number) => boolean

const wasTakenNow: IsPossible = (_rules, { phase, acted }, me, face) =>
  phase === 'turn' && acted && me.taken.at(-1) === face

/** When a frame of this kind can be there. What the modules add is for their own referees. */
const POSSIBLE: Readonly<Record<number, IsPossible>> = {
  [CARD]: wasTakenNow,
  [DECLINED]: wasTakenNow,
  [START_TILE]: (_rules, { phase, paying }) => phase === 'turn' && paying > 0,
  [REWARD]: (_rules, { phase, paying }, _me, place) => phase === 'receive' && place === paying - 1,
  [CONTRACT]: ({ printed }, { phase }, me, face) =>
    phase !== 'receive' && me.taken.includes(face) && faceAt(printed, face).kind === 'contract' && me.fulfilled > 0,
  [MAIL]: (_rules, _state, me, id) => (me.trains[id]?.mail ?? 0) > 0,
  [TILE]: (_rules, _state, me, id) => (me.trains[id]?.tile ?? 0) > 0,
  [END_CARD]: (_rules, _state, me, card) => me.endCards.includes(card),
  [CITY]: (rules, { phase }, me, place) =>
    phase === 'scoring' && isWhole(place, 1, me.locomotive) && cityAt(rules, me, place).city.frame !== null,
}

function isPossible(rules: Rules, state: State, source: Source): boolean {
  const kind = sourceKind(source)
  if (kind >= FIRST_OF_MODULES) return true
  return POSSIBLE[kind]?.(rules, state, playerAt(state, state.toMove), sourceId(source)) ?? false
}

const roomLacks = ({ players, toMove, phase }: State, coins: number): boolean =>
  phase !== 'receive' && coinCount(players[toMove]!) + Math.min(coins, MOST_COINS) > MOST_COINS

/** What is carried out by itself has been: coins and points, as soon as there is room for them (FC-9.2). */
function openFrame(rules: Rules, state: State): string[] {
  const { frame, toMove, mailFor, owed } = state
  if (frame === null) return []
  const name = `the frame of ${nameOfSource(frame.source)}`
  const mayWait = mailFor !== NONE || owed > 0 || roomLacks(state, coinsIn(frame.left))
  return [
    ...unless(isPossible(rules, state, frame.source), () => `${nameOf(toMove)} cannot be carrying out ${name} now`),
    ...unless(
      frame.begun || mayWait,
      () => `Nothing stands in the way of ${name}, ${writeSymbols(rules, frame.left)}, but it has not begun`,
    ),
    ...unless(
      !frame.begun || !frame.left.some(isReceived),
      () => `The coins and points of ${name} have come, but there is still ${writeSymbols(rules, frame.left)}`,
    ),
    ...unless(
      knowsAll(rules, frame.left),
      () => `Every symbol can be carried out, but in ${name} is ${writeSymbols(rules, frame.left)}`,
    ),
    ...unless(
      isWhole(frame.limit, 0, NO_LIMIT) && (frame.limit === NO_LIMIT || sourceKind(frame.source) >= FIRST_OF_MODULES),
      () => `Cars may go up to step ${NO_LIMIT} in ${name}, but the limit is ${frame.limit}`,
    ),
  ]
}

const isReceived = (symbol: number): boolean => kindOf(symbol) === COIN || kindOf(symbol) === PTS
const knowsAll = ({ effects }: Rules, left: Frame): boolean =>
  left.every(symbol => isReceived(symbol) || effects[kindOf(symbol)] !== undefined)

/** Frames that wait are in the player's own right, each once (FC-3.7); a city with a postcard pays twice (FC-B.4). */
function waitingFrames(rules: Rules, state: State): string[] {
  const { frame, waiting, toMove } = state
  const begun = frame === null ? [] : [frame.source]
  const misplaced = [...new Set(waiting)].filter(source => !isPossible(rules, state, source) || !canWait(rules, source))
  if (misplaced.length > 0)
    return misplaced.map(
      source => `No frame of ${nameOfSource(source)} can wait for ${nameOf(toMove).toLowerCase()} now`,
    )
  return [...tally([...begun, ...waiting])].flatMap(([source, count]) => {
    const most = timesPaid(rules, state, source, toMove)
    return unless(
      count <= most,
      () => `The frame of ${nameOfSource(source)} is paid up to ${most} times, but it is there ${count} times`,
    )
  })
}

const canWait = ({ sources }: Rules, source: Source): boolean => sources[sourceKind(source)]?.frame !== undefined

function timesPaid(rules: Rules, state: State, source: Source, seat: Seat): number {
  if (sourceKind(source) !== CITY) return 1
  const { routeCard } = cityAt(rules, playerAt(state, seat), sourceId(source))
  return postcardsOf(state, seat).includes(routeCard) ? 2 : 1
}

/** Coins from boarding are placed at once, unless there is no room (FC-D.5). */
function owedCoins({ modules }: Rules, state: State): string[] {
  const { owed, mailFor } = state
  return [
    ...unless(isWhole(owed, 0, Number.MAX_SAFE_INTEGER), () => `Coins are owed or not, but they are ${owed}`),
    ...unless(
      owed === 0 || modules.some(({ letter }) => letter === 'D'),
      () => `Only boarding owes coins, but ${owed} are owed without module D`,
    ),
    ...unless(
      owed <= 0 || mailFor !== NONE || roomLacks(state, owed),
      () => `There is room for the ${owed} coins of those who boarded, but they are still owed`,
    ),
  ]
}

/** What nobody has to decide happens by itself: a turn in which nothing can be done any more is over. */
function somethingToDo(rules: Rules, state: State): string[] {
  const { phase, acted, frame, waiting, owed, mailFor, players, toMove } = state
  if (frame !== null || mailFor !== NONE || owed > 0 || (phase === 'turn' && !acted)) return []
  const me = players[toMove]!
  const table = { rules, state, emit: undefined }
  const canGoOn = waiting.length > 0 || coinCount(me) > 0 || me.contracts.some(face => isMet(table, face))
  return unless(
    phase === 'receive' ? waiting.length > 1 : canGoOn,
    () => `${nameOf(toMove)} has nothing left to choose, but the phase "${phase}" is not over`,
  )
}
