/** What a server keeps of people, in the order in which it is told. */
export const KEPT = ['name', 'sign-in', 'games', 'results', 'chat', 'notices', 'people', 'address'] as const

export type KeptThing = (typeof KEPT)[number]
