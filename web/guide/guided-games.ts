import { remember, remembered } from '../shell/memory.ts'

/** The games that are guided, by the name under which they are kept, and what was told in each. */
type GuidedGames = Readonly<Record<string, readonly string[]>>

const KEY = 'roundhouse-guided'

const guided = (): GuidedGames => (remembered(KEY) ?? {}) as GuidedGames

/** What the guide has told in a game; `null`: it is not guided, or the guide was switched off. */
export const toldIn = (id: string): readonly string[] | null => guided()[id] ?? null

export const guideGame = (id: string): void => remember(KEY, { ...guided(), [id]: [] })

export const addTold = (id: string, moment: string): void =>
  remember(KEY, { ...guided(), [id]: [...(toldIn(id) ?? []), moment] })

export function stopGuide(id: string): void {
  const { [id]: _, ...others } = guided()
  remember(KEY, others)
}
