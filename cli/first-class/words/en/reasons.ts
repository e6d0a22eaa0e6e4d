import { readSymbols } from '@roundhouse/first-class/base/symbols'
import type { Reason } from '@roundhouse/kernel/game'
import type { Facts } from '@roundhouse/kernel/story'
import { count, listed } from '../../../words/en/counting.ts'
import { type ReasonWords, sayReason } from '../../../words/en/reasons.ts'
import { nameOf } from '../../../words/en/voice.ts'
import { conditionWords } from './conditions.ts'
import { frameWords } from './effects.ts'
import { waitingWords } from './sources.ts'
import type { Voice } from './voice.ts'

type Words = ReasonWords<Voice>

const list = (facts: Facts, name: string): string[] => ((facts[name] ?? []) as readonly (string | number)[]).map(String)
const num = (facts: Facts, name: string): number => Number(facts[name])

const frame = (facts: Facts, { rules }: Voice): string => frameWords(rules, readSymbols(rules, String(facts['frame'])))

/** `columns 1 to 3 hold 2, 0 and 1`. */
const purse = (facts: Facts): string => `in columns 1 to 3 you have ${listed(list(facts, 'coins'))}`

const trainOrBoth = ({ train }: Facts): string => (train === 'both' ? 'either train' : `the ${train} train`)

/** Why a move cannot be played, by code. */
const REASONS: Readonly<Record<string, Words>> = {
  'not-a-move': ({ text, forms }) =>
    `"${text}" is no move; moves are written like this: ${(forms as readonly string[]).join('; ')}`,
  'game-is-over': () => 'the game is over',
  'not-your-decision': ({ seat }, voice) => `${nameOf(voice, Number(seat))} is to decide now`,
  'keep-a-card-first': () => 'first everyone keeps a Game End card',
  'not-in-hand': facts => `${facts['card']} is not in your hand; in it are ${listed(list(facts, 'hand'))}`,
  'draft-is-over': () => 'everyone has kept a Game End card: that is only done at set-up',
  'no-mail-car-due': () => 'no train needs a mail car now',
  'no-scoring-phase': () => 'this is not your part of a scoring phase',
  'tile-not-declined': () => 'the start-player tile cannot be declined',
  'mail-car-first': ({ train }) => `the ${train} train has got its fifth car and needs its mail car at once`,
  'mail-car-used': ({ mailCar }) => `your mail car ${mailCar} is already in a train`,
  'make-room-first': facts =>
    `${count(num(facts, 'coins'), 'coin')} ${facts['coins'] === 1 ? 'is' : 'are'} to come together and there are not enough free spaces`,
  'finish-the-frame': (facts, voice) =>
    `a frame is carried out without anything in between, and there is left of it: ${frame(facts, voice)}`,
  'own-frame-first': (facts, voice) =>
    `the frame of what you took comes before any free action, and there is left of it: ${frame(facts, voice)}`,
  'bonus-first': (facts, voice) => `the card is laid last; before that there is left: ${frame(facts, voice)}`,
  'no-open-frame': () => 'no frame is being carried out now',
  'out-of-turn': () => 'it is not your turn: you only receive something',
  'scoring-phase': () => 'this is the scoring phase, in which no card is taken and no turn ended',
  'no-such-symbol': (facts, voice) =>
    facts['frame'] === '' ? 'no frame gives you this now' : `the frame only gives ${frame(facts, voice)}`,
  'no-such-step': facts => `the frame has no symbol that raises a car of ${facts['value']}`,
  'no-such-car': facts =>
    `no car worth ${facts['value']} in the ${facts['train']} train can go up; its cars are worth ${listed(list(facts, 'cars'))}`,
  'already-12': () => 'a car of 12 cannot go any higher',
  'above-the-limit': facts => `this factory raises no car above ${facts['limit']}`,
  'train-is-full': ({ train }) => `the ${train} train has its locomotive tile and takes no more cars`,
  'both-go-as-printed': facts =>
    `both conductors move as many steps as the symbol says: ${facts['printed']}, not ${facts['steps']}`,
  'conductors-at-the-end': () => 'both conductors stand on the last card of their trains',
  'conductor-at-the-end': ({ train }) => `the ${train} conductor stands on the last card of its train`,
  'too-many-steps': facts =>
    num(facts, 'upper') + num(facts, 'lower') === 0
      ? 'at least one step has to be made'
      : `the symbol does not give ${count(num(facts, 'upper') + num(facts, 'lower'), 'step')}`,
  'beyond-the-train': facts =>
    `the upper conductor can go ${count(num(facts, 'upperLeft'), 'step')} further and the lower one ${facts['lowerLeft']}`,
  'too-many-cities': facts => `the symbol does not give ${count(num(facts, 'steps'), 'city', 'cities')}`,
  'end-of-route': facts =>
    facts['left'] === undefined || facts['left'] === 0
      ? 'the locomotive stands in the last city of the route'
      : `the route has only ${count(num(facts, 'left'), 'city', 'cities')} ahead of the locomotive`,
  'no-coin-in-column': facts => `there is no coin in column ${facts['column']}; ${purse(facts)}`,
  'four-coins': facts => `a Game End card costs 4 coins; ${purse(facts)}`,
  'not-these-coins': facts => `the 4 coins have to be there; ${purse(facts)}`,
  'not-on-display': facts =>
    `Game End card ${facts['card']} is not in the display${list(facts, 'display').length > 0 ? `, where there is ${listed(list(facts, 'display'))}` : ''}`,
  'not-your-contract': ({ card }) => `you have no open contract ${card}`,
  'condition-not-met': ({ card }, voice) => `contract ${card} asks for ${conditionOf(voice, String(card))}`,
  'already-acted': () => 'you have taken your card or the tile in this turn',
  'no-card-there': ({ place }) => `there is no card at ${place}`,
  'tile-is-taken': ({ holder }, voice) => `the start-player tile is taken: ${nameOf(voice, Number(holder))} has it`,
  'must-act': () => 'a turn does not end before a card or the tile is taken',
  'must-carry-out': (facts, voice) => `this cannot be left: ${frame(facts, voice)}`,
  'does-not-wait': facts =>
    `${waitingWords(String(facts['frame']))} does not wait; ${list(facts, 'waiting').length === 0 ? 'nothing does' : `what waits: ${list(facts, 'waiting').join(', ')}`}`,
  'no-gaps': facts =>
    `position ${facts['position']} is not free to use: middle cards lie without gaps, and the next position is ${Math.min(num(facts, 'next'), 4)}`,
  'no-free-car': facts => `no car in ${trainOrBoth(facts)} is free: each holds one card`,
  'no-free-car-in-train': facts => `no car in ${trainOrBoth(facts)} is free: each holds one card`,
  'half-not-shown': ({ half }) => `the card does not show ${half === 'luggage' ? 'luggage' : 'a passenger'}`,
  'no-such-route-card': facts =>
    num(facts, 'routeCards') === 0
      ? 'you have no route card'
      : `you have ${count(num(facts, 'routeCards'), 'route card')}, and no number ${facts['place']}`,
  'has-a-postcard': ({ place }) => `route card ${place} has a postcard already`,
  'no-free-route-card': () => 'you have no route card without a postcard',
  'from-right-to-left': facts =>
    `factories work from right to left: the one at position ${facts['first']} comes before the one at ${facts['position']}`,
  'not-in-storage': facts => `${facts['card']} is not in the storage; there are ${listed(list(facts, 'drawn'))}`,
  'not-usable': ({ card }) =>
    `${card} cannot be used: only base cards with a frame, money and Game End cards can be used out of a storage`,
  'already-used': ({ card }) => `${card} has been used already`,
}

const conditionOf = ({ rules }: Voice, id: string): string =>
  conditionWords(rules, rules.printed.faces.find(face => face.id === id)!.when!)

/** What would make it legal. */
const REMEDIES: Readonly<Record<string, string>> = {
  'see-forms': 'Type "moves" for what can be played now, or "help"',
  wait: 'Wait until it is your turn to decide',
  'keep-a-card': 'Keep a card of your hand first',
  'card-of-the-hand': 'Choose a card of your hand',
  'choose-mail-car': 'Choose a mail car first',
  'fifth-card': 'One comes as soon as a train has its fifth car',
  'scoring-phase-comes': 'Scoring phases come after rounds 2, 4 and 6',
  'take-the-tile': 'Take it with "tile", or decline a card',
  'another-mail-car': 'Choose another mail car',
  'spend-coins': 'Spend coins first; any coin buys a point',
  'finish-or-done': 'Use what is left, or give it up with "done"',
  'finish-the-rest': 'Carry out what is left first',
  'begin-a-frame': 'Take a card, or begin a frame that waits',
  'own-turn': 'It will be possible in your own turn',
  'after-scoring': 'Finish your part with "score"; it will be possible in the next round',
  score: 'Finish your part with "score"',
  'in-scoring': 'It will be possible in the scoring phase',
  'another-car': 'Choose a car that is there',
  'lower-car': 'Choose a lower car, or a new 0-car',
  'as-printed': 'Move both as far as the symbol says; what a train is too short for is lost',
  'longer-train': 'It takes another card in that train: a car, a mail car or a locomotive tile',
  'fewer-steps': 'Go fewer steps',
  'longer-route': 'It takes another route card',
  'get-coins': 'It takes more coins: columns fill up from the first to the third',
  'other-coins': 'Pay with 4 coins that are there',
  'card-of-the-display': 'Choose a card of the display',
  'take-it': 'Take that contract first',
  'meet-condition': 'Meet the condition first; a contract may be fulfilled at any later time',
  'next-turn': 'It will be possible in your next turn',
  'next-round': 'It will be back in the next round',
  'another-card': 'Choose a place that still has a card',
  'take-or-tile': 'Take or decline a card, or take the tile',
  'take-or-decline': 'Take or decline a card',
  'a-waiting-frame': 'Choose a frame that waits',
  'next-position': 'Lay it at the next position, or over a card that lies there',
  'decline-or-car': 'Decline the card, or get another car first',
  'other-half': 'Choose the other half of the card',
  'other-train': 'Choose the other train',
  'another-route-card': 'Choose a route card without a postcard',
  'decline-or-route': 'Decline the card, or get a route card first',
  'rightmost-first': 'Begin with the rightmost factory',
  'card-of-the-storage': 'Choose a usable card of the storage, or the toolbox',
}

export const REASON_CODES: readonly string[] = Object.keys(REASONS)
export const REMEDY_CODES: readonly string[] = Object.keys(REMEDIES)

export const reasonWords = (voice: Voice, reason: Reason): string =>
  sayReason({ why: REASONS, remedies: REMEDIES, prefix: 'FC-' }, voice, reason)
