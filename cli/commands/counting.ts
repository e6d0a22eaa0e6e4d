// Commands for those who make decks, maps, bots and rules speak English, as their files do.

/** `1 coin`, `3 coins`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
