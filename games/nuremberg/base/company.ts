/** The two companies (NB-5.6). */
export const COMPANIES = ['red', 'green'] as const
export type Company = (typeof COMPANIES)[number]

/** Whose a station is: 0 neutral, a bit for each company, both bits for both. */
export type Owners = number

export const NEUTRAL: Owners = 0
export const bitOf = (company: number): Owners => 1 << company
export const RED: Owners = 1
export const GREEN: Owners = 2
export const BOTH: Owners = 3

export const isStationOf = (owners: Owners, company: number): boolean => (owners & (1 << company)) !== 0
