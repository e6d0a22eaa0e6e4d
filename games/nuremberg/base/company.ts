import type { NamedNumber } from '@roundhouse/kernel/named-number'

/** The two companies (NB-5.6). */
export const COMPANIES = ['red', 'green'] as const
export type Company = (typeof COMPANIES)[number]

/** A company by its place among them. */
export type CompanyNumber = NamedNumber<'company'>
export const companyName = (company: CompanyNumber): Company => COMPANIES[company]!

/** Whose a station is: 0 neutral, a bit for each company, both bits for both. */
export type Owners = number

export const NEUTRAL: Owners = 0
export const bitOf = (company: CompanyNumber): Owners => 1 << company
export const RED: Owners = 1
export const GREEN: Owners = 2
export const BOTH: Owners = 3

export const isStationOf = (owners: Owners, company: CompanyNumber): boolean => (owners & (1 << company)) !== 0
