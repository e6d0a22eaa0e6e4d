/** What is told of winners and others, in the order in which it is told. */
export const DEEDS: Readonly<Record<string, string>> = {
  'points train': 'points: trains',
  ...byPart('points train', '... in scoring phase'),
  'points end-card': 'points: Game End cards',
  'points city': 'points: points cities',
  'points constantinople': 'points: Constantinople',
  'points celebrity': 'points: celebrities',
  'points luggage': 'points: luggage',
  'points switch': 'points: switches',
  'points contract': 'points: contracts',
  'points coins-left': 'points: coins left',
  'points coin': 'points: coins spent on points',
  ...inAll('cars', '0-cars added'),
  ...inAll('upgrades', 'upgrades'),
  'car of 12': '... to 12',
  ...inAll('steps', 'steps of conductors'),
  ...inAll('cities', 'cities reached'),
  ...inAll('coins', 'coins received'),
  'spent 1': 'coins of column 1 spent',
  'spent 2': 'coins of column 2 spent',
  'spent 3': 'coins of column 3 spent',
  ...inAll('mail-cars', 'mail cars'),
  ...inAll('locomotive-tiles', 'locomotive tiles'),
  'constantinople 20': 'first in Constantinople',
  'constantinople 10': 'second in Constantinople',
  'constantinople 5': 'third in Constantinople',
  ...inAll('end-cards', 'Game End cards taken'),
  'end-card bought': '... for coins',
  ...inAll('card car', 'car cards executed'),
  ...inAll('card conductor', 'conductor cards executed'),
  ...inAll('card locomotive', 'locomotive cards executed'),
  ...inAll('card route', 'route cards executed'),
  'card money': 'money cards executed',
  'card contract': 'contracts taken',
  fulfilled: '... fulfilled',
  ...inAll('declined', 'cards declined'),
  ...inAll('tile', 'start-player tile taken'),
  'card celebrity': 'celebrities',
  'card postcard': 'postcards',
  'card suspect-self': 'Bring suspicion cards executed',
  'card suspect-others': 'Cast suspicion cards executed',
  'card destroy': 'Destroy evidence cards executed',
  evidence: 'evidence tokens drawn',
  arrested: 'arrested',
  'card guest': 'passenger and luggage cards executed',
  'card switch': 'switches executed',
  'card mechanic': 'mechanics executed',
  'card storage': 'storages executed',
  'card factory': 'factories executed',
  ...Object.fromEntries([1, 2, 3, 4].map(place => [`place ${place}`, `is number ${place} at the start`])),
}

function byPart(deed: string, words: string): Record<string, string> {
  return Object.fromEntries([1, 2, 3].map(part => [`${deed} ${part}`, `${words} ${part}`]))
}

/** In all, then in rounds 1 and 2, 3 and 4, 5 and 6. */
function inAll(deed: string, words: string): Record<string, string> {
  const parts = [1, 2, 3].map(part => [`${deed} ${part}`, `... in rounds ${2 * part - 1} and ${2 * part}`])
  return { [deed]: words, ...Object.fromEntries(parts) }
}
