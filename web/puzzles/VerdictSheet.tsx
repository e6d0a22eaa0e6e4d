import type { JudgedTurn, PuzzleVerdict } from '@roundhouse/bots/puzzles/verdict'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useEffect, useRef } from 'preact/hooks'
import { type CoachWords, planSentence } from '../coach/words.ts'
import type { Say } from '../messages/say.ts'
import type { GameReview } from '../review/game-review.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { Scroller } from '../shell/Scroller.tsx'

interface VerdictSheetProps {
  readonly verdict: PuzzleVerdict
  /** The best turn was shown, not found. */
  readonly isSolution: boolean
  readonly review: GameReview
  /** Turns are told from what was seen before them. */
  readonly start: Snapshot
  readonly words: Say
  readonly isFolded: boolean
  readonly fold: () => void
}

/**
 * How good the turn was. What the best one gains is told at once; which one it is, only to those who have found it or
 * have asked to see it: others may want to try again.
 */
export function VerdictSheet({ verdict, isSolution, review, start, words, isFolded, fold }: VerdictSheetProps) {
  const { say } = useShell()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [verdict])
  const { rank, played, best, others } = verdict
  const ofGame = review.words(say, start, start.view, Number(start.viewer))
  const turn = { ofGame, words }
  const isOpen = rank === 'best' || isSolution
  return (
    <aside class={`puzzle-verdict ${rank}`} aria-labelledby="puzzle-verdict">
      <header>
        <h2 id="puzzle-verdict" ref={title} tabIndex={-1}>
          {words(isSolution ? 'puzzles.the-solution' : `puzzles.rank.${rank}`)}
        </h2>
        <Button class="button quiet" aria-expanded={!isFolded} onClick={fold}>
          {words(isFolded ? 'puzzles.unfold' : 'puzzles.fold')}
        </Button>
      </header>
      {!isFolded && (
        <Scroller class="puzzle-reasons">
          <p>
            {rank === 'best'
              ? words('puzzles.chances', { value: best.value })
              : words('puzzles.less', { lost: played.lost, value: played.value, best: best.value })}
          </p>
          {!isSolution && rank !== 'best' && <Turn {...turn} label={words('puzzles.yours')} judged={played} />}
          {isOpen ? (
            <Turn {...turn} label={words('puzzles.best')} judged={best} />
          ) : (
            <>
              <h3>{words('puzzles.best-gains')}</h3>
              <Reasons {...turn} judged={best} />
            </>
          )}
          {isOpen && others.length > 0 && (
            <>
              <h3>{words('puzzles.others')}</h3>
              <ul class="puzzle-others">
                {others.map(each => (
                  <li key={each.moves.join()}>
                    <Turn {...turn} label={words('puzzles.loses', { lost: each.lost })} judged={each} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Scroller>
      )}
    </aside>
  )
}

interface TurnProps {
  readonly judged: JudgedTurn
  readonly ofGame: CoachWords
  readonly words: Say
}

/** What is played, and what speaks for it. */
const Turn = ({ label, ...turn }: TurnProps & { readonly label: string }) => (
  <>
    <p>
      <strong>{label}</strong> {planSentence(turn.ofGame, turn.words, turn.judged.moves)}
    </p>
    <Reasons {...turn} />
  </>
)

const Reasons = ({ judged, ofGame, words }: TurnProps) => (
  <ul>
    {judged.reasons.map(reason => (
      <li key={reason.key}>{ofGame.reason(words, reason)}</li>
    ))}
  </ul>
)
