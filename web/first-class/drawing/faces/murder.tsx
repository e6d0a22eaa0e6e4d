import type { Face } from '@roundhouse/first-class/base/cards/card'
import { Placed } from '../Icon.tsx'
import { CREAM, INK, Lettering } from '../shapes.tsx'
import { PosterCard } from './sheet.tsx'

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

export const SuspectSelfFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={<SuspectSelfMotif />} hasSun={false} />
)
export const SuspectOthersFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={<SuspectOthersMotif />} hasSun={false} />
)
export const DestroyFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={<FireMotif />} hasSun={false}>
    <DestroySheet />
  </PosterCard>
)
