/** How far a table is: people sit down, numbers are shown for the deal, it is played, it is over, or it never will be. */
export type TableStage = 'seating' | 'dealing' | 'playing' | 'over' | 'called-off'

export const STAGES = ['seating', 'dealing', 'playing', 'over', 'called-off'] as const satisfies readonly TableStage[]
