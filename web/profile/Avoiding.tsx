import type { Avoidance } from '@roundhouse/wire/conduct'
import { useState } from 'preact/hooks'
import { conductSay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { codeOf, conductTrouble } from '../online/people/conduct-words.ts'
import { avoid, avoidedPeople, stopAvoiding } from '../online/server.ts'
import { Button } from '../shell/Button.tsx'
import { useAnswer } from '../shell/useAnswer.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'

interface AvoidingProps {
  readonly person: number
  readonly name: string
}

/** Nobody has to listen to anybody, or to meet them: where the reader finds somebody, they can say so. */
export function Avoiding({ person, name }: AvoidingProps) {
  const say = useCatalogueSay(conductSay)
  const avoided = useAnswer(() => avoidedPeople().catch(() => []), [person])
  if (say === null || avoided === null) return null
  const before = avoided.find(each => each.person === person)?.how ?? null
  return <Choice say={say} person={person} name={name} before={before} />
}

interface ChoiceProps extends AvoidingProps {
  readonly say: Say
  readonly before: Avoidance | null
}

function Choice({ say, person, name, before }: ChoiceProps) {
  const [now, setNow] = useState(before)
  const [told, tell] = useState('')
  const act = async (how: Avoidance | null) => {
    try {
      await (how === null ? stopAvoiding(person) : avoid({ person }, how))
      setNow(how)
      tell(how === null ? '' : say(how === 'block' ? 'conduct.blocked' : 'conduct.muted'))
    } catch (error) {
      tell(conductTrouble(say, codeOf(error)))
    }
  }
  return (
    <div class="profile-acts">
      {now === null ? (
        <>
          <Button class="button" onClick={() => void act('mute')}>
            {say('conduct.mute')}
          </Button>
          <Button class="button" onClick={() => void act('block')}>
            {say('conduct.block')}
          </Button>
          <p class="hint">
            {say('conduct.block')} – {say('conduct.block.what')}
          </p>
        </>
      ) : (
        <Button class="button" aria-label={say('conduct.allow.who', { how: now, name })} onClick={() => void act(null)}>
          {say('conduct.allow', { how: now })}
        </Button>
      )}
      <p role="status">{told}</p>
    </div>
  )
}
