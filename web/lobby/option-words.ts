import type { WebGame } from '../game.ts'
import type { Say } from '../messages/say.ts'

/** A module or a map as it is read, as in `Wensleydale map`; what a game has no words for is read as it is written. */
export function optionWords({ setup }: Pick<WebGame['about'], 'setup'>, say: Say, option: string): string {
  const [key = '', value = ''] = option.split(':')
  return setup?.(say, new Map([[key, value]])) || value
}
