import type { ComponentChildren } from 'preact'
import { useShell } from '../../shell/context.ts'
import './stepper.css'

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
}

/** A number between its lowest and its highest. */
export function Stepper({ label, name, value, least, most, change, ask }: StepperProps) {
  const { say } = useShell()
  return (
    <fieldset class={label === undefined ? 'stepper bare' : 'stepper'} aria-label={name}>
      {label !== undefined && <span class="label">{label}</span>}
      <button
        type="button"
        class="less"
        aria-disabled={value <= least}
        onClick={() => (value <= least ? ask : change)(value - 1)}
        aria-label={say('nuremberg.bid.fewer')}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        class="more"
        aria-disabled={value >= most}
        onClick={() => (value >= most ? ask : change)(value + 1)}
        aria-label={say('nuremberg.bid.more')}
      >
        +
      </button>
    </fieldset>
  )
}
