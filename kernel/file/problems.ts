import { Refusal } from '../game.ts'

const MOST_PROBLEMS = 20

/** Refuses a file for all that is wrong in it, a line each. */
export function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(firstOf(problems))
}

function firstOf(problems: readonly string[]): string {
  const more = problems.length - MOST_PROBLEMS
  return [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
