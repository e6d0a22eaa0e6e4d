/**
 * Figures and signs as outlines, each with its width, in 125ths of its size from where its line begins. A browser takes many
 * times longer to lay out a text in a drawing than a shape, and a table has a hundred of them. They are those of the bold cut of
 * Barlow Semi Condensed (SIL Open Font License 1.1), all figures equally wide; `≤` is ours.
 */
const OUTLINES: Readonly<Record<string, readonly [width: number, outline: string]>> = {
  0: [
    65,
    'm33 1q-13 0-20-7q-8-7-8-20v-36q0-12 8-19q7-8 20-8q12 0 19 8q8 7 8 19v36q0 13-8 20q-7 7-19 7zm0-15q4 0 7-3q2-3 2-8v-38q0-5-2-8q-3-3-7-3q-5 0-7 3q-3 3-3 8v38q0 5 3 8q2 3 7 3z',
  ],
  1: [65, 'm31-87l1-1h16l1 1v87h-17v-69h-1l-20 6h-2v-15l1-1l21-8z'],
  2: [
    65,
    'm28-16v1h32l1 1v13l-1 1h-54v-15l26-30q9-12 9-19q0-4-2-7q-3-2-7-2q-4 0-7 2q-2 3-2 7v5h-18v-7q1-7 4-12q4-5 10-8q6-3 13-3q8 0 14 4q6 3 10 8q3 6 3 13q0 6-2 11l-8 13q-5 7-18 21l-3 3z',
  ],
  3: [
    65,
    'm57-39q2 5 2 11q0 7-1 11q-2 8-9 13q-7 5-17 5q-10 0-17-5q-7-5-9-14q-1-3-1-9v-1h18v1l1 6q0 3 3 5q2 2 5 2q3 0 6-2q2-1 3-4l1-9q0-6-2-10q-1-3-3-4q-2-2-5-2q-2 0-5 3h-2v-1l-8-9v-2l19-18h-29v-16h51v1h1v15l-1 1l-16 17h0q6 1 10 5q4 4 5 10z',
  ],
  4: [
    65,
    'm61-38h1v15l-1 1h-5v21l-1 1h-16l-1-1v-21h-35v-1h-1v-12l1-1l19-50v-2h19l-1 2l-18 47v1h16v-16h1v-1h16v1h1v16h5z',
  ],
  5: [
    65,
    'm59-38l1 10l-1 10q-2 9-9 14q-6 5-17 5q-10 0-17-5q-6-5-9-13l-1-6v-1h18v3h1q1 3 3 5q2 2 5 2q3 0 6-2q2-2 3-5l1-7l-1-6q-1-3-3-5q-2-2-6-2q-3 0-5 2q-3 1-4 4v1h-17l-1-1v-52h1v-1h50l1 1v14l-1 1h-33v21l1-1q5-4 12-4q9 0 14 5q6 5 8 13z',
  ],
  6: [
    65,
    'm59-37q1 3 1 9l-1 10q-2 9-8 14q-7 5-18 5q-10 0-17-5q-6-5-9-13l-1-10v-39q0-10 7-16q8-7 20-7q11 0 18 7q8 6 8 16v4l-1 1h-17v-3q0-4-2-7q-3-2-6-2q-4 0-7 2q-2 3-2 7v14l1-1q4-4 12-4q9 0 14 4q6 5 8 14zm-17 16l1-7q0-5-1-8l-3-4q-3-2-6-2q-3 0-5 2q-3 2-3 5q-1 2-1 7l1 7q0 3 3 5q2 2 5 2q7 0 9-7z',
  ],
  7: [65, 'm18 0q-2 0-2-2l26-70h-23v6l-1 1h-12l-1-1v-21l1-1h54v1h1v14l-1 1l-25 71l-1 1h-16z'],
  8: [
    65,
    'm57-38q3 5 3 12q0 7-3 13q-3 6-9 10q-7 4-15 4q-9 0-15-4q-7-3-10-10q-2-6-2-13q0-6 2-12q2-5 7-7v-1q-4-3-6-7q-3-5-3-11q0-8 4-14q3-5 9-8q6-3 14-3q7 0 13 3q6 3 9 8q4 6 4 14q0 6-3 11q-2 4-6 7q5 3 7 8zm-32-31q-2 3-2 6q0 3 2 6l3 4l5 1l4-1q3-2 4-4q0-2 1-3v-3l-1-6l-3-4l-5-1l-5 1l-3 4zm16 49l1-7l-1-7q-2-6-8-6q-3 0-6 2l-3 4l-1 7q0 4 2 7q1 3 3 4q2 2 5 2q2 0 4-2q3-1 4-4z',
  ],
  9: [
    65,
    'm59-22q0 7-4 12q-3 5-9 8q-6 3-14 3q-7 0-13-3q-6-3-10-8q-3-5-3-11v-5l1-1h16v1h1v3q0 4 2 6q3 3 6 3q4 0 7-3q2-2 2-6v-14h-1l-5 4l-8 1q-8 0-14-5q-5-5-7-13v-1q-2-3-2-9q0-5 2-10q1-8 8-13q7-5 18-5q10 0 16 4q7 5 9 14q2 4 2 9v39zm-19-30l1-7l-1-8q0-3-3-5l-5-1q-4 0-6 1q-2 2-3 5l-1 8l1 7q1 3 3 4q2 2 6 2q3 0 5-2q2-1 3-4z',
  ],
  '+': [58, 'm53-45h1l1 1v12h-1v1h-18v18h-14v-18h-18v-1h-1v-12l1-1h18v-18l1-1h12l1 1v18h17z'],
  '×': [
    53,
    'm49-53v2l-12 11v1l12 12v2l-8 8h-2l-12-12h-1l-12 12v1h-1l-1-1l-8-8v-2l12-12v-1l-12-11v-2l8-8l1-1h1v1l12 11v1h1v-1l12-11v-1h1l1 1l8 8z',
  ],
  '/': [56, 'm4 0h-1l-1-1l1-1l30-84v-2h16l1 1v1l-30 85v1h-16z'],
  '·': [29, 'm14-26q-4 0-7-3q-2-3-2-7q0-5 2-7q3-3 7-3q5 0 8 3q2 2 2 7q0 4-3 7q-2 3-7 3z'],
  n: [
    62,
    'm37-65q10 0 15 6q5 5 5 16v42l-1 1h-16l-1-1v-40q0-4-2-7q-2-2-6-2q-3 0-6 2q-2 3-2 7v41h-17v-64h17v5h1q5-6 13-6z',
  ],
  ' ': [25, ''],
  '≤': [55, 'm50-68v14l-27 10l27 9v14l-45-17v-13zm-45 54h45v14h-45z'],
}

const outlineOf = (sign: string): readonly [width: number, outline: string] => {
  const found = OUTLINES[sign]
  if (found === undefined) throw new Error(`There is no outline of ${sign}`)
  return found
}

/** Finer than anybody sees in a drawing, and no larger to load than need be. */
const PARTS = 125

/** One path for a text around a point of its line. Outlines only go on from where they are, so that they can be scaled number by number. */
export function figuresPath(text: string, middle: number, line: number, size: number): string {
  const scale = size / PARTS
  const scaled = (number: string): string => ` ${+(Number(number) * scale).toFixed(2)}`
  const signs = [...text].map(outlineOf)
  let x = middle - (signs.reduce((sum, [width]) => sum + width, 0) * scale) / 2
  const paths = signs.map(([width, outline]) => {
    const start = `M${+x.toFixed(3)} ${+line.toFixed(3)}`
    x += width * scale
    return outline === '' ? '' : start + outline.replaceAll(/-?\d+ ?/g, scaled)
  })
  return paths.join('')
}
