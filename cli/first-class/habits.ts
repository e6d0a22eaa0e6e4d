/** Habits of players in words, in the order in which they are told. */
export const HABITS: Readonly<Record<string, string>> = {
  'end-cards': 'Game End cards taken by a player',
  'end-card-turn': '... in which of the 18 own turns',
  'end-card-points': '... points each brings, kept ones with them',
  cars: 'car cards executed',
  'car-turn': '... in which own turn',
  conductors: 'conductor cards executed',
  'conductor-turn': '... in which own turn',
  locomotives: 'locomotive cards executed',
  'locomotive-turn': '... in which own turn',
  contracts: 'contracts taken',
  'contracts-fulfilled': '... part of them fulfilled',
  declined: 'cards declined',
  tiles: 'start-player tile taken',
  'tile-place': '... as which turn of its round',
}
