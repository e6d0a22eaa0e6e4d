/**
 * How the table is laid out: all of it at once, on a wide screen, on one that everybody in a place looks at, beside
 * something else or on an upright screen; or one panel of it at a time, on a screen that lies sideways with the decision
 * beside it, or on a narrow one with the decision below it.
 */
export type Layout = 'wide' | 'for-all' | 'beside' | 'upright' | 'sideways' | 'narrow'

export interface ScreenSize {
  readonly width: number
  readonly height: number
  /** The size of the text in percent. */
  readonly text: number
}

/** With larger text than this there is no room for all at once. */
const MOST_TEXT = 120

const LEAST_WIDE = { width: 960, height: 480 }
const LEAST_UPRIGHT = 700
/** Less than this has no room for two columns. */
const LEAST_SIDEWAYS = 500

export function layoutOf({ width, height, text }: ScreenSize): Layout {
  const isSideways = width > height && (width * 100) / text >= LEAST_SIDEWAYS
  if (text <= MOST_TEXT) {
    if (height >= width && width >= LEAST_UPRIGHT) return 'upright'
    if (width > height && width >= LEAST_WIDE.width && height >= LEAST_WIDE.height) return 'wide'
  }
  return isSideways ? 'sideways' : 'narrow'
}

/** So wide that the log has room beside the table. */
export const LEAST_WITH_LOG = 1500
