import { placed } from '../Icon.tsx'
import { CREAM, INK, lettering } from '../shapes.tsx'
import { posterFace } from './sheet.tsx'

const SUSPECT = '#0d0508'

export const SuspectSelfFace = posterFace(
  () => [
    placed('evidence', 20, 20, 24, CREAM),
    placed('right', 35, 20, 8, CREAM),
    placed('passenger', 47, 21, 19, SUSPECT),
  ],
  { hasSun: false },
)

export const SuspectOthersFace = posterFace(
  () => [
    placed('evidence', 15, 20, 20, CREAM),
    placed('right', 27.5, 20, 7, CREAM),
    placed('passenger', 37, 22, 15, SUSPECT),
    placed('passenger', 52, 22, 15, SUSPECT),
    placed('passenger', 44.5, 20, 17, SUSPECT, { stroke: '#57303c' }),
  ],
  { hasSun: false },
)

const CROSSED = 'M13 74 47 42'

export const DestroyFace = posterFace(
  () => [placed('destroy', 30, 20.5, 30, '#7c2106'), placed('destroy', 30, 24, 20, '#ffcf5a')],
  {
    hasSun: false,
    sheet: () => [
      placed('evidence', 30, 57, 30, INK),
      <path d={CROSSED} stroke="#c4561c" stroke-width={4.5} />,
      <path d={CROSSED} stroke={CREAM} stroke-width={1} stroke-dasharray="2 2" />,
      lettering('1·3·5', 30, 80.5, 9.5),
    ],
  },
)
