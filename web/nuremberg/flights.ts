import type { Line } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { useEffect, useRef } from 'preact/hooks'
import { pieceSymbol } from './drawing/goods.ts'
import { fly } from './motion.ts'
import type { Sitting } from './sitting.ts'

/** What goes from where to where, as the table marks its things. */
interface Flight {
  readonly picture: string
  readonly from: string
  readonly to: string
}

const thing = (name: string): string => `[data-thing="${name}"]`
const cubesOf = (seat: unknown): string => `${thing(`seat ${seat}`)} .cubes`

const PIECES = ['', 'grey', 'yellow', 'red', 'green']

/** What a line of the story moves. */
export function flightsOf(map: RailMap, { key, facts }: Line): Flight[] {
  const { seat, box, train, area, piece, company } = facts
  switch (key) {
    case 'bid':
      return [{ picture: `seat-${seat}`, from: cubesOf(seat), to: thing(`box ${box}`) }]
    case 'outbid':
      return [{ picture: `seat-${seat}`, from: thing(`box ${box}`), to: cubesOf(seat) }]
    case 'bought':
      return [{ picture: 'locomotive', from: thing(`train ${train}`), to: thing(`seat ${seat}`) }]
    case 'loaded': {
      const picture = pieceSymbol(map, PIECES.indexOf(String(piece)))
      return [{ picture, from: areaMark(map, area), to: thing(`train ${train}`) }]
    }
    case 'gained':
      return COLOURS.flatMap((colour, n) =>
        Number(facts[colour]) > 0 ? [{ picture: colour, from: '.auction', to: influenceOf(seat, n) }] : [],
      )
    case 'station-changed':
      return [{ picture: `banner-${company}`, from: '.phases .now', to: areaMark(map, area) }]
    default:
      return []
  }
}

const areaMark = (map: RailMap, name: unknown): string => `[data-area="${areaNamed(map, String(name))}"]`
const influenceOf = (seat: unknown, colour: number): string =>
  `${thing(`seat ${seat}`)} .influence:nth-child(${FIRST_INFLUENCE + colour})`

/** In a player's row: the name, the cubes, then the colours. */
const FIRST_INFLUENCE = 3

/** No more fly at once: who has been away reads the recap. */
const MOST = 10

/** What happened since the last scene flies over the table. */
export function useFlights({ scene, rules }: Pick<Sitting, 'scene' | 'rules'>): void {
  const told = useRef(scene.story.length)
  useEffect(() => {
    const news = scene.story.slice(told.current)
    told.current = scene.story.length
    const flights = news.flatMap(line => flightsOf(rules.map, line)).slice(-MOST)
    for (const [turn, { picture, from, to }] of flights.entries()) {
      const [start, end] = [document.querySelector(from), document.querySelector(to)]
      if (start !== null && end !== null) fly(picture, start, end, turn)
    }
  }, [scene])
}
