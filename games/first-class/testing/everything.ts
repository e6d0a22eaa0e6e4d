import { LOCOMOTIVE_TILES } from '../base/board/cars.ts'
import { both } from '../base/board/conductors.ts'
import { type Deck, type EndFace, type Face, type Letter, MODULES } from '../base/cards/card.ts'
import { type Frame, kindOf } from '../base/frames/effect.ts'
import { BOTH, COIN, PTS } from '../base/numbers.ts'
import type { Rules } from '../base/table.ts'
import { rulesFor } from '../rules.ts'

/**
 * All that there is to be seen in games with the standard decks, as `sightsIn` names it, and the module it takes; `null`:
 * any will do. What the story tells is not among it.
 */
export function everything(): ReadonlyMap<string, Letter | null> {
  const all = new Map<string, Letter | null>()
  for (const sight of [...ofTheBase(), ...RARE]) all.set(sight, null)
  for (const letter of MODULES) for (const sight of [...ofDeck(letter), ...OF_MODULE[letter]]) all.set(sight, letter)
  return all
}

/** All that is printed, of every module. */
const allRules: readonly Rules[] = [rulesFor(4, ['A', 'B']), rulesFor(4, ['C', 'D']), rulesFor(4, ['E', 'F'])]
const { printed, moveKinds } = allRules[0]!

function ofDeck(deck: Deck): string[] {
  const isIn = ({ modules }: Rules) => deck === 'X' || modules.some(({ letter }) => letter === deck)
  const faces = allRules.find(isIn)!.printed.faces.filter(face => face.deck === deck)
  return faces.flatMap(face => [`${face.id} executed`, `${face.id} declined`, ...ofFace(face)])
}

const EACH_TRAIN = ['the upper train', 'the lower train']

/** What a card can do, beyond being executed and declined. */
export function ofFace({ id, kind, cities, passenger, luggage }: Face): string[] {
  if (kind === 'contract') return [`${id} fulfilled`]
  if (kind === 'route') return cities.flatMap(({ frame }, n) => ofCity(`city ${n + 1} of ${id}`, frame !== null))
  if (kind === 'mechanic') return EACH_TRAIN.map(train => `${id} works in ${train}`)
  if (kind === 'switch') return EACH_TRAIN.map(train => `${id} scores in ${train}`)
  return [...ofHalf(id, 'passenger', passenger), ...ofHalf(id, 'luggage', luggage)]
}

function ofHalf(id: string, half: string, fare: Face['passenger']): string[] {
  if (fare === null) return []
  return [`${id} boards as ${half}`, ...(fare.frame.length > 0 ? [`guest ${half} ${id} begins`] : [])]
}

const ofCity = (name: string, isBonus: boolean): string[] => [`${name} reached`, ...(isBonus ? [`${name} pays`] : [])]

const ofTheBase = (): string[] =>
  [
    ...ofDeck('X'),
    ...printed.endFaces.flatMap(({ id }) => [`${id} kept`, `${id} picked`, `${id} bought`, `${id} begins`]),
    ...printed.mailCars.flatMap((_, n) => [`mail car ${n + 1} laid`, `mail car ${n + 1} bonus`]),
    ...printed.board.flatMap(({ frame }, n) => ofCity(`city ${n + 1} of the board`, frame !== null)),
    ...LOCOMOTIVE_TILES.flatMap(tile => [`tile ${tile} laid`, `tile ${tile} bonus`]),
    ...moveKinds.filter(moveKind => moveKind !== undefined && moveKind.number < FIRST_OF_MODULES).map(moveOf),
  ].filter(sight => bothIsChosen || sight !== moveOf(both))

const FIRST_OF_MODULES = 32
const moveOf = ({ form }: { form: string }): string => `move: ${form}`
const movesOf = (...words: string[]): string[] =>
  moveKinds.filter(moveKind => words.includes(moveKind?.word ?? '')).map(moveOf)

const isCarriedOut = (symbol: number): boolean => ![BOTH, COIN, PTS].includes(kindOf(symbol))

/** Both conductors go by themselves, unless a symbol that may be used first stands beside theirs on some card. */
const bothIsChosen: boolean = allRules
  .flatMap(({ printed: { faces, endFaces } }) => [...faces, ...endFaces].flatMap(framesOn))
  .some(frame => frame.some(symbol => kindOf(symbol) === BOTH) && frame.some(isCarriedOut))

function framesOn(card: Face | EndFace): Frame[] {
  if (!('cities' in card)) return [card.frame]
  const { frame, cities, passenger, luggage } = card
  return [frame, ...cities.map(city => city.frame ?? []), passenger?.frame ?? [], luggage?.frame ?? []]
}

const PURCHASES = ['spend 1', 'spend 2', 'spend 3', 'buy']
const TIMES = ['for room', 'in a scoring phase', 'in a turn']

/** What comes late or seldom, or goes wrong easily. */
const RARE: readonly string[] = [
  ...[20, 10, 5].map(points => `Constantinople ${points}`),
  ...EACH_TRAIN.map(train => `mail car in ${train}`),
  ...['city', 'coin', 'train', 'contract', 'constantinople', 'coins-left', 'end-card'].map(
    what => `scored for ${what}`,
  ),
  ...PURCHASES.flatMap(what => TIMES.map(when => `${what} ${when}`)),
  'coins are lost',
  'all spaces for coins are full',
  'column 3 is full',
  'a mail car is due out of turn',
  'a mail car is due in a scoring phase',
  'a mail car is due inside a frame',
  'a mail car is due after a purchase',
  'room is made for a frame',
  'three frames wait',
  'a frame waits before the regular action',
  'place 3 of the start-player tile is paid',
  'place 4 of the start-player tile is paid',
  'the display is empty',
  'the pile of Game End cards is empty',
  'a 12-car',
  'both trains are full',
  'both conductors stand on tiles',
  'both mail cars are reached',
  'both conductors arrive at once',
  'a conductor arrives who is not among the first three',
  'a train grows out of turn',
  'a tie for the most points',
]

const POSITIONS = [1, 2, 3, 4]
const middleCards = (kind: string): string[] => [
  ...POSITIONS.map(position => `a ${kind} at position ${position}`),
  `a ${kind} covered`,
]

const OF_MODULE: Readonly<Record<Letter, readonly string[]>> = {
  A: [],
  B: [
    ...EACH_TRAIN.map(train => `a celebrity in ${train}`),
    ...movesOf('seat', 'postcard'),
    'scored for celebrity',
    'a city waits twice',
    'no car is free for a guest',
  ],
  C: [
    'several draw evidence',
    'nobody is arrested',
    'somebody is arrested',
    'who has the most points is arrested',
    'there is no murderer',
    'the murderer is arrested',
    'the murderer escapes',
    'scored for evidence',
    'scored for escape',
  ],
  D: [
    ...movesOf('board'),
    ...TIMES.map(when => `somebody boards by a purchase ${when}`),
    'scored for luggage',
    'several board together',
    'room is made for those who boarded',
  ],
  E: [
    ...['switch', 'mechanic'].flatMap(middleCards),
    ...POSITIONS.map(position => `position ${position} covered`),
    'scored for switch',
    'the step of a mechanic is lost',
    'a mechanic works in both trains at once',
  ],
  F: [
    ...middleCards('factory'),
    ...POSITIONS.map(position => `factory ${position} begins`),
    ...movesOf('use'),
    ...['car', 'conductor', 'locomotive', 'money', 'game-end'].map(kind => `a storage lends a ${kind} card`),
    'a storage lends the toolbox',
    'a storage lends nothing',
    'storage begins',
    'a factory is limited',
    'a factory gives only 0-cars',
  ],
}
