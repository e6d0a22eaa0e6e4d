import type { Face } from '@roundhouse/first-class/base/cards/card'
import type { ConditionName } from '@roundhouse/first-class/base/cards/condition'
import type { ComponentChildren } from 'preact'
import { Placed } from './Icon.tsx'
import { type Artwork, At, Fitted, INK, Lettering, type Room } from './shapes.tsx'
import { SmallCar } from './small-cars.tsx'

type ConditionDrawing = (numbers: readonly number[]) => Artwork

const drawn = (width: number, height: number, body: ComponentChildren): Artwork => ({ width, height, body })

const Times = ({ n, x, y }: { n: number; x: number; y: number }) => (
  <Lettering x={x} y={y} size={15}>
    {`${n}×`}
  </Lettering>
)

/** Both trains at once. */
const Bracket = () => <path d="M9 2H4v40h5M4 22H1" fill="none" stroke={INK} stroke-width={1.8} />

const ROWS = [0, 23]
const CAP = '#21416f'

const mailCars = (isReached: boolean): Artwork =>
  drawn(
    isReached ? 54 : 40,
    44,
    <>
      {ROWS.map(y => (
        <g key={y}>
          <Placed name="mail" x={25} y={y + 10} height={18} color="#fff6dd" stroke="#5a4a2c" />
          {isReached && <Placed name="conductor" x={46} y={y + 10} height={17} color={CAP} />}
        </g>
      ))}
      <Bracket />
    </>,
  )

const suspects = (count: number): Artwork =>
  drawn(
    count > 1 ? 62 : 50,
    26,
    <>
      <Placed name="evidence" x={12} y={13} height={22} color={INK} />
      <Placed name="right" x={28} y={13} height={8} color={INK} />
      {count > 1 && <Placed name="passenger" x={54} y={14} height={17} color="#57303c" />}
      <Placed name="passenger" x={41} y={13} height={20} color="#22161c" />
    </>,
  )

const DRAWINGS: Readonly<Record<ConditionName, ConditionDrawing>> = {
  cars: ([n, step]) =>
    drawn(
      58,
      21,
      <>
        <Times n={n!} x={11} y={10.5} />
        <At x={24} y={0.5}>
          <SmallCar step={step!} />
        </At>
        <Lettering x={53} y={10} size={13}>
          +
        </Lettering>
      </>,
    ),
  'cars-in-each-train': ([n, step]) =>
    drawn(
      14 + n! * 21,
      44,
      <>
        {ROWS.map(y =>
          Array.from({ length: n! }, (_, i) => (
            <At key={`${y} ${i}`} x={12 + i * 21} y={y + 0.5} scale={0.92}>
              <SmallCar step={step!} />
            </At>
          )),
        )}
        <Bracket />
      </>,
    ),
  run: steps =>
    drawn(
      steps.length * 23 + 1,
      22,
      <>
        {steps.map((step, i) => (
          <At key={i} x={i * 23} y={0.5}>
            <SmallCar step={step} />
          </At>
        ))}
        <path d={`M4 21h${steps.length * 23 - 8}`} stroke={INK} stroke-width={1.5} />
      </>,
    ),
  'mail-cars': () => mailCars(false),
  'mail-cars-reached': () => mailCars(true),
  always: () =>
    drawn(
      58,
      26,
      <>
        <Placed name="contract" x={13} y={13} height={24} color="#6b4716" />
        <Placed name="check" x={24} y={6} height={10} color="#1b6a41" />
        <Lettering x={44} y={13} size={14}>
          × n
        </Lettering>
      </>,
    ),
  'celebrities-or-postcards': ([n]) =>
    drawn(
      78,
      24,
      <>
        <Times n={n!} x={10} y={12} />
        <Placed name="celebrity" x={34} y={12} height={22} color="#8b2942" />
        <Lettering x={50} y={12} size={14}>
          /
        </Lettering>
        <Placed name="postcard" x={66} y={12} height={15} color="#fff" stroke="#0f4560" />
      </>,
    ),
  'conductor-on-a-tile': () =>
    drawn(
      40,
      36,
      <>
        <Placed name="conductor" x={17} y={8} height={16} color={CAP} />
        <Placed name="locomotive" x={20} y={26} height={19} color="#20283b" />
      </>,
    ),
  'a-tile': () => drawn(40, 24, <Placed name="locomotive" x={20} y={12} height={23} color="#20283b" />),
  'suspect-self-card': () => suspects(1),
  'suspect-others-card': () => suspects(2),
  'destroy-cards': ([n]) =>
    drawn(
      52,
      26,
      <>
        <Times n={n!} x={9} y={13} />
        <Placed name="destroy" x={34} y={13} height={26} color="#c4561c" />
        <Placed name="evidence" x={34} y={16} height={14} color="#2a0d04" />
      </>,
    ),
  'passengers-or-luggage': ([n]) =>
    drawn(
      66,
      24,
      <>
        <Times n={n!} x={9} y={12} />
        <Placed name="passenger" x={30} y={12} height={22} color="#1f4b41" />
        <Lettering x={42} y={12} size={14}>
          /
        </Lettering>
        <Placed name="luggage" x={55} y={12.5} height={18} color="#6a3f16" />
      </>,
    ),
}

/** The names of conditions, by the numbers that cards carry. */
export type Forms = readonly { readonly name: ConditionName }[]

export const conditionDrawing = (forms: Forms, { rule, numbers }: NonNullable<Face['when']>): Artwork =>
  DRAWINGS[forms[rule]!.name](numbers)

interface ConditionProps {
  readonly forms: Forms
  readonly when: NonNullable<Face['when']>
  readonly room: Room
}

export const ConditionInRoom = ({ forms, when, room }: ConditionProps) => (
  <Fitted drawn={conditionDrawing(forms, when)} room={room} most={1.25} />
)
