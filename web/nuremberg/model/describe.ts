import { areaDescription } from '@roundhouse/nuremberg/words/areas'
import { priceWords } from '@roundhouse/nuremberg/words/voice'
import { seriesWith } from '../choosing/marks.ts'
import { targetsOn } from '../choosing/targets.ts'
import type { Voice } from '../voice.ts'
import { headNow, questionOf, type TableModel } from './table-model.ts'

/** An area for those who do not see it: what it is, what stands there, and what can be done with it now. */
export function describeArea(model: TableModel, area: number): string {
  const { say } = model.voice
  const here = areaWords(model, area)
  const { targets } = model
  switch (questionOf(model)) {
    case 'build': {
      const links = targetsOn(targets, 'link')
      const link = links.find(({ from, to }) => from === headNow(model) && to === area)
      if (link !== undefined) return say('nuremberg.area.next', { area: here, price: nextPrice(model, link.link) })
      const isStart = model.view.series.links.length === 0 && links.some(({ from }) => from === area)
      return isStart ? say('nuremberg.area.start', { area: here }) : here
    }
    case 'sell':
      return targetsOn(targets, 'line').some(({ one, other }) => one === area || other === area)
        ? say('nuremberg.area.end', { area: here })
        : here
    case 'way':
      return targetsOn(targets, 'way').some(way => way.area === area) ? say('nuremberg.area.way', { area: here }) : here
    default:
      return here
  }
}

/** What one more link would add: building points, and influence owed. */
function nextPrice({ rules: { map }, view, voice }: TableModel, link: number): string {
  const { price, owed } = seriesWith(map, view, link)
  return priceWords(
    voice,
    price - view.series.price,
    owed.map((points, colour) => points - view.series.owed[colour]!),
  )
}

const known = new WeakMap<Voice, Map<string, string>>()

/** Said again as it was while nothing there has changed: with every tap all areas are asked. */
function areaWords(model: TableModel, area: number): string {
  const { voice, view } = model
  const said = known.get(voice) ?? new Map<string, string>()
  known.set(voice, said)
  const { stations, goods, reds, greens, landowners } = view
  const here = `${area} ${[stations, goods, reds, greens, landowners].map(each => each[area]).join()}`
  const words = said.get(here) ?? areaDescription(voice, view, area)
  said.set(here, words)
  return words
}
