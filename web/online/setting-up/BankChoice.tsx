import type { TableSetup } from '@roundhouse/wire/setup'
import type { Say } from '../../messages/say.ts'
import { BANKS } from './new-table.ts'

interface BankChoiceProps {
  readonly pace: 'live' | 'daily'
  readonly bank: TableSetup['bank']
  readonly change: (bank: TableSetup['bank']) => void
  readonly say: Say
}

/** How much time a seat begins with. */
export const BankChoice = ({ pace, bank, change, say }: BankChoiceProps) => (
  <select
    aria-label={say('online.pace')}
    value={String(bank[pace])}
    onChange={event => change({ ...bank, [pace]: Number(event.currentTarget.value) })}
  >
    {BANKS[pace].map(n => (
      <option key={n} value={String(n)}>
        {say(`online.bank.${pace}`, { n })}
      </option>
    ))}
  </select>
)
