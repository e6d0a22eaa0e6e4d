import { useEffect, useState } from 'preact/hooks'

/** The answer to what was asked last; until it is there the one before, or `null`. Without a question it stays as it is. */
export function useAnswer<Answer>(ask: (() => Promise<Answer>) | null, inputs: readonly unknown[]): Answer | null {
  const [found, setFound] = useState<{ readonly answer: Answer } | null>(null)
  useEffect(() => {
    let isWanted = true
    void ask?.().then(answer => isWanted && setFound({ answer }))
    return () => {
      isWanted = false
    }
  }, inputs)
  return found === null ? null : found.answer
}
