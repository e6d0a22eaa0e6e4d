import { writeSource } from '@roundhouse/first-class/base/frames/waiting'
import { frameOfWaiting } from '@roundhouse/first-class/seen'
import { sourceWords } from '@roundhouse/first-class/words/sources'
import { capital } from '@roundhouse/first-class/words/voice'
import type { ComponentChildren } from 'preact'
import { Target } from '../choosing/Target.tsx'
import { kindOfPlace, type Place, whichAt } from '../choosing/targets.ts'
import { thingAt, thingTitle } from '../choosing/things.ts'
import { Carriage, MailCarDrawing } from '../drawing/cars.tsx'
import { FrameChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { CoinBuys } from '../parts/Coins.tsx'
import { titleOf } from './Chosen.tsx'

const Part = ({ title, icon, children }: { title: string; icon?: ComponentChildren; children: ComponentChildren }) => (
  <section class="part">
    <h3>
      {icon}
      {title}
    </h3>
    {children}
  </section>
)

export function MailCars() {
  const { targets, say, rules } = useTableModel()
  const cars = rules.printed.mailCars.flatMap((frame, i) => (targets.has(`mail ${i + 1}`) ? [{ frame, n: i + 1 }] : []))
  if (cars.length === 0) return null
  return (
    <Part title={say('first-class.table.mail-cars')}>
      <div class="mail-cars">
        {cars.map(({ frame, n }) => (
          <Target key={n} place={`mail ${n}`} class="car" label={say('first-class.kind.mail-car')}>
            <Carriage>
              <MailCarDrawing frame={frame} />
            </Carriage>
          </Target>
        ))}
      </div>
    </Part>
  )
}

/** Frames that wait, each once: they are carried out in an order of choice (FC-3.7). */
export function Waiting() {
  const { view, voice, say, rules } = useTableModel()
  const waiting = [...new Set(view.waiting)]
  if (waiting.length === 0) return null
  return (
    <Part title={say('first-class.table.waits')} icon={<Icon name="waiting" size={1.2} />}>
      <ul class="waiting">
        {waiting.map(source => {
          const place: Place = `waiting ${writeSource(rules, source)}`
          const frame = frameOfWaiting(rules, view, source)
          return (
            <li key={source}>
              <Target place={place} class="wait" label={capital(sourceWords(voice, source))}>
                {frame.length > 0 && <FrameChip frame={frame} size={2} />}
                <span>{capital(sourceWords(voice, source))}</span>
              </Target>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

const FREE: readonly string[] = ['coins', 'contract', 'display']

/** Coins, contracts and Game End cards, at the moments when they may be used (FC-9.4, FC-10.3). */
export function FreeActions() {
  const { targets, view, voice, say, rules } = useTableModel()
  const places = [...targets.keys()].filter(place => FREE.includes(kindOfPlace(place)))
  if (places.length === 0 || view.frame?.begun === true) return null
  const columns = places.filter(place => kindOfPlace(place) === 'coins')
  const cards = places.filter(place => kindOfPlace(place) !== 'coins')
  return (
    <Part title={say('first-class.table.free-actions')}>
      <div class="free-actions">
        {columns.map(place => (
          <Target key={place} place={place} class="wait" label={titleOf(place, voice)}>
            <Icon name="coin" size={1.7} />
            <Icon name="right" size={0.9} color="var(--ink-2)" />
            <CoinBuys column={Number(whichAt(place))} />
          </Target>
        ))}
        {cards.map(place => (
          <Target key={place} place={place} class="wait" label={thingTitle(voice, thingAt(rules, view, place)!)}>
            <PaperAction place={place} />
          </Target>
        ))}
      </div>
    </Part>
  )
}

function PaperAction({ place }: { place: Place }) {
  const { view, rules } = useTableModel()
  const thing = thingAt(rules, view, place)
  if (thing?.is === 'card')
    return (
      <>
        <Icon name="contract" size={1.8} color="var(--ink)" />
        <FrameChip frame={thing.face.frame} size={1.7} />
      </>
    )
  return thing?.is === 'end-card' ? (
    <>
      <b>4</b>
      <Icon name="coin" size={1.4} />
      <Icon name="game-end" size={1.6} />
      <b>{thing.face.points}×</b>
      <Icon name={thing.face.counts} size={1.3} />
    </>
  ) : null
}
