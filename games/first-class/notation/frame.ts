import { NOTHING, refusal, wordsOf } from '@roundhouse/kernel/notation/words'
import { CAR_VALUES } from '../base/board/train.ts'
import { faceId } from '../base/cards/card.ts'
import { coinsIn, type Effect, FRAME_FORM, pointsIn } from '../base/frames/effect.ts'
import { NO_LIMIT, source, sourceId, sourceKind } from '../base/frames/source.ts'
import { readSymbol, unprintedForms, writeSymbols } from '../base/frames/symbols.ts'
import { begin, writeSource as writeWaiting } from '../base/frames/waiting.ts'
import { readNumber } from '../base/move-kind.ts'
import { CARD, CONTRACT, DECLINED, FROM_STORAGE, REWARD, START_TILE } from '../base/numbers.ts'
import type { OpenFrame, Source } from '../base/state.ts'
import type { Rules } from '../base/table.ts'
import { use } from '../modules/f-factory/storage.ts'
import { readCard } from './cards.ts'

/** `mail upper, G7`: the frames that wait, as `do` names them. */
export const waiting = {
  read: (rules: Rules, text: string): readonly Source[] =>
    text === NOTHING ? [] : text.split(',').map(each => readWaiting(rules, each.trim())),
  write: (rules: Rules, sources: readonly Source[]): string =>
    sources.length === 0 ? NOTHING : sources.map(each => writeWaiting(rules, each)).join(', '),
}

const WAITING =
  'frames that wait, with commas between them: mail upper, tile lower, city 3, G7, guest luggage D1-2, factory 2, storage'

function readWaiting(rules: Rules, text: string): Source {
  const waits = begin.read(rules, wordsOf(text))
  if (waits === null) throw refusal(text, WAITING)
  return waits
}

const OF_A_CARD = new Map([
  ['card', CARD],
  ['declined', DECLINED],
  ['contract', CONTRACT],
])

/** Where the open frame comes from. What can wait is written as it waits; the rest has words of its own. */
function writeSource(rules: Rules, from: Source): string {
  const kind = sourceKind(from)
  const id = sourceId(from)
  for (const [word, each] of OF_A_CARD) if (each === kind) return `${word} ${faceId(rules, id)}`
  if (kind === START_TILE) return 'start-tile'
  if (kind === REWARD) return `start-tile ${id + 1}`
  if (kind === FROM_STORAGE) return use.write(rules, id).replace(use.word, 'storage')
  return writeWaiting(rules, from)
}

const SOURCES = `after "of": card, declined, contract with a card; start-tile, start-tile 3|4 (the seat, counted from the taker); storage with what is used; or what can wait: mail upper, tile lower, city 3, G7 ...`

function readSource(rules: Rules, text: string): Source {
  const [word, ...words] = wordsOf(text)
  const ofCard = OF_A_CARD.get(word!)
  if (ofCard !== undefined && words.length === 1) return source(ofCard, readCard(rules, words[0]!))
  const used = word === 'storage' ? use.read(rules, words) : null
  if (used !== null) return source(FROM_STORAGE, used)
  const found = word === 'start-tile' ? readStartTile(words) : begin.read(rules, wordsOf(text))
  if (found === null) throw refusal(text, SOURCES)
  return found
}

function readStartTile(words: readonly string[]): Source | null {
  if (words.length === 0) return source(START_TILE, 0)
  const seat = words.length === 1 ? readNumber(words[0], 3, 4) : -1
  return seat === -1 ? null : source(REWARD, seat - 1)
}

function symbolOf(rules: Rules, text: string): Effect {
  const symbol = readSymbol(rules, text)
  if (symbol === null) throw refusal(text, `${FRAME_FORM}; ${unprintedForms(rules)}`)
  return symbol
}

const NO_FRAME = 'no'
/** Everything is used, but the frame is not done: a mail car is to be chosen first. */
const ALL_USED = 'nothing'
const FORM = /^(.+?)(?: up to (\S+))? of (.+)$/

/** `CAR 1 + UP 0>1 of card X1-3`: what is left of the open frame; `FREE 2 up to 4 of factory 2` has a limit (FC-F.3). */
export const openFrame = {
  read(rules: Rules, text: string): OpenFrame | null {
    if (text === NO_FRAME) return null
    const [, symbols, limit, from] = FORM.exec(text) ?? refuseFrame(text)
    const left = symbols === ALL_USED ? [] : symbols!.split(' + ').map(symbol => symbolOf(rules, symbol))
    // Coins and points come as a frame begins, so one that still has them has not begun (FC-9.2).
    const begun = coinsIn(left) + pointsIn(left) === 0
    return { source: readSource(rules, from!), left, limit: readLimit(limit), begun }
  },
  write(rules: Rules, frame: OpenFrame | null): string {
    if (frame === null) return NO_FRAME
    const limit = frame.limit === NO_LIMIT ? '' : ` up to ${CAR_VALUES[frame.limit]}`
    const symbols = frame.left.length === 0 ? ALL_USED : writeSymbols(rules, frame.left)
    return `${symbols}${limit} of ${writeSource(rules, frame.source)}`
  },
}

function refuseFrame(text: string): never {
  throw refusal(text, `${NO_FRAME}, or what is left and where it comes from, as in CAR 1 + UP 0>1 of card X1-3`)
}

function readLimit(value: string | undefined): number {
  if (value === undefined) return NO_LIMIT
  const step = CAR_VALUES.indexOf(readNumber(value, 0, 12) as 0)
  if (step === -1) throw refusal(value, `after "up to": ${CAR_VALUES.join(', ')}`)
  return step
}
