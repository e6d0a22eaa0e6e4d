import { cityAt } from '@roundhouse/first-class/base/board/route'
import { toldOf } from '../../../coach/played-plan.ts'
import type { WeightedReason } from '../../../coach/rules.ts'
import { phasesLeft } from '../../evaluation/outlook.ts'
import { because, type FirstClassPlan } from './played-plan.ts'

const A_BONUS = 2
const A_CITY = 0.7

/** Bonus cities that pay from now on, postcards that make them pay twice, and longer routes. */
export const routeReasons = (played: FirstClassPlan): WeightedReason[] => [
  ...newBonusCities(played),
  ...toldOf(played, 'postcard').flatMap(({ route }) => postcard(played, route)),
  ...toldOf(played, 'route').map(({ card }) => {
    const cities = citiesOn(played, String(card)).length
    return because('route', { card, cities }, A_CITY * cities)
  }),
]

function newBonusCities({ game: { rules }, seat, before, after }: FirstClassPlan): WeightedReason[] {
  const times = phasesLeft(before, seat)
  const player = after.players[seat]!
  const found: number[] = []
  for (let place = before.players[seat]!.locomotive + 1; place <= player.locomotive; place++)
    if (cityAt(rules, player, place).city.frame !== null) found.push(place)
  return times === 0 ? [] : found.map(city => because('bonus-city', { city, times }, A_BONUS * times))
}

/** A postcard makes the bonus cities of its route card pay twice (FC-B.4). */
function postcard(played: FirstClassPlan, route: string): WeightedReason[] {
  const cities = citiesOn(played, route).filter(({ frame }) => frame !== null).length
  const times = phasesLeft(played.before, played.seat)
  return cities === 0 ? [] : [because('postcard', { route, cities }, A_BONUS * times * cities)]
}

const citiesOn = ({ game: { rules } }: FirstClassPlan, id: string) =>
  rules.printed.faces.find(face => face.id === id)!.cities
