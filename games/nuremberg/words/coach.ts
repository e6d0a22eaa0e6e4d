import type { Say, Values } from '@roundhouse/kernel/say'
import type { Facts } from '@roundhouse/kernel/story'
import type { Choice } from '../base/choice.ts'
import { COLOURS } from '../base/influence.ts'
import { areaAt } from '../base/map.ts'
import { areaNamed } from '../base/names.ts'
import { GREY, PIECES } from '../base/piece.ts'
import type { Phase } from '../base/state.ts'
import type { NurembergCoachKey } from './coach/room.ts'
import { factWords } from './reasons.ts'
import {
  areaWords,
  boxWords,
  classWords,
  companyWords,
  influenceWords,
  listed,
  paymentWords,
  piecesWords,
  pieceWords,
  purseWords,
  type Voice,
} from './voice.ts'

/** Who is spoken to by the coach, in the coach's own words. */
export interface CoachVoice extends Voice {
  readonly coach: Say<NurembergCoachKey>
}

/** The message of each move. */
const MOVES = {
  bid: 'box',
  build: 'link',
  finish: 'finish',
  'give-up': 'give-up',
  pass: 'pass',
  pay: 'payment',
  buy: 'train',
  load: 'piece',
  sell: 'line',
  way: 'way',
} as const satisfies Record<Choice['do'], string>

/** A move that is not made yet, in words. */
export const moveWords = (voice: CoachVoice, phase: Phase, choice: Choice): string =>
  voice.coach(`coach.move.${MOVES[choice.do]}`, { phase, ...valuesOf(voice, choice) })

function valuesOf(voice: Voice, choice: Choice): Values {
  switch (choice.do) {
    case 'bid':
      return { box: boxWords(voice, choice.box), cubes: choice.cubes }
    case 'build':
      return { from: areaWords(voice, choice.from), to: areaWords(voice, choice.to) }
    case 'buy':
      return { train: choice.train }
    case 'load':
      return {
        piece: cargoWords(voice, choice.cargo, choice.area),
        area: areaWords(voice, choice.area),
        train: choice.train,
        class: classWords(voice, choice.class),
      }
    case 'sell':
      return {
        from: areaWords(voice, choice.from),
        to: areaWords(voice, choice.to),
        company: companyWords(voice, choice.company),
      }
    case 'way':
      return { area: areaWords(voice, choice.area) }
    case 'pay':
      return { payment: paymentWords(voice, choice.kind, choice.count) }
    default:
      return {}
  }
}

/** Goods are called by what they are where they come from. */
export function cargoWords(voice: Voice, cargo: 'goods' | 'red' | 'green', area: string): string {
  const { map } = voice.rules
  if (cargo !== 'goods') return pieceWords(voice, cargo)
  return pieceWords(voice, areaAt(map, areaNamed(map, area)).goods === GREY ? 'grey' : 'yellow')
}

/** Why the coach advises something: a key of its own, and what it speaks of. */
interface Advice {
  readonly key: string
  readonly facts: Facts
}

/** What speaks for a plan. */
export const adviceWords = (voice: CoachVoice, { key, facts }: Advice): string =>
  voice.coach(`coach.nuremberg.${key}` as NurembergCoachKey, {
    ...factWords(voice, facts),
    ...MORE[key]?.(voice, facts),
  })

const influenceIn = (facts: Facts): number[] => COLOURS.map(colour => Number(facts[colour]))

/** Nobody keeps 0 cubes. */
const keptWords = (voice: Voice, cubes: number, influence: readonly number[]): string =>
  cubes > 0 ? purseWords(voice, cubes, influence) : influenceWords(voice, influence)

/** What the message of a reason needs beyond its facts as they are. */
const MORE: Readonly<Record<string, (voice: Voice, facts: Facts) => Values>> = {
  box: (voice, facts) => ({ influence: influenceWords(voice, influenceIn(facts)) }),
  keeps: (voice, facts) => ({ purse: keptWords(voice, Number(facts['cubes']), influenceIn(facts)) }),
  reaches: (voice, facts) => ({
    list: piecesWords(
      voice,
      PIECES.map(piece => Number(facts[piece])),
    ),
  }),
  stations(voice, { areas }) {
    const names = [areas ?? []].flat().map(name => areaWords(voice, String(name)))
    return { list: listed(voice, names), count: names.length }
  },
}
