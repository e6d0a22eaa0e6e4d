import type { Reason } from '@roundhouse/kernel/game'
import type { GameName } from '@roundhouse/table/games'
import { useEffect, useState } from 'preact/hooks'
import { useGame } from '../../game-context.ts'
import { RuleSheet } from '../../rules/RuleSheet.tsx'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'

const RULE = /^[A-Z]{2}-[\dA-Z]+\.\d+$/

/** The table says why something is not possible; here is, one tap away, the rule itself. */
export function RuleOf({ game, reason }: { game: GameName; reason: Reason | null }) {
  const { say } = useShell()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(false), [reason])
  const { rulebook } = useGame(game)
  if (rulebook === undefined || reason === null || !RULE.test(reason.rule)) return null
  return (
    <>
      <Button class="button" onClick={() => setOpen(true)}>
        {say('rules.show', { rule: reason.rule })}
      </Button>
      {isOpen && <RuleSheet game={game} rule={reason.rule} close={() => setOpen(false)} />}
    </>
  )
}
