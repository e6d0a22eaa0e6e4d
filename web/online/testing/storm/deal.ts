import { readSeed } from '@roundhouse/kernel/dice'
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

/** Everybody has sat down and shown their number: the game has begun. */
export async function deal(disk: Disk, manifest: TableGame, chances: Chances): Promise<void> {
  const kept = disk.readTable(TABLE)!
  const seats = kept.setup.chairs.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []))
  const shares = kept.setup.chairs.map(() => chances.digits(64))
  const shown = shares.map((share, seat) => (seats.includes(seat) ? share : null))
  const seed = readSeed(await seedFrom(sha256, { table: TABLE, shares: [kept.secrets.shares[0]!, ...shown] }))!
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
