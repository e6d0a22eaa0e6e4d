import { TOP } from '@roundhouse/first-class/base/board/train'
import { placed } from '../Icon.tsx'
import { at, BURGUNDY, CREAM, lettering } from '../shapes.tsx'
import { SmallCar } from '../small-cars.tsx'
import { posterFace } from './sheet.tsx'

export const CelebrityFace = posterFace(() => placed('celebrity', 30, 20.5, 29, '#3d0820'), {
  sheet: () => [
    at(16.5, 43, <SmallCar step={TOP - 1} isNumbered={false} />, 1.12),
    lettering('×2', 30, 77, 21, BURGUNDY),
  ],
})

const STAR = 'M30 46.5l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4z'

export const PostcardFace = posterFace(() => placed('postcard', 30, 20, 24, CREAM, { turn: -8 }), {
  hasSun: false,
  sheet: () => (
    <>
      <path d="M5 52H22M38 52h17" stroke="#2f5d57" stroke-width={2.2} stroke-dasharray="2.6 1.3" />
      <rect x={19} y={42} width={22} height={20} rx={1.5} fill="#fffdf6" stroke="#124a45" stroke-width={2} />
      <rect x={21.5} y={44.5} width={17} height={15} fill="none" stroke="var(--brass)" stroke-width={0.7} />
      <path d={STAR} fill="var(--brass-lo)" />
      {lettering('×2', 30, 76, 21, '#0f4560')}
    </>
  ),
})
