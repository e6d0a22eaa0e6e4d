import { ofTable } from '@roundhouse/kernel/notation/impossible'
import { type Player, trainAt } from '../../base/board/player.ts'
import { cityAt, cityBonus } from '../../base/board/route.ts'
import { endCardAction } from '../../base/cards/end-cards.ts'
import type { FaceNumber } from '../../base/cards/face-number.ts'
import { mailCarBonus, tileBonus } from '../../base/cards/mail-cars.ts'
import { coinCount, MOST_COINS } from '../../base/frames/coins.ts'
import { coinsIn } from '../../base/frames/effect.ts'
import { sourceId, sourceKind } from '../../base/frames/source.ts'
import { writeSource } from '../../base/frames/waiting.ts'
import { playerAt, type Source, type State } from '../../base/state.ts'
import type { Rules, SourceRule } from '../../base/table.ts'
import { oneTimeFrame } from '../../modules/d-passengers/boarding.ts'
import { activation } from '../../modules/f-factory/factories.ts'
import { secondCard } from '../../modules/f-factory/storage.ts'
import type { Check } from './impossible.ts'

type Has = (player: Player, id: number, rules: Rules, state: State) => boolean

/** What a player must have for a frame from there to wait for him. */
const HAS = new Map<SourceRule, Has>([
  [mailCarBonus, (player, id) => trainAt(player, id).mail > 0],
  [tileBonus, (player, id) => trainAt(player, id).tile > 0],
  [cityBonus, (player, place, rules) => place <= player.locomotive && isBonusCity(rules, player, place)],
  [endCardAction, ({ endCards }, card) => endCards.includes(card)],
  [oneTimeFrame, ({ trains }, half) => isOnBoard(trains[half & 1]!, half >> 1)],
  [activation, ({ middle }, position, { printed }) => printed.faces[middle[position - 1]!]?.kind === 'factory'],
  [secondCard, (_player, _id, _rules, { slices }) => slices.storage !== undefined],
])

const isBonusCity = (rules: Rules, player: Player, place: number): boolean =>
  cityAt(rules, player, place).city.frame !== null

const isOnBoard = ({ guests, seated }: Player['trains'][0], face: FaceNumber): boolean =>
  guests.slice(0, seated).includes(face)

/** Only what somebody has pays him: a mail car, a tile, a city reached, a card taken, a guest on board (FC-3.7). */
const framesHaveSources: Check = function* (rules, state) {
  const lacking = (source: Source): boolean => !has(rules, state, source)
  const told = (source: Source) =>
    `found "${writeSource(rules, source)}"; expected what seat ${state.toMove + 1} has laid, reached or taken (FC-3.7)`
  for (const source of state.waiting.filter(lacking)) yield { about: ofTable('waiting'), message: told(source) }
  if (state.frame !== null && lacking(state.frame.source))
    yield { about: ofTable('frame'), message: told(state.frame.source) }
}

function has(rules: Rules, state: State, source: Source): boolean {
  const rule = rules.sources[sourceKind(source)]
  const needs = rule && HAS.get(rule)
  return needs === undefined || needs(playerAt(state, state.toMove), sourceId(source), rules, state)
}

/** Coins come as soon as there is room, and points with them: what has not come waits for room (FC-9.2). */
const coinsWaitForRoom: Check = function* (_rules, { frame, players, toMove, owed }) {
  const room = MOST_COINS - coinCount(players[toMove]!)
  const hasRoom = (coins: number): boolean => Math.min(coins, MOST_COINS) <= room
  const message = `found coins or points that come at once; expected more coins than the ${room} there is room for (FC-9.2)`
  if (frame !== null && !frame.begun && hasRoom(coinsIn(frame.left))) yield { about: ofTable('frame'), message }
  if (owed > 0 && hasRoom(owed)) yield { about: ofTable('owed'), message }
}

export const frameChecks: readonly Check[] = [framesHaveSources, coinsWaitForRoom]
