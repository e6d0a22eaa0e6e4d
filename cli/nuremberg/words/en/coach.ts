import type { Reason } from '@roundhouse/bots/coach/reason'
import type { ReasonKey } from '@roundhouse/bots/nuremberg/coach/reasons/keys'
import type { Facts } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { CLASSES, PIECES } from '@roundhouse/nuremberg/base/piece'
import { count, listed, sentence } from '../../../words/en/counting.ts'
import type { WordsOf } from '../../../words/en/paragraphs.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { placed } from './areas.ts'
import { influenceWords, pieceWords } from './things.ts'
import type { Voice } from './voice.ts'

const num = (facts: Facts, name: string): number => Number(facts[name])
const influenceIn = (facts: Facts): string =>
  influenceWords(
    COLOURS.map(colour => num(facts, colour)),
    'none',
  )
const otherIn = (voice: Voice, facts: Facts): string => nameOf(voice, num(facts, 'other'))

/** `2 beer, 1 mail and 3 red passengers`. */
const piecesIn = ({ rules }: Voice, facts: Facts): string =>
  listed(
    PIECES.filter(piece => num(facts, piece) > 0).map(piece => {
      const words = pieceWords(rules, piece)
      return piece === 'red' || piece === 'green' ? count(num(facts, piece), words) : `${facts[piece]} ${words}`
    }),
  )

const CLASS_WORDS: Readonly<Record<string, string>> = {
  first: 'in first class',
  second: 'in second class',
  goods: 'for goods',
}

const spacesIn = (facts: Facts): string =>
  listed(
    CLASSES.filter(carClass => num(facts, carClass) > 0).map(carClass => `${facts[carClass]} ${CLASS_WORDS[carClass]}`),
  )

/** What speaks for a plan, with the plan as its subject. */
const REASONS: Readonly<Record<ReasonKey, WordsOf<Voice>>> = {
  box: (_, facts) => `box ${facts['box']} brings ${influenceIn(facts)} for ${count(num(facts, 'cubes'), 'cube')}`,
  outbids: (voice, facts) => `outbids ${otherIn(voice, facts)} on ${facts['box']}`,
  'most-white': (_, facts) => `has most white as the bids stand, ${facts['n']}, and builds first`,
  'most-brown': (_, facts) => `has most brown as the bids stand, ${facts['n']}, and is first with trains`,
  reaches: (voice, facts) => `reaches ${count(num(facts, 'n'), 'piece')} more: ${piecesIn(voice, facts)}`,
  builds: (_, facts) =>
    `builds ${count(num(facts, 'pieces'), 'piece')} for ${count(num(facts, 'price'), 'building point')}`,
  line: ({ rules }, facts) =>
    `makes a line of ${count(num(facts, 'pieces'), 'piece')} from ${placed(rules, facts['from'])} to ${placed(rules, facts['to'])} that can be sold for ${facts['price']} ${facts['company']}`,
  chain: (_, facts) => `closes the first chain to Nuremberg: ${count(num(facts, 'points'), 'point')}`,
  'denies-track': (voice, facts) =>
    `denies ${otherIn(voice, facts)} a way that was wanted there: about ${count(num(facts, 'points'), 'point')}`,
  buys: (_, facts) =>
    `train ${facts['train']} has ${spacesIn(facts)}${num(facts, 'pieces') > 0 ? `: room for ${count(num(facts, 'pieces'), 'piece')} more that can be reached` : ''}`,
  'denies-train': (voice, facts) =>
    `denies ${otherIn(voice, facts)} train ${facts['train']}, the one most wanted there`,
  loads: (_, facts) =>
    `moves ${count(num(facts, 'pieces'), 'piece')}: ${count(num(facts, 'points'), 'point')} and ${facts['profit']} of profit this turn`,
  set: (_, facts) => `closes ${count(num(facts, 'sets'), 'set')}: +${facts['points']} at the end`,
  'denies-piece': (voice, facts) =>
    `takes the last ${pieceWords(voice.rules, String(facts['piece']))} in ${placed(voice.rules, facts['area'])}, which ${otherIn(voice, facts)} could move too`,
  sells: (_, facts) =>
    `sells ${count(num(facts, 'pieces'), 'piece')} to the ${facts['company']} company for ${facts['price']} influence and saves ${count(num(facts, 'saved'), 'point')} of upkeep and track left by the end`,
  stations: ({ rules }, facts) => {
    const areas = facts['areas'] as readonly string[]
    return `${listed(areas.map(area => placed(rules, area)))} ${areas.length === 1 ? 'becomes' : 'become'} ${facts['company']}`
  },
  'keeps-track': (_, facts) =>
    `keeps ${count(num(facts, 'pieces'), 'piece')} of track, which ${num(facts, 'pieces') === 1 ? 'reaches' : 'reach'} ${count(num(facts, 'reached'), 'piece')}`,
  keeps: (_, facts) => `keeps ${count(num(facts, 'cubes'), 'cube')}; influence ${influenceIn(facts)}`,
}

/** A reason of the coach as a sentence. */
export const coachWords = (voice: Voice, { key, facts }: Reason): string =>
  sentence(REASONS[key as ReasonKey](voice, facts))
