import { lossWords } from '@roundhouse/nuremberg/words/forfeits'
import { useFocusBack } from '../../table/keys/useFocusBack.ts'
import { type LeavingMove, lossesOf } from '../choosing/losses.ts'
import { type TableModel, useTableModel } from '../model/table-model.ts'
import { Button, Frame } from './Frame.tsx'
import { Option, Options } from './Options.tsx'

/** Plays a move, unless it would lose something: then it is asked whether that is meant. */
export const playOrAsk = (model: TableModel, move: LeavingMove): void =>
  lossesOf(model, move).length > 0 ? model.choose({ leaving: move }) : model.play(move)

/** Asks once, and says what would be lost. */
export function Leaving({ move }: { move: LeavingMove }) {
  const model = useTableModel()
  const { voice, say, choose, play } = model
  const safe = useFocusBack(move)
  const title = say(move === 'pass' ? 'nuremberg.leave.pass' : 'nuremberg.leave.give-up')
  return (
    <Frame
      title={title}
      about={say('nuremberg.leave.lost', { what: lossWords(voice, lossesOf(model, move)) })}
      main={
        <Button button={safe} isMain onClick={() => choose({})}>
          {say('nuremberg.leave.back')}
        </Button>
      }
    >
      <Options label={title} isWide>
        <Option isLosing sure={move} onClick={() => play(move)}>
          {say('nuremberg.leave.sure', { move: move === 'pass' ? 'pass' : 'other' })}
        </Option>
      </Options>
    </Frame>
  )
}
