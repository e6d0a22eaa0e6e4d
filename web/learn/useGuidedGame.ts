import type { GameName } from '@roundhouse/table/games'
import { useGame } from '../game-context.ts'
import { guideGame } from '../guide/guided-games.ts'
import { begin } from '../match/client.ts'
import { useShell } from '../shell/context.ts'
import { suggestedGame } from '../shell/new-game/suggestions.ts'
import { go } from '../shell/route.ts'

/** Begins a first game, against easy bots and with the guide, and sits down at it. */
export function useGuidedGame(name: GameName): () => Promise<void> {
  const { say } = useShell()
  const game = useGame(name)
  return async () => {
    const id = await begin(suggestedGame(game, say('new.you')))
    guideGame(id)
    go({ page: 'table', id })
  }
}
