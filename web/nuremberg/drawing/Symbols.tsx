import type { ComponentChildren } from 'preact'

/*
 * Every piece as a symbol, drawn once and used everywhere. The second sign is always a shape or a pattern: players have
 * emblems, red is a star, a swallowtail and a top hat, green is a leaf, a pointed banner and a bonnet.
 */

export const STAR = 'M0-6L1.6-1.9 5.9-1.7 2.5 1 3.7 5.2 0 2.8-3.7 5.2-2.5 1-5.9-1.7-1.6-1.9Z'
export const LEAF = 'M0-6.4C4.8-3.6 5.2 1.6 0 6.2C-5.2 1.6-4.8-3.6 0-6.4Z'
const INK = '#241c13'
const CREAM = '#fff6e6'

export function Symbols() {
  return (
    <svg width="0" height="0" class="symbols" aria-hidden="true">
      <defs>
        <Goods />
        <Pawns />
        <Banners />
        <Influence />
        <Players />
        <Locomotive />
        <Washes />
      </defs>
    </svg>
  )
}

interface SymbolProps {
  id: string
  box: string
  children: ComponentChildren
}

const Piece = ({ id, box, children }: SymbolProps) => (
  <symbol id={`nb-${id}`} viewBox={box} overflow="visible">
    {children}
  </symbol>
)

const CUBE_BOX = '-12 -13 24 26'

const Cube = ({ id, colour, children }: { id: string; colour: string; children: ComponentChildren }) => (
  <Piece id={id} box={CUBE_BOX}>
    <path d="M0-11.5L10.5-6V6L0 11.8-10.5 6V-6Z" fill={`var(--${colour})`} />
    <path d="M0-11.5L10.5-6 0-.4-10.5-6Z" fill={`var(--${colour}-l)`} />
    <path d="M0-.4L10.5-6V6L0 11.8Z" fill={`var(--${colour}-d)`} />
    <g fill="none" stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <path d="M0-11.5L10.5-6V6L0 11.8-10.5 6V-6ZM-10.5-6L0-.4 10.5-6M0-.4V11.8" />
      {children}
    </g>
  </Piece>
)

/** Beer has hoops, mail is an envelope, stone is cracked, cheese has holes. */
const Goods = () => (
  <>
    <Cube id="beer" colour="grey">
      <path d="M-8.2.2Q-5.2 3-2.2 3.4M-8.2 3.6Q-5.2 6.4-2.2 6.8" />
      <ellipse cx="0" cy="-6" rx="4" ry="2.1" />
    </Cube>
    <Cube id="mail" colour="yellow">
      <path d="M-8.6-.6L-5.2 4.4-2 2.8M-8.6 4.2L-6.6 2.6M-2 7.4L-4 4" />
    </Cube>
    <Cube id="stone" colour="grey">
      <path d="M-8.4 0L-5 2.4-6.4 5-2.6 8M-4-6.4L0-5 3-7" />
    </Cube>
    <Cube id="cheese" colour="yellow">
      <path d="M-7 1h.01M-3.6 5.4h.01M1-6.4h.01M-3.5-5.4h.01" stroke-width="3" stroke-linecap="round" />
    </Cube>
    <Piece id="cube" box={CUBE_BOX}>
      <path d="M0-11.5L10.5-6V6L0 11.8-10.5 6V-6Z" fill="currentColor" />
      <path d="M0-11.5L10.5-6 0-.4-10.5-6Z" fill="var(--paper-3)" opacity=".35" />
      <path d="M-10.5-6L0-.4 10.5-6M0-.4V11.8" fill="none" stroke="var(--paper-3)" stroke-width="1.2" opacity=".8" />
    </Piece>
  </>
)

const PAWN_BOX = '-11 -18 22 36'

const Pawns = () => (
  <>
    <Piece id="pawn-red" box={PAWN_BOX}>
      <g stroke="var(--piece-line)" stroke-linejoin="round">
        <path d="M-5-16.5H5V-9.5H7.6V-7H-7.6V-9.5H-5Z" fill="var(--red-hat)" />
        <circle cy="-4.6" r="4.6" fill="var(--red-pawn)" />
        <path d="M-8 16L-5 1.6Q0-1.6 5 1.6L8 16Z" fill="var(--red-pawn)" />
      </g>
      <path d={STAR} transform="translate(0 8.4) scale(.72)" fill={CREAM} />
    </Piece>
    <Piece id="pawn-green" box={PAWN_BOX}>
      <g stroke="var(--piece-line)" stroke-linejoin="round">
        <path d="M-10 16Q-6.8 4.4-2.6 0H2.6Q6.8 4.4 10 16Z" fill="var(--green-pawn)" />
        <circle cy="-6" r="5" fill="var(--green-pawn)" />
        <path d="M-7.4-4.2Q-8.4-15 0-15.4 8.4-15 7.4-4.2 5.4-10.4 0-10.4-5.4-10.4-7.4-4.2Z" fill="var(--green-hat)" />
      </g>
      <path d={LEAF} transform="translate(0 8.6) scale(.78)" fill={CREAM} />
    </Piece>
    <Piece id="landowner" box={PAWN_BOX}>
      <g stroke={INK} stroke-linejoin="round">
        <rect x="-8" y="12" width="16" height="4.6" fill="#d9d2c0" />
        <path d="M-6 12V1.4Q0-1.6 6 1.4V12Z" fill="#fffdf6" />
        <circle cy="-4.4" r="4.4" fill="#fffdf6" />
        <path d="M-10.4-7.6Q0-11 10.4-7.6L10.4-6Q0-8.6-10.4-6ZM-5-9.2Q-4.6-14 0-14 4.6-14 5-9.2Z" fill="#e9e3d2" />
        <path d="M-3.4 3V12M3.4 3V12M0 2V12" stroke-width=".8" />
      </g>
    </Piece>
  </>
)

const Banners = () => (
  <>
    <Piece id="banner-red" box="0 0 26 22">
      <path d="M1 1H25L20 8.5 25 16H1Z" fill="var(--red-disc)" stroke="var(--piece-line)" stroke-width="1.2" />
      <path d="M1 4H23M1 13H23" stroke={CREAM} stroke-width="1.3" />
      <path d={STAR} transform="translate(10.5 8.7) scale(.78)" fill={CREAM} />
    </Piece>
    <Piece id="banner-green" box="0 0 26 22">
      <path d="M1 1H20L25 8.5 20 16H1Z" fill="var(--green-disc)" stroke="var(--piece-line)" stroke-width="1.2" />
      <path d="M3.5 1V16M17.5 1V16" stroke={CREAM} stroke-width="1.5" />
      <path d={LEAF} transform="translate(10.5 8.5) scale(.86)" fill={CREAM} />
    </Piece>
  </>
)

const DISC_BOX = '-10 -10 20 20'

interface DiscProps {
  id: string
  fill: string
  line: string
  /** Its outline where colours are helped by shapes. */
  shape: string
  children?: ComponentChildren
}

/** Round, or of a shape of its own: the reader's settings say which (tokens.css). A symbol sees of the page only what it inherits. */
const Disc = ({ id, fill, line, shape, children }: DiscProps) => (
  <Piece id={id} box={DISC_BOX}>
    <g fill={fill} stroke={line} stroke-width="1.3" stroke-linejoin="round">
      <circle r="9" style={{ display: 'var(--round, inline)' }} />
      <path d={shape} style={{ display: 'var(--shaped, none)' }} />
    </g>
    {children}
  </Piece>
)

const SQUARE = 'M-8.6-8.6H8.6V8.6H-8.6Z'
const DIAMOND = 'M0-10.6L10.6 0 0 10.6-10.6 0Z'
const TRIANGLE = 'M0-10.4L10.8 8.6H-10.8Z'
const CIRCLE = 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z'
const SHIELD = 'M-8.6-8.6H8.6V1Q8.6 7 0 10.4Q-8.6 7-8.6 1Z'
const EIGHT = 'M-3.8-9.2H3.8L9.2-3.8V3.8L3.8 9.2H-3.8L-9.2 3.8V-3.8Z'

/** A crown for the government, a wheel for the train dealer. */
const Influence = () => (
  <>
    <Disc id="white" fill="#fffdf6" line={INK} shape={SHIELD}>
      <path d="M-5 4.4H5M-4.4 3V-2.6L-2 0 0-4.6 2 0 4.4-2.6V3Z" fill={INK} stroke={INK} stroke-linejoin="round" />
    </Disc>
    <Disc id="brown" fill="var(--brown-disc)" line="var(--piece-line)" shape={EIGHT}>
      <circle r="5" fill="none" stroke={CREAM} stroke-width="1.6" />
      <path d="M-5 0H5M0-5V5M-3.5-3.5L3.5 3.5M-3.5 3.5L3.5-3.5" stroke={CREAM} />
    </Disc>
    <Disc id="red" fill="var(--red-disc)" line="var(--piece-line)" shape={SQUARE}>
      <path d={STAR} fill={CREAM} />
    </Disc>
    <Disc id="green" fill="var(--green-disc)" line="var(--piece-line)" shape={DIAMOND}>
      <path d={LEAF} fill={CREAM} />
      <path d="M0-5V6" stroke="var(--green-disc)" />
    </Disc>
  </>
)

/** Circle, square, diamond, triangle. */
const EMBLEMS = [
  { shape: CIRCLE, emblem: <circle r="4.6" /> },
  { shape: SQUARE, emblem: <rect x="-4.2" y="-4.2" width="8.4" height="8.4" /> },
  { shape: DIAMOND, emblem: <path d="M0-6L6 0 0 6-6 0Z" /> },
  { shape: TRIANGLE, emblem: <path d="M0-5.6L5.6 4.4-5.6 4.4Z" /> },
]

const Players = () => (
  <>
    {EMBLEMS.map(({ shape, emblem }, seat) => (
      <Disc key={seat} id={`seat-${seat}`} fill={`var(--p${seat})`} line="var(--paper-3)" shape={shape}>
        <g fill="var(--on-colour)">{emblem}</g>
      </Disc>
    ))}
  </>
)

const Locomotive = () => (
  <Piece id="locomotive" box="-16 -12 32 22">
    <g fill="currentColor" stroke="var(--paper-3)" stroke-width="1.2">
      <path d="M-13 3V-8H-5V-2H6V-8.5H9.6V-2Q13-2 13 3Z" stroke="none" />
      <circle cx="-8" cy="5" r="4.4" />
      <circle cx="2" cy="6" r="3" />
      <circle cx="9.6" cy="6" r="3" />
    </g>
  </Piece>
)

/** Stripes for the ground of both companies, and, where colours are helped, of each. */
const Washes = () => (
  <>
    <pattern id="nb-both" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="24" height="24" fill="var(--red-wash)" />
      <rect width="12" height="24" fill="var(--green-wash)" />
    </pattern>
    <pattern id="nb-stripes-red" width="12" height="12" patternUnits="userSpaceOnUse">
      <rect width="12" height="3" fill="var(--red)" />
    </pattern>
    <pattern id="nb-stripes-green" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3" height="10" fill="var(--green)" />
    </pattern>
  </>
)
