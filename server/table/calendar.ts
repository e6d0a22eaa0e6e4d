/*
 * Days of the calendar as instants of UTC, by arithmetic: what asks for the date has no place here.
 */

export const DAY = 24 * 60 * 60_000

/** The instant at which a day begins; months are counted from 1. */
export function instantOfDay(year: number, month: number, day: number): number {
  // Years begin in March here, so that the odd day comes last; an era is 400 of them.
  const since = month > 2 ? year : year - 1
  const era = Math.floor(since / 400)
  const ofEra = since - era * 400
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const days = ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear
  return (era * 146_097 + days - 719_468) * DAY
}

export function yearOf(instant: number): number {
  const near = 1970 + Math.floor(instant / (365.2425 * DAY))
  return [near + 1, near].find(year => instantOfDay(year, 1, 1) <= instant) ?? near - 1
}
