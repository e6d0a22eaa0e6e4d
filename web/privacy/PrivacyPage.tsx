import type { ComponentChildren } from 'preact'
import { privacySay } from '../messages/catalogues.ts'
import type { Say } from '../messages/say.ts'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { useTitle } from '../shell/title.ts'
import { useCatalogueSay } from '../shell/useCatalogueSay.ts'
import { Notice } from '../table/Notice.tsx'
import { KEPT } from './kept.ts'
import '../shell/form.css'
import './privacy.css'

/** What is kept of people, where, why and how long, and how they get it or have it deleted. */
export function PrivacyPage() {
  const { say: ofShell } = useShell()
  const say = useCatalogueSay(privacySay)
  return say === null ? <Notice text={ofShell('app.loading')} /> : <Shown say={say} />
}

function Shown({ say }: { say: Say }) {
  const { say: ofShell } = useShell()
  const title = say('privacy.title')
  useTitle(`${title} – ${ofShell('app.title')}`)
  return (
    <main class="form privacy">
      <PageHead title={title} />
      <p class="privacy-short">{say('privacy.short')}</p>
      <Part title={say('privacy.device')} class="privacy-wide">
        <p>{say('privacy.device.games')}</p>
        <p>{say('privacy.device.cookie')}</p>
      </Part>
      <Part title={say('privacy.server')} class="privacy-wide">
        <Kept say={say} />
      </Part>
      <Part title={say('privacy.seen')}>
        <p>{say('privacy.seen.table')}</p>
        <p>{say('privacy.seen.profile')}</p>
        <p>{say('privacy.seen.host')}</p>
      </Part>
      <Part title={say('privacy.others')}>
        <p>{say('privacy.others.none')}</p>
        <p>{say('privacy.others.notices')}</p>
      </Part>
      <Part title={say('privacy.rights')}>
        <p>{say('privacy.rights.what')}</p>
        <Link class="button again" to={{ page: 'account' }}>
          {say('privacy.rights.account')}
        </Link>
        <p>{say('privacy.rights.ask')}</p>
      </Part>
    </main>
  )
}

interface PartProps {
  readonly title: string
  readonly class?: string
  readonly children: ComponentChildren
}

const Part = ({ title, class: name = '', children }: PartProps) => (
  <section class={`card ${name}`} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

const Kept = ({ say }: { say: Say }) => (
  <dl class="privacy-kept">
    {KEPT.map(thing => (
      <div key={thing}>
        <dt>{say(`privacy.${thing}.title`)}</dt>
        <dd>{say(`privacy.${thing}`)}</dd>
        <dd class="hint">{say(`privacy.${thing}.long`)}</dd>
      </div>
    ))}
  </dl>
)
