import { TOP } from '@roundhouse/first-class/base/board/train'
import type { Face } from '@roundhouse/first-class/base/cards/card'
import { Placed } from '../Icon.tsx'
import { At, CREAM, Lettering } from '../shapes.tsx'
import { SmallCar } from '../small-cars.tsx'
import { BURGUNDY, middleOf, PosterCard } from './sheet.tsx'

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

export const CelebrityFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={middleOf('celebrity', 29, '#3d0820')}>
    <CelebritySheet />
  </PosterCard>
)

export const PostcardFace = ({ face }: { face: Face }) => (
  <PosterCard
    face={face}
    motif={<Placed name="postcard" x={30} y={20} height={24} color={CREAM} turn={-8} />}
    hasSun={false}
  >
    <PostcardSheet />
  </PosterCard>
)
