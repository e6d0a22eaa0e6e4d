import type { NetWeights } from '@roundhouse/bots/play/net/net'
import { type NetFile, netWeightsIn } from '@roundhouse/bots/play/net/net-file'
import { isWon, type MatchScore } from '@roundhouse/bots/training/match'
import { FIT, fitSteps } from '@roundhouse/bots/training/net/fit'
import { isHeldOut } from '@roundhouse/bots/training/net/held-out'
import { type NetLoss, netLossesOf } from '@roundhouse/bots/training/net/loss'
import type { GameRows } from '@roundhouse/bots/training/net/samples'
import { netFileOf, writeNet } from '@roundhouse/bots/training/net/write-net'
import { netSpecOf } from '@roundhouse/bots/training/specs'
import { fork, type Seed, writeSeed } from '@roundhouse/kernel/dice'
import { Interruption } from '../exit-codes.ts'
import { writeWhole } from '../saving/files.ts'
import { newProgress } from '../simulation/progress.ts'
import { inTable, percent } from '../terminal/columns.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { playMatch } from './match.ts'
import { addNetGame, type NetGamesHead, netGamesIn, newNetGames } from './net-games.ts'
import { playInThreads } from './pool.ts'

interface NetRun {
  readonly game: string
  readonly seed: Seed
  readonly games: number
  /** Of the shipped net in self-play; 0: those play who know no net. */
  readonly simulations: number
  readonly threads: number
  /** Deals of the match. */
  readonly deals: number
  /** Where the games are kept; and whether those in it are gone on with. */
  readonly state: string
  readonly isResumed: boolean
  /** Where the net goes, if it is better; and where it goes in any case. */
  readonly shipped: string
  readonly out: string | undefined
}

const PLAYERS = 2
const MATCH_SIMULATIONS = 300
/** Forks of the seed that no game has. */
const FITTING = 0x7ffffffe
const MATCH = 0x7fffffff

/** Plays games, fits a net to most of them, tells how it does in the others, and lets it play against those without. */
export async function trainNet(terminal: Terminal, run: NetRun): Promise<void> {
  const { shape } = netSpecOf(run.game)
  const games = await played(terminal, run)
  const fitted = games.filter((_, n) => !isHeldOut(n))
  const weights = await fittedTo(terminal, run, fitted)
  // What is shipped has fewer digits, so that is what is tested.
  const draft = netFileOf(shape, weights, {})
  const losses = netLossesOf(
    shape,
    netWeightsIn(shape, draft),
    games.filter((_, n) => isHeldOut(n)),
  )
  for (const line of lossTable(losses)) terminal.say(line)
  // The match takes as long as the fit: nobody who stops it loses the net.
  if (run.out !== undefined) writeWhole(run.out, writeNet(netFileOf(shape, weights, madeBy(run, losses, null))))
  const match = { game: run.game, seed: fork(run.seed, MATCH), players: PLAYERS, simulations: MATCH_SIMULATIONS }
  const score = await playMatch(terminal, { ...match, net: draft }, run.deals, run.threads)
  const isBetter =
    losses.every(({ withNet, without, equal }) => withNet < Math.min(without, equal)) && isWon(match, score)
  if (!isBetter && run.out === undefined) return terminal.say('Nothing is written: bots would not play better.')
  const file = run.out ?? run.shipped
  writeWhole(file, writeNet(netFileOf(shape, weights, madeBy(run, losses, score))))
  terminal.say(`Written: ${file}`)
}

/** Anyone who stops it is told how to go on. */
async function played(terminal: Terminal, run: NetRun): Promise<GameRows[]> {
  const { game, seed, simulations, threads, state } = run
  const { seatInputs, tableInputs } = netSpecOf(game).shape
  const head: NetGamesHead = { game, seed, simulations, inputs: [seatInputs.length, tableInputs.length] }
  const games = run.isResumed ? netGamesIn(state, head) : []
  if (!run.isResumed) newNetGames(state, head)
  const progress = newProgress(terminal, run.games, { from: games.length })
  const work = { game, seed, netSimulations: simulations }
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

const goOn = ({ game, games, simulations, seed, state }: NetRun): string =>
  `Go on with: npm run train -- ${game} --net --games ${games}${bySimulations(simulations)} --seed ${digitsOf(seed)} --resume ${state}`

const bySimulations = (simulations: number): string => (simulations === 0 ? '' : ` --simulations ${simulations}`)
const digitsOf = (seed: Seed): string => writeSeed(seed).replace(/^0+(?=.)/, '')

async function fittedTo(terminal: Terminal, run: NetRun, games: readonly GameRows[]): Promise<NetWeights> {
  const { shape, pointScale } = netSpecOf(run.game)
  const steps = fitSteps(shape, games, { ...FIT, seed: fork(run.seed, FITTING), pointScale })
  for (let epoch = 1; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (value.epochs >= epoch) terminal.warn(`epoch ${epoch++} of ${FIT.epochs}: loss ${value.loss.toFixed(4)}`)
    await Promise.race([nextTask(), terminal.stopped])
  }
}

const nextTask = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

const loss = (of: number): string => of.toFixed(3)

const lossTable = (losses: readonly NetLoss[]): string[] =>
  inTable([
    ['held-out loss', 'positions', 'without the net', 'with it', 'equal chances'],
    ...losses.map(each => [
      each.table,
      String(each.positions),
      loss(each.without),
      loss(each.withNet),
      loss(each.equal),
    ]),
  ])

/** How the net was made, for anyone who wants to make it again. */
const madeBy = (run: NetRun, losses: readonly NetLoss[], score: MatchScore | null): NetFile['made'] => ({
  command: `npm run train -- ${run.game} --net --games ${run.games}${bySimulations(run.simulations)} --seed ${digitsOf(run.seed)} --match ${run.deals}`,
  loss: losses.map(each => `${each.table}: ${loss(each.without)} without, ${loss(each.withNet)} with`).join('; '),
  ...(score === null ? {} : { match: matchWords(run, score) }),
})

const matchWords = ({ deals }: NetRun, { share, error }: MatchScore): string =>
  `${percent(share)} ± ${percent(error)} of ${deals * PLAYERS} games of two with ${MATCH_SIMULATIONS} simulations against the evaluation without the net`
