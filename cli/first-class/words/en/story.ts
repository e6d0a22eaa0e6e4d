import { DISPLAY } from '@roundhouse/first-class/base/end-cards'
import { readSymbols } from '@roundhouse/first-class/base/symbols'
import { isDiscard, pointsOn } from '@roundhouse/first-class/modules/c-murder/tokens'
import type { Seat, Viewer } from '@roundhouse/kernel/game'
import { type Facts, type Line, visibleTo } from '@roundhouse/kernel/story'
import { count, listed } from '../../../words/en/counting.ts'
import { paragraphs, type Tongue, type WordsOf } from '../../../words/en/paragraphs.ts'
import { conjugated, nameOf } from '../../../words/en/voice.ts'
import { endFaceShort, endFaceWords, faceWords } from './cards.ts'
import { frameWords } from './effects.ts'
import { waitingWords } from './sources.ts'
import type { Voice } from './voice.ts'

type Words = WordsOf<Voice>

const text = (facts: Facts, name: string): string => String(facts[name])
const num = (facts: Facts, name: string): number => Number(facts[name])
const all = (facts: Facts, name: string): readonly (string | number)[] => facts[name] as readonly (string | number)[]

/** What stands on an action card or a Game End card, by its id. */
function cardWords({ rules }: Voice, id: string): string {
  const face = rules.printed.faces.find(card => card.id === id)
  if (face !== undefined) return faceWords(rules, face)
  return endFaceWords(rules, rules.printed.endFaces.find(card => card.id === id)!)
}

const endShort = ({ rules }: Voice, id: string | number): string =>
  `${id} (${endFaceShort(rules, rules.printed.endFaces.find(card => card.id === id)!)})`

const frameOf = ({ rules }: Voice, facts: Facts): string => frameWords(rules, readSymbols(rules, text(facts, 'frame')))

/** What points were scored for. */
const SCORED: Readonly<Record<string, Words>> = {
  frame: () => '',
  contract: () => ' for the contract',
  coin: () => ' for the coin',
  city: (_, facts) => ` in city ${facts['city']}`,
  constantinople: () => ' for Constantinople',
  train: (_, facts) => ` for the ${facts['train']} train`,
  celebrity: (_, facts) => ` for the celebrities in the ${facts['train']} train`,
  switch: (_, facts) => ` for the ${facts['train']} arrow of switch ${facts['card']} at position ${facts['position']}`,
  luggage: (_, facts) => ` for luggage ${facts['card']}`,
  'coins-left': () => ' for coins left',
  'end-card': (_, facts) => ` for Game End card ${facts['card']}`,
  evidence: () => ' for points among the evidence',
  escape: () => ' for getting away with murder',
}

/** The headings of the points at the end. */
export const SOURCES: Readonly<Record<string, string>> = {
  train: 'trains',
  celebrity: 'celebrities',
  switch: 'switches',
  luggage: 'luggage',
  city: 'points cities',
  constantinople: 'Constantinople',
  contract: 'contracts',
  frame: 'other cards',
  coin: 'coins spent on points',
  'coins-left': 'coins left',
  'end-card': 'Game End cards',
  evidence: 'evidence',
  escape: 'escape',
}

/** What a seat does, with its verb in both forms; the name goes before it. */
const MOVE_KINDS: Readonly<Record<string, Words>> = {
  'start-player': () => '{are|is} start player',
  innocent: () => '{are|is} innocent',
  murderer: () => '{are|is} the murderer, and nobody else knows',
  kept: (voice, facts) => `{keep|keeps} ${text(facts, 'card')} in secret: ${cardWords(voice, text(facts, 'card'))}`,
  'kept-a-card': () => '{keep|keeps} a Game End card in secret',
  took: (voice, facts) => `{take|takes} ${facts['place']}, ${cardWords(voice, text(facts, 'card'))}`,
  declined: (voice, facts) =>
    `{decline|declines} ${facts['place']} (${cardWords(voice, text(facts, 'card'))}) for an upgrade of choice`,
  tile: () => '{take|takes} the start-player tile',
  removed: (voice, facts) =>
    `{remove|removes} the first card of the offer, ${facts['place']}, ${cardWords(voice, text(facts, 'card'))}`,
  car: (_, facts) => carsWords(num(facts, 'upper'), num(facts, 'lower')),
  upgrade: (_, facts) => `{raise|raises} a car of the ${facts['train']} train from ${facts['from']} to ${facts['to']}`,
  'locomotive-tile': (_, facts) => `{lay|lays} locomotive tile ${facts['tile']} in the ${facts['train']} train`,
  'mail-car': (voice, facts) =>
    `{lay|lays} mail car ${facts['mailCar']} (${frameOf(voice, facts)}) in the ${facts['train']} train`,
  conductor: (_, facts) => conductorWords(num(facts, 'upper'), num(facts, 'lower')),
  city: (_, facts) => `{reach|reaches} city ${facts['city']}`,
  route: () => '{lay|lays} it at the end of {your|the} route',
  coins: (_, facts) => coinWords(num(facts, 'coins'), num(facts, 'lost')),
  spent: (_, facts) => `{spend|spends} a coin of column ${facts['column']}`,
  scored: (voice, facts) =>
    `{score|scores} ${count(num(facts, 'points'), 'point')}${SCORED[text(facts, 'for')]?.(voice, facts) ?? ''}`,
  contract: () => '{lay|lays} the contract open beside {your|the} board',
  fulfilled: (voice, facts) =>
    `{fulfil|fulfils} contract ${facts['card']} (${cardWords(voice, text(facts, 'card')).replace('contract: ', '')})`,
  'contracts-discarded': () => '{discard|discards} the contracts still open',
  'end-card': (voice, facts) =>
    `${facts['how'] === 'bought' ? '{buy|buys}' : '{pick|picks}'} Game End card ${facts['card']}: ${cardWords(voice, text(facts, 'card'))}`,
  begins: (_, facts) => `{carry|carries} out ${waitingWords(text(facts, 'frame'))}`,
  left: (voice, facts) => `{leave|leaves} ${frameOf(voice, facts)} unused`,
  forfeited: (_, facts) =>
    `{lose|loses} ${listed(all(facts, 'frames').map(frame => waitingWords(String(frame))))}, unused`,
  scoring: (_, facts) => `{come|comes} to {your|their} part of the scoring after round ${facts['round']}`,
  seated: (_, facts) => `{seat|seats} a celebrity in car ${facts['car']} of the ${facts['train']} train`,
  postcard: (_, facts) => `{put|puts} a postcard on route card ${facts['route']}`,
  passenger: (_, facts) => `{put|puts} the passenger of ${facts['card']} in car ${facts['car']} of the upper train`,
  luggage: (_, facts) => `{put|puts} the luggage of ${facts['card']} in car ${facts['car']} of the lower train`,
  boards: (_, facts) =>
    `${facts['half'] === 'luggage' ? '{load|loads} luggage' : '{board|boards} passenger'} ${facts['card']}`,
  evidence: () => '{draw|draws} an evidence token, face down',
  destroy: () => '{lay|lays} a destroy-evidence card face up',
  'murderer-shown': () => '{are|is} the murderer',
  tokens: (_, facts) => `{turn|turns} up ${tokenWords(all(facts, 'tokens') as readonly number[])}`,
  laid: (_, facts) => `{lay|lays} ${facts['card']} at position ${facts['position']}`,
  mechanic: (_, facts) => `{have|has} mechanic ${facts['card']} at work in the ${facts['train']} train`,
  storage: (voice, facts) =>
    `{open|opens} the storage: ${all(facts, 'cards')
      .map(id => `${id} (${cardWords(voice, String(id))})`)
      .join(', ')} and the toolbox`,
  uses: (voice, facts) =>
    facts['card'] === 'toolbox'
      ? '{use|uses} the toolbox: an upgrade of choice'
      : `{use|uses} ${facts['card']} out of the storage: ${cardWords(voice, text(facts, 'card'))}`,
}

/** What happens to the table, as whole sentences. */
const EVENTS: Readonly<Record<string, Words>> = {
  dealt: (_, facts) => `Round ${facts['round']} begins, with ${all(facts, 'cards').length} new cards in the offer`,
  display: (voice, facts) =>
    all(facts, 'cards').length === DISPLAY
      ? 'The display of Game End cards is laid out'
      : `New in the display: ${all(facts, 'cards')
          .map(id => endShort(voice, id))
          .join('; ')}`,
  'row-cleared': (_, facts) =>
    `Row ${facts['row']} is cleared: ${count(all(facts, 'cards').length, 'card')} ${all(facts, 'cards').length === 1 ? 'leaves' : 'leave'} the game`,
  'round-over': (voice, facts) =>
    `Round ${facts['round']} is over; ${conjugated(voice, num(facts, 'start'), `${nameOf(voice, num(facts, 'start'))} {are|is} start player now`)}`,
  arrested: (voice, facts) => arrestWords(voice, all(facts, 'prints') as number[], all(facts, 'seats') as Seat[]),
  over: (voice, facts) =>
    `The game is over: ${(all(facts, 'points') as number[])
      .map((points, seat) => `${nameOf(voice, seat)} ${points}`)
      .join(', ')}`,
}

/** Every key the story may use. */
export const STORY_KEYS: readonly string[] = [...Object.keys(MOVE_KINDS), ...Object.keys(EVENTS)]
export const SCORED_FOR: readonly string[] = Object.keys(SCORED)

const carsWords = (upper: number, lower: number): string =>
  upper > 0 && lower > 0
    ? `{add|adds} 0-cars: ${upper} to the upper train, ${lower} to the lower`
    : `{add|adds} ${upper + lower === 1 ? 'a 0-car' : `${upper + lower} 0-cars`} to the ${upper > 0 ? 'upper' : 'lower'} train`

const conductorWords = (upper: number, lower: number): string =>
  upper > 0 && lower > 0
    ? `{move|moves} both conductors: the upper ${count(upper, 'step')}, the lower ${lower}`
    : `{move|moves} the ${upper > 0 ? 'upper' : 'lower'} conductor ${count(upper + lower, 'step')}`

function coinWords(coins: number, lost: number): string {
  if (lost === 0) return `{receive|receives} ${count(coins, 'coin')}`
  const rest = `${count(lost, 'coin')} ${lost === 1 ? 'is' : 'are'} lost for want of room`
  return coins === 0 ? `{receive|receives} no coin: ${rest}` : `{receive|receives} ${count(coins, 'coin')}, ${rest}`
}

const tokenWords = (tokens: readonly number[]): string =>
  tokens.length === 0 ? 'no evidence' : `evidence: ${listed(tokens.map(tokenWord))}`

function tokenWord(token: number): string {
  if (isDiscard(token)) return 'discard evidence'
  return pointsOn(token) > 0 ? count(pointsOn(token), 'point') : count(token, 'fingerprint')
}

function arrestWords(voice: Voice, prints: readonly number[], seats: readonly Seat[]): string {
  const counted = prints.map((n, seat) => `${nameOf(voice, seat)} ${n}`).join(', ')
  const names = listed(seats.map(seat => nameOf(voice, seat)))
  const verb = seats.length > 1 || seats[0] === voice.viewer ? 'are' : 'is'
  return `Fingerprints left: ${counted}; ${seats.length === 0 ? 'nobody is arrested' : `${names} ${verb} arrested`}`
}

/** A part of the story, as this voice's listener may hear it: what one seat did in a row is one paragraph. */
export const storyWords = (voice: Voice, story: readonly Line[], viewer: Viewer = voice.viewer): string[] =>
  paragraphs(TONGUE, voice, joined(visibleTo(story, viewer)))

const TONGUE: Tongue<Voice> = {
  moveKinds: MOVE_KINDS,
  events: EVENTS,
  opens: ['start-player', 'took', 'declined', 'tile', 'scoring'],
  isSaidByNext,
}

/** Cars that come and conductors that move, in a row and of one seat, are one line with a number for each train. */
function joined(story: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (const line of story) {
    const last = lines.at(-1)
    if (line.key !== 'car' && line.key !== 'conductor') lines.push(line)
    else if (last?.key === line.key && last.facts['seat'] === line.facts['seat'])
      lines[lines.length - 1] = { ...last, facts: inEachTrain(line, last.facts) }
    else lines.push({ ...line, facts: inEachTrain(line, { seat: line.facts['seat']!, upper: 0, lower: 0 }) })
  }
  return lines
}

const inEachTrain = ({ facts }: Line, before: Facts): Facts => {
  const train = text(facts, 'train')
  return { ...before, [train]: num(before, train) + Number(facts['steps'] ?? 1) }
}

/** That a city is reached goes without saying when it scores. */
function isSaidByNext({ key, facts }: Line, next: Line | undefined): boolean {
  return (
    key === 'city' && next?.key === 'scored' && next.facts['for'] === 'city' && next.facts['city'] === facts['city']
  )
}
