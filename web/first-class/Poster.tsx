import './poster.css'
import { along, outline, type Point, panel, VANISHING } from './perspective.ts'

/*
 * A travel poster of the twenties: flat colours, one big shape. The night train comes out of the distance, its windows
 * lit; behind it the domes of Constantinople stand before the moon.
 */

const NIGHT = ['#0b1730', '#12224a', '#1b3160', '#27437c', '#3b5c96']
const BRASS = '#e3bd63'
const CREAM = '#f6e7c3'
const BURGUNDY = '#7b2036'
const WINE = '#541226'
const COAL = '#0a1122'
const LAMP = '#ffd873'
const MOONLIGHT = '#efc768'

const MOON: Point = [98, 96]
const RINGS = [230, 176, 128, 88]

const WIDTH = 400
const HEIGHT = 360

/** The engine takes the first part of the train; the carriages follow with a little gap. */
const ENGINE = 0.92
const CARRIAGES = 5
const GAP = 0.05
const WINDOWS = 5

export const Poster = () => (
  <svg viewBox="18 0 372 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Sky />
    <Skyline />
    <Fields />
    {Array.from({ length: CARRIAGES }, (_, i) => (
      <Carriage key={i} from={ENGINE + GAP + (CARRIAGES - 1 - i)} />
    ))}
    <Steam />
    <Boiler />
    <Front />
  </svg>
)

const Sky = () => (
  <>
    <rect width={WIDTH} height={HEIGHT} fill={NIGHT[0]} />
    {RINGS.map((radius, i) => (
      <circle key={radius} cx={MOON[0]} cy={MOON[1]} r={radius} fill={NIGHT[i + 1]} />
    ))}
    <circle cx={MOON[0]} cy={MOON[1]} r={52} fill={MOONLIGHT} />
    <g fill={CREAM}>
      {STARS.map(([x, y]) => (
        <path key={x} d={`M${x} ${y - 5}l1.3 3.7 3.7 1.3-3.7 1.3-1.3 3.7-1.3-3.7-3.7-1.3 3.7-1.3z`} />
      ))}
    </g>
  </>
)

const STARS: readonly Point[] = [
  [24, 26],
  [238, 30],
  [300, 62],
  [372, 24],
  [346, 112],
  [204, 14],
]

/** Domes and minarets, as the traveller sees them from the water. */
const Skyline = () => (
  <g fill={COAL}>
    <path d="M0 236v-18h14v-8h12v-6q10-18 22 0v6h10v-14q4-4 8 0v20h8V198q5-6 10 0v10q8-34 48-36 40 2 48 36v-10q5-6 10 0v20h10v-8h9v-8q13-17 26 0v12h16v6h30v16z" />
    <path d="M78 210v-74l3-16 3 16v74zM186 210v-78l3-16 3 16v78zM60 216v-44l2-10 2 10v44zM216 216v-48l2-10 2 10v48z" />
    <path d="M131 174v-16M134 156a5 5 0 1 1-5-6 4 4 0 1 0 5 6" stroke={COAL} stroke-width="2" />
    <g fill={LAMP}>
      <path d="M104 214h3v7h-3zM118 208h3v9h-3zM132 206h3v10h-3zM146 208h3v9h-3zM160 214h3v7h-3zM30 222h3v6h-3zM248 222h3v6h-3z" />
    </g>
  </g>
)

/** Fields run to the vanishing point in flat stripes. */
const EDGES = [-320, -150, -30, 60, 150, 250, 400, 640, 1000]

const Fields = () => (
  <>
    <rect y={236} width={WIDTH} height={HEIGHT - 236} fill="#0d1a36" />
    {EDGES.slice(0, -1).map((x, i) => (
      <path
        key={x}
        d={outline([VANISHING, [x, HEIGHT + 40], [EDGES[i + 1]!, HEIGHT + 40]])}
        fill={i % 2 === 0 ? '#14254b' : '#0e1c3b'}
      />
    ))}
    <path d="M0 236h400v2.5H0z" fill={BRASS} opacity="0.55" />
    <path d={outline([VANISHING, [300, HEIGHT], [420, HEIGHT]])} fill="#26160f" />
    <path d={outline([VANISHING, [312, HEIGHT], [320, HEIGHT]])} fill={BRASS} />
    <path d={outline([VANISHING, [398, HEIGHT], [408, HEIGHT]])} fill={BRASS} />
  </>
)

function Carriage({ from }: { from: number }) {
  const to = from + 1 - GAP
  const window = (1 - GAP) / WINDOWS
  return (
    <>
      <path d={panel(from, to, 0.02, 0.2)} fill={COAL} />
      <path d={panel(from, to, 0.16, 0.5)} fill={BURGUNDY} />
      <path d={panel(from, to, 0.48, 0.8)} fill={CREAM} />
      <path d={panel(from, to, 0.78, 0.92)} fill={WINE} />
      <path d={panel(from, to, 0.46, 0.5)} fill={BRASS} />
      <path d={panel(from, to, 0.2, 0.225)} fill={BRASS} />
      {Array.from({ length: WINDOWS }, (_, i) => {
        const left = from + window * (i + 0.2)
        return <path key={i} d={panel(left, left + window * 0.6, 0.53, 0.74)} fill={i === 3 ? BURGUNDY : LAMP} />
      })}
    </>
  )
}

/** The steam lies over the train and grows thinner in the distance. */
const Steam = () => (
  <g fill={CREAM}>
    <path d="M296 88q-16-40-58-28-30-24-56 4-30-6-38 18-20 0-24 16 8 12 28 6 14 14 34 2 26 16 48-2 34 12 52-8 18 2 14-8z" />
    <path
      d="M286 96q-26 8-38-4-16 16-42 4-20 16-40 4"
      fill="none"
      stroke="#b9c3d8"
      stroke-width="5"
      stroke-linecap="round"
    />
  </g>
)

const Boiler = () => (
  <>
    <path d={panel(0, ENGINE, 0.02, 0.3)} fill={COAL} />
    <path d={panel(0, ENGINE, 0.24, 0.84)} fill="#16284f" />
    <path d={panel(0.5, ENGINE, 0.24, 0.94)} fill={BURGUNDY} />
    <path d={panel(0.6, ENGINE - 0.14, 0.58, 0.8)} fill={LAMP} />
    <path d={panel(0, ENGINE, 0.27, 0.31)} fill={BRASS} />
    {[0.14, 0.28, 0.42].map(behind => (
      <path key={behind} d={panel(behind, behind + 0.025, 0.3, 0.84)} fill={BRASS} />
    ))}
    {[0.2, 0.42, 0.72].map(behind => (
      <Wheel key={behind} behind={behind} />
    ))}
  </>
)

function Wheel({ behind }: { behind: number }) {
  const [x, y] = along(behind, 0.12)
  const size = 26 / (1 + behind / 1.25)
  return (
    <g>
      <ellipse cx={x} cy={y} rx={size * 0.62} ry={size} fill={BURGUNDY} stroke={BRASS} stroke-width="2.5" />
      <ellipse cx={x} cy={y} rx={size * 0.16} ry={size * 0.26} fill={BRASS} />
    </g>
  )
}

/** The face of the engine: it looks straight at whoever stands before the poster. */
const Front = () => (
  <g>
    <path d="M318 196 400 250V360H300z" fill={LAMP} opacity="0.2" />
    <path d="M286 150V96h-8V84h56v12h-8v54z" fill={COAL} />
    <path d="M274 78h64v9h-64z" fill={BRASS} />
    <circle cx="306" cy="218" r="84" fill={COAL} />
    <circle cx="306" cy="218" r="77" fill="none" stroke={BRASS} stroke-width="4" />
    <circle cx="306" cy="218" r="56" fill="#1b2f5c" />
    <path d="M306 162a56 56 0 0 1 0 112z" fill="#132349" />
    <circle cx="306" cy="218" r="56" fill="none" stroke={BRASS} stroke-width="2" />
    <path d="M306 181v74M269 218h74" stroke={BRASS} stroke-width="4" />
    <circle cx="306" cy="218" r="11" fill={BRASS} />
    <circle cx="306" cy="148" r="19" fill={BRASS} />
    <circle cx="306" cy="148" r="13.5" fill="#fff6d8" />
    <path d="M214 296h184v30H214z" fill={BURGUNDY} />
    <path d="M214 296h184v5H214z" fill={BRASS} />
    <path d="M240 326h132l-18 30h-96z" fill={COAL} />
    <g fill={COAL} stroke={BRASS} stroke-width="4">
      <circle cx="242" cy="312" r="17" />
      <circle cx="370" cy="312" r="17" />
    </g>
  </g>
)
