import type { Reason } from '@roundhouse/kernel/game'
import { useEffect, useState } from 'preact/hooks'
import type { Scene } from '../match/scene.ts'
import { RuleSheet } from '../rules/RuleSheet.tsx'
import { useShell } from '../shell/context.ts'
import { reasonIn } from './reasons.ts'

const RULE = /^(FC|NB)-[\dA-Z]+\.\d+$/

/** Why not: the reason in words, and one tap away the rule itself. */
export function Refused({ scene, reason }: { scene: Scene; reason: Reason | null }) {
  const { say } = useShell()
  const [words, setWords] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    setWords(null)
    setOpen(false)
    let isWanted = true
    if (reason !== null) void reasonIn(say, scene, reason).then(found => isWanted && setWords(found))
    return () => {
      isWanted = false
    }
  }, [reason, say])
  return (
    <div class="refused" role="alert">
      {reason && words && (
        <p>
          {say('table.refused', { reason: words })}{' '}
          {RULE.test(reason.rule) && (
            <button type="button" class="button quiet" onClick={() => setOpen(true)}>
              {say('rules.show', { rule: reason.rule })}
            </button>
          )}
        </p>
      )}
      {reason && isOpen && <RuleSheet game={scene.game} rule={reason.rule} close={() => setOpen(false)} />}
    </div>
  )
}
