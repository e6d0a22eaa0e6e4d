import { type Dice, fork } from './dice.ts'
import type { Game, Move, Seat, Viewer } from './game.ts'
import { sampleOf } from './sample.ts'
import { type Line, visibleTo } from './story.ts'

/*
 * The laws of samples. A table elsewhere sends a viewer no view but a sample: a whole state in which what they cannot see
 * was redealt with dice that everybody knows (`sample.ts`). It must hold no secret, and a page must be able to play on in
 * it as in the truth.
 */

/** What is wrong, in words; `null`: nothing. */
type Complaint = string | null

/** The first place where two values are not the same. */
type Compare = (one: unknown, other: unknown) => Complaint

/** For dice of the laws' own: whatever else is rolled in an examination is not changed by them. */
const SAMPLES = 1
const OTHERS = 2

/** The dice that everybody knows. */
const knownDice = (dice: Dice): Dice => ({ seed: fork(dice.seed, SAMPLES), rolled: 0 })

/** Dice that are others each time. */
const otherDice = (dice: Dice, time: number): Dice => ({ seed: fork(fork(dice.seed, OTHERS), time), rolled: 0 })

/** From another state that looks the same to the viewer comes the same sample. */
export function moreInSample(game: Game, state: Dice, viewer: Viewer, dice: Dice, difference: Compare): Complaint {
  const alike = game.copy(state)
  game.redeal(alike, viewer, otherDice(dice, state.rolled))
  return difference(sampleOf(game, alike, viewer, knownDice(dice)), sampleOf(game, state, viewer, knownDice(dice)))
}

/** What a move did. */
interface PlayedStep {
  readonly seat: Seat
  readonly move: Move
  /** How many were played before it. */
  readonly at: number
  readonly before: Dice
  readonly after: Dice
  /** What it told. */
  readonly story: readonly Line[]
}

/**
 * Plays a move in a sample of its player: what they then see and hear must be what they saw and heard. So whatever can be
 * taken back has shown them nothing new.
 */
export function otherwiseInSample(game: Game, step: PlayedStep, dice: Dice, difference: Compare): Complaint {
  const { seat, move, at, before, after, story } = step
  const sample = sampleOf(game, before, seat, otherDice(dice, at))
  const { rolled } = sample
  const heard: Line[] = []
  game.play(sample, move, line => heard.push(line))
  const rolls = after.rolled !== before.rolled
  if (rolls !== (sample.rolled !== rolled)) return `${game.write(move)} rolls in the ${rolls ? 'truth' : 'sample'} only`
  // What comes then, nobody could know.
  if (rolls) return null
  const isOver = game.toMove(after) === null
  if (isOver !== (game.toMove(sample) === null))
    return `${game.write(move)} ends the game in the ${isOver ? 'truth' : 'sample'} only`
  // At the end what was hidden is shown.
  if (isOver) return null
  return (
    difference(game.view(sample, seat), game.view(after, seat)) ??
    difference(visibleTo(heard, seat), visibleTo(story, seat))
  )
}

/** So often a part may stay the same by chance. */
const BY_CHANCE = 8

/** Where there is nothing, nothing is hidden. */
const EMPTY = ['0', 'null', '""', '[]', '{}']

/**
 * What is in a state and not in a view has to be redealt, or it is sent to those who may not see it. What all remember,
 * since they saw all the rest, the game names (`Game.remembered`). All viewers are looked at together: what one of them
 * knows, though no view has it under this name, is hidden from another.
 */
export class HiddenParts {
  /** By its name: how often a part was hidden and stayed the same. */
  private readonly stayed = new Map<string, number>()
  private readonly redealt = new Set<string>()
  private times = 0

  look(game: Game, state: Dice, viewer: Viewer, dice: Dice): void {
    const sample = game.copy(state)
    game.redeal(sample, viewer, otherDice(dice, this.times++))
    const seen = partsOf(game.view(state, viewer))
    const dealt = partsOf(sample)
    for (const [path, value] of partsOf(state)) {
      if (EMPTY.includes(value) || seen.get(path) === value) continue
      const name = path.replaceAll(/\.\d+/g, '.*')
      if (dealt.get(path) !== value) this.redealt.add(name)
      else this.stayed.set(name, (this.stayed.get(name) ?? 0) + 1)
    }
  }

  /** A part that was never redealt and is not remembered. */
  leaking({ remembered = [] }: Pick<Game, 'remembered'>): Complaint {
    const isLeaking = ([name, times]: readonly [string, number]) =>
      times > BY_CHANCE && !this.redealt.has(name) && !remembered.includes(name.split('.')[0]!)
    return [...this.stayed].find(isLeaking)?.[0] ?? null
  }
}

/** The parts of plain data by their paths: numbers, texts and lists of them, each as JSON. */
function partsOf(tree: unknown, path = '', parts = new Map<string, string>()): ReadonlyMap<string, string> {
  const inner = typeof tree === 'object' && tree !== null ? Object.entries(tree) : []
  if (inner.length === 0 || (Array.isArray(tree) && !tree.some(item => typeof item === 'object' && item !== null)))
    return parts.set(path, JSON.stringify(tree))
  for (const [name, part] of inner) partsOf(part, path === '' ? name : `${path}.${name}`, parts)
  return parts
}
