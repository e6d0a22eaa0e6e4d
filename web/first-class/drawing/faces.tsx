import type { Face, Kind } from '@roundhouse/first-class/base/cards/card'
import type { ComponentChildren } from 'preact'
import type { Forms } from './conditions.tsx'
import { CarFace, ConductorFace, GameEndFace, LocomotiveFace, MoneyFace } from './faces/base.tsx'
import { CelebrityFace, PostcardFace } from './faces/celebrities.tsx'
import { ContractFace } from './faces/contract.tsx'
import { FactoryFace, StorageFace } from './faces/factory.tsx'
import { GuestFace } from './faces/guests.tsx'
import { DestroyFace, SuspectOthersFace, SuspectSelfFace } from './faces/murder.tsx'
import { RouteFace } from './faces/route.tsx'
import { MechanicFace, SwitchFace } from './faces/switches.tsx'

interface FaceProps {
  readonly face: Face
  readonly forms: Forms
}

const FACES: Readonly<Record<Kind, (props: FaceProps) => ComponentChildren>> = {
  car: CarFace,
  conductor: ConductorFace,
  locomotive: LocomotiveFace,
  route: RouteFace,
  contract: ContractFace,
  money: MoneyFace,
  'game-end': GameEndFace,
  celebrity: CelebrityFace,
  postcard: PostcardFace,
  'suspect-self': SuspectSelfFace,
  'suspect-others': SuspectOthersFace,
  destroy: DestroyFace,
  guest: GuestFace,
  switch: SwitchFace,
  mechanic: MechanicFace,
  storage: StorageFace,
  factory: FactoryFace,
}

/** An action card, drawn from what is printed on it. */
export function FaceDrawing(props: FaceProps) {
  const Drawing = FACES[props.face.kind]
  return <Drawing {...props} />
}
