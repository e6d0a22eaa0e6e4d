import { isWhole, nameOf } from '@roundhouse/kernel/complaint'
import { ofSeat } from '@roundhouse/kernel/notation/impossible'
import { cityCount } from '../base/board/route.ts'
import { ofEachBoard, type RuleCheck } from '../base/rule-check.ts'

/** The four mail cars of a player are different (FC-1.3). */
export const mailCarsDiffer: RuleCheck = ofEachBoard(function* (_rules, { trains: [upper, lower] }, seat) {
  if (upper.mail !== 0 && upper.mail === lower.mail)
    yield {
      rule: 'FC-1.3',
      about: ofSeat(seat, 'lower', 'upper'),
      message: `found M${lower.mail} in both trains; expected two different mail cars`,
      complaint: `${nameOf(seat)} has each mail car once, but number ${upper.mail} is in both trains`,
    }
})

/** The locomotive stands in Paris or in a city of the route (FC-8.1). */
export const locomotiveIsOnRoute: RuleCheck = ofEachBoard(function* (rules, player, seat) {
  const cities = cityCount(rules, player)
  if (!isWhole(player.locomotive, 0, cities))
    yield {
      rule: 'FC-8.1',
      about: ofSeat(seat, 'locomotive'),
      message: `found "${player.locomotive}"; expected 0 to ${cities}, the cities of the route`,
      complaint: `${nameOf(seat)} has a route of ${cities} cities, but the locomotive stands at ${player.locomotive}`,
    }
})
