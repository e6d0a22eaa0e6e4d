import { cityAt } from '@roundhouse/first-class/base/route'
import { toldOf } from '../../../coach/played-plan.ts'
import type { Weighed } from '../../../coach/rules.ts'
import { phasesLeft } from '../../evaluation/outlook.ts'
import { because, type Occasion } from './played-plan.ts'

const A_BONUS = 2
const A_CITY = 0.7

/** Bonus cities that pay from now on, postcards that make them pay twice, and longer routes. */
export const routeReasons = (occasion: Occasion): Weighed[] => [
  ...newBonusCities(occasion),
  ...toldOf(occasion, 'postcard').flatMap(({ route }) => postcard(occasion, String(route))),
  ...toldOf(occasion, 'route').map(({ card }) => {
    const cities = citiesOn(occasion, String(card)).length
    return because('route', { card: card!, cities }, A_CITY * cities)
  }),
]

function newBonusCities({ game: { rules }, seat, before, after }: Occasion): Weighed[] {
  const times = phasesLeft(before, seat)
  const player = after.players[seat]!
  const found: number[] = []
  for (let place = before.players[seat]!.locomotive + 1; place <= player.locomotive; place++)
    if (cityAt(rules, player, place).city.frame !== null) found.push(place)
  return times === 0 ? [] : found.map(city => because('bonus-city', { city, times }, A_BONUS * times))
}

/** A postcard makes the bonus cities of its route card pay twice (FC-B.4). */
function postcard(occasion: Occasion, route: string): Weighed[] {
  const cities = citiesOn(occasion, route).filter(({ frame }) => frame !== null).length
  const times = phasesLeft(occasion.before, occasion.seat)
  return cities === 0 ? [] : [because('postcard', { route, cities }, A_BONUS * times * cities)]
}

const citiesOn = ({ game: { rules } }: Occasion, id: string) => rules.printed.faces.find(face => face.id === id)!.cities
