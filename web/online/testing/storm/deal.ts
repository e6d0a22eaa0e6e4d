import { fork, readSeed, type Seed } from '@roundhouse/kernel/dice'
import type { Game, Viewer } from '@roundhouse/kernel/game'
import { type Line, visibleTo } from '@roundhouse/kernel/story'
import { decide } from '@roundhouse/server/table/decide'
import { newOnlineTable, type OnlineTable } from '@roundhouse/server/table/online-table'
import { indexOf } from '@roundhouse/server/table/snapshot'
import type { TableGame } from '@roundhouse/table/games'
import { commitmentOf, seedFrom } from '@roundhouse/wire/deal'
import type { Command } from '@roundhouse/wire/messages'
import type { Chances } from './chances.ts'
import { hashOfText } from './simulated-server.ts'
import type { Disk } from './simulated-store.ts'
import { TABLE } from './table-name.ts'

const sha256 = async (text: string): Promise<string> => hashOfText(text)

/** As many deals are tried until one looks like another to all but the first. */
const TRIES = 20_000

/** A deal of which all but the one in the first seat see what they see of this one; the same, if there is none. */
export function lookAlike(game: Game, seed: Seed): Seed {
  const others: readonly Viewer[] = ['watcher', ...Array.from({ length: game.seats - 1 }, (_, n) => n + 1)]
  const seen = (from: Seed, viewer: Viewer): string => {
    const story: Line[] = []
    const state = game.begin(from, line => story.push(line))
    return JSON.stringify([game.view(state, viewer), visibleTo(story, viewer)])
  }
  const here = others.map(viewer => seen(seed, viewer))
  const own = seen(seed, 0)
  for (let n = 0; n < TRIES; n++) {
    const other = fork(seed, n)
    if (others.every((viewer, place) => seen(other, viewer) === here[place]) && seen(other, 0) !== own) return other
  }
  return seed
}

/** Everybody has sat down and shown their number: the game has begun. `choose` may take another deal than theirs. */
export async function deal(
  disk: Disk,
  manifest: TableGame,
  chances: Chances,
  choose: (seed: Seed) => Seed,
): Promise<void> {
  const kept = disk.readTable(TABLE)!
  const seats = kept.setup.chairs.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []))
  const shares = kept.setup.chairs.map(() => chances.digits(64))
  const shown = shares.map((share, seat) => (seats.includes(seat) ? share : null))
  const seed = choose(readSeed(await seedFrom(sha256, { table: TABLE, shares: [kept.secrets.shares[0]!, ...shown] }))!)
  let table: OnlineTable = newOnlineTable(kept, manifest)
  const tell = (seat: number, command: Command): void => {
    const actor = { is: 'person', number: seat + 1 } as const
    const id = `before-the-storm-${table.seq}`
    const seen = { ...command, seq: table.seq }
    const decision = decide(table, actor, seen, id, table.at, { isShareRight: true, seed })
    if (!decision.ok) throw new Error(`${command.type}: ${decision.reason.code}`)
    const { entries, secrets } = decision
    disk.append(
      { table: TABLE, after: table.seq, entries, index: indexOf(decision.table), ...(secrets && { secrets }) },
      0,
    )
    table = decision.table
  }
  for (const seat of seats) tell(seat, { type: 'sit', seat, name: `Player ${seat + 1}` })
  for (const seat of seats)
    tell(seat, { type: 'ready', commitment: await commitmentOf(sha256, TABLE, seat + 1, shares[seat]!) })
  for (const seat of seats) tell(seat, { type: 'share', share: shares[seat]! })
}
