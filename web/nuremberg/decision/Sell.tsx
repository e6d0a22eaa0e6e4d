import { colourOf } from '@roundhouse/nuremberg/base/influence'
import { YELLOW } from '@roundhouse/nuremberg/base/piece'
import { priceOf } from '@roundhouse/nuremberg/phases/takeovers'
import { goodsWords, listed, minus, placeName } from '@roundhouse/nuremberg/words/voice'
import { companyName, saleOf, shortestLine } from '../choosing/lines.ts'
import { type TargetOn, targetsOn } from '../choosing/targets.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import type { Voice } from '../voice.ts'
import { Button, Entry, Frame } from './Frame.tsx'
import { Option, Options } from './Options.tsx'

/** A line is chosen by its two ends, on the map or in the list; what the sale changes is shown before it is made. */
export function Sell() {
  const { voice, say, targets, choice, choose, play } = useTableModel()
  const lines = targetsOn(targets, 'line')
  const chosen = lines.find(({ text }) => text === choice.line)
  if (chosen !== undefined) return <Sale line={chosen} />
  const offered = lines.filter(
    ({ one, other }) => choice.end === undefined || one === choice.end || other === choice.end,
  )
  const about =
    choice.end === undefined
      ? say('nuremberg.sell.about', { count: lines.length })
      : say('nuremberg.sell.other-end', { area: placeName(voice, choice.end) })
  return (
    <Frame
      title={say('nuremberg.sell.title')}
      about={about}
      corner={choice.end !== undefined && <Button onClick={() => choose({})}>{say('nuremberg.sell.other')}</Button>}
      main={
        <Button move="pass" onClick={() => play('pass')}>
          {say('nuremberg.sell.keep')}
        </Button>
      }
    >
      <Options label={about} isWide>
        {offered.map(line => (
          <Option
            key={line.text}
            onClick={() => choose({ end: line.one, line: line.text })}
            gain={<LineGain line={line} />}
          >
            <Icon of={`banner-${companyName(line.company)}`} width={18} /> {lineName(voice, line)}
          </Option>
        ))}
      </Options>
    </Frame>
  )
}

/** What a line costs at least, and how much track comes back. */
function LineGain({ line: { one, other, company } }: { line: TargetOn<'line'> }) {
  const { rules, view, say } = useTableModel()
  const { length } = shortestLine(rules.map, view, one, other)
  return (
    <>
      {priceOf(length)} <Icon of={companyName(company)} width={14} />{' '}
      <small>{say('nuremberg.sell.gain', { pieces: length })}</small>
    </>
  )
}

const lineName = (voice: Voice, { one, other }: TargetOn<'line'>): string =>
  voice.say('nuremberg.sell.line', { from: placeName(voice, one), to: placeName(voice, other) })

function Sale({ line }: { line: TargetOn<'line'> }) {
  const { voice, say, rules, view, targets, choose, play } = useTableModel()
  const { one, other, company, text } = line
  const sale = saleOf(rules.map, view, one, other, company)
  const { pieces, influence } = view.players[view.toMove]!
  const name = say(`nuremberg.company.${companyName(company)}`)
  const colour = companyName(company)
  const twin = targetsOn(targets, 'line').find(
    each => each.one === one && each.other === other && each.company !== company,
  )
  const leaving = [
    ...(sale.goods > 0
      ? [say('nuremberg.count.goods', { count: sale.goods, goods: goodsWords(say, rules.map, YELLOW) })]
      : []),
    ...(sale.passengers > 0
      ? [say(`nuremberg.count.${company === 0 ? 'reds' : 'greens'}`, { count: sale.passengers })]
      : []),
  ]
  return (
    <Frame
      title={lineName(voice, line)}
      about={`${say('nuremberg.sell.to', { pieces: sale.links.length, company: name })} ${sale.hasOtherWays ? say('nuremberg.sell.at-least') : ''}`}
      corner={
        <>
          {twin !== undefined && (
            <Button onClick={() => choose({ end: one, line: twin.text })}>
              <Icon of={`banner-${companyName(twin.company)}`} width={18} />
              <span class="unseen">{say(`nuremberg.company.${companyName(twin.company)}`)}</span>
            </Button>
          )}
          <Button onClick={() => choose({})}>{say('nuremberg.sell.other')}</Button>
        </>
      }
      main={
        <Button isMain onClick={() => play(text)}>
          {say('nuremberg.sell.go', { price: sale.price, colour: name })}
        </Button>
      }
    >
      <div class="accounts">
        <Entry icon={colour} what={say('nuremberg.sell.price')}>
          {say('nuremberg.sell.price-of', { price: sale.price, held: influence[colourOf(company)]!, colour: name })}
        </Entry>
        <Entry what={say('nuremberg.sell.back')}>+{sale.links.length}</Entry>
        <Entry what={say('nuremberg.sell.upkeep', { isLast: view.turn === rules.turns ? 'yes' : 'no' })}>
          {minus(-pieces)} → {minus(sale.links.length - pieces)}
        </Entry>
        <Entry what={say('nuremberg.sell.become', { company: name })}>
          {sale.stations.length === 0
            ? say('nuremberg.sell.none')
            : listed(
                voice,
                sale.stations.map(area => placeName(voice, area)),
              )}
        </Entry>
        {leaving.length > 0 && <Entry what={say('nuremberg.sell.leave')}>{listed(voice, leaving)}</Entry>}
      </div>
    </Frame>
  )
}

/** Several ways lead to the end of the line: it is asked where it goes on (NB-8.1). */
export function Way() {
  const { voice, say, rules, view, targets, play } = useTableModel()
  const { from, to, links } = view.line!
  const here = links.length === 0 ? from : rules.map.to[links.at(-1)!]!
  const about = say('nuremberg.way.about', { to: placeName(voice, to), from: placeName(voice, here) })
  return (
    <Frame title={say('nuremberg.way.title')} about={about} main={null}>
      <Options label={about}>
        {targetsOn(targets, 'way').map(({ area, text }) => (
          <Option key={text} move={text} onClick={() => play(text)}>
            {placeName(voice, area)}
          </Option>
        ))}
      </Options>
    </Frame>
  )
}
