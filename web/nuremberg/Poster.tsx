import './poster.css'

/*
 * A hand-coloured engraving of Franconia in 1835: the castle and the spires of Nuremberg, hop fields, a stone bridge,
 * and the first train on it. Shadow is made of lines, never of tones; the light comes from the left.
 */

const PAPER = '#f2e7cb'
const INK = '#2f2618'
const ROOF = '#b4563b'
const HOPS = '#8fa04f'
const MEADOW = '#c3c583'
const FAR_HILL = '#c9c69c'
const RIVER = '#9fbfc4'
const SANDSTONE = '#dcc294'

const WIDTH = 400
const HEIGHT = 360

const times = <T,>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

export const Poster = () => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    stroke-linejoin="round"
  >
    <Hatchings />
    <rect width={WIDTH} height={HEIGHT} fill={PAPER} stroke="none" />
    <g stroke={INK} stroke-width="0.9" fill="none">
      <Heaven />
      <FarHills />
      <Castle />
      <Town />
      <HopFields />
      <Bridge />
      <Train />
      <Foreground />
    </g>
  </svg>
)

/** Lines of shadow: slanting, crossed, and along the ground. */
const Hatchings = () => (
  <defs>
    <pattern id="nb-slant" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path d="M0 0v3.2" stroke={INK} stroke-width="0.9" />
    </pattern>
    <pattern id="nb-steep" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
      <path d="M0 0v2.6" stroke={INK} stroke-width="0.9" />
    </pattern>
    <pattern id="nb-flat" width="7" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)">
      <path d="M0 1h5M3 3.2h4" stroke={INK} stroke-width="0.6" />
    </pattern>
  </defs>
)

/** The sky is ruled with fine lines that leave the clouds and the low sun out. */
const Heaven = () => (
  <g stroke-width="0.55">
    {times(24, i => (
      <path key={i} d={`M0 ${6 + i * 5.4}H${WIDTH}`} opacity={0.75 - i * 0.027} />
    ))}
    <g fill={PAPER} stroke="none">
      <path d="M18 58q4-20 28-16 8-20 34-12 22-10 34 8 24-4 28 16 10 10-6 14H24q-16-2-6-10z" />
      <path d="M226 40q6-16 26-12 12-16 34-6 22-6 30 10 20 0 20 14H232q-14 0-6-6z" />
      <circle cx="196" cy="112" r="30" />
    </g>
    <path d="M22 66q20-6 40-2t44-2 30 4M46 44q10-2 14 6M80 32q14 0 16 12M236 44q26-6 44-2t52 0M252 30q10 0 12 8M288 24q12 0 14 10" />
    <circle cx="196" cy="112" r="19" fill="#f0c85f" />
    {times(22, i => {
      const angle = (i / 22) * 2 * Math.PI
      const end = i % 2 === 0 ? 36 : 30
      return (
        <path
          key={i}
          d={`M${196 + 23 * Math.cos(angle)} ${112 + 23 * Math.sin(angle)}L${196 + end * Math.cos(angle)} ${112 + end * Math.sin(angle)}`}
        />
      )
    })}
    <path d="M132 96q4-5 8 0 4-5 8 0M150 82q3-4 6 0 3-4 6 0M116 110q3-4 6 0 3-4 6 0" stroke-width="1.1" />
  </g>
)

const FarHills = () => (
  <>
    <path d="M0 178q34-28 70-20 40-24 84-2 48-18 90 2 40-12 74-4 44-10 82 6v60H0z" fill={FAR_HILL} />
    <path
      d="M70 158q20 10 34 34-22-4-40-2zM154 156q26 8 40 32-26-8-46-4zM0 178q18 4 28 20H0z"
      fill="url(#nb-slant)"
      stroke="none"
      opacity="0.65"
    />
    {times(17, i => (
      <path key={i} d={`M${8 + i * 24} ${190 + (i % 3) * 4}q4-9 8 0`} stroke-width="0.7" />
    ))}
  </>
)

/** Kaiserburg: the round tower, the chapel tower, the long roof of the palace and the square keep. */
const Castle = () => (
  <g>
    <path d="M206 216q22-42 54-50 34-12 76-10 38 2 64 22v44z" fill={MEADOW} />
    <path
      d="M300 160q50 6 74 56h-62q4-32-12-56zM214 206q16-26 36-34-8 20-10 38z"
      fill="url(#nb-steep)"
      stroke="none"
      opacity="0.6"
    />
    <path d="M236 168v-14h34v-8h52v6h54v20q-40-12-70-10-40-2-70 6z" fill={SANDSTONE} />
    <path d="M322 152h54v20q-26-8-54-10z" fill="url(#nb-slant)" stroke="none" opacity="0.6" />
    <path d="M258 164V102h20v62zM256 102h24v-6h-24z" fill={SANDSTONE} />
    <path d="M254 96q14-8 28 0l-6-14h-4l-3-14-3 14h-4z" fill={ROOF} />
    <path d="M270 96h8v66h-8z" fill="url(#nb-slant)" stroke="none" />
    <path d="M286 152v-20l8-18h44l8 18v20z" fill={SANDSTONE} />
    <path d="M284 134l9-20h46l9 20z" fill={ROOF} />
    <path d="M316 114h23l9 20h-24z" fill="url(#nb-slant)" stroke="none" opacity="0.7" />
    <path d="M350 160v-52h18v56zM347 108l12-24 12 24z" fill={SANDSTONE} />
    <path d="M347 108l12-24 12 24z" fill={ROOF} />
    <path d="M360 110h8v54h-8z" fill="url(#nb-slant)" stroke="none" />
    <path
      d="M296 140v6M306 140v6M316 140v6M326 140v6M264 112v5M264 126v5M264 140v5M355 118v5M355 132v5"
      stroke-width="2"
    />
    <path d="M236 154v-4h4v4h4v-4h4v4h4v-4h4v4" />
  </g>
)

/** Roofs below the castle, and the two spires of a church. */
const Town = () => (
  <g>
    {TOWERS.map(x => (
      <g key={x}>
        <path d={`M${x} 212v-52h13v52z`} fill={SANDSTONE} />
        <path d={`M${x - 1.5} 160l8-34 8 34z`} fill="#7d8f78" />
        <path d={`M${x + 7} 132l6.500 28h-4z`} fill="url(#nb-steep)" stroke="none" />
        <path d={`M${x + 7} 162h6v50h-6z`} fill="url(#nb-slant)" stroke="none" />
        <path d={`M${x + 4} 170v6M${x + 4} 184v6`} stroke-width="2" />
      </g>
    ))}
    {HOUSES.map(([x, y, width]) => (
      <g key={x}>
        <path d={`M${x} ${y}v-12h${width}v12z`} fill={PAPER} />
        <path d={`M${x - 2} ${y - 12}l5-11h${width - 6}l5 11z`} fill={ROOF} />
        <path
          d={`M${x + width / 2} ${y - 23}h${width / 2 - 3}l5 11h-${width / 2 - 2}z`}
          fill="url(#nb-slant)"
          stroke="none"
          opacity="0.7"
        />
        <path d={`M${x + 4} ${y - 8}v4M${x + width / 2} ${y - 8}v4M${x + width - 4} ${y - 8}v4`} stroke-width="1.6" />
      </g>
    ))}
  </g>
)

const TOWERS = [168, 186]

const HOUSES = [
  [112, 220, 26],
  [142, 216, 22],
  [204, 216, 24],
  [232, 222, 30],
  [268, 216, 24],
  [298, 222, 28],
  [334, 218, 26],
  [368, 224, 28],
] as const

/** Hops climb on poles in rows; the rows run down to the river. */
const HopFields = () => (
  <g>
    <path d="M0 214q60-16 130 2 80 14 140 4 70-8 130 6v70H0z" fill={MEADOW} />
    <path d="M0 214q60-16 130 2 20 4 24 8-10 34-60 52H0z" fill={HOPS} />
    {times(4, row => times(8 - row, i => <HopPole key={`${row}-${i}`} x={8 + i * 17 + row * 5} y={232 + row * 14} />))}
    <path d="M230 226q60-4 170 8v40H262z" fill="url(#nb-flat)" stroke="none" opacity="0.8" />
  </g>
)

const HopPole = ({ x, y }: { x: number; y: number }) => (
  <g stroke-width="0.8">
    <path d={`M${x} ${y}v-24`} />
    <path d={`M${x} ${y - 2}q-5-3 0-6 5-3 0-6-5-3 0-6 3-2 0-5`} stroke="#4c5f22" stroke-width="2.6" />
  </g>
)

const ARCHES = [34, 104, 174, 244, 314]

const Bridge = () => (
  <g>
    <path d="M0 306q80-18 200-10t200-8v72H0z" fill={RIVER} />
    <path
      d="M0 316q40-6 70 0M96 322q40-6 90 0M210 318q50-6 110 0M330 326q30-4 70 0M20 336q60-6 120 0M170 340q70-6 130 0"
      stroke-width="0.7"
    />
    <path
      d={`M0 278h400v42H384a24 24 0 0 0-48 0${ARCHES.slice(0, 4)
        .reverse()
        .map(x => `H${x + 48}a24 24 0 0 0-48 0`)
        .join('')}H0z`}
      fill={SANDSTONE}
    />
    <path d="M0 278h400v6H0z" fill={PAPER} />
    {ARCHES.map(x => (
      <path key={x} d={`M${x + 52} 320v-34h12v34z`} fill="url(#nb-steep)" stroke="none" opacity="0.75" />
    ))}
    {ARCHES.map(x => (
      <path key={x} d={`M${x - 4} 320a28 28 0 0 1 56 0`} stroke-width="0.7" />
    ))}
    <path
      d="M0 292h28M84 296h18M152 292h20M224 296h18M296 292h16M366 296h34M0 304h30M156 304h16M228 306h14"
      stroke-width="0.6"
    />
  </g>
)

/** The Adler with its tall chimney, the tender with two barrels of beer, and coaches like those of the post. */
const Train = () => (
  <g>
    <path d="M0 277.500h400" stroke-width="2" />
    {COACHES.map(([x, paint]) => (
      <Coach key={x} x={x} paint={paint} />
    ))}
    <path d="M212 268v-16h32v16z" fill="#8a6a3d" />
    <path d="M216 252v-9q5-3 10 0v9zM229 252v-9q5-3 10 0v9zM216 247h10M229 247h10" fill="#c99b55" />
    <path d="M252 262v-17h52v17z" fill="#4f6a3a" />
    <path d="M252 254h52v8h-52z" fill="url(#nb-slant)" stroke="none" />
    <path d="M264 245v17M278 245v17M292 245v17" stroke="#e3bd63" stroke-width="1.8" />
    <path d="M252 245v-10q5-6 11 0v10z" fill="#b8863b" />
    <path d="M296 245v-44h9v44zM293 201h15l-3-6h-9z" fill={INK} />
    <path d="M246 262h66v5h-66z" fill={ROOF} />
    <circle cx="256" cy="270" r="7" fill={PAPER} />
    <circle cx="279" cy="267" r="10.500" fill={PAPER} />
    <circle cx="302" cy="270" r="7" fill={PAPER} />
    <path
      d="M279 256.500v21M268.500 267h21M271.600 259.600l14.800 14.800M286.400 259.600l-14.800 14.800M256 263v14M249 270h14M302 263v14M295 270h14"
      stroke-width="0.8"
    />
    <circle cx="220" cy="271" r="6" fill={PAPER} />
    <circle cx="237" cy="271" r="6" fill={PAPER} />
    <path d="M244 265h8M206 268h6" stroke-width="2" />
    <path d="M247 250v-8a3 3 0 1 1 2 0v8zM245 238h6v-4h-5z" fill={INK} />
    <path
      d="M300 192q-4-14-20-10-6-14-24-8-10-12-28-4-16-8-28 2-20-4-26 8 10 8 26 4 14 10 30 2 16 8 30 0 16 8 28 0 10 4 12 6z"
      fill={PAPER}
    />
    <path d="M284 186q-10 4-18 0M246 182q-10 4-18-1M208 180q-8 3-14 0" stroke-width="0.7" />
  </g>
)

const COACHES = [
  [152, '#d9a93f'],
  [92, '#d9a93f'],
  [32, '#5f8191'],
  [-28, '#b4563b'],
] as const

const Coach = ({ x, paint }: { x: number; paint: string }) => (
  <g>
    <path d={`M${x} 266q-4-10 0-18h54q4 8 0 18z`} fill={paint} />
    <path d={`M${x + 2} 248v-10h50v10z`} fill={PAPER} />
    <path d={`M${x - 1} 238q28-7 56 0z`} fill={paint} />
    <path d={`M${x} 258q0 5 1 8h52q2-4 2-8z`} fill="url(#nb-slant)" stroke="none" />
    <path d={`M${x + 18} 238v28M${x + 36} 238v28M${x + 54} 264h7`} />
    <path
      d={`M${x + 9} 248v-5a2.500 2.500 0 1 1 1 0v5M${x + 26} 248v-5a2.500 2.500 0 1 1 1 0v5M${x + 44} 248v-5a2.500 2.500 0 1 1 1 0v5`}
      fill={INK}
    />
    <circle cx={x + 11} cy="271" r="6" fill={PAPER} />
    <circle cx={x + 43} cy="271" r="6" fill={PAPER} />
    <path d={`M${x + 11} 265v12M${x + 5} 271h12M${x + 43} 265v12M${x + 37} 271h12`} stroke-width="0.7" />
  </g>
)

/** People wave from the bank. */
const Foreground = () => (
  <g>
    <path d="M0 342q70-16 150-4 60 6 110 22H0z" fill={HOPS} />
    <path d="M0 348q70-12 140-2 50 6 90 14H0z" fill="url(#nb-steep)" stroke="none" opacity="0.7" />
    <g fill={INK}>
      <path d="M60 342l3-16q3-3 6 0l3 16zM63 322a3.200 3.200 0 1 1 6 0zM62 318h8v-1h-1.500v-6h-5v6h-1.500zM69 328l8-9 1 1-7 10z" />
      <path d="M88 344l-5-10 4-8q3-2 6 0l3 8-2 10zM87 322a3 3 0 1 1 6 0zM85 319q5-6 10 0z" />
      <path d="M112 346l2-9q2-2 4 0l2 9zM114 334a2.400 2.400 0 1 1 4.500 0zM119 338l6-6 1 1-5 7z" />
    </g>
  </g>
)
