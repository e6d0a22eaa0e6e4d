import { COMPANIES, isStationOf } from '@roundhouse/nuremberg/base/company'
import { placeName } from '@roundhouse/nuremberg/words/voice'
import type { MessageKey } from '../../messages/say.ts'
import { type TargetOn, targetsOn } from '../choosing/targets.ts'
import { goodsSymbol } from '../drawing/goods.ts'
import { Icon } from '../drawing/Icon.tsx'
import { headNow, useTableModel } from '../model/table-model.ts'
import { Button, Frame } from './Frame.tsx'
import { Leaving, playOrAsk } from './Leaving.tsx'
import { Option, Options } from './Options.tsx'

/** A series, link by link: pointed at on the map or in the list here, with the running price. */
export function Build() {
  const model = useTableModel()
  const { view, voice, say, targets, choice, choose, play } = model
  const head = headNow(model)
  const next = targetsOn(targets, 'link').filter(({ from }) => from === head)
  const begun = view.series.links.length
  const area = head === null ? '' : placeName(voice, head)
  const about = say(aboutOf(begun, head === null ? null : area, next.length > 0), { area })
  if (choice.leaving !== undefined) return <Leaving move={choice.leaving} />
  if (begun === 0)
    return (
      <Frame
        title={say('nuremberg.build.title')}
        about={about}
        corner={
          choice.start !== undefined && <Button onClick={() => choose({})}>{say('nuremberg.build.elsewhere')}</Button>
        }
        main={
          <Button move="pass" onClick={() => play('pass')}>
            {say('nuremberg.build.nothing')}
          </Button>
        }
      >
        <Options label={about}>{head === null ? <Starts /> : <NextLinks links={next} />}</Options>
      </Frame>
    )
  return (
    <Frame
      title={say('nuremberg.build.title')}
      about={<Leaves />}
      corner={<Restart />}
      main={
        <Button isMain move="finish" onClick={() => play('finish')}>
          {say('nuremberg.build.finish', { pieces: begun })}
        </Button>
      }
    >
      <SeriesLine />
      <Price />
      <Options label={about}>
        <NextLinks links={next} />
        <Option isLosing move="give up" onClick={() => playOrAsk(model, 'give up')}>
          {say('nuremberg.build.nothing')}
        </Option>
      </Options>
    </Frame>
  )
}

/** The whole plan is taken back; another can be begun. */
function Restart() {
  const { snapshot, say, undo } = useTableModel()
  return <Button onClick={() => undo(snapshot.back.turn)}>{say('nuremberg.build.restart')}</Button>
}

/** Where a series can start, and what its first link costs at least. */
function Starts() {
  const { view, rules, voice, targets, choose } = useTableModel()
  const links = targetsOn(targets, 'link')
  const starts = [...new Set(links.map(({ from }) => from))]
  const leastFrom = (start: number) =>
    Math.min(...links.filter(({ from }) => from === start).map(({ link }) => rules.map.cost[link]!))
  return (
    <>
      {starts.map(start => (
        <Option
          key={start}
          onClick={() => choose({ start })}
          gain={
            <>
              {leastFrom(start)}
              <Icon of="cube" width={11} colour="var(--ink-2)" />
            </>
          }
        >
          {COMPANIES.map(
            (company, n) =>
              isStationOf(view.stations[start]!, n) && <Icon key={company} of={`banner-${company}`} width={16} />,
          )}
          {view.stations[start] === 0 && <Icon of={`seat-${view.toMove}`} width={14} />}
          {placeName(voice, start)}
        </Option>
      ))}
    </>
  )
}

/** The areas to build into: what the link costs, what is owed there, and what waits there. */
function NextLinks({ links }: { links: readonly TargetOn<'link'>[] }) {
  const { rules, voice, play } = useTableModel()
  return (
    <>
      {links.map(({ text, to, link }) => (
        <Option key={text} move={text} onClick={() => play(text)} gain={<Standing area={to} />}>
          <b class="plus">+{rules.map.cost[link]}</b> {placeName(voice, to)} <Owed area={to} />
        </Option>
      ))}
    </>
  )
}

/** What stands in an area. */
function Standing({ area }: { area: number }) {
  const { rules, view } = useTableModel()
  const { goods, reds, greens } = view
  const standing = [
    { of: goodsSymbol(rules.map, rules.map.areas[area]!.goods), count: goods[area]!, width: 14 },
    { of: 'pawn-red', count: reds[area]!, width: 11 },
    { of: 'pawn-green', count: greens[area]!, width: 11 },
  ]
  return (
    <>
      {standing.flatMap(({ of, count, width }) =>
        Array.from({ length: count }, (_, n) => <Icon key={`${of} ${n}`} of={of} width={width} />),
      )}
    </>
  )
}

/** What is asked next. */
function aboutOf(begun: number, area: string | null, canGoOn: boolean): MessageKey {
  if (begun === 0) return area === null ? 'nuremberg.build.start' : 'nuremberg.build.first'
  return canGoOn ? 'nuremberg.build.go-on' : 'nuremberg.build.stuck'
}

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
