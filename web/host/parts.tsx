import { LONGEST_REMARK } from '@roundhouse/wire/conduct'
import { useState } from 'preact/hooks'
import { troubleWords, useHostSay } from './words.tsx'

interface RemarkProps {
  readonly label: string
  readonly value: string
  readonly change: (typed: string) => void
  /** The id of what says more. */
  readonly hint?: string
}

/** A few words that a host writes down. */
export const Remark = ({ label, value, change, hint }: RemarkProps) => (
  <label>
    {label}
    <input
      aria-describedby={hint}
      value={value}
      maxLength={LONGEST_REMARK}
      autocomplete="off"
      onInput={event => change(event.currentTarget.value)}
    />
  </label>
)

/** What becomes of something that a host does: done, or why not. */
export function useDeed(changed: () => Promise<void>) {
  const say = useHostSay()
  const [isTrouble, setTrouble] = useState(false)
  const [told, tell] = useState<string | null>(null)
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work()
      setTrouble(false)
      tell(say('host.saved'))
      await changed()
      return true
    } catch (error) {
      setTrouble(true)
      tell(troubleWords(say, error))
      return false
    }
  }
  const words = (
    <p role={isTrouble ? 'alert' : 'status'} class={isTrouble ? 'wrong' : 'hint'}>
      {told}
    </p>
  )
  return { act, words }
}
