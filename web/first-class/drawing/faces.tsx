import type { City, EndFace, Face, Fare, Kind } from '@roundhouse/first-class/base/card'
import { BOTH, COIN, countOf, effect, FREE, type Frame, kindOf, PTS, UP } from '@roundhouse/first-class/base/effect'
import { CAR_VALUES, TOP } from '@roundhouse/first-class/base/train'
import type { ComponentChildren } from 'preact'
import { CarBody } from './cars.tsx'
import { ConditionInRoom, type Forms } from './conditions.tsx'
import { FrameInRoom } from './effects.tsx'
import { type IconName, Placed } from './Icon.tsx'
import { Edge, PAINTS, Paper, PileMark, Poster, Rails, raysFrom } from './posters.tsx'
import { At, CREAM, INK, Lettering, type Room } from './shapes.tsx'
import { AnyCar, SmallCar } from './small-cars.tsx'

/** Card faces in a box of 60 x 90: a poster above tells the kind, the paper below is the frame. */
const SHEET = { x: 3, y: 38.5, width: 54, height: 48.5 }
const IN_SHEET: Room = { x: 7, y: 42, width: 46, height: 41.5 }
const BURGUNDY = 'var(--burgundy)'

interface PosterCardProps {
  readonly face: Face
  readonly motif: ComponentChildren
  readonly hasSun?: boolean
  readonly children?: ComponentChildren
}

/** Most cards: a poster and one sheet of paper, on which stands the frame unless something else does. */
const PosterCard = ({ face, motif, hasSun = true, children }: PosterCardProps) => (
  <>
    <Edge color={PAINTS[face.kind].dark} />
    <Poster kind={face.kind} hasSun={hasSun}>
      {motif}
    </Poster>
    <Paper {...SHEET} />
    {children ?? <FrameInRoom frame={face.frame} room={IN_SHEET} />}
    <PileMark pile={face.pile} />
  </>
)

/** The car on the poster is the best that the frame speaks of. */
function bestStep(frame: Frame): number {
  const steps = frame.map(symbol =>
    kindOf(symbol) === UP ? countOf(symbol) + 1 : kindOf(symbol) === FREE ? TOP - 1 : 0,
  )
  return Math.max(0, ...steps)
}

const CarMotif = ({ frame }: { frame: Frame }) => (
  <>
    <Rails y={35} />
    <At x={8.5} y={7.5} scale={0.67}>
      <CarBody value={CAR_VALUES[bestStep(frame)]!} isLit />
    </At>
  </>
)

const CAP = '#0d1c3c'
const ConductorMotif = ({ frame }: { frame: Frame }) =>
  frame.some(symbol => kindOf(symbol) === BOTH) ? (
    <>
      <Placed name="conductor" x={20} y={21.5} height={26} color={CAP} />
      <Placed name="conductor" x={40} y={21.5} height={26} color={CAP} />
    </>
  ) : (
    <Placed name="conductor" x={30} y={21.5} height={29} color={CAP} />
  )

const LocomotiveMotif = () => (
  <>
    <path d="M38 9q-4-4-9-2-6-3-10 1-6-1-9 3 5 3 9 0 5 3 9-.5 6 2 10-1.5z" fill="#f4ead2" opacity={0.9} />
    <Rails y={35.2} />
    <Placed name="locomotive" x={30} y={23.5} height={23} color="#12161f" />
  </>
)

const COINS = [
  [16, 26],
  [30, 21],
  [44, 26],
] as const

const MoneyMotif = () => (
  <>
    {COINS.map(([x, y]) => (
      <Placed key={x} name="coin" x={x} y={y} height={17} />
    ))}
  </>
)

const GameEndMotif = () => (
  <>
    <Placed name="game-end" x={19} y={22} height={24} color="#160d2b" turn={-12} />
    <Placed name="game-end" x={41} y={22} height={24} color="#160d2b" turn={12} />
    <Placed name="game-end" x={30} y={20} height={28} color="#2a1c45" stroke="#d8b056" />
  </>
)

const HillsMotif = () => (
  <>
    <path d="M3 31q6-13 12-7l5-8 9 13 7-9 8 8 13-8v20H3z" fill="#0e3b37" />
    <path d="M20 16l3.5 5-2.5 1.5-2.5-2z" fill="#fff7e4" />
    <path d="M3 36Q18 26 30 31T57 25" fill="none" stroke="#f3d68d" stroke-width={1.8} stroke-dasharray="2.4 1.4" />
  </>
)

const TRACK_Y = 41.5

/** Cities that pay points once are round, and lie on the track. */
function PointsCities({ cities }: { cities: readonly City[] }) {
  const gap = cities.length > 2 ? 15.6 : 18
  const first = 30 - ((cities.length - 1) * gap) / 2
  return (
    <>
      <path d={`M3 ${TRACK_Y}H57`} stroke="#0e3b37" stroke-width={5} />
      <path d={`M3 ${TRACK_Y}H57`} stroke="#f3d68d" stroke-width={1.6} stroke-dasharray="2.4 1.4" />
      {cities.map(({ points }, i) => (
        <g key={i}>
          <circle
            cx={first + i * gap}
            cy={TRACK_Y}
            r={cities.length > 2 ? 7 : 7.6}
            fill="#fffdf6"
            stroke="#124a45"
            stroke-width={2}
          />
          <Lettering x={first + i * gap} y={TRACK_Y} size={points > 9 ? 10.5 : 12.5}>
            {points}
          </Lettering>
        </g>
      ))}
    </>
  )
}

/** A bonus city is square. */
const BonusCity = ({ frame, top, height }: { frame: Frame; top: number; height: number }) => (
  <>
    <rect x={6} y={top} width={48} height={height} rx={1.5} fill="#fffdf6" stroke="#124a45" stroke-width={2} />
    <rect x={8} y={top + 2} width={44} height={height - 4} fill="none" stroke="var(--brass)" stroke-width={0.6} />
    <FrameInRoom frame={frame} room={{ x: 9, y: top + 3, width: 42, height: height - 6 }} />
  </>
)

function RouteCities({ cities }: { cities: readonly City[] }) {
  const points = cities.filter(({ frame }) => frame === null)
  const bonuses = cities.flatMap(({ frame }) => (frame === null ? [] : [frame]))
  const top = points.length > 0 ? 52 : 42
  const height = (85.5 - top) / Math.max(1, bonuses.length)
  return (
    <>
      {points.length > 0 && <PointsCities cities={points} />}
      {bonuses.map((frame, i) => (
        <BonusCity key={i} frame={frame} top={top + i * height} height={height} />
      ))}
    </>
  )
}

/** The seal between what a contract asks for and what it pays. */
const Seal = () => (
  <>
    <path d="M25.5 46l-3 7 3.5-.8L28 55l2-6zM34.5 46l3 7-3.5-.8L32 55l-2-6z" fill="#7b1422" />
    <Placed name="points" x={30} y={46} height={13} color="#a3202f" />
    <circle cx={30} cy={46} r={4} fill="none" stroke="#ffb9a8" stroke-width={0.6} />
    <Placed name="right" x={30} y={46} height={5.5} color="#ffe9c0" turn={90} />
  </>
)

const CONDITION_ROOM: Room = { x: 6, y: 10, width: 48, height: 28.5 }

function ContractFace({ face, forms }: { face: Face; forms: Forms }) {
  return (
    <>
      <Edge color={PAINTS.contract.dark} />
      <rect x={3} y={3} width={54} height={42} rx={2.5} fill="var(--paper-2)" />
      <path d="M3 9q27-4 54 0" fill="none" stroke="#c8ad74" stroke-width={0.6} />
      <path d="M5 6h40" stroke="#c8ad74" stroke-width={0.5} />
      <ConditionInRoom forms={forms} when={face.when!} room={CONDITION_ROOM} />
      <Paper x={3} y={47} width={54} height={40} />
      <FrameInRoom frame={face.frame} room={{ x: 7, y: 54.5, width: face.each === 'tile' ? 34 : 46, height: 30.5 }} />
      {face.each === 'tile' && (
        <>
          <Lettering x={40} y={70} size={9}>
            ×
          </Lettering>
          <Placed name="locomotive" x={48.5} y={70} height={8} color="#20283b" />
        </>
      )}
      <Seal />
      <PileMark pile={face.pile} />
    </>
  )
}

const CelebritySheet = () => (
  <>
    <At x={16.5} y={43} scale={1.12}>
      <SmallCar step={TOP - 1} isNumbered={false} />
    </At>
    <Lettering x={30} y={77} size={21} color={BURGUNDY}>
      ×2
    </Lettering>
  </>
)

const PostcardSheet = () => (
  <>
    <path d="M5 52H22M38 52h17" stroke="#2f5d57" stroke-width={2.2} stroke-dasharray="2.6 1.3" />
    <rect x={19} y={42} width={22} height={20} rx={1.5} fill="#fffdf6" stroke="#124a45" stroke-width={2} />
    <rect x={21.5} y={44.5} width={17} height={15} fill="none" stroke="var(--brass)" stroke-width={0.7} />
    <path d="M30 46.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4z" fill="var(--brass-lo)" />
    <Lettering x={30} y={76} size={21} color="#0f4560">
      ×2
    </Lettering>
  </>
)

const SuspectSelfMotif = () => (
  <>
    <Placed name="evidence" x={20} y={20} height={24} color={CREAM} />
    <Placed name="right" x={35} y={20} height={8} color={CREAM} />
    <Placed name="passenger" x={47} y={21} height={19} color="#0d0508" />
  </>
)

const SuspectOthersMotif = () => (
  <>
    <Placed name="evidence" x={15} y={20} height={20} color={CREAM} />
    <Placed name="right" x={27.5} y={20} height={7} color={CREAM} />
    <Placed name="passenger" x={37} y={22} height={15} color="#0d0508" />
    <Placed name="passenger" x={52} y={22} height={15} color="#0d0508" />
    <Placed name="passenger" x={44.5} y={20} height={17} color="#0d0508" stroke="#57303c" />
  </>
)

const FireMotif = () => (
  <>
    <Placed name="destroy" x={30} y={20.5} height={30} color="#7c2106" />
    <Placed name="destroy" x={30} y={24} height={20} color="#ffcf5a" />
  </>
)

const DestroySheet = () => (
  <>
    <Placed name="evidence" x={30} y={57} height={30} color={INK} />
    <path d="M13 74 47 42" stroke="#c4561c" stroke-width={4.5} />
    <path d="M13 74 47 42" stroke={CREAM} stroke-width={1} stroke-dasharray="2 2" />
    <Lettering x={30} y={80.5} size={9.5}>
      1·3·5
    </Lettering>
  </>
)

interface HalfProps {
  readonly half: 'passenger' | 'luggage'
  readonly fare: Fare
  readonly top: number
  readonly height: number
}

const HALF_PAINTS = {
  passenger: { figure: '#12332c', ground: '#9cc4b2' },
  luggage: { figure: '#4a2c12', ground: '#e2bd85' },
} as const

/** Which train it travels in: the thick rail above or below. */
const TrainMark = ({ half, y }: { half: HalfProps['half']; y: number }) => (
  <>
    <path d={`M4.5 ${y + 2.5}h15`} stroke="#0b1020" stroke-width={half === 'passenger' ? 2.6 : 1.2} />
    <path d={`M4.5 ${y + 6.5}h15`} stroke="#0b1020" stroke-width={half === 'passenger' ? 1.2 : 2.6} />
  </>
)

/** What a half pays on boarding, its fare first (FC-D.3, FC-D.4). */
const fareFrame = (half: HalfProps['half'], { amount, frame }: Fare): Frame => [
  effect(half === 'passenger' ? COIN : PTS, amount),
  ...frame,
]

function GuestHalf({ half, fare, top, height }: HalfProps) {
  const { figure, ground } = HALF_PAINTS[half]
  return (
    <>
      <rect x={3} y={top} width={54} height={height} rx={2.5} fill={ground} />
      <Placed name={half} x={13.5} y={top + height / 2 + 3} height={half === 'luggage' ? 17 : 23} color={figure} />
      <TrainMark half={half} y={top + 2} />
      <Paper x={24} y={top + 2.5} width={31} height={height - 5} />
      <FrameInRoom frame={fareFrame(half, fare)} room={{ x: 26, y: top + 4.5, width: 27, height: height - 9 }} />
    </>
  )
}

function GuestFace({ face: { passenger, luggage, pile } }: { face: Face }) {
  const height = passenger !== null && luggage !== null ? 41 : 84
  return (
    <>
      <Edge color={passenger === null ? '#4a2c12' : PAINTS.guest.dark} />
      {passenger !== null && <GuestHalf half="passenger" fare={passenger} top={3} height={height} />}
      {luggage !== null && (
        <GuestHalf half="luggage" fare={luggage} top={passenger === null ? 3 : 46} height={height} />
      )}
      {height === 41 && <path d="M3 45h54" stroke="var(--brass)" stroke-width={1.2} stroke-dasharray="2.5 1.5" />}
      <PileMark pile={pile} />
    </>
  )
}

/** A car of at least this worth. */
const CarOrBetter = ({ step, x, y }: { step: number; x: number; y: number }) => (
  <>
    <At x={x} y={y} scale={0.8}>
      <SmallCar step={step} />
    </At>
    <Lettering x={x + 22} y={y + 5} size={8}>
      +
    </Lettering>
  </>
)

const SWITCH_INK = '#2b2f4e'

/** The arrow to the upper train points to the left card, the one to the lower to the right (FC-E.2). */
const SwitchSheet = ({ needs, points }: Face) => (
  <>
    <CarOrBetter step={needs} x={6} y={41.2} />
    <Placed name="up" x={43} y={49.5} height={12} color={SWITCH_INK} turn={-45} />
    <path d="M6 62.5h48" stroke={SWITCH_INK} stroke-width={1.8} stroke-dasharray="4 2" />
    <CarOrBetter step={needs} x={30} y={69} />
    <Placed name="up" x={16.5} y={75.5} height={12} color={SWITCH_INK} turn={135} />
    <Placed name="points" x={30} y={62.5} height={17} color={BURGUNDY} />
    <Lettering x={30} y={62.5} size={points > 9 ? 9.5 : 11} color={CREAM}>
      {points}
    </Lettering>
  </>
)

const MechanicFace = ({ face }: { face: Face }) => (
  <>
    <Edge color={PAINTS.mechanic.dark} />
    <Poster kind="mechanic">
      <Placed name="mechanic" x={30} y={20.5} height={28} color="#1d1d10" />
    </Poster>
    <Paper x={3} y={38.5} width={54} height={23} />
    <CarOrBetter step={face.needs} x={5} y={42} />
    <Placed name="right" x={33} y={50.5} height={6} color={INK} />
    <At x={36.5} y={42} scale={0.82}>
      <AnyCar />
    </At>
    <Placed name="up" x={54} y={47} height={7} color={BURGUNDY} />
    <Paper x={3} y={63.5} width={54} height={23.5} />
    <FrameInRoom frame={face.frame} room={{ x: 6, y: 65.5, width: 48, height: 19.5 }} />
    <PileMark pile={face.pile} />
  </>
)

const STORAGE_INK = '#27363b'

const StorageSheet = () => (
  <>
    {[7, 16.5, 26].map(x => (
      <g key={x}>
        <rect x={x} y={42} width={13} height={19} rx={1.5} fill="#fffdf6" stroke={STORAGE_INK} stroke-width={1.5} />
        <path d={`M${x + 2.5} 47h8M${x + 2.5} 50h8M${x + 2.5} 53h5`} stroke="#54737c" stroke-width={1.2} />
      </g>
    ))}
    <Placed name="toolbox" x={48} y={53} height={13} color={STORAGE_INK} />
    <Placed name="right" x={30} y={66} height={6} color={INK} turn={90} />
    {[13, 26].map(x => (
      <g key={x}>
        <rect x={x} y={70} width={10} height={14} rx={1.5} fill="#fffdf6" stroke={STORAGE_INK} stroke-width={1.5} />
        <Placed name="check" x={x + 5} y={77} height={7} color="#1b6a41" />
      </g>
    ))}
    <Lettering x={46} y={77} size={13}>
      ≤2
    </Lettering>
  </>
)

const FactorySheet = () => (
  <>
    {[1, 2, 3, 4].map(position => {
      const x = position * 12.4 - 1
      return (
        <g key={position}>
          <rect x={x - 5} y={41.5} width={10} height={11} rx={1.5} fill="#3d2226" />
          <Lettering x={x} y={47} size={9} color="#ffe3b0">
            {position}
          </Lettering>
          {Array.from({ length: position }, (_, i) => (
            <Placed key={i} name="up" x={x} y={81 - i * 7.3} height={6.8} color={BURGUNDY} />
          ))}
        </g>
      )
    })}
  </>
)

const middleOf = (name: IconName, height: number, color: string) => (
  <Placed name={name} x={30} y={20.5} height={height} color={color} />
)

interface FaceProps {
  readonly face: Face
  readonly forms: Forms
}

const FACES: Readonly<Record<Kind, (props: FaceProps) => ComponentChildren>> = {
  car: ({ face }) => <PosterCard face={face} motif={<CarMotif frame={face.frame} />} />,
  conductor: ({ face }) => <PosterCard face={face} motif={<ConductorMotif frame={face.frame} />} />,
  locomotive: ({ face }) => <PosterCard face={face} motif={<LocomotiveMotif />} />,
  route: ({ face }) => (
    <PosterCard face={face} motif={<HillsMotif />}>
      <RouteCities cities={face.cities} />
    </PosterCard>
  ),
  contract: ContractFace,
  money: ({ face }) => <PosterCard face={face} motif={<MoneyMotif />} hasSun={false} />,
  'game-end': ({ face }) => <PosterCard face={face} motif={<GameEndMotif />} />,
  celebrity: ({ face }) => (
    <PosterCard face={face} motif={middleOf('celebrity', 29, '#3d0820')}>
      <CelebritySheet />
    </PosterCard>
  ),
  postcard: ({ face }) => (
    <PosterCard
      face={face}
      motif={<Placed name="postcard" x={30} y={20} height={24} color={CREAM} turn={-8} />}
      hasSun={false}
    >
      <PostcardSheet />
    </PosterCard>
  ),
  'suspect-self': ({ face }) => <PosterCard face={face} motif={<SuspectSelfMotif />} hasSun={false} />,
  'suspect-others': ({ face }) => <PosterCard face={face} motif={<SuspectOthersMotif />} hasSun={false} />,
  destroy: ({ face }) => (
    <PosterCard face={face} motif={<FireMotif />} hasSun={false}>
      <DestroySheet />
    </PosterCard>
  ),
  guest: GuestFace,
  switch: ({ face }) => (
    <PosterCard face={face} motif={middleOf('switch', 30, '#14172e')}>
      <SwitchSheet {...face} />
    </PosterCard>
  ),
  mechanic: MechanicFace,
  storage: ({ face }) => (
    <PosterCard face={face} motif={middleOf('storage', 28, '#10191c')}>
      <StorageSheet />
    </PosterCard>
  ),
  factory: ({ face }) => (
    <PosterCard face={face} motif={middleOf('factory', 29, '#1e0d10')}>
      <FactorySheet />
    </PosterCard>
  ),
}

/** An action card, drawn from what is printed on it. */
export function FaceDrawing(props: FaceProps) {
  const Drawing = FACES[props.face.kind]
  return <Drawing {...props} />
}

const CHEQUERS = Array.from({ length: 14 }, (_, i) => i)
const END_RAYS = raysFrom(30, 52)

const COUNTED: Readonly<Record<EndFace['counts'], () => ComponentChildren>> = {
  car: () => (
    <At x={6} y={13} scale={1.15}>
      <SmallCar step={3} isNumbered={false} />
    </At>
  ),
  conductor: () => <Placed name="conductor" x={19} y={26} height={27} color="#14264a" />,
  locomotive: () => <Placed name="locomotive" x={18.5} y={26.5} height={17.5} color="#171c28" />,
}

/** Three cards side by side: it is cards that are counted, not cars or conductors. */
const CardsMark = () => (
  <g transform="translate(30 43.5)">
    {[-8, 0, 8].map(x => (
      <rect
        key={x}
        x={x - 2.5}
        y={-3.5}
        width={5}
        height={7}
        rx={0.8}
        fill="#fff7e4"
        stroke="#2a1c45"
        stroke-width={0.8}
      />
    ))}
    <path d="M-13.5-3.5v7M13.5-3.5v7" stroke="#2a1c45" stroke-width={1} />
  </g>
)

/** A Game End card: what it counts above, its action below. */
export function EndFaceDrawing({ face }: { face: EndFace }) {
  const Counted = COUNTED[face.counts]
  return (
    <>
      <Edge color="#2a1c45" />
      <svg x={3} y={3} width={54} height={46} viewBox="3 3 54 46" overflow="hidden" aria-hidden="true">
        <rect x={3} y={3} width={54} height={46} fill="#f3d68d" />
        <path d={END_RAYS} fill="#d8a846" opacity={0.4} />
        <path d="M3 3h54v5H3z" fill="#2a1c45" />
        {CHEQUERS.map(i => (
          <rect key={i} x={3 + i * 4} y={3 + (i % 2) * 2.5} width={4} height={2.5} fill="#f7eeda" />
        ))}
      </svg>
      <Counted />
      <Lettering x={36} y={27} size={10}>
        ×
      </Lettering>
      <Placed name="points" x={47} y={26} height={17.5} color={BURGUNDY} />
      <Lettering x={47} y={26} size={12} color={CREAM}>
        {face.points}
      </Lettering>
      <CardsMark />
      <Paper x={3} y={52} width={54} height={35} />
      <FrameInRoom frame={face.frame} room={{ x: 6, y: 55, width: 48, height: 29 }} />
      <path d="M24 50.5h12l-6 4.5z" fill="var(--brass)" />
    </>
  )
}
