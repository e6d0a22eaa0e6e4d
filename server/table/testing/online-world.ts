import { type Seed, writeSeed } from '@roundhouse/kernel/dice'
import type { Seat } from '@roundhouse/kernel/game'
import { pebblesBox, usualPebbles } from '@roundhouse/kernel/testing/pebbles'
import { type GameName, loadGame, optionsFor, type TableGame } from '@roundhouse/table/games'
import { movesAt } from '@roundhouse/table/table'
import type { Command } from '@roundhouse/wire/messages'
import type { PlannedChair, TableSetup } from '@roundhouse/wire/setup'
import { botRequestAt, decide, decideBot, decideDue, type TableDecision } from '../decide.ts'
import type { Presence } from '../due.ts'
import type { Entry } from '../entry.ts'
import {
  dealt,
  fold,
  newOnlineTable,
  type OnlineTable,
  openOnlineTable,
  seatToMove,
  withSecrets,
} from '../online-table.ts'

const SEED: Seed = [1, 2, 3, 4]
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A Monday, at noon. */
export const BEGINNING = Date.UTC(2026, 5, 1, 12)

export const person = (keptFor: string | null = null): PlannedChair => ({ is: 'person', keptFor })
export const bot = (level = 'random'): PlannedChair => ({ is: 'bot', level })

const NAMES = ['Ada', 'Bram', 'Chiara', 'Dov']

/** Who sits at this seat: a person by number. */
export const at = (seat: Seat): number => 10 + seat

export const shareOf = (seat: Seat): string => String(seat + 1).repeat(64)
export const commitmentFor = (seat: Seat): string => String.fromCharCode(97 + seat).repeat(64)

/** A small game that has all that makes tables hard, under a name that tables know. */
export const PEBBLES: TableGame = {
  name: 'pebbles' as GameName,
  definition: pebblesBox as unknown as TableGame['definition'],
  newGame: () => usualPebbles,
  stageOf: () => ({ now: 1, of: 1 }),
}

export type Wishes = Partial<TableSetup> & { readonly chairs: readonly PlannedChair[] }

const USUAL: Omit<TableSetup, 'game' | 'rules' | 'options' | 'chairs'> = {
  pace: 'live',
  bank: { live: 20, daily: 3 },
  isElastic: false,
  hours: null,
  canAskUndo: true,
  standIn: 'casual',
  watch: 'link',
  delay: 0,
}

/** A table elsewhere with whoever keeps it: what is decided is kept, and folded as anybody folds it. */
export class OnlineWorld {
  readonly manifest: TableGame
  readonly first: OnlineTable
  readonly entries: Entry[] = []
  table: OnlineTable
  now = BEGINNING
  private commands = 0

  constructor(
    manifest: TableGame,
    wishes: Wishes,
    options = manifest.definition.writeOptions({ ...usualPebbles, players: wishes.chairs.length }),
  ) {
    const { definition, name } = manifest
    const setup = { ...USUAL, game: name, rules: definition.rules, options, ...wishes }
    const seats = wishes.chairs.map(() => null)
    const secrets = { shares: ['0'.repeat(64), ...seats], commitment: 'f'.repeat(64), seed: null, plans: seats }
    this.manifest = manifest
    this.first = newOnlineTable({ id: 'k7Qm2xWb9TfE', setup, host: at(0), secrets, created: BEGINNING }, manifest)
    this.table = this.first
  }

  /** `ok`, or why not. */
  tell(who: number, command: Command, id = `c${++this.commands}`, seq = this.table.seq): string {
    const deal = { isShareRight: command.type === 'share' && command.share === shareOf(who - at(0)), seed: SEED }
    return this.keep(decide(this.table, { is: 'person', number: who }, { ...command, seq }, id, this.now, deal))
  }

  keep(decision: TableDecision): string {
    if (!decision.ok) return decision.reason.code
    this.append(decision.entries, decision.secrets)
    return 'ok'
  }

  append(entries: readonly Entry[], secrets = this.table.secrets): void {
    this.entries.push(...entries)
    this.table = entries.reduce((table, entry) => fold(table, entry), withSecrets(this.table, secrets))
  }

  /** Time passes, and what is due by then happens. */
  wait(time: number, presence: Presence = []): readonly Entry[] {
    this.now += time
    const entries = decideDue(this.table, this.now, presence)
    this.append(entries)
    return entries
  }

  seat(): this {
    for (const [seat, { planned }] of this.table.chairs.entries())
      if (planned.is === 'person') this.must(at(seat), { type: 'sit', seat, name: planned.keptFor ?? NAMES[seat]! })
    return this
  }

  ready(): this {
    for (const seat of this.people()) this.must(at(seat), { type: 'ready', commitment: commitmentFor(seat) })
    return this
  }

  begin(): this {
    this.seat().ready()
    for (const seat of this.people()) this.must(at(seat), { type: 'share', share: shareOf(seat) })
    return this
  }

  people(): Seat[] {
    return this.table.chairs.flatMap(({ planned }, seat) => (planned.is === 'person' ? [seat] : []))
  }

  must(who: number, command: Command): void {
    const answer = this.tell(who, command)
    if (answer !== 'ok') throw new Error(`${command.type} of ${who}: ${answer}`)
  }

  /** The person to move plays this, or whatever is legal: the last is the one that moves on. */
  play(text = this.moves().at(-1)!): this {
    this.must(at(this.toMove()), { type: 'play', moves: [text] })
    return this
  }

  /** The one who has the move plays until another has it. */
  playTurn(): this {
    const seat = this.toMove()
    while (seatToMove(this.table) === seat && this.table.stage === 'playing') this.play()
    return this
  }

  /** The bot that is asked plays whatever is legal; `false`: none is asked. */
  letBotPlay(text = this.moves().at(-1)!): boolean {
    const request = botRequestAt(this.table)
    return request !== null && this.keep(decideBot(this.table, request.seat, text, this.now)) === 'ok'
  }

  letBotsPlay(): this {
    while (botRequestAt(this.table) !== null) this.letBotPlay()
    return this
  }

  moves(): string[] {
    return this.table.table === null ? [] : movesAt(this.table.table)
  }

  toMove(): Seat {
    return seatToMove(this.table)!
  }

  played(): number {
    return dealt(this.table).match.played.length
  }

  /** What the last entries tell, in short. */
  kinds(from = 0): string[] {
    return this.entries.filter(({ seq }) => seq > from).map(({ event }) => event.kind)
  }

  left(seat: Seat): number {
    const { pace, banks } = this.table.clock
    return pace === 'none' ? 0 : banks[pace][seat]!
  }

  /** As somebody opens it who has nothing but the log and the secrets. */
  reopened(): OnlineTable {
    const { id, setup, host, at: created } = this.first
    return openOnlineTable(
      { id, setup, host, created, secrets: this.table.secrets, entries: this.entries },
      this.manifest,
    )
  }
}

export const pebblesWorld = (wishes: Partial<Wishes> = {}): OnlineWorld =>
  new OnlineWorld(PEBBLES, { chairs: [person(), person(), person()], ...wishes })

/** A table of a real game, as in a first game. */
export async function worldOf(
  name: GameName,
  wishes: Wishes,
  chosen: Record<string, string> = {},
): Promise<OnlineWorld> {
  const manifest = await loadGame(name)
  const all = { modules: 'A,C', map: 'nuremberg', ...chosen, players: String(wishes.chairs.length) }
  return new OnlineWorld(
    manifest,
    wishes,
    optionsFor(manifest, all).map(([key, value]) => [key, value]),
  )
}

/** All of a table that is data. */
export const plain = (table: OnlineTable): unknown => JSON.parse(JSON.stringify(table))

export const seedText = writeSeed(SEED)
