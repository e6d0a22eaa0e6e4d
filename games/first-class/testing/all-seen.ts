import { type Dice, draw, fork, type Seed, writeSeed } from '@roundhouse/kernel/dice'
import type { Move } from '@roundhouse/kernel/game'
import type { Choose } from '@roundhouse/kernel/laws'
import type { Line } from '@roundhouse/kernel/story'
import { type Letter, MODULES } from '../base/card.ts'
import { deedOf } from '../base/deed.ts'
import type { State } from '../base/state.ts'
import type { FirstClass } from '../game.ts'
import { stepComplaints } from '../referee/step.ts'
import { openGame } from './found.ts'
import { anyCharacter, curious } from './guided.ts'
import { anyTexts, disagreement, Texts, wrongAnswer } from './reasons.ts'
import { type Sights, sightsAt, sightsIn } from './sights.ts'

/** What came of playing until all was seen. */
export interface Tour {
  readonly games: number
  readonly moves: number
  readonly seen: Sights
  readonly missing: readonly string[]
}

export interface TourOptions {
  readonly seed: Seed
  /** After so many games it ends, whatever is still missing. */
  readonly most: number
  readonly onGame?: (tour: Tour) => void
}

/** Only four can fill all trains. */
const PLAYERS = [4, 3, 4, 2]

/** Plays guided games until everything that is wanted has been seen, with both referees at the table. */
export function tour(wanted: ReadonlyMap<string, Letter | null>, { seed, most, onGame }: TourOptions): Tour {
  const texts = new Texts()
  let so: Tour = { games: 0, moves: 0, seen: new Set(), missing: [...wanted.keys()] }
  while (so.missing.length > 0 && so.games < most) {
    const dice: Dice = { seed: fork(seed, so.games), rolled: 0 }
    const { seen, missing } = so
    const open = MODULES.filter(letter => missing.some(sight => wanted.get(sight) === letter))
    const game = openGame(PLAYERS[so.games % PLAYERS.length]!, pairFor(open, dice))
    const tempers = Array.from({ length: game.seats }, (_, seat) => anyCharacter(dice, seat % 2 === 0 ? open : []))
    const moves = so.moves + playGuided(game, curious(game, tempers, seen), dice, so, texts)
    so = { ...so, games: so.games + 1, moves, missing: missing.filter(sight => !seen.has(sight)) }
    onGame?.(so)
  }
  return so
}

/** Two modules of which something is missing, as far as there are. */
function pairFor(open: readonly Letter[], dice: Dice): readonly [Letter, Letter] {
  const bag = open.length >= 2 ? [...open] : MODULES.filter(letter => !open.includes(letter))
  return [open.length === 1 ? open[0]! : draw(dice, bag), draw(dice, bag)].sort() as [Letter, Letter]
}

function playGuided(game: FirstClass, choose: Choose<State>, dice: Dice, so: Tour, texts: Texts): number {
  const seed = fork(dice.seed, 1)
  const hold = (complaint: string | null | undefined, moves: number) => {
    if (complaint) throw new Error(`${complaint} (after ${moves} moves, seed ${writeSeed(seed)})`)
  }
  let before = game.begin(seed)
  for (let played = 0; ; played++) {
    const moves = game.moves(before)
    hold(game.complaints(before)[0], played)
    const isSampled = played % EVERY === 0
    if (isSampled) hold(disagreement(game, before), played)
    const isSeldom = (before.frame?.left.length ?? 0) > 1 || moves.some(move => isOfModule(game, move))
    if (isSampled || isSeldom || sightsAt(before).some(sight => !so.seen.has(sight)))
      hold(wrongReason(game, before, dice, texts, so.seen), played)
    if (game.toMove(before) === null) return played
    const move = choose(game, before, moves, dice)
    const after = game.copy(before)
    const lines: Line[] = []
    game.play(after, move, line => lines.push(line))
    for (const sight of sightsIn(game.rules, { before, move, text: '', after, lines })) so.seen.add(sight)
    hold(stepComplaints(game.rules, before, move, after, lines)[0], played + 1)
    before = after
  }
}

/** In every so many-th state all moves there can be are asked for, and why some are not legal. */
const EVERY = 20
const ASKED = 24

/** Moves of the modules are seldom open, so they are always asked about; so is what stands in a frame beside another. */
const isOfModule = (game: FirstClass, move: Move): boolean => deedOf(game.rules, move).number >= MODULE_DEEDS
const MODULE_DEEDS = 32

function wrongReason(game: FirstClass, state: State, dice: Dice, texts: Texts, seen: Sights): string | null {
  texts.add(game.moves(state).map(move => game.write(move)))
  return wrongAnswer(game, state, [...texts.some(dice, ASKED), ...anyTexts(game, state, dice, ASKED), '?'], seen)
}
