import type { Face } from '@roundhouse/first-class/base/cards/card'
import type { ConditionName } from '@roundhouse/first-class/base/cards/condition'
import { placed } from './Icon.tsx'
import { type Artwork, artwork, INK, lettering } from './shapes.tsx'
import { smallCar } from './small-cars.tsx'

type ConditionDrawing = (numbers: readonly number[]) => Artwork

const times = (n: number, x: number, y: number) => lettering(`${n}×`, x, y, 15)

/** Both trains at once. */
const BRACKET = <path d="M9 2H4v40h5M4 22H1" fill="none" stroke={INK} stroke-width={1.8} />

const ROWS = [0, 23]
const CAP = '#21416f'

const mailCars = (isReached: boolean): Artwork => {
  const row = (y: number) => [
    placed('mail', 25, y + 10, 18, '#fff6dd', { stroke: '#5a4a2c' }),
    isReached && placed('conductor', 46, y + 10, 17, CAP),
  ]
  return artwork(isReached ? 54 : 40, 44, ROWS.map(row), BRACKET)
}

const suspects = (count: number): Artwork =>
  artwork(
    count > 1 ? 62 : 50,
    26,
    placed('evidence', 12, 13, 22, INK),
    placed('right', 28, 13, 8, INK),
    count > 1 && placed('passenger', 54, 14, 17, '#57303c'),
    placed('passenger', 41, 13, 20, '#22161c'),
  )

const DRAWINGS: Readonly<Record<ConditionName, ConditionDrawing>> = {
  cars: ([n, step]) => artwork(58, 21, times(n!, 11, 10.5), smallCar(step!, 24, 0.5), lettering('+', 53, 10, 13)),
  'cars-in-each-train': ([n, step]) => {
    const row = (y: number) => Array.from({ length: n! }, (_, i) => smallCar(step!, 12 + i * 21, y + 0.5, 0.92))
    return artwork(14 + n! * 21, 44, ROWS.map(row), BRACKET)
  },
  run: steps =>
    artwork(
      steps.length * 23 + 1,
      22,
      steps.map((step, i) => smallCar(step, i * 23, 0.5)),
      <path d={`M4 21h${steps.length * 23 - 8}`} stroke={INK} stroke-width={1.5} />,
    ),
  'mail-cars': () => mailCars(false),
  'mail-cars-reached': () => mailCars(true),
  always: () =>
    artwork(
      58,
      26,
      placed('contract', 13, 13, 24, '#6b4716'),
      placed('check', 24, 6, 10, '#1b6a41'),
      lettering('× n', 44, 13, 14),
    ),
  'celebrities-or-postcards': ([n]) =>
    artwork(
      78,
      24,
      times(n!, 10, 12),
      placed('celebrity', 34, 12, 22, '#8b2942'),
      lettering('/', 50, 12, 14),
      placed('postcard', 66, 12, 15, '#fff', { stroke: '#0f4560' }),
    ),
  'conductor-on-a-tile': () =>
    artwork(40, 36, placed('conductor', 17, 8, 16, CAP), placed('locomotive', 20, 26, 19, '#20283b')),
  'a-tile': () => artwork(40, 24, placed('locomotive', 20, 12, 23, '#20283b')),
  'suspect-self-card': () => suspects(1),
  'suspect-others-card': () => suspects(2),
  'destroy-cards': ([n]) =>
    artwork(
      52,
      26,
      times(n!, 9, 13),
      placed('destroy', 34, 13, 26, '#c4561c'),
      placed('evidence', 34, 16, 14, '#2a0d04'),
    ),
  'passengers-or-luggage': ([n]) =>
    artwork(
      66,
      24,
      times(n!, 9, 12),
      placed('passenger', 30, 12, 22, '#1f4b41'),
      lettering('/', 42, 12, 14),
      placed('luggage', 55, 12.5, 18, '#6a3f16'),
    ),
}

/** The names of conditions, by the numbers that cards carry. */
export type Forms = readonly { readonly name: ConditionName }[]

export const conditionDrawing = (forms: Forms, { rule, numbers }: NonNullable<Face['when']>): Artwork =>
  DRAWINGS[forms[rule]!.name](numbers)
