import type { Face } from '@roundhouse/first-class/base/cards/card'
import { conditionDrawing, type Forms } from '../conditions.tsx'
import { FrameInRoom } from '../effects.tsx'
import { placed } from '../Icon.tsx'
import { Edge, PAINTS, Paper, PileMark } from '../posters.tsx'
import { fitted, lettering, type Room } from '../shapes.tsx'

/** The seal between what a contract asks for and what it pays. */
const SEAL = (
  <>
    <path d="M25.5 46l-3 7 3.5-.8L28 55l2-6zM34.5 46l3 7-3.5-.8L32 55l-2-6z" fill="#7b1422" />
    {placed('points', 30, 46, 13, '#a3202f')}
    <circle cx={30} cy={46} r={4} fill="none" stroke="#ffb9a8" stroke-width={0.6} />
    {placed('right', 30, 46, 5.5, '#ffe9c0', { turn: 90 })}
  </>
)

const CONDITION_ROOM: Room = { x: 6, y: 10, width: 48, height: 28.5 }

/** What it asks for above, what it pays below. */
export const ContractFace = ({ face, forms }: { face: Face; forms: Forms }) => (
  <>
    <Edge color={PAINTS.contract.dark} />
    <rect x={3} y={3} width={54} height={42} rx={2.5} fill="var(--paper-2)" />
    <path d="M3 9q27-4 54 0" fill="none" stroke="#c8ad74" stroke-width={0.6} />
    <path d="M5 6h40" stroke="#c8ad74" stroke-width={0.5} />
    {fitted(conditionDrawing(forms, face.when!), CONDITION_ROOM, 1.25)}
    <Paper x={3} y={47} width={54} height={40} />
    <FrameInRoom frame={face.frame} room={{ x: 7, y: 54.5, width: face.each === 'tile' ? 34 : 46, height: 30.5 }} />
    {face.each === 'tile' && [lettering('×', 40, 70, 9), placed('locomotive', 48.5, 70, 8, '#20283b')]}
    {SEAL}
    <PileMark pile={face.pile} />
  </>
)
