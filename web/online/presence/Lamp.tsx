import { pure } from '../../table/memo/pure.tsx'
import type { SeatPresence } from './presence.ts'
import './lamp.css'

/** Full: here. Half: away. Empty: not known, or gone. Square: a bot. The form says it first, the colour second. */
export const Lamp = pure(({ of }: { of: SeatPresence }) => (
  <svg class={`lamp is-${of}`} viewBox="0 0 12 12" aria-hidden="true">
    {of === 'bot' || of === 'bot-plays' ? (
      <rect x="1" y="1" width="10" height="10" rx="2" />
    ) : (
      <>
        <circle class="lamp-ring" cx="6" cy="6" r="4.75" />
        {of === 'here' && <circle class="lamp-light" cx="6" cy="6" r="5.5" />}
        {of === 'away' && <path class="lamp-light" d="M.5 6a5.5 5.5 0 0 0 11 0z" />}
      </>
    )}
  </svg>
))
