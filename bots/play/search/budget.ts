/** How long may be searched: by the clock, or by simulations, which bring the same plan each time from the same seed. */
export type Budget = { readonly milliseconds: number } | { readonly simulations: number }

export const isSpent = (budget: Budget, simulations: number, milliseconds: number): boolean =>
  'simulations' in budget ? simulations >= budget.simulations : milliseconds >= budget.milliseconds

/** How many may still come after this many. */
export const simulationsLeft = (budget: Budget, simulations: number): number =>
  'simulations' in budget ? budget.simulations - simulations : Number.POSITIVE_INFINITY

/** What is left of it when so much time has passed. */
export const restOf = (budget: Budget, milliseconds: number): Budget =>
  'simulations' in budget ? budget : { milliseconds: budget.milliseconds - milliseconds }

/** So few simulations are not divided: a level or a training that has no more needs them all. */
const ENOUGH = 300

/** The budget of a decision that is worth this part of the simulations. The clock is not divided. */
export function partOf(budget: Budget, part = 1): Budget {
  if (!('simulations' in budget)) return budget
  const { simulations } = budget
  return { simulations: Math.min(simulations, Math.max(ENOUGH, Math.ceil(part * simulations))) }
}
