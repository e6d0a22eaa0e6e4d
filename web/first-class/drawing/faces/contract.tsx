import type { Face } from '@roundhouse/first-class/base/cards/card'
import { ConditionInRoom, type Forms } from '../conditions.tsx'
import { FrameInRoom } from '../effects.tsx'
import { Placed } from '../Icon.tsx'
import { Edge, PAINTS, Paper, PileMark } from '../posters.tsx'
import { Lettering, type Room } from '../shapes.tsx'

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

/** What it asks for above, what it pays below. */
export function ContractFace({ face, forms }: { face: Face; forms: Forms }) {
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
