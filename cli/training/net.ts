import type { NetWeights } from '@roundhouse/bots/play/net/net'
import { loadNet, type NetFile, netWeightsIn } from '@roundhouse/bots/play/net/net-file'
import type { NetShape } from '@roundhouse/bots/play/net/shape'
import { isWon, type MatchScore } from '@roundhouse/bots/training/match'
import { FIT, FURTHER, fitSteps } from '@roundhouse/bots/training/net/fit'
import { isHeldOut } from '@roundhouse/bots/training/net/held-out'
import { type NetLoss, netLossesOf } from '@roundhouse/bots/training/net/loss'
import type { GameRows } from '@roundhouse/bots/training/net/samples'
import type { NetPlayers } from '@roundhouse/bots/training/net/self-play'
import { netFileOf, writeNet } from '@roundhouse/bots/training/net/write-net'
import { netSpecOf } from '@roundhouse/bots/training/specs'
import { fork, type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { Interruption } from '../exit-codes.ts'
import { writeWhole } from '../saving/files.ts'
import { newProgress } from '../simulation/progress.ts'
import { inTable, percent } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playMatch } from './match.ts'
import { addNetGame, type KeptGames, keptGamesIn, type NetGamesHead, netGamesIn, newNetGames } from './net-games.ts'
import { playInThreads } from './pool.ts'

interface NetRun {
  readonly game: string
  readonly seed: Seed
  readonly games: number
  readonly players: NetPlayers
  /** Whether the shipped net is fitted further; else a new one is made. */
  readonly isFurther: boolean
  readonly threads: number
  /** Deals of the match. */
  readonly deals: number
  /** Where the games are kept; and whether those in it are gone on with. */
  readonly state: string
  readonly isResumed: boolean
  /** Where games of another time are kept that it is fitted to as well. */
  readonly also: string | undefined
  /** Where the net goes, if it is better; and where it goes in any case. */
  readonly shipped: string
  readonly out: string | undefined
}

const PLAYERS = 2
const MATCH_SIMULATIONS = 300
/** Forks of the seed that no game has. */
const FITTING = 0x7ffffffe
const MATCH = 0x7fffffff

/** Plays games, fits a net to most of them, tells how it does in the others, and lets it play against the one that is shipped. */
export async function trainNet(terminal: Terminal, run: NetRun): Promise<void> {
  const { shape, shipped } = netSpecOf(run.game)
  const head = headOf(run)
  // Before anything is played: games that cannot be read must not cost those that are played now.
  const also = run.also === undefined ? null : keptGamesIn(run.also, head)
  const games = [await played(terminal, run, head), also?.games ?? []]
  const weights = await fittedTo(
    terminal,
    run,
    games.flatMap(of => of.filter((_, n) => !isHeldOut(n))),
  )
  // What is shipped has fewer digits, so that is what is tested.
  const draft = netFileOf(shape, weights, {})
  const losses = netLossesOf(
    shape,
    netWeightsIn(shape, draft),
    games.flatMap(of => of.filter((_, n) => isHeldOut(n))),
    weightsIfRead(shape, shipped),
  )
  for (const line of lossTable(losses)) terminal.say(line)
  const made = (score: MatchScore | null): string =>
    writeNet(netFileOf(shape, weights, madeBy(run, also, losses, score)))
  // The match takes as long as the fit: nobody who stops it loses the net.
  if (run.out !== undefined) writeWhole(run.out, made(null))
  const match = { game: run.game, seed: fork(run.seed, MATCH), players: PLAYERS, simulations: MATCH_SIMULATIONS }
  const score = await playMatch(terminal, { ...match, net: draft }, run.deals, run.threads)
  const isBetter = losses.every(isLowest) && isWon(match, score)
  if (!isBetter && run.out === undefined) return terminal.say('Nothing is written: bots would not play better.')
  const file = run.out ?? run.shipped
  writeWhole(file, made(score))
  terminal.say(`Written: ${file}`)
}

const isLowest = ({ withNet, shipped, without, equal }: NetLoss): boolean =>
  withNet < Math.min(without, equal, shipped ?? Number.POSITIVE_INFINITY)

/** A net that was made for other inputs is no rival. */
function weightsIfRead(shape: NetShape, file: NetFile): NetWeights | null {
  return 'net' in loadNet(shape, file) ? netWeightsIn(shape, file) : null
}

function headOf({ game, seed, players: { byNet, simulations } }: NetRun): NetGamesHead {
  const { shape, shipped } = netSpecOf(game)
  const inputs = [shape.seatInputs.length, shape.tableInputs.length]
  return { game, seed, simulations, net: byNet ? shipped.checksum : null, inputs }
}

/** Anyone who stops it is told how to go on. */
async function played(terminal: Terminal, run: NetRun, head: NetGamesHead): Promise<GameRows[]> {
  const { game, seed, players, threads, state } = run
  const games = run.isResumed ? netGamesIn(state, head) : []
  if (!run.isResumed) newNetGames(state, head)
  const progress = newProgress(terminal, run.games, { from: games.length })
  const work = { game, seed, netPlayers: players }
  try {
    await playInThreads<GameRows>({ work, from: games.length, to: run.games, threads }, terminal.stopped, rows => {
      addNetGame(state, games.length, rows)
      games.push(rows)
      progress.tell(games.length)
    })
  } catch (error) {
    if (!(error instanceof Interruption)) throw error
    throw new Interruption(error.signal, `Stopped after ${games.length} games. ${goOn(run)}`)
  } finally {
    progress.end()
  }
  return games.slice(0, run.games)
}

const goOn = (run: NetRun): string =>
  `Go on with: ${gamesCommand(headOf(run), run.games)}${fitOptions(run)} --resume ${run.state}`

const fitOptions = ({ also, isFurther }: NetRun): string =>
  `${isFurther ? ' --further' : ''}${also === undefined ? '' : ` --also ${also}`}`

/** The command that plays these games. */
const gamesCommand = ({ game, seed, simulations, net }: NetGamesHead, games: number): string =>
  `npm run train -- ${game} --net --games ${games}${net === null ? '' : bySimulations(simulations)} --seed ${digitsOf(seed)}`

const bySimulations = (simulations: number): string =>
  simulations === 0 ? ' --by-net' : ` --simulations ${simulations}`
const digitsOf = (seed: Seed): string => writeSeed(seed).replace(/^0+(?=.)/, '')

async function fittedTo(terminal: Terminal, run: NetRun, games: readonly GameRows[]): Promise<NetWeights> {
  const { shape, shipped, pointScale } = netSpecOf(run.game)
  const setting = run.isFurther ? { ...FURTHER, from: netWeightsIn(shape, shipped) } : FIT
  const steps = fitSteps(shape, games, { ...setting, seed: fork(run.seed, FITTING), pointScale })
  for (let epoch = 1; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (value.epochs >= epoch) terminal.warn(`epoch ${epoch++} of ${setting.epochs}: loss ${value.loss.toFixed(4)}`)
    await Promise.race([nextTask(), terminal.stopped])
  }
}

const nextTask = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

const loss = (of: number): string => of.toFixed(3)

const lossTable = (losses: readonly NetLoss[]): string[] =>
  inTable([
    ['held-out loss', 'positions', 'without the net', 'with it', 'with the shipped one', 'equal chances'],
    ...losses.map(each => [
      each.table,
      String(each.positions),
      loss(each.without),
      loss(each.withNet),
      each.shipped === null ? '' : loss(each.shipped),
      loss(each.equal),
    ]),
  ])

/** How the net was made, for anyone who wants to make it again. */
const madeBy = (
  run: NetRun,
  also: KeptGames | null,
  losses: readonly NetLoss[],
  score: MatchScore | null,
): NetFile['made'] => ({
  command: `${gamesCommand(headOf(run), run.games)}${run.isFurther ? ' --further' : ''} --match ${run.deals}`,
  ...(run.players.byNet || run.isFurther
    ? { before: `the net with the checksum ${netSpecOf(run.game).shipped.checksum}` }
    : {}),
  ...(also === null ? {} : { also: `games of ${gamesCommand(also.head, also.games.length)}` }),
  loss: losses.map(each => `${each.table}: ${loss(each.without)} without, ${loss(each.withNet)} with`).join('; '),
  ...(score === null ? {} : { match: matchWords(run, score) }),
})

const matchWords = ({ deals }: NetRun, { share, error }: MatchScore): string =>
  `${percent(share)} ± ${percent(error)} of ${deals * PLAYERS} games of two with ${MATCH_SIMULATIONS} simulations against the net that was shipped before`
