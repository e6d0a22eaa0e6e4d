import { remember, remembered } from '../shell/memory.ts'

const OFFERED = 'roundhouse-notices-offered'

export const isOffered = (): boolean => remembered(OFFERED) === true
export const noteOffered = (): void => remember(OFFERED, true)
