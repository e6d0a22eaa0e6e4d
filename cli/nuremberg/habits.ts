/** Habits of players in words, in the order in which they are told. */
export const HABITS: Readonly<Record<string, string>> = {
  built: 'links built by a player',
  'built-turn': '... in which turn',
  sold: 'links sold',
  'sold-turn': '... in which turn',
  'line-pieces': '... links in a line that is sold',
  'track-left': 'links left at the end',
  chains: 'part of the games in which the chain is closed',
  trains: 'trains bought',
  'train-pieces': '... pieces on each',
  moved: 'pieces moved',
  'first-class': '... first-class passengers among them',
  income: 'income in all turns',
  cubes: 'cubes paid for a box',
}
