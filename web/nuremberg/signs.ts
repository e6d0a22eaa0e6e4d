import type { SeatSigns } from '../shell/SeatSign.tsx'
import './signs.css'

/** As on the discs of the game. */
export const signs: SeatSigns = { shapes: ['disc', 'square', 'diamond', 'triangle'], areOnDiscs: true }
