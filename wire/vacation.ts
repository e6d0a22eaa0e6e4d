/** How many days a person may take in a year. */
export const VACATION_DAYS = 30

/** What a person is told of their vacation. */
export interface VacationState {
  /** Until when it lasts; `null`: there is none now. */
  readonly until: number | null
  /** Whole days that are left of this year's. */
  readonly daysLeft: number
}
