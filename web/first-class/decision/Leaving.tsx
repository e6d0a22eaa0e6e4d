import { writeSource } from '@roundhouse/first-class/base/frames/waiting'
import type { Forfeit } from '@roundhouse/first-class/forfeits'
import { lossesIn, lossWords } from '@roundhouse/first-class/words/forfeits'
import { capital } from '@roundhouse/first-class/words/voice'
import { useCommands } from '../../table/keys/useCommands.ts'
import { useFocusBack } from '../../table/keys/useFocusBack.ts'
import { lossesOf } from '../choosing/leaving.ts'
import { FrameChip } from '../drawing/effects.tsx'
import { useTableModel } from '../model/table-model.ts'

/** Whether a move is meant that loses something, as a question for the head of the decision. */
export function LeavingQuestion({ text }: { text: string }) {
  const { game, view, voice, say } = useTableModel()
  const what = lossWords(voice, lossesOf(game, view, text))
  return <>{say(`first-class.leave.${text as 'end' | 'score' | 'done'}`, { what })}</>
}

interface LeavingProps {
  /** The move that loses something. */
  readonly text: string
  /** Where the question stands that the answers belong to. */
  readonly question: string
}

/** What would be lost, and the two answers. To use it is the one that is meant more often. */
export function Leaving({ text, question }: LeavingProps) {
  const { game, view, voice, rules, say, play, leave } = useTableModel()
  const losses = lossesOf(game, view, text)
  const use = useOf(losses, source => `do ${writeSource(rules, source)}`)
  const safe = useFocusBack(text)
  const goBack = () => (use === null ? leave(null) : play(use))
  useCommands({ confirm: goBack })
  return (
    <fieldset class="leaving" aria-labelledby={question}>
      <ul>
        {lossesIn(voice, losses).map(({ frame, words }, i) => (
          <li key={i}>
            {frame.length > 0 && <FrameChip frame={frame} size={2} />}
            <span>{capital(words)}</span>
          </li>
        ))}
      </ul>
      <p>{say('first-class.leave.lost')}</p>
      <div class="choices">
        <button
          type="button"
          ref={safe}
          class="table-button is-main"
          data-main
          aria-describedby={question}
          onClick={goBack}
        >
          {say(use === null ? 'first-class.leave.back' : 'first-class.leave.use')}
        </button>
        <button type="button" class="table-button is-dashed" data-sure={text} onClick={() => play(text, true)}>
          {say('first-class.leave.sure', { move: text })}
        </button>
      </div>
    </fieldset>
  )
}

/** Where a single bonus waits, using it is one move. */
function useOf(losses: readonly Forfeit[], moveOf: (source: number) => string): string | null {
  const [only, ...others] = losses
  return only?.kind === 'bonus' && others.length === 0 ? moveOf(only.source) : null
}
