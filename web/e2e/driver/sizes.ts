/** A small desktop and a small phone: what fits them fits everything. */
export const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 360, height: 640 },
} as const
