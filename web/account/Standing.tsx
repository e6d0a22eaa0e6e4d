import type { AvoidedPerson } from '@roundhouse/wire/conduct'
import { useEffect, useState } from 'preact/hooks'
import { conductSay } from '../messages/catalogues.ts'
import { useDayWords } from '../online/people/day-words.ts'
import { avoidedPeople, stopAvoiding } from '../online/server.ts'
import { Button, Link } from '../shell/Button.tsx'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import type { AccountState } from './server.ts'

/** How the reader stands with those who run the server: what was done about them, or that they are one of them. */
export function Standing({ account: { silence, bar, isHost } }: { account: AccountState }) {
  const isOf = silence !== null || bar !== null || isHost
  return isOf ? <StandingWords silence={silence} bar={bar} isHost={isHost} /> : null
}

function StandingWords({ silence, bar, isHost }: Pick<AccountState, 'silence' | 'bar' | 'isHost'>) {
  const say = useCatalogueSay(conductSay)
  const dayWords = useDayWords()
  if (say === null) return null
  const until = (end: number | null): string => (end === null ? 'none' : dayWords(end))
  return (
    <div class="account-told">
      {bar !== null && <p role="alert">{say('conduct.standing.bar', { until: until(bar.until) })}</p>}
      {silence !== null && <p role="alert">{say('conduct.standing.silence', { until: until(silence.until) })}</p>}
      {isHost && (
        <Link class="button" to={{ page: 'host' }}>
          {say('conduct.host')}
        </Link>
      )}
    </div>
  )
}

/** Whom the reader does not hear or meet, which they can take back. */
export function Avoided({ isBarred }: { isBarred: boolean }) {
  const [people, setPeople] = useState<readonly AvoidedPerson[]>([])
  const look = () => avoidedPeople().then(setPeople, () => {})
  useEffect(() => {
    if (!isBarred) void look()
  }, [isBarred])
  return people.length === 0 ? null : <AvoidedList people={people} look={look} />
}

function AvoidedList({ people, look }: { people: readonly AvoidedPerson[]; look: () => Promise<void> }) {
  const say = useCatalogueSay(conductSay)
  const dayWords = useDayWords()
  if (say === null) return null
  const allow = (person: number) => stopAvoiding(person).then(look, () => {})
  return (
    <section class="card" aria-label={say('conduct.avoided')}>
      <h2>{say('conduct.avoided')}</h2>
      <ul class="account-list">
        {people.map(({ person, name, how, since }) => (
          <li key={person}>
            <span>
              <b>{name}</b>
              <small>{say('conduct.avoided.since', { how, date: dayWords(since) })}</small>
            </span>
            <Button
              class="button"
              aria-label={say('conduct.allow.who', { how, name })}
              onClick={() => void allow(person)}
            >
              {say('conduct.allow', { how })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
