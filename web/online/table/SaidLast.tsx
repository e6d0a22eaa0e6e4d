import { useGame } from '../../game-context.ts'
import { SeatSign } from '../../shell/SeatSign.tsx'
import { useOnline } from '../context.ts'
import { useMuted } from '../people/useMuted.ts'
import { useOnlineSay } from '../words.tsx'
import { chatWords } from './chat-words.ts'

/** What was said last by somebody who is listened to. */
export function SaidLast() {
  const say = useOnlineSay()
  const { state } = useOnline()
  const { signs } = useGame(state.snapshot!.game)
  const [muted] = useMuted()
  const last = state.chat.findLast(({ name }) => !muted.includes(name))
  if (last === undefined) return null
  return (
    <>
      {last.seat !== null && <SeatSign seat={last.seat} signs={signs} />} <b>{last.name}</b> {chatWords(say, last)}
    </>
  )
}
