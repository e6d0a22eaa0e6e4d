import { NOTHING, readCount, readWord, refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { COMPANIES } from '../base/company.ts'
import { areaFrom, areaTo } from '../base/map.ts'
import { NONE, type Payment, type TransportLine } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { KINDS } from '../phases/payment.ts'
import { joined, readArea, writeArea } from './areas.ts'
import { readLinks } from './track.ts'

/** What is half-done: a series, a payment, a line. */

/** `Fürth > Ronhof > Vach`: the links of the series being built, as they were built (NB-5.1). */
export const series = {
  read: ({ map }: Rules, text: string): readonly number[] => (text === NOTHING ? [] : readLinks(map, text, '>')),
  write({ map }: Rules, links: readonly number[]): string {
    if (links.length === 0) return NOTHING
    return [areaFrom(map, links[0]!), ...links.map(link => areaTo(map, link))]
      .map(area => writeArea(map, area))
      .join(' > ')
  },
}

const PAYMENT = /^(\S+) from (\S+)(?: for (\S+))?$/
const MOST_DUE = 99

/** `4 from white`: four are due, and white is asked for next; `3 from cubes for 2b` pays a train (NB-5.8, NB-6.3). */
export const payment = {
  read({ trains }: Rules, text: string): Payment | null {
    if (text === NOTHING) return null
    const [, due, kind, name] = PAYMENT.exec(wordsOf(text).join(' ')) ?? refusePayment(text)
    const train = trains.findIndex(each => each.name === name)
    if (name !== undefined && train === NONE) throw refusal(name, `a train, such as ${trains[0]!.name}`)
    return { due: readCount(due!, 1, MOST_DUE), kind: KINDS.indexOf(readWord(kind!, KINDS)), train }
  },
  write({ trains }: Rules, value: Payment | null): string {
    if (value === null) return NOTHING
    const forTrain = value.train === NONE ? '' : ` for ${trains[value.train]!.name}`
    return `${value.due} from ${KINDS[value.kind]}${forTrain}`
  },
}

function refusePayment(text: string): never {
  throw refusal(text, 'what is due and what is asked for next, as in 4 from white, or 3 from cubes for 2b')
}

const LINE = /^(.+) - (.+) to (\S+?)(?: by (.+))?$/

/** `Fürth - Lauf to red by Ronhof, Vach`: the line being sold, and the areas it has come through (NB-8.1). */
export const line = {
  read({ map }: Rules, text: string): TransportLine | null {
    if (text === NOTHING) return null
    const [, one, other, company, by] = LINE.exec(wordsOf(text).join(' ')) ?? refuseLine(text)
    const [from, to] = [readArea(map, one!), readArea(map, other!)]
    const names = by === undefined ? [] : [writeArea(map, from), ...by.split(',')]
    const links = names.length === 0 ? [] : readLinks(map, names.join(' - '), '-')
    return { company: COMPANIES.indexOf(readWord(company!, COMPANIES)), from, to, links }
  },
  write({ map }: Rules, value: TransportLine | null): string {
    if (value === null) return NOTHING
    const { company, from, to, links } = value
    const by = links.length === 0 ? '' : ` by ${joined(links.map(link => writeArea(map, areaTo(map, link))))}`
    return `${writeArea(map, from)} - ${writeArea(map, to)} to ${COMPANIES[company]}${by}`
  },
}

function refuseLine(text: string): never {
  throw refusal(
    text,
    'a line by its ends, as in A - B to red, and where it has come through, as in A - D to red by B, C',
  )
}
