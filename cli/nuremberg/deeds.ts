/** What is told of winners and others, in the order in which it is told. */
export const DEEDS: Readonly<Record<string, string>> = {
  'points transport': 'points: moved',
  'points profit': 'points: profit',
  'points sets': 'points: sets',
  'points chain': 'points: chain',
  'points track-left': 'points: track',
  ...byTurn('moved', 'pieces moved'),
  'moved grey': '... grey goods',
  'moved yellow': '... yellow goods',
  'moved red': '... red passengers',
  'moved green': '... green passengers',
  'first-class': '... in first class',
  ...byTurn('links', 'links built'),
  sold: 'links sold',
  ...byTurn('lines', 'lines sold'),
  ...byTurn('trains', 'trains bought'),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(row => [`row ${row}`, `... from row ${row}`])),
  ...byTurn('cubes', 'cubes paid in auctions'),
  white: 'white won in auctions',
  brown: 'brown won in auctions',
  company: 'red and green won in auctions',
  ...byTurn('builds first', 'builds first'),
  ...byTurn('buys first', 'buys trains first'),
  ...Object.fromEntries([1, 2, 3, 4, 5].map(turn => [`ahead ${turn}`, `has most profit after turn ${turn}`])),
  'closes the chain': 'closes the chain',
  ...Object.fromEntries([1, 2, 3, 4].map(place => [`place ${place}`, `is number ${place} at the start`])),
}

/** In all, then turn by turn. */
function byTurn(deed: string, words: string): Record<string, string> {
  const turns = [1, 2, 3, 4, 5].map(turn => [`${deed} ${turn}`, `... in turn ${turn}`])
  return { [deed]: words, ...Object.fromEntries(turns) }
}
