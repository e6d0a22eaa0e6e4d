import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import type { AnalysisState } from './useAnalysis.ts'

/** The game is being thought through, or that was stopped. */
export const Thinking = ({ state: { done, isThinking, stop, begin }, say }: { state: AnalysisState; say: Say }) => (
  <div class="row thinking">
    <p role="status">{say(isThinking ? 'review.thinking' : 'review.stopped')}</p>
    {isThinking && <progress value={done} aria-label={say('review.thinking')} />}
    <Button class="button small" onClick={isThinking ? stop : begin}>
      {say(isThinking ? 'review.stop' : 'review.begin')}
    </Button>
  </div>
)
