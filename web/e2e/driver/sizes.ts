/** A small desktop and a small phone: what fits them fits everything. */
export const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 360, height: 640 },
} as const

/** Every size of screen that has a layout of its own; on some of them a finger points. */
export const SCREEN_SIZES = {
  ...SIZES,
  sideways: { width: 640, height: 360 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1100, height: 620 },
  large: { width: 1920, height: 1080 },
} as const
export type ScreenSize = keyof typeof SCREEN_SIZES

export const BY_TOUCH: readonly ScreenSize[] = ['phone', 'sideways', 'tablet']
