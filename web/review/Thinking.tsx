import type { Say } from '../messages/say.ts'
import { Button } from '../shell/Button.tsx'
import type { AnalysisState } from './useAnalysis.ts'

/** The game is being thought through, or that was stopped. */
export const Thinking = ({ state: { done, isRunning, stop, begin }, say }: { state: AnalysisState; say: Say }) => (
  <div class="row thinking">
    <p role="status">{say(isRunning ? 'review.thinking' : 'review.stopped')}</p>
    {isRunning && <progress value={done} aria-label={say('review.thinking')} />}
    <Button class="button small" onClick={isRunning ? stop : begin}>
      {say(isRunning ? 'review.stop' : 'review.begin')}
    </Button>
  </div>
)
