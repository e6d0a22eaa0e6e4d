import type { ReportedChair, TableReport, UnreadableTable } from '@roundhouse/server/upkeep/table-report'
import { gameTitle } from '../games.ts'
import type { Words } from '../messages.ts'

/* What the one who runs a server reads of its tables. */

/** `2026-11-17 22:20`, in the time of this machine. */
export function timeWords(at: number): string {
  const date = new Date(at)
  const two = (n: number): string => String(n).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `19 min`, `5 h` or `3 d`. */
function spanWords(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return `${Math.floor(milliseconds / MINUTE)} min`
  return milliseconds < 2 * DAY ? `${Math.floor(milliseconds / HOUR)} h` : `${Math.floor(milliseconds / DAY)} d`
}

export function listLines(say: Words, tables: readonly (TableReport | UnreadableTable)[]): string[] {
  const lines = tables.flatMap(table => ('error' in table ? [unreadable(say, table)] : listed(say, table)))
  const held = tables.filter(table => 'error' in table || table.held !== null).length
  return [...lines, say('hosting.tables.count', { tables: tables.length, held })]
}

const unreadable = (say: Words, { id, error }: UnreadableTable): string =>
  say('hosting.check.table', { table: id, why: say('hosting.check.unreadable', { why: error.message }) })

function listed(say: Words, table: TableReport): string[] {
  const { id, game, stage, seq, moved, chairs, held } = table
  const names = say.list(chairs.map(chair => who(say, chair)))
  const about = { table: id, game: gameTitle(say, game), stage, entries: seq, when: timeWords(moved), names }
  return [say('hosting.tables.line', about), ...(held === null ? [] : [`  ${heldWords(say, table)}`])]
}

const heldWords = (say: Words, { held, why }: TableReport): string =>
  say('hosting.tables.held', { held: held === 'other-rules' ? 'rules' : held!, why: why ?? 'none' })

/** Who sits there, in short. */
function who(say: Words, { is, name, level }: ReportedChair): string {
  const bot = level === null ? '' : (say.find(`new.level.${level}`) ?? level)
  if (is === 'free') return say('hosting.chair.free')
  if (is === 'bot') return say('hosting.chair.bot', { level: bot })
  const shown = name === '' ? say('hosting.chair.gone') : name
  return level === null ? shown : say('hosting.chair.stand-in', { name: shown, level: bot })
}

export function reportLines(say: Words, table: TableReport): string[] {
  const { id, game, rules, stage, seq, created, moved, pace, isPaused, played, chairs, held } = table
  return [
    say('hosting.show.title', { table: id, game: gameTitle(say, game), rules }),
    say('hosting.show.stage', { stage, moves: played, entries: seq }),
    say('hosting.show.times', { created: timeWords(created), moved: timeWords(moved) }),
    say('hosting.show.pace', { pace, paused: isPaused ? 'yes' : 'no' }),
    ...chairs.map((chair, seat) => `  ${chairWords(say, table, chair, seat)}`),
    ...(held === null ? [] : [heldWords(say, table)]),
  ]
}

function chairWords(say: Words, { toMove, until }: TableReport, chair: ReportedChair, seat: number): string {
  const isToMove = toMove === seat
  return say('hosting.show.chair', {
    seat: seat + 1,
    who: who(say, chair),
    move: isToMove ? 'yes' : 'no',
    left: chair.left === null ? 'none' : spanWords(chair.left),
    until: isToMove && until !== null ? timeWords(until) : 'none',
  })
}
