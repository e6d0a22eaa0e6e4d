import type { ComponentChildren } from 'preact'
import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { useCommands } from '../../table/keys/useCommands.ts'

interface StepperProps {
  label?: ComponentChildren
  /** What a reader who does not see it hears. */
  name: string
  value: number
  least: number
  most: number
  change: (value: number) => void
  /** Tells why a number beyond the lowest or the highest cannot be chosen. */
  ask: (value: number) => void
  /** Plus and minus are for this one. */
  hasKeys: boolean
}

/** A number between its lowest and its highest. */
export function Stepper({ label, name, value, least, most, change, ask, hasKeys }: StepperProps) {
  const { say } = useShell()
  const fewer = () => (value <= least ? ask : change)(value - 1)
  const more = () => (value >= most ? ask : change)(value + 1)
  useCommands(hasKeys ? { fewer, more } : {})
  return (
    <fieldset class={label === undefined ? 'stepper bare' : 'stepper'} aria-label={name}>
      {label !== undefined && <span class="label">{label}</span>}
      <Button class="less" aria-disabled={value <= least} onClick={fewer} aria-label={say('nuremberg.bid.fewer')}>
        −
      </Button>
      <output aria-live="polite">{value}</output>
      <Button class="more" aria-disabled={value >= most} onClick={more} aria-label={say('nuremberg.bid.more')}>
        +
      </Button>
    </fieldset>
  )
}
