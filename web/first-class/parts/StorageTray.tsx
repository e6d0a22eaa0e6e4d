import { MOST_USED, type Storage, TOOLBOX } from '@roundhouse/first-class/modules/f-factory/storage'
import { capital } from '@roundhouse/first-class/words/voice'
import type { ComponentChildren } from 'preact'
import { Target } from '../choosing/Target.tsx'
import type { Place } from '../choosing/targets.ts'
import { type Thing, TOOLBOX_FRAME, thingTitle, thingWords } from '../choosing/things.ts'
import { Card, ToolboxCard } from '../drawing/Card.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'

/** A storage that is used: its four cards lie over the offer, from which nothing is taken in the meantime (FC-F.1). */
export function StorageTray() {
  const { view, say, rules } = useTableModel()
  const storage = view.slices.storage!
  const title = say('first-class.table.storage')
  return (
    <section class="offer-rows panel tray" aria-label={title}>
      <h2>
        {title}
        <small>{say('first-class.table.storage-used', { used: storage.used.length, most: MOST_USED })}</small>
      </h2>
      <ul>
        {storage.drawn.map((number, i) => {
          const face = rules.printed.faces[number]!
          return (
            <InTray key={i} place={`storage ${face.id}`} thing={{ is: 'card', face }} isUsed={isUsed(storage, i)}>
              <Card face={face} forms={rules.conditions} />
            </InTray>
          )
        })}
        <InTray place="storage toolbox" thing={{ is: 'toolbox' }} isUsed={storage.used.includes(TOOLBOX)}>
          <ToolboxCard frame={TOOLBOX_FRAME} />
        </InTray>
      </ul>
    </section>
  )
}

/** Of cards that are alike the first ones are used first. */
function isUsed({ drawn, used }: Storage, place: number): boolean {
  const alike = drawn.slice(0, place).filter(card => card === drawn[place]).length
  return used.filter(card => card === drawn[place]).length > alike
}

interface InTrayProps {
  readonly place: Place
  readonly thing: Thing
  readonly isUsed: boolean
  readonly children: ComponentChildren
}

function InTray({ place, thing, isUsed, children }: InTrayProps) {
  const { voice, say, targets } = useTableModel()
  const words = capital(thingWords(voice, thing))
  const label = say('first-class.named', { name: thingTitle(voice, thing), what: words })
  return (
    <li class={isUsed ? 'is-used' : targets.size > 0 && !targets.has(place) ? 'is-closed' : ''}>
      <Target
        place={place}
        class="card-target"
        thing={thing}
        label={isUsed ? `${label}. ${say('first-class.table.used')}` : label}
      >
        {children}
        {isUsed && <Icon name="check" size={2.6} />}
      </Target>
      <p aria-hidden="true">{words}</p>
    </li>
  )
}
