import type { Reason } from '@roundhouse/kernel/game'
import { useRef, useState } from 'preact/hooks'

/** The last answer to "why not": what the table knows by itself, or what the match has told since. */
export function useReason(told: Reason | null): [Reason | null, (reason: Reason) => void] {
  const [own, explain] = useState<{ told: Reason | null; reason: Reason } | null>(null)
  const latest = useRef(told)
  latest.current = told
  // Who has closed an answer and asks the same again is told again.
  return [own?.told === told ? own.reason : told, reason => explain({ told: latest.current, reason: { ...reason } })]
}
