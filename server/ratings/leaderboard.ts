import { type BoardEntry, FIRST_SHOWN } from '@roundhouse/wire/profile'
import { all, type Work } from '../store/work.ts'
import { knownPeople } from './known-people.ts'
import { pointsOf } from './skill.ts'

const MOST_SHOWN = 100

/** The strongest people whose ratings are shown, with the bots among them. `elo` is that of the bots, by level. */
export const leaderboard = (game: string, elo: Readonly<Record<string, number>>): Work<BoardEntry[]> =>
  function* (queries) {
    const rows = yield* all(
      queries
        .selectFrom('rating')
        .select(['person', 'mu', 'games'])
        .where('game', '=', game)
        .where('games', '>=', FIRST_SHOWN)
        .orderBy('mu', 'desc')
        .orderBy('person')
        .limit(MOST_SHOWN),
    )
    const people = yield* knownPeople(rows.map(({ person }) => person))(queries)
    const rated = rows.flatMap(({ person, mu, games }): BoardEntry[] => {
      const known = people.get(person)
      return known === undefined ? [] : [{ person, name: known.name, level: null, points: pointsOf({ mu }), games }]
    })
    const bots = Object.entries(elo).map(([level, points]) => ({ person: null, name: '', level, points, games: 0 }))
    return [...rated, ...bots].sort((one, other) => other.points - one.points)
  }
