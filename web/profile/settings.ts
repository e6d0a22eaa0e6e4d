import type { SettingCount } from '@roundhouse/wire/profile'

/** Results with one setup, by how it is called and by how many played. */
export interface NamedSetting {
  readonly name: string
  readonly players: number
  readonly games: number
  readonly won: number
  readonly points: number
}

/** Setups that are called the same are one: a card printed anew is no other game. */
export function namedSettings(
  settings: readonly SettingCount[],
  nameOf: (setting: SettingCount) => string,
): NamedSetting[] {
  const found = new Map<string, NamedSetting>()
  for (const setting of settings) {
    const { players, games, won, points } = setting
    const name = nameOf(setting)
    const before = found.get(`${name} ${players}`) ?? { name, players, games: 0, won: 0, points: 0 }
    const all = before.games + games
    const mean = (before.points * before.games + points * games) / all
    found.set(`${name} ${players}`, { name, players, games: all, won: before.won + won, points: Math.round(mean) })
  }
  return [...found.values()].sort((one, other) => other.games - one.games)
}
