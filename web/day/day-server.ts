import type { DayTable, OwnDay } from '@roundhouse/wire/day'
import { ask } from '../online/server.ts'

/** How everybody fared with the deal of a day. */
export const dayTable = (day: string): Promise<DayTable> => ask(`days/${day}`)

/** Sends the record of one's own game; what is wrong with it is the code of the error. */
export const sendDay = (day: string, record: string): Promise<DayTable> => ask(`days/${day}`, { record })

/** The days that the server knows of, also those that were played in another browser. */
export const sentDays = (): Promise<readonly OwnDay[]> => ask('days')
