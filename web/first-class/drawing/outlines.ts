/**
 * Outlines as the data of a path. A table shows hundreds of drawings: shapes that look alike are one path, which is made,
 * laid out and painted faster than many. All run clockwise, so that those that touch become one.
 */
export const disc = (x: number, y: number, radius: number): string => {
  const half = `a${radius} ${radius} 0 1 1 `
  return `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`
}

/** A rectangle; its corners may be round. */
export const box = (x: number, y: number, width: number, height: number, corner = 0): string => {
  const round = (dx: number, dy: number) => (corner === 0 ? '' : `a${corner} ${corner} 0 0 1 ${dx} ${dy}`)
  const [across, down] = [width - 2 * corner, height - 2 * corner]
  return [
    `M${x + corner} ${y}h${across}${round(corner, corner)}v${down}${round(-corner, corner)}`,
    `h${-across}${round(-corner, -corner)}v${-down}${round(corner, -corner)}z`,
  ].join('')
}

/** The same outline at each of these places. */
export const each = <Place>(places: readonly Place[], outline: (place: Place) => string): string =>
  places.map(outline).join('')
