/** How long may be thought: by the clock, or by tries. By tries the same seed always brings the same plan. */
export type Budget = { readonly milliseconds: number } | { readonly simulations: number }

export const isSpent = (budget: Budget, simulations: number, milliseconds: number): boolean =>
  'simulations' in budget ? simulations >= budget.simulations : milliseconds >= budget.milliseconds

/** The budget of one of several who think about the same: tries are shared out, time passes for all alike. */
export const partOf = (budget: Budget, searchBots: number): Budget =>
  'simulations' in budget ? { simulations: Math.ceil(budget.simulations / searchBots) } : budget

/** What is left of it when so much time has passed. */
export const restOf = (budget: Budget, milliseconds: number): Budget =>
  'simulations' in budget ? budget : { milliseconds: budget.milliseconds - milliseconds }
