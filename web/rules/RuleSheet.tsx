import type { GameName } from '@roundhouse/table/games'
import { useGame } from '../game-context.ts'
import { Button } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { writeRoute } from '../shell/route.ts'
import { findRule } from './book.ts'
import { RuleText } from './RuleText.tsx'
import { useBook } from './useBook.ts'

/** One rule in front of the table, so that nobody has to leave it. */
export function RuleSheet({ game, rule, close }: { game: GameName; rule: string; close: () => void }) {
  const { say } = useShell()
  const book = useBook(useGame(game).rulebook)
  const found = book === null ? undefined : findRule(book, rule)
  return (
    <Dialog aria-labelledby="rule-sheet" onClosed={close}>
      {shut => (
        <>
          <h2 id="rule-sheet">{rule}</h2>
          {found && <RuleText game={game} rule={found} language={book!.language} />}
          <div class="row">
            <Button class="button main" onClick={shut}>
              {say('rules.close')}
            </Button>
            <a class="button" href={writeRoute({ page: 'rules', game, rule })} target="_blank" rel="noopener">
              {say('rules.whole')}
            </a>
          </div>
        </>
      )}
    </Dialog>
  )
}
