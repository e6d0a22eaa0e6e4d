import type { Say } from '../messages/say.ts'

export const MAPS = ['nuremberg', 'wensleydale'] as const

/** `Wensleydale map, 2009 rules`; '' where a game does not say. */
export function setupWords(say: Say, options: ReadonlyMap<string, string>): string {
  const map = MAPS.find(each => each === options.get('map'))
  if (map === undefined) return ''
  const words = say('game.nuremberg.setup', { map: say(`map.${map}`) })
  return options.get('rules-of') === '2009' ? `${words}, ${say('new.rules-2009')}` : words
}
