import { SeatShape } from '../../shell/SeatSign.tsx'
import { signs } from '../signs.ts'
import symbols from './symbols.svg?raw'

/** All pieces once, unseen: the table takes them from there. */
export const Symbols = () => (
  <>
    <div class="symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
    <svg class="symbols" aria-hidden="true">
      {signs.shapes.map((shape, seat) => (
        <symbol key={shape} id={`nb-seat-${seat}`} viewBox="-10 -10 20 20" overflow="visible">
          <SeatShape seat={seat} signs={signs} />
        </symbol>
      ))}
    </svg>
  </>
)
