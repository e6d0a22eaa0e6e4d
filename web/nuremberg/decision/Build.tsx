import { placeName } from '@roundhouse/nuremberg/words/voice'
import type { MessageKey } from '../../messages/say.ts'
import { targetsOn } from '../choosing/targets.ts'
import { Icon } from '../drawing/Icon.tsx'
import { headNow, useTableModel } from '../model/table-model.ts'
import { Button, Frame } from './Frame.tsx'
import { Leaving, playOrAsk } from './Leaving.tsx'

/** A series, link by link: pointed at on the map or in the list here, with the running price. */
export function Build() {
  const model = useTableModel()
  const { view, rules, voice, say, targets, choice, choose, play, undo } = model
  const head = headNow(model)
  const links = targetsOn(targets, 'link')
  const next = links.filter(({ from }) => from === head)
  const begun = view.series.links.length
  const area = head === null ? '' : placeName(voice, head)
  const about = aboutOf(begun, head === null ? null : area, next.length > 0)
  if (choice.leaving !== undefined) return <Leaving move={choice.leaving} />
  return (
    <Frame
      title={say('nuremberg.build.title')}
      about={begun === 0 ? say(about, { area }) : <Leaves />}
      buttons={
        begun === 0 ? (
          <>
            {choice.start !== undefined && (
              <Button onClick={() => choose({})}>{say('nuremberg.build.elsewhere')}</Button>
            )}
            <Button move="pass" onClick={() => play('pass')}>
              {say('nuremberg.build.nothing')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => undo(false)}>↶ {say('nuremberg.build.link-back')}</Button>
            <Button move="give up" isLosing onClick={() => playOrAsk(model, 'give up')}>
              {say('nuremberg.build.give-up')}
            </Button>
            <Button isMain move="finish" onClick={() => play('finish')}>
              {say('nuremberg.build.finish', { pieces: begun })}
            </Button>
          </>
        )
      }
    >
      {begun > 0 && <SeriesLine />}
      {begun > 0 && <Price />}
      <fieldset class="options" aria-label={say(about, { area })}>
        {(head === null ? starts(links.map(({ from }) => from)) : []).map(start => (
          <button key={start} type="button" class="option" onClick={() => choose({ start })}>
            {placeName(voice, start)}
          </button>
        ))}
        {next.map(({ text, to, link }) => (
          <button key={text} type="button" class="option" data-move={text} onClick={() => play(text)}>
            <b class="plus">+{rules.map.cost[link]}</b> {placeName(voice, to)} <Owed area={to} />
          </button>
        ))}
      </fieldset>
    </Frame>
  )
}

/** What is asked next. */
function aboutOf(begun: number, area: string | null, canGoOn: boolean): MessageKey {
  if (begun === 0) return area === null ? 'nuremberg.build.start' : 'nuremberg.build.first'
  return canGoOn ? 'nuremberg.build.go-on' : 'nuremberg.build.stuck'
}

const starts = (areas: readonly number[]): number[] => [...new Set(areas)]

/** What touching an area costs in influence, unless the series has touched it already. */
function Owed({ area }: { area: number }) {
  const { view, rules } = useTableModel()
  const { links } = view.series
  const isTouched = links.some(link => rules.map.to[link] === area || rules.map.from[link] === area)
  if (isTouched) return null
  const owners = view.stations[area]!
  return (
    <span class="owed">
      {Array.from({ length: view.landowners[area]! }, (_, n) => (
        <Icon key={n} of="white" width={14} />
      ))}
      {(owners & 1) !== 0 && <Icon of="red" width={14} />}
      {(owners & 2) !== 0 && <Icon of="green" width={14} />}
    </span>
  )
}

/** Nürnberg Süd 1 Mögeldorf 2 Schwaig. */
function SeriesLine() {
  const { view, rules, voice } = useTableModel()
  const { map } = rules
  const { links } = view.series
  return (
    <p class="series">
      <b>{placeName(voice, map.from[links[0]!]!)}</b>
      {links.map(link => (
        <span key={link}>
          <span class="link">
            {map.cost[link]} <Icon of="cube" width={10} />
          </span>
          <b>{placeName(voice, map.to[link]!)}</b>
        </span>
      ))}
    </p>
  )
}

/** What the series would leave, and what its upkeep would be. */
function Leaves() {
  const { view, say } = useTableModel()
  const { price, links } = view.series
  const { cubes, pieces } = view.players[view.toMove]!
  const missing = Math.max(0, price - cubes)
  const leaves = say('nuremberg.build.leaves', {
    cubes: Math.max(0, cubes - price),
    pieces: pieces + links.length,
  })
  return <>{missing > 0 ? `${leaves} · ${say('nuremberg.build.replaced', { count: missing })}` : leaves}</>
}

/** What is owed so far, of what there is. */
function Price() {
  const { view, say } = useTableModel()
  const { price, owed } = view.series
  const { cubes, influence } = view.players[view.toMove]!
  const chips = [
    { of: 'cube', label: 'building', need: price, have: cubes },
    { of: 'green', label: 'green', need: owed[3]!, have: influence[3]! },
    { of: 'white', label: 'landowners', need: owed[0]!, have: influence[0]! },
    { of: 'red', label: 'red', need: owed[2]!, have: influence[2]! },
  ] as const
  return (
    <div class="chips">
      {chips.map(({ of, label, need, have }) => (
        <div key={of} class={need === 0 ? 'chip nil' : 'chip'} title={say(`nuremberg.build.${label}`)}>
          <Icon of={of} width={17} colour="var(--ink-2)" />
          <span class="unseen">{say(`nuremberg.build.${label}`)}</span>
          <b class="need">{need}</b>
          <small>{say('nuremberg.build.of', { count: have })}</small>
        </div>
      ))}
    </div>
  )
}
