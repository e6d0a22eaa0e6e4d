import { type Language, layersOf } from '@roundhouse/words/languages'
import { pageRoom } from '@roundhouse/words/page/room'

/**
 * Asks for the file with all that home says, before the page is there that says it. If it does not come the page asks once
 * more, and tells.
 */
export function askForWords(language: Language): void {
  for (const layer of layersOf(language)) pageRoom[layer]?.().catch(() => {})
}
