import type { Companion } from '@roundhouse/wire/lobby'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../shell/Button.tsx'
import { useOnline } from '../context.ts'
import { invitePeople, markFavourite, ownCompanions } from '../server.ts'
import { useOnlineSay } from '../words.tsx'

/** People one has played with, favourites first: whoever is asked finds the table on their first page. */
export function Companions() {
  const say = useOnlineSay()
  const { state } = useOnline()
  const [companions, setCompanions] = useState<readonly Companion[]>([])
  const [invited, setInvited] = useState<readonly number[]>([])
  const look = () => ownCompanions().then(setCompanions, () => {})
  useEffect(() => void look(), [])
  const seated = state.online.chairs.flatMap(({ is, name }) => (is === 'person' ? name : []))
  const others = companions.filter(({ name }) => !seated.includes(name))
  if (others.length === 0 || state.online.chairs.every(({ is }) => is !== 'free')) return null
  const invite = async (person: number) => {
    await invitePeople(state.table, [person])
    setInvited([...invited, person])
  }
  const mark = async ({ person, isFavourite }: Companion) => {
    await markFavourite(person, !isFavourite)
    await look()
  }
  return (
    <section class="card companions" aria-labelledby="companions">
      <h2 id="companions">{say('lobby.companions')}</h2>
      <ul>
        {others.map(companion => (
          <li key={companion.person}>
            <Button
              class="button quiet favourite"
              aria-pressed={companion.isFavourite}
              aria-label={say('lobby.favourite', { name: companion.name })}
              onClick={() => void mark(companion).catch(() => {})}
            >
              {companion.isFavourite ? '★' : '☆'}
            </Button>
            <span>
              <b>{companion.name}</b>
              <small>{say('lobby.together', { n: companion.games })}</small>
            </span>
            {invited.includes(companion.person) ? (
              <span role="status">{say('lobby.invite.done')}</span>
            ) : (
              <Button
                class="button"
                aria-label={say('lobby.invite', { name: companion.name })}
                onClick={() => void invite(companion.person).catch(() => {})}
              >
                {say('online.invite')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
