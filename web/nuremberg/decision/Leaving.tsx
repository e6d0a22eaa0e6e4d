import { lossWords } from '@roundhouse/nuremberg/words/forfeits'
import { useFocusBack } from '../../table/keys/useFocusBack.ts'
import { type Losing, lossesOf } from '../losses.ts'
import { type Sitting, useSitting } from '../sitting.ts'
import { Button, Frame } from './Frame.tsx'

/** Plays a move, unless it would lose something: then it is asked whether that is meant. */
export const playOrAsk = (sitting: Sitting, move: Losing): void =>
  lossesOf(sitting, move).length > 0 ? sitting.choose({ leaving: move }) : sitting.play(move)

/** Asks once, and says what would be lost. */
export function Leaving({ move }: { move: Losing }) {
  const sitting = useSitting()
  const { voice, choose, play } = sitting
  const { say } = voice
  const safe = useFocusBack(move)
  return (
    <Frame
      title={say(move === 'pass' ? 'nuremberg.leave.pass' : 'nuremberg.leave.give-up')}
      about={say('nuremberg.leave.lost', { what: lossWords(voice, lossesOf(sitting, move)) })}
      buttons={
        <>
          <Button isLosing sure={move} onClick={() => play(move)}>
            {say('nuremberg.leave.sure', { move: move === 'pass' ? 'pass' : 'other' })}
          </Button>
          <Button button={safe} isMain onClick={() => choose({})}>
            {say('nuremberg.leave.back')}
          </Button>
        </>
      }
    />
  )
}
