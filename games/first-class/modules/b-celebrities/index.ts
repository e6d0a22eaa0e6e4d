import { isOnTile } from '../../base/board/train.ts'
import { tileCount } from '../../base/cards/contracts.ts'
import type { ConditionRule, Module } from '../../base/table.ts'
import { celebrityCard, celebrityCount, scoreCelebrities, seat, seatEffect } from './celebrities.ts'
import { beginPostcards, postcard, postcardCard, postcardEffect, postcardsOf } from './postcards.ts'
import { postcardComplaints } from './referee.ts'

/** Celebrities and postcards in any mix (FC-B.6). */
const celebritiesOrPostcards: ConditionRule = {
  name: 'celebrities-or-postcards',
  form: '<n> celebrities or postcards',
  pattern: '([1-9]) celebrities or postcards',
  numbers: ([count]) => [Number(count)],
  isMet: ({ rules, state }, player, [count]) =>
    celebrityCount(rules, player) + postcardsOf(state, state.players.indexOf(player)).length >= count!,
}

const conductorOnTile: ConditionRule = {
  name: 'conductor-on-a-tile',
  form: 'conductor on a tile',
  pattern: 'conductor on a tile',
  numbers: () => [],
  isMet: (_table, { trains }) => trains.some(isOnTile),
}

const aTile: ConditionRule = {
  name: 'a-tile',
  form: 'a tile',
  pattern: 'a tile',
  numbers: () => [],
  isMet: (_table, player) => tileCount(player) > 0,
}

export const celebritiesAndPostcards: Module = {
  letter: 'B',
  name: 'Celebrities and postcards',
  kinds: [celebrityCard, postcardCard],
  effects: [seatEffect, postcardEffect],
  moveKinds: [seat, postcard],
  conditions: [celebritiesOrPostcards, conductorOnTile, aTile],

  begin: beginPostcards,
  /** A bonus city of a route card with a postcard pays twice (FC-B.4). */
  cityPays: ({ state }, seat, routeCard) => (postcardsOf(state, seat).includes(routeCard) ? 2 : 1),
  scoring: scoreCelebrities,
  complaints: postcardComplaints,
}
