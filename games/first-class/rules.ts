import { car, carEffects, free, up } from './base/board/cars.ts'
import { both, cond, conductorEffects } from './base/board/conductors.ts'
import { cityBonus, loco, locomotiveEffect, routeCard } from './base/board/route.ts'
import { type Kind, type Letter, MODULES } from './base/cards/card.ts'
import { contractCard, fulfil } from './base/cards/contracts.ts'
import { keep } from './base/cards/draft.ts'
import { endCardAction, endCardEffect, pick } from './base/cards/end-cards.ts'
import { mail, mailCarBonus, tileBonus } from './base/cards/mail-cars.ts'
import { lay, layEffect } from './base/cards/middle.ts'
import { decline, frameCards, take } from './base/cards/offer.ts'
import { takersCoins, tile } from './base/cards/start-tile.ts'
import { done } from './base/frames/frame.ts'
import { purchases } from './base/frames/spend.ts'
import { begin } from './base/frames/waiting.ts'
import type { MoveKind } from './base/move-kind.ts'
import { scoreTrains } from './base/round/scoring.ts'
import { end } from './base/round/turn.ts'
import type { EffectRule, KindRule, Module, Rules, SourceRule } from './base/table.ts'
import type { DeckFile, FullDecks } from './decks/definition.ts'
import { printed } from './decks/printed.ts'
import { standardDecks } from './decks/standard.ts'
import { contracts } from './modules/a-contracts/index.ts'
import { celebritiesAndPostcards } from './modules/b-celebrities/index.ts'
import { firstClassMurder } from './modules/c-murder/index.ts'
import { passengersAndLuggage } from './modules/d-passengers/index.ts'
import { switchesAndMechanics } from './modules/e-switches/index.ts'
import { storageAndFactory } from './modules/f-factory/index.ts'

export const modules: Readonly<Record<Letter, Module>> = {
  A: contracts,
  B: celebritiesAndPostcards,
  C: firstClassMurder,
  D: passengersAndLuggage,
  E: switchesAndMechanics,
  F: storageAndFactory,
}
const all = MODULES.map(letter => modules[letter])

/** Every condition a contract may ask for, of all modules: cards of one deck may use the words of another. */
export const conditions = all.flatMap(module => module.conditions ?? [])

const baseMoveKinds: readonly MoveKind[] = [
  ...[done, car, up, free, mail, both, cond, loco, ...purchases, pick, fulfil],
  ...[take, decline, tile, begin, keep, scoreTrains, end, lay],
]

const baseKinds: readonly KindRule[] = [...frameCards, routeCard, contractCard]
const baseEffects: readonly EffectRule[] = [
  ...carEffects,
  ...conductorEffects,
  locomotiveEffect,
  endCardEffect,
  layEffect,
]
const baseSources: readonly SourceRule[] = [mailCarBonus, tileBonus, cityBonus, endCardAction, takersCoins]

const moveKinds = byNumber(
  [...baseMoveKinds, ...all.flatMap(module => module.moveKinds ?? [])],
  moveKind => moveKind.number,
)
const effects = byNumber([...baseEffects, ...all.flatMap(module => module.effects ?? [])], effect => effect.kind)
const sources = byNumber([...baseSources, ...all.flatMap(module => module.sources ?? [])], source => source.kind)
const kinds = new Map<Kind, KindRule>(
  [...baseKinds, ...all.flatMap(module => module.kinds ?? [])].map(rule => [rule.kind, rule]),
)

/** A list in which each thing stands at its own number. Two with one number are a mistake of ours. */
function byNumber<T>(things: readonly T[], numberOf: (thing: T) => number): T[] {
  const list: T[] = []
  for (const thing of things) {
    if (list[numberOf(thing)] !== undefined) throw new Error(`Two things with the number ${numberOf(thing)}`)
    list[numberOf(thing)] = thing
  }
  return list
}

/** The rules for this many players, with these two modules and these decks. */
export function rulesFor(
  seats: number,
  letters: readonly [Letter, Letter],
  standard: FullDecks = standardDecks(),
  own?: DeckFile,
): Rules {
  const cards = printed(conditions, letters, own, standard)
  const inUse = letters.map(letter => modules[letter])
  return {
    seats,
    printed: cards,
    piles: [1, 2, 3].map(pile => pileOf(cards.faces, face => (face.pile === pile ? face.copies : 0))),
    endPile: pileOf(cards.endFaces, () => 1),
    moveKinds,
    effects,
    sources,
    conditions,
    kinds: cards.faces.map(({ kind }) => kinds.get(kind)!),
    refusals: cards.faces.map(({ kind }) => kinds.get(kind)!.refuse ?? null),
    endings: Array.from(sources, source => source?.done ?? null),
    modules: inUse,
    moments: {
      settled: inUse.flatMap(({ settled }) => settled ?? []),
      carsChanged: inUse.flatMap(({ carsChanged }) => carsChanged ?? []),
      scoring: inUse.flatMap(({ scoring }) => scoring ?? []),
      turnOver: inUse.flatMap(({ turnOver }) => turnOver ?? []),
    },
  }
}

/** Laid down card by card: engines remember of a list made in any other way that it may have gaps, and of its copies. */
function pileOf<T>(faces: readonly T[], copiesOf: (face: T) => number): readonly number[] {
  const cards: number[] = []
  for (let number = 0; number < faces.length; number++)
    for (let copies = copiesOf(faces[number]!); copies > 0; copies--) cards.push(number)
  return cards
}
