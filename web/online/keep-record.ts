import { savedAs } from '@roundhouse/table/saving/saved-game'
import { seal } from '@roundhouse/table/saving/seal'
import { openNews } from '../saving/news.ts'
import { openFile } from '../saving/open.ts'
import { saveAfter } from '../saving/store.ts'

/** A game that ended elsewhere becomes one of the page's own, word for word: its record says how the deal was made. */
export async function keepRecord(id: string, record: string): Promise<void> {
  const table = await openFile(id, record)
  if ('fault' in table) return
  const headline = `${table.manifest.name}, ${table.chairs.map(({ name }) => name).join(', ')}`
  // What is kept under this name already is this game.
  if (!(await saveAfter(null, savedAs(table, Date.now(), await seal(headline, record))))) return
  const news = openNews(() => {})
  news.tell(id)
  news.close()
}
