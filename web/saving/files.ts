import { unseal } from '@roundhouse/table/saving/seal'
import type { DamagedGame } from './kept.ts'
import { store } from './store.ts'

/** A game as a file of its own. */
interface GameFile {
  readonly name: string
  readonly text: string
}

/** A finished game goes out as a record that everybody can read; one that goes on stays sealed. */
export async function fileOf(id: string): Promise<GameFile | null> {
  const saved = await store.load(id)
  if (saved === undefined) return null
  const { game, isOver, sealed } = saved
  const named = `${game}-${dayOf(saved.saved)}`
  if (!isOver) return { name: `${named}.save`, text: sealed }
  return { name: `${named}.record`, text: await unseal(sealed) }
}

/** What is damaged goes out as it was found, for those who can mend it. */
export const damagedFile = ({ id, record }: DamagedGame): GameFile => ({
  name: `damaged-${String(id)}.json`,
  text: JSON.stringify(record, (_, value) => (typeof value === 'bigint' ? String(value) : value), 2) ?? String(record),
})

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Hands a file to the reader's browser, which knows where files go. */
export function download({ name, text }: GameFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
