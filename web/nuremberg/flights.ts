import type { Seat } from '@roundhouse/kernel/game'
import { handleLine, type LineHandlers } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { PIECES } from '@roundhouse/nuremberg/base/piece'
import type { StoryLine } from '@roundhouse/nuremberg/base/story'
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
const cubesOf = (seat: Seat): string => `${thing(`seat ${seat}`)} .cubes`

/** What a line of the story moves, by its key. */
const FLIGHTS: LineHandlers<StoryLine, Flight[], [map: RailMap]> = {
  bid: ({ seat, box }) => [{ picture: `seat-${seat}`, from: cubesOf(seat), to: thing(`box ${box}`) }],
  outbid: ({ seat, box }) => [{ picture: `seat-${seat}`, from: thing(`box ${box}`), to: cubesOf(seat) }],
  bought: ({ seat, train }) => [{ picture: 'locomotive', from: thing(`train ${train}`), to: thing(`seat ${seat}`) }],
  loaded: ({ piece, area, train }, map) => [
    { picture: pieceSymbol(map, PIECES.indexOf(piece) + 1), from: areaMark(map, area), to: thing(`train ${train}`) },
  ],
  gained: (gains, _map) =>
    COLOURS.flatMap((colour, n) =>
      gains[colour] > 0 ? [{ picture: colour, from: '.auction', to: influenceOf(gains.seat, n) }] : [],
    ),
  'station-changed': ({ company, area }, map) => [
    { picture: `banner-${company}`, from: '.phases .now', to: areaMark(map, area) },
  ],
}

export const flightsOf = (map: RailMap, line: StoryLine): Flight[] => handleLine(FLIGHTS, line, map) ?? []

const areaMark = (map: RailMap, name: string): string => `[data-area="${areaNamed(map, name)}"]`
const influenceOf = (seat: Seat, colour: number): string =>
  `${thing(`seat ${seat}`)} .influence:nth-child(${FIRST_INFLUENCE + colour})`

/** In a player's row: the name, the cubes, then the colours. */
const FIRST_INFLUENCE = 3

/** No more fly at once: who has been away reads the recap. */
const MOST = 10

/** What happened since the last snapshot flies over the table. */
export function useFlights({ snapshot, rules }: Pick<Sitting, 'snapshot' | 'rules'>): void {
  const told = useRef(snapshot.story.length)
  useEffect(() => {
    const news = snapshot.story.slice(told.current)
    told.current = snapshot.story.length
    const flights = news.flatMap(line => flightsOf(rules.map, line)).slice(-MOST)
    for (const [turn, { picture, from, to }] of flights.entries()) {
      const [start, end] = [document.querySelector(from), document.querySelector(to)]
      if (start !== null && end !== null) fly(picture, start, end, turn)
    }
  }, [snapshot])
}
