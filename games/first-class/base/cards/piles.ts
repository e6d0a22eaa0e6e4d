/** A pile is dealt from in two rounds (FC-2.1). */
export const ROUNDS_A_PILE = 2

/** Rounds 1 and 2 use pile 1, 3 and 4 pile 2, 5 and 6 pile 3 (FC-2.1). */
export const pileOfRound = (round: number): number => Math.ceil(round / ROUNDS_A_PILE)
