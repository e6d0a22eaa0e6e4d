import type { Say } from './say.ts'

/** What went wrong in a worker, in the reader's words; what nobody foresaw stays as the program said it. */
export const faultWords = (say: Say, fault: string): string => say.find(fault) ?? fault
