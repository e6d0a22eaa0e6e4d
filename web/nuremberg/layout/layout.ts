import type { TableRoom } from '../../table/room.ts'

/** How the parts of the table are arranged. */
type Arrangement = 'wide' | 'tablet' | 'phone' | 'landscape'

export interface Layout {
  readonly is: Arrangement
  /** Wide, but so low that everyone's numbers share their place with the auction and the trains. */
  readonly isLow: boolean
  /** So high that the auction and the trains stand one below the other. */
  readonly isTall: boolean
  /** So wide that the log stands beside the table. */
  readonly hasLog: boolean
  /** In a room around it that leaves it little: the map is as wide as it can be, and what is said of a move below it. */
  readonly isBeside: boolean
  /** So wide that in such a room the map stays beside what a tab shows. */
  readonly isRoomy: boolean
  /** So narrow for its text that of the phases only the one that is now has room. */
  readonly isNarrow: boolean
  /** Shown to everybody in a place: nothing is told that has to be asked for. */
  readonly isScreen: boolean
}

/** What a layout is chosen by; all but the last in pixels. */
export interface WindowRoom {
  readonly width: number
  readonly height: number
  /** What is left of the height for the table, under a lesson or a replay. */
  readonly own: number
  /** What is left of the width for it, beside something else. */
  readonly ownWidth: number
  /** How large a rem is: larger text needs more room. */
  readonly rem: number
  /** What is around the table; `null`: nothing. */
  readonly room: TableRoom | null
}

/** In rem. A phone on its side, and a laptop zoomed to twice the size, are lower than this. */
const LOWEST_WIDE = 30
const NARROWEST_WIDE = 60
const NARROWEST_TABLET = 43.75
const NARROWEST_LANDSCAPE = 30
const LOW = 40
const TALL = 54
const WITH_LOG = 94
const ROOMY = 45
const NARROW = 16

export function layoutFor({ width, height, own, ownWidth, rem, room }: WindowRoom): Layout {
  const usual = arrangementFor(width / rem, height / rem)
  const isBeside = room !== null && (room.hasAside || usual === 'phone')
  const is = isBeside ? 'landscape' : usual
  const isWide = is === 'wide'
  const isScreen = room !== null && room.screenRem !== null
  return {
    is,
    isLow: isWide && own < LOW * rem,
    isTall: isWide && own >= TALL * rem,
    hasLog: isWide && !isScreen && width >= WITH_LOG * rem,
    isBeside,
    isRoomy: ownWidth >= ROOMY * rem,
    isNarrow: ownWidth <= NARROW * rem,
    isScreen,
  }
}

function arrangementFor(width: number, height: number): Arrangement {
  if (height >= width) return width >= NARROWEST_TABLET ? 'tablet' : 'phone'
  if (width >= NARROWEST_WIDE && height >= LOWEST_WIDE) return 'wide'
  return width >= NARROWEST_LANDSCAPE ? 'landscape' : 'phone'
}
