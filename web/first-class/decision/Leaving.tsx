import { writeSource } from '@roundhouse/first-class/base/frames/waiting'
import type { Forfeit } from '@roundhouse/first-class/forfeits'
import { lossesIn, lossWords } from '@roundhouse/first-class/words/forfeits'
import { capital } from '@roundhouse/first-class/words/voice'
import { useCommands } from '../../table/keys/useCommands.ts'
import { useFocusBack } from '../../table/keys/useFocusBack.ts'
import { lossesOf } from '../choosing/leaving.ts'
import { FrameChip } from '../drawing/effects.tsx'
import { useTableModel } from '../model/table-model.ts'

/** Where the question stands that the answers belong to. */
export const QUESTION = 'fc-question'

/** Whether a move is meant that loses something, as a question for the head of the decision. */
export function LeavingQuestion({ text }: { text: string }) {
  const { game, view, voice, say } = useTableModel()
  const what = lossWords(voice, lossesOf(game, view, text))
  return <>{say(`first-class.leave.${text as 'end' | 'score' | 'done'}`, { what })}</>
}

interface LeavingProps {
  /** The move that loses something. */
  readonly text: string
}

/** What would be lost, and the move that loses it. */
export function Leaving({ text }: LeavingProps) {
  const { game, view, voice, say, play } = useTableModel()
  return (
    <fieldset class="leaving" aria-labelledby={QUESTION}>
      <ul>
        {lossesIn(voice, lossesOf(game, view, text)).map(({ frame, words }, i) => (
          <li key={i}>
            {frame.length > 0 && <FrameChip frame={frame} size={2} />}
            <span>{capital(words)}</span>
          </li>
        ))}
      </ul>
      <p>{say('first-class.leave.lost')}</p>
      <button type="button" class="table-button choice is-dashed" data-sure={text} onClick={() => play(text, true)}>
        {say('first-class.leave.sure', { move: text })}
      </button>
    </fieldset>
  )
}

/** The answer that is meant more often: to use it. */
export function UseItAfterAll({ text }: LeavingProps) {
  const { game, view, rules, say, play, leave } = useTableModel()
  const use = useOf(lossesOf(game, view, text), source => `do ${writeSource(rules, source)}`)
  const safe = useFocusBack(text)
  const goBack = () => (use === null ? leave(null) : play(use))
  useCommands({ confirm: goBack })
  return (
    <button
      type="button"
      ref={safe}
      class="table-button main-button is-main"
      data-main
      aria-describedby={QUESTION}
      onClick={goBack}
    >
      {say(use === null ? 'first-class.leave.back' : 'first-class.leave.use')}
    </button>
  )
}

/** Where a single bonus waits, using it is one move. */
function useOf(losses: readonly Forfeit[], moveOf: (source: number) => string): string | null {
  const [only, ...others] = losses
  return only?.kind === 'bonus' && others.length === 0 ? moveOf(only.source) : null
}
