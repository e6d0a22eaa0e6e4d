import { placed } from '../Icon.tsx'
import { BURGUNDY, INK, lettering } from '../shapes.tsx'
import { posterFace } from './sheet.tsx'

/** A card as it is seen from above. */
const blank = (x: number, y: number, width: number, height: number) => (
  <rect {...{ x, y, width, height }} rx={1.5} fill="#fffdf6" stroke="#27363b" stroke-width={1.5} />
)

/** Three cards and the toolbox, of which two at most are used (FC-F.1). */
export const StorageFace = posterFace(() => placed('storage', 30, 20.5, 28, '#10191c'), {
  sheet: () => [
    [7, 16.5, 26].map(x => [
      blank(x, 42, 13, 19),
      <path d={`M${x + 2.5} 47h8M${x + 2.5} 50h8M${x + 2.5} 53h5`} stroke="#54737c" stroke-width={1.2} />,
    ]),
    placed('toolbox', 48, 53, 13, '#27363b'),
    placed('right', 30, 66, 6, INK, { turn: 90 }),
    [13, 26].map(x => [blank(x, 70, 10, 14), placed('check', x + 5, 77, 7, '#1b6a41')]),
    lettering('≤2', 46, 77, 13),
  ],
})

/** As many upgrades as its position says (FC-F.3). */
const atPosition = (position: number) => {
  const x = position * 12.4 - 1
  return [
    <rect x={x - 5} y={41.5} width={10} height={11} rx={1.5} fill="#3d2226" />,
    lettering(position, x, 47, 9, '#ffe3b0'),
    Array.from({ length: position }, (_, i) => placed('up', x, 81 - i * 7.3, 6.8, BURGUNDY)),
  ]
}

export const FactoryFace = posterFace(() => placed('factory', 30, 20.5, 29, '#1e0d10'), {
  sheet: () => [1, 2, 3, 4].map(atPosition),
})
