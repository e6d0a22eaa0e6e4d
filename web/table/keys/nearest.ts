interface Box {
  readonly x: number
  readonly y: number
}

/** Sideways counts double: an arrow goes straight where it can. */
const ASIDE = 2

/** The nearest of several points in a direction; `null` if none lies there. */
export function nearest<T extends Box>(from: Box, points: readonly T[], x: number, y: number): T | null {
  const far = (point: T): number => {
    const [dx, dy] = [point.x - from.x, point.y - from.y]
    const along = dx * x + dy * y
    return along <= 1 ? Number.POSITIVE_INFINITY : along + ASIDE * Math.abs(dx * y + dy * x)
  }
  const [first] = points.toSorted((one, other) => far(one) - far(other))
  return first === undefined || far(first) === Number.POSITIVE_INFINITY ? null : first
}

export const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { element: element as HTMLElement, x: x + width / 2, y: y + height / 2 }
}
