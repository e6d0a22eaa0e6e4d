import type { Face } from '@roundhouse/first-class/base/cards/card'
import { Placed } from '../Icon.tsx'
import { INK, Lettering } from '../shapes.tsx'
import { BURGUNDY, middleOf, PosterCard } from './sheet.tsx'

const STORAGE_INK = '#27363b'

const StorageSheet = () => (
  <>
    {[7, 16.5, 26].map(x => (
      <g key={x}>
        <rect x={x} y={42} width={13} height={19} rx={1.5} fill="#fffdf6" stroke={STORAGE_INK} stroke-width={1.5} />
        <path d={`M${x + 2.5} 47h8M${x + 2.5} 50h8M${x + 2.5} 53h5`} stroke="#54737c" stroke-width={1.2} />
      </g>
    ))}
    <Placed name="toolbox" x={48} y={53} height={13} color={STORAGE_INK} />
    <Placed name="right" x={30} y={66} height={6} color={INK} turn={90} />
    {[13, 26].map(x => (
      <g key={x}>
        <rect x={x} y={70} width={10} height={14} rx={1.5} fill="#fffdf6" stroke={STORAGE_INK} stroke-width={1.5} />
        <Placed name="check" x={x + 5} y={77} height={7} color="#1b6a41" />
      </g>
    ))}
    <Lettering x={46} y={77} size={13}>
      ≤2
    </Lettering>
  </>
)

const FactorySheet = () => (
  <>
    {[1, 2, 3, 4].map(position => {
      const x = position * 12.4 - 1
      return (
        <g key={position}>
          <rect x={x - 5} y={41.5} width={10} height={11} rx={1.5} fill="#3d2226" />
          <Lettering x={x} y={47} size={9} color="#ffe3b0">
            {position}
          </Lettering>
          {Array.from({ length: position }, (_, i) => (
            <Placed key={i} name="up" x={x} y={81 - i * 7.3} height={6.8} color={BURGUNDY} />
          ))}
        </g>
      )
    })}
  </>
)

export const StorageFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={middleOf('storage', 28, '#10191c')}>
    <StorageSheet />
  </PosterCard>
)

export const FactoryFace = ({ face }: { face: Face }) => (
  <PosterCard face={face} motif={middleOf('factory', 29, '#1e0d10')}>
    <FactorySheet />
  </PosterCard>
)
