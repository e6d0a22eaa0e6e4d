/** How long may be thought: by the clock, or by tries. By tries the same seed always brings the same plan. */
export type Budget = { readonly milliseconds: number } | { readonly tries: number }

export const isSpent = (budget: Budget, tries: number, milliseconds: number): boolean =>
  'tries' in budget ? tries >= budget.tries : milliseconds >= budget.milliseconds

/** The budget of one of several who think about the same: tries are shared out, time passes for all alike. */
export const partOf = (budget: Budget, thinkers: number): Budget =>
  'tries' in budget ? { tries: Math.ceil(budget.tries / thinkers) } : budget

/** What is left of it when so much time has passed. */
export const restOf = (budget: Budget, milliseconds: number): Budget =>
  'tries' in budget ? budget : { milliseconds: budget.milliseconds - milliseconds }
