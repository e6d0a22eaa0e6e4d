import type { Phrase } from '@roundhouse/wire/phrases'
import { mayThey } from '@roundhouse/wire/rights'
import { useOnline } from '../context.ts'
import { PhraseButtons } from './PhraseButtons.tsx'

/** May this page say something now? */
export function useMaySay(): boolean {
  const { state, seat } = useOnline()
  const { stage, isHost } = state.online
  return mayThey(seat === null ? 'spectator' : 'person', stage, 'say') || (isHost && mayThey('host', stage, 'say'))
}

/** Phrases, for those who may say something now. */
export const Phrases = (props: { of?: readonly Phrase[] }) => (useMaySay() ? <PhraseButtons {...props} /> : null)
