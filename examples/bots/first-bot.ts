/**
 * A first bot for Roundhouse: it plays both games by a few rules (docs/bot-protocol.md).
 *
 *     npx roundhouse simulate --players 2 --games 20 --bots "run:node --import tsx examples/bots/first-bot.ts,random"
 *
 * It needs nothing but this repository; Node 22.18 and newer run it without `--import tsx`. Copy it and make it better.
 */
import { createInterface } from 'node:readline'

interface Hello {
  readonly type: 'hello'
  readonly game: string
  readonly seat: number
  readonly legend: { readonly cards: readonly { readonly kind: string; readonly frame?: string }[] }
}

interface Choose {
  readonly type: 'choose'
  readonly decision: number
  readonly moves: readonly string[]
  readonly view: View
}

/** What we look at of a view: there is more in it. */
interface View {
  readonly offer: readonly number[]
  readonly players: readonly {
    readonly trains: readonly { readonly cars: readonly number[]; readonly conductor: number }[]
    readonly cubes: number
  }[]
  readonly series: { readonly links: readonly number[] }
}

/** How much we like a move; the one we like most is played. */
type Likes = (move: string, hello: Hello, view: View) => number

/** The first whole number of a move: `loco 3` is 3. */
const numberIn = (move: string): number => Number(/ (\d+)/.exec(move)?.[1] ?? 0)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** First Class: whatever brings something beats stopping. */
const firstClass: Likes = (move, { seat, legend }, { offer, players }) => {
  const [word, place] = move.split(' ') as [string, string]
  if (word === 'decline') return 1
  if (word !== 'take') return (FIRST_CLASS[word] ?? 20) + numberIn(move)
  // `take b3` means row b, place 3 of the offer; there lies a card of the decks.
  const { kind, frame = '' } = legend.cards[offer[6 * 'abc'.indexOf(place[0]!) + Number(place.slice(1)) - 1]!]!
  const { trains } = players[seat]!
  const behind = sum(trains.map(train => train.cars[0]! - train.conductor))
  const kinds: Record<string, number> = {
    car: 9 - behind,
    conductor: 4 + 2 * behind,
    locomotive: 6,
    contract: 5,
    money: 5,
  }
  return 10 + (kinds[kind] ?? 4) + 2 * (frame.split('+').length - 1)
}

const FIRST_CLASS: Record<string, number> = {
  ...{ fulfil: 60, do: 50, both: 45, cond: 44, up: 42, free: 42, car: 40, loco: 40, mail: 40, board: 40, pick: 40 },
  ...{ seat: 40, buy: 9, spend: 8, tile: 5, score: 2, end: 0, done: 0 },
}

/** First Train to Nuremberg: carry, buy, build a little, and never bid the last cube. */
const nuremberg: Likes = (move, { seat }, { players, series }) => {
  const [word] = move.split(' ') as [string]
  const { cubes } = players[seat]!
  // One link at a time: longer series are dear, and we do not know where they lead.
  if (word === 'build') return series.links.length === 0 ? 30 : 1
  if (word === 'bid') return cubes > numberIn(move) ? 20 - numberIn(move) : 1
  return (NUREMBERG[word] ?? 5) + numberIn(move) / 10
}

const NUREMBERG: Record<string, number> = { load: 60, buy: 50, finish: 40, pay: 40, sell: 25, pass: 10, give: 0 }

const LIKES: Record<string, Likes> = { 'first-class': firstClass, nuremberg }

function best({ moves, view }: Choose, hello: Hello): string {
  const likes = moves.map(move => LIKES[hello.game]!(move, hello, view))
  return moves[likes.indexOf(Math.max(...likes))]!
}

const say = (message: object): void => console.log(JSON.stringify(message))

let hello: Hello
createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line) as Hello | Choose | { readonly type: 'over' }
  if (message.type === 'hello') {
    hello = message
    say({ type: 'hello', protocol: 1, name: 'First bot (TypeScript)', version: '1.0' })
  } else if (message.type === 'choose') {
    say({ type: 'choose', decision: message.decision, move: best(message, hello) })
  }
})
