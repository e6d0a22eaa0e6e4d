import type { Reason } from '@roundhouse/bots/coach/reason'
import type { ReasonKey } from '@roundhouse/bots/first-class/coach/reasons/keys'
import type { Facts } from '@roundhouse/kernel/story'
import { count, listed, sentence } from '../../../words/en/counting.ts'
import type { WordsOf } from '../../../words/en/paragraphs.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { contractWords, faceWords } from './cards.ts'
import type { Voice } from './voice.ts'

const num = (facts: Facts, name: string): number => Number(facts[name])
const all = (facts: Facts, name: string): string[] => (facts[name] as readonly (string | number)[]).map(String)

const atScoring = (facts: Facts): string => `+${facts['points']} at the next scoring`
const past = (facts: Facts): string => listed(all(facts, 'cars').map(value => `the ${value}`))
const KINDS: Readonly<Record<string, string>> = {
  car: 'car card',
  conductor: 'conductor card',
  locomotive: 'locomotive card',
}
const perCard = (facts: Facts): string =>
  `${count(num(facts, 'each'), 'point')} for each ${KINDS[String(facts['counts'])]}`
const faceOf = ({ rules }: Voice, id: unknown) => rules.printed.faces.find(face => face.id === id)!

/** What speaks for a plan, with the plan as its subject. */
const REASONS: Readonly<Record<ReasonKey, WordsOf<Voice>>> = {
  passes: (_, facts) => `moves the ${facts['train']} conductor past ${past(facts)}: ${atScoring(facts)}`,
  'passes-both': (_, facts) => `moves both conductors past ${past(facts)}: ${atScoring(facts)}`,
  'on-tile': (_, facts) =>
    `moves the ${facts['train']} conductor to locomotive tile ${facts['tile']}: ${atScoring(facts)}`,
  raises: (_, facts) => `raises cars that the conductors have reached: ${atScoring(facts)}`,
  celebrity: (_, facts) => `seats a celebrity in the ${facts['train']} train: ${atScoring(facts)}`,
  switch: (_, facts) => `lays a switch that scores: ${atScoring(facts)}`,
  'points-now': (_, facts) => `scores ${count(num(facts, 'points'), 'point')} at once`,
  constantinople: (_, facts) => `reaches Constantinople: ${count(num(facts, 'points'), 'point')}`,
  coins: (_, facts) => `brings ${count(num(facts, 'coins'), 'coin')}`,
  'start-player': () => 'starts the next round',
  'end-card': (_, facts) =>
    `takes Game End card ${facts['card']}, ${perCard(facts)}: ${count(num(facts, 'points'), 'point')} by now`,
  counts: (_, facts) => `counts for Game End card ${listed(all(facts, 'cards'))}: +${facts['points']} at the end`,
  keep: (_, facts) => `keeps ${facts['card']}, ${perCard(facts)}`,
  fulfils: (voice, facts) =>
    `fulfils contract ${facts['card']}: ${contractWords(voice.rules, faceOf(voice, facts['card']))}`,
  'contract-met': (_, facts) => `contract ${facts['card']} can then be fulfilled at once`,
  contract: (voice, facts) =>
    `takes contract ${facts['card']}: ${contractWords(voice.rules, faceOf(voice, facts['card']))}`,
  'contract-nearer': (_, facts) => `comes nearer to contract ${facts['card']}`,
  'bonus-city': (_, facts) =>
    `reaches bonus city ${facts['city']}, which still pays in ${count(num(facts, 'times'), 'scoring phase')}`,
  postcard: (_, facts) =>
    `puts a postcard on ${facts['route']}: ${count(num(facts, 'cities'), 'bonus city pays', 'bonus cities pay')} twice`,
  route: (_, facts) => `makes the route ${count(num(facts, 'cities'), 'city', 'cities')} longer`,
  'locomotive-tile': (_, facts) => `lays locomotive tile ${facts['tile']} in the ${facts['train']} train`,
  'mail-car': (_, facts) => `lays a mail car in the ${facts['train']} train`,
  cars: (_, facts) => `adds ${count(num(facts, 'n'), 'car')}`,
  upgrades: (_, facts) => `raises cars by ${count(num(facts, 'n'), 'step')}`,
  conductors: (_, facts) => `moves conductors on by ${count(num(facts, 'n'), 'card')}`,
  seated: (_, facts) => `seats a celebrity in car ${facts['car']} of the ${facts['train']} train`,
  'suspects-others': (_, facts) => `brings evidence to ${count(num(facts, 'n'), 'other player')}`,
  destroys: (_, facts) => `destroys ${count(num(facts, 'n'), 'evidence token')} more at the end`,
  'passengers-board': (_, facts) => count(num(facts, 'n'), 'passenger boards', 'passengers board'),
  'luggage-loaded': (_, facts) => count(num(facts, 'n'), 'piece of luggage is loaded', 'pieces of luggage are loaded'),
  'guests-wait': (_, facts) =>
    `${count(num(facts, 'n'), 'guest waits', 'guests wait')} for a car that is reached and worth 1`,
  laid: (_, facts) => `lays ${facts['card']} at position ${facts['position']}`,
  mechanics: (_, facts) => `lets mechanics raise ${count(num(facts, 'n'), 'car')}`,
  factories: (_, facts) => `sets ${count(num(facts, 'n'), 'factory', 'factories')} to work`,
  storage: (_, facts) => `opens a storage: up to 2 of ${count(num(facts, 'cards'), 'card')} and the toolbox`,
  'denies-contract': (voice, facts) =>
    `denies ${nameOf(voice, num(facts, 'other'))} contract ${facts['card']}, which could be fulfilled there at once`,
  'denies-card': (voice, facts) =>
    `denies ${nameOf(voice, num(facts, 'other'))} the card most wanted there, ${facts['card']} (${faceWords(voice.rules, faceOf(voice, facts['card']))}): about ${count(num(facts, 'points'), 'point')}`,
  'saves-coins': (_, facts) => `saves ${count(num(facts, 'coins'), 'coin')} for later`,
  'nothing-better': () => 'nothing better was found',
}

/** A reason of the coach as a sentence. */
export const coachWords = (voice: Voice, { key, facts }: Reason): string =>
  sentence(REASONS[key as ReasonKey](voice, facts))
