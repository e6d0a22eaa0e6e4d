import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { GameRows } from '@roundhouse/bots/training/net/samples'
import { readSeed, type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { readJson } from '@roundhouse/kernel/file/json'
import { Refusal } from '@roundhouse/kernel/game'
import { refusedFile } from '../user-error.ts'

const FORMAT = 'roundhouse-net-games 1'

/** How the games in a file were played. The n-th depends on these and on n alone, so more can always be added. */
export interface NetGamesHead {
  readonly game: string
  readonly seed: Seed
  readonly simulations: number
  /** The checksum of the net that played; `null`: those played who know no net. */
  readonly net: number | null
  /** What the net saw: rows of other inputs are of no use. */
  readonly inputs: readonly number[]
}

const NEW_LINE = 10
/** Before the rows of a game: its number, and how many numbers follow. */
const GAME_HEAD = 8
const WORD = 4

/** The file as it is before the first game. */
export function newNetGames(file: string, head: NetGamesHead): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ format: FORMAT, ...head, seed: writeSeed(head.seed) })}\n`)
}

export function addNetGame(file: string, n: number, rows: GameRows): void {
  const bytes = Buffer.alloc(GAME_HEAD + rows.byteLength)
  bytes.writeUInt32LE(n, 0)
  bytes.writeUInt32LE(rows.length, WORD)
  Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength).copy(bytes, GAME_HEAD)
  appendFileSync(file, bytes)
}

/** All games of a file that is gone on with. One that was cut off while it was written is cut off in the file too. */
export function netGamesIn(file: string, wanted: NetGamesHead): GameRows[] {
  const { head, games, bytes, end } = openGames(file, wanted)
  if (writeSeed(head.seed) !== writeSeed(wanted.seed) || head.simulations !== wanted.simulations)
    throw refusedFile(file, new Refusal('they were played with another seed or other simulations'))
  if (head.net !== wanted.net) throw refusedFile(file, new Refusal('they were played by another net'))
  if (end < bytes.length) writeFileSync(file, bytes.subarray(0, end))
  return games
}

/** Games that were played at another time, and how. */
export interface KeptGames {
  readonly head: NetGamesHead
  readonly games: readonly GameRows[]
}

export function keptGamesIn(file: string, wanted: Pick<NetGamesHead, 'game' | 'inputs'>): KeptGames {
  const { head, games } = openGames(file, wanted)
  return { head, games }
}

/** All games of a file but one that was cut off, and where the last of them ends. */
function openGames(file: string, wanted: Pick<NetGamesHead, 'game' | 'inputs'>) {
  if (!existsSync(file)) throw refusedFile(file, new Refusal('there is no such file'))
  const bytes = readFileSync(file)
  const from = bytes.indexOf(NEW_LINE) + 1
  const head = headIn(file, bytes.subarray(0, from).toString('utf8'), wanted)
  const games: GameRows[] = []
  let at = from
  while (at + GAME_HEAD <= bytes.length) {
    const n = bytes.readUInt32LE(at)
    const end = at + GAME_HEAD + WORD * bytes.readUInt32LE(at + WORD)
    if (n !== games.length || end > bytes.length) break
    games.push(new Float32Array(bytes.buffer.slice(bytes.byteOffset + at + GAME_HEAD, bytes.byteOffset + end)))
    at = end
  }
  return { head, games, bytes, end: at }
}

function headIn(file: string, line: string, { game, inputs }: Pick<NetGamesHead, 'game' | 'inputs'>): NetGamesHead {
  const refused = (reason: string) => refusedFile(file, new Refusal(reason))
  let head: Record<string, unknown>
  try {
    head = readJson(line) as Record<string, unknown>
  } catch {
    throw refused(`this is no ${FORMAT}`)
  }
  const seed = readSeed(String(head['seed']))
  if (head['format'] !== FORMAT || seed === null) throw refused(`this is no ${FORMAT}`)
  if (head['game'] !== game) throw refused(`these are games of ${head['game']}, not of ${game}`)
  if (String(head['inputs']) !== String(inputs)) throw refused('they were played when bots looked at other things')
  return { game, inputs, seed, simulations: Number(head['simulations']), net: head['net'] as number | null }
}
