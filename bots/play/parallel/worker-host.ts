import type { Dice } from '@roundhouse/kernel/dice'
import type { Game } from '@roundhouse/kernel/game'
import { sightOf } from '../bot.ts'
import { restOf } from '../search/budget.ts'
import { HERE, type Place } from '../search/scheduler.ts'
import { deliberate } from '../search/timed-search.ts'
import { bestLooking, type Knowledge, searchFor } from '../search-bot.ts'
import type { Question } from './request.ts'
import { type Thought, thoughtOf } from './root-stats.ts'

/** A game that has been opened, and what is known about it. */
interface Subject {
  readonly game: Game
  readonly knowledge: Knowledge
}

/** Opens what a question is about. */
export type OpenSubject = (game: string, options: unknown) => Subject | Promise<Subject>

/**
 * Where thinkers think: a worker of a browser, a thread of Node, or here. It can be shown to others as it is; what it
 * is asked and answers is plain data, so whoever asks names his question by a number of his own to cancel it.
 */
export interface Study {
  think(id: number, question: Question): Promise<Thought>
  /** Whatever was found so far is the answer, now. */
  cancel(id: number): void
}

export function newStudy(open: OpenSubject, place: Place = HERE): Study {
  const running = new Map<number, AbortController>()
  const opened = new Map<string, ReturnType<OpenSubject>>()
  // The same game is asked about again and again.
  const subjectOf = ({ game, options }: Question): ReturnType<OpenSubject> => {
    const key = JSON.stringify([game, options])
    const subject = opened.get(key) ?? open(game, options)
    opened.set(key, subject)
    return subject
  }
  return {
    async think(id, question) {
      const began = place.now()
      const controller = new AbortController()
      running.set(id, controller)
      try {
        const subject = await subjectOf(question)
        return await ponder(subject, question, began, controller.signal, place)
      } finally {
        running.delete(id)
      }
    },
    cancel: id => running.get(id)?.abort(),
  }
}

/** Who does not try plans needs no time. To open the game and to look around the table takes time too. */
async function ponder(
  { game, knowledge }: Subject,
  { setting, seat, state, seed, budget }: Question,
  began: number,
  signal: AbortSignal,
  place: Place,
): Promise<Thought> {
  const dice: Dice = { seed, rolled: 0 }
  const sight = sightOf(game, state, seat, dice)
  const search = searchFor(knowledge, game, setting, state)
  if (setting.tries === 0) return [{ moves: bestLooking(search, setting, state, dice).moves, visits: 1, gained: 0 }]
  const rest = restOf(budget, place.now() - began)
  return thoughtOf(await deliberate(search, sight, rest, signal, place))
}
