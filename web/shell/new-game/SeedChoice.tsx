import { readSeed } from '@roundhouse/kernel/dice'
import { useShell } from '../context.ts'

/** Nothing is as good as a seed: then the cards are dealt at random. */
export const isSeed = (text: string): boolean => text === '' || readSeed(text) !== null

/** The same seed deals the same game to everybody: friends compare, and a deal can be tried again. */
export function SeedChoice({ seed, change }: { seed: string; change: (seed: string) => void }) {
  const { say } = useShell()
  const isWrong = !isSeed(seed)
  return (
    <details class="seed" open={isWrong || undefined}>
      <summary>{say('new.deal')}</summary>
      <label>
        {say('new.seed')}
        <input
          type="text"
          maxLength={32}
          spellcheck={false}
          autocomplete="off"
          placeholder={say('new.seed.any')}
          value={seed}
          aria-invalid={isWrong}
          aria-describedby="seed-what"
          onInput={event => change(event.currentTarget.value.trim())}
        />
      </label>
      <p id="seed-what" class={isWrong ? 'wrong' : 'hint'} role={isWrong ? 'alert' : undefined}>
        {say(isWrong ? 'new.seed.wrong' : 'new.seed.what')}
      </p>
    </details>
  )
}
