import type { Reason } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import { COLOURS } from '@roundhouse/nuremberg/base/influence'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { count, listed } from '../../../words/en/counting.ts'
import { type ReasonWords, sayReason } from '../../../words/en/reasons.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { areaWords, placed } from './areas.ts'
import { influenceWords, pieceWords, priceWords } from './things.ts'
import type { Voice } from './voice.ts'

type Words = ReasonWords<Voice>

const num = (facts: Facts, name: string): number => Number(facts[name])
const list = (facts: Facts, name: string): (string | number)[] => [...(facts[name] as readonly (string | number)[])]

const cubes = (facts: Facts, name: string): string => count(num(facts, name), 'cube')

/** What the series would cost, and what there is. */
const owedIn = (facts: Facts): number[] => COLOURS.map(colour => num(facts, colour) || 0)
const purse = (facts: Facts): string =>
  `${cubes(facts, 'cubes')} and ${influenceWords(list(facts, 'influence').map(Number))}`

const areaIn = ({ rules }: Voice, facts: Facts, name = 'area'): string => placed(rules, facts[name])

const pieceIn = ({ rules }: Voice, facts: Facts): string => pieceWords(rules, String(facts['piece']))

/** Why a move cannot be played, by code. */
const REASONS: Readonly<Record<string, Words>> = {
  'not-a-move': ({ text, forms }) =>
    `"${text}" is no move; moves are written like this: ${(forms as readonly string[]).join('; ')}`,
  'game-is-over': () => 'the game is over',
  'not-your-decision': ({ seat }, voice) => `${nameOf(voice, Number(seat))} is to decide now`,

  'box-not-open': ({ box }) => `box ${box} is not open with so many players`,
  'below-minimum': facts => `a bid on ${facts['box']} is at least ${cubes(facts, 'least')}`,
  'leads-this-box': ({ box }) => `the bid that lies on ${box} is your own`,
  'not-more': facts => `a bid lies on ${facts['box']}, so it takes at least ${cubes(facts, 'least')}`,
  'not-in-hand': facts => `you have ${cubes(facts, 'cubes')} in hand`,
  'keep-three': facts =>
    `3 of all your cubes are kept for your other box, so you may bid at most ${cubes(facts, 'most')}`,
  'no-auction-now': () => 'there is no auction now',
  'no-passing': () => 'nobody passes in the auction',

  'series-begun': () => 'your series has begun',
  'no-start-there': (facts, voice) =>
    `a series starts at a red or green station or where own track is, and ${areaIn(voice, facts, 'from')} is neither`,
  'not-from-the-head': (facts, voice) => `a series has no forks: it goes on from ${areaIn(voice, facts, 'head')}`,
  'start-only': (facts, voice) => `no track leads into ${areaIn(voice, facts, 'to')}: a series can only start there`,
  'closed-border': (facts, voice) =>
    `the border of ${areaIn(voice, facts, 'from')} and ${areaIn(voice, facts, 'to')} is closed`,
  'closed-ground': (facts, voice) => closedWords(voice, facts),
  'border-taken': (facts, voice) =>
    `there is track between ${areaIn(voice, facts, 'from')} and ${areaIn(voice, facts, 'to')} already`,
  'border-in-series': (facts, voice) =>
    `your series crosses the border of ${areaIn(voice, facts, 'from')} and ${areaIn(voice, facts, 'to')} already`,
  'not-neighbours': (facts, voice) =>
    `${areaIn(voice, facts, 'from')} and ${areaIn(voice, facts, 'to')} share no border`,
  'no-piece-left': facts => `nobody has more than ${num(facts, 'most')} pieces of track on the map`,
  landowners: facts => `the landowners in its way cost ${num(facts, 'white')} white; you have ${purse(facts)}`,
  'company-influence': facts =>
    `the stations it touches cost ${influenceWords([0, 0, num(facts, 'red'), num(facts, 'green')])}; you have ${purse(facts)}`,
  'cannot-pay': facts =>
    `the series would cost ${priceWords(num(facts, 'price'), owedIn(facts))}; you have ${purse(facts)}`,
  'no-building-now': () => 'no track is built now',
  'no-series': () => 'you have not begun a series',

  'pay-first': facts => `first ${num(facts, 'due')} more ${facts['due'] === 1 ? 'has' : 'have'} to be paid`,
  'another-kind-first': facts => `it is asked how much you pay with ${facts['kind']}`,
  'not-exact': facts =>
    facts['least'] === facts['most']
      ? `${num(facts, 'due')} is due, so with ${facts['kind']} you pay ${facts['least']}`
      : `${num(facts, 'due')} is due, so with ${facts['kind']} you pay ${facts['least']} to ${facts['most']}`,
  'nothing-to-pay': () => 'nothing has to be paid now',

  'no-trains-now': () => 'trains are bought and loaded in their own phase',
  'train-taken': ({ train, holder }, voice) => `train ${train} is taken: ${nameOf(voice, Number(holder))} bought it`,
  'three-trains': () => 'nobody buys more than 3 trains a turn',
  'one-of-a-row': ({ row }) => `you have a train of row ${row} already`,
  'cannot-pay-train': facts =>
    `train ${facts['train']} costs ${facts['cost']} brown; you lack ${facts['missing']}, and each is replaced by 3 cubes or points of other colours: that is ${facts['needed']}, and you have ${facts['held']}`,

  'no-such-piece': (facts, voice) => `there is no ${pieceIn(voice, facts)} in ${areaIn(voice, facts)}`,
  'not-your-train': ({ train, holder }, voice) =>
    holder === NONE
      ? `nobody has bought train ${train}`
      : `train ${train} is not yours: ${nameOf(voice, Number(holder))} bought it`,
  'no-free-space': ({ train, class: carClass }) =>
    `train ${train} has no free ${carClass === 'goods' ? 'goods space' : `space in ${carClass} class`}`,
  'no-track-there': (facts, voice) => `your track does not touch ${areaIn(voice, facts)}`,
  'no-track-beside': (facts, voice) => `your track touches no area beside ${areaIn(voice, facts)}`,
  'already-there': (facts, voice) =>
    `a ${pieceIn(voice, facts)} in ${areaIn(voice, facts)} stands on a station of his own colour and does not travel`,
  'no-way-to-station': (facts, voice) =>
    `your track does not lead a ${pieceIn(voice, facts)} from ${areaIn(voice, facts)} to a station of his colour`,

  'no-takeovers-now': () => 'lines are sold in their own phase, after the trains',
  'ends-are-stations': () => 'both ends of a line are stations',
  'no-station-of-company': (facts, voice) =>
    `neither ${areaIn(voice, facts, 'from')} nor ${areaIn(voice, facts, 'to')} is a ${facts['company']} station`,
  'no-line': (facts, voice) =>
    `your track does not join ${areaIn(voice, facts, 'from')} and ${areaIn(voice, facts, 'to')}`,
  'line-too-dear': facts =>
    `a line of ${count(num(facts, 'pieces'), 'piece')} costs ${facts['price']} ${facts['company']}; you have ${facts['influence']}`,
  'no-way-there': (facts, voice) => waysWords(voice, facts),
  'choose-way-first': (facts, voice) => `first the way of the line has to be chosen: ${waysWords(voice, facts)}`,
  'no-way-to-choose': () => 'no line is being sold',
}

const closedWords = ({ rules }: Voice, facts: Facts): string => {
  const ends = [facts['from'], facts['to']].map(name => areaNamed(rules.map, String(name)))
  const closed = ends.find(area => !rules.map.areas[area]!.isOpen) ?? ends[1]!
  return `no track is built into ${GROUND[rules.map.areas[closed]!.terrain] ?? 'there'}: ${areaWords(rules, closed)}`
}

const GROUND: Readonly<Record<string, string>> = { hopfield: 'hop fields', hill: 'hills', mountain: 'mountains' }

const waysWords = ({ rules }: Voice, facts: Facts): string =>
  `the line goes on to ${listed(
    list(facts, 'ways').map(name => placed(rules, name)),
    'or',
  )}`

/** What would make it legal. */
const REMEDIES: Readonly<Record<string, string>> = {
  'see-forms': 'Type "moves" for what can be played now, or "help"',
  wait: 'Wait until it is your turn to decide',
  'another-box': 'Bid on another box',
  'bid-more': 'Bid more',
  'bid-less': 'Bid fewer cubes',
  'next-auction': 'The next auction is at the beginning of the next turn',
  bid: 'Bid on a box',
  'finish-or-give-up': 'Finish it, or give it up',
  'pay-exactly': 'Pay what is due, no more and no less',
  pay: 'Say how much you pay with the kind that is asked for',
  'start-elsewhere': 'Start at a red or green station, or where your own track is',
  'build-from-the-head': 'Go on from there, or finish the series',
  'sell-a-line': 'Sell a line first: its pieces come back to you',
  'more-influence': 'It takes more influence of that colour, which nothing replaces, or another way',
  'more-cubes': 'It takes more cubes or influence, or a shorter series',
  'another-line': 'Choose another line; "look lines" lists those you have',
  'shorter-line': 'Choose a shorter line, or gain more influence of that company',
  'takeover-phase': 'It will be possible after the trains of this turn',
  'choose-way': 'Choose one of these',
  'next-track': 'It will be possible when track is built',
  'build-or-pass': 'Build a link, or pass',
  'another-train': 'Buy another train',
  'next-turn': 'It will be possible in the next turn',
  'another-row': 'Buy a train of another row',
  'cheaper-train': 'Buy a cheaper train',
  'train-phase': 'It will be possible in the phase of trains',
  'another-space': 'Choose another space or another train',
  'buy-a-train': 'Load it on a train of your own',
  'roomy-train': 'Buy a train with room for it first',
  'build-there': 'Build track to that area first',
  'build-beside': 'Build track to an area beside it first',
  'build-a-way': 'Build a way to a station of his colour first',
}

export const REASON_CODES: readonly string[] = Object.keys(REASONS)
export const REMEDY_CODES: readonly string[] = Object.keys(REMEDIES)

export const reasonWords = (voice: Voice, reason: Reason): string =>
  sayReason({ why: REASONS, remedies: REMEDIES, prefix: 'NB-' }, voice, reason)
