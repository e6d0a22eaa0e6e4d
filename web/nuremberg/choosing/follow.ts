import type { RailMap } from '@roundhouse/nuremberg/base/map'
import { storyWords } from '@roundhouse/nuremberg/words/story'
import type { Marks } from '../map/MapView.tsx'
import type { TableModel } from '../model/table-model.ts'
import { destinationOf } from './destinations.ts'
import { readPieceKey } from './targets.ts'

type Following = Pick<TableModel, 'snapshot' | 'view' | 'rules' | 'voice' | 'choice'>

/**
 * The areas that a map goes to of which only a part is seen: what was chosen, or where something can be chosen, or where
 * others have just done something; in the end all of it. `told` is how much of the story was heard before.
 */
export function followed(model: Following, marks: Marks, told: number): readonly number[] {
  const { snapshot, view, rules, voice, choice } = model
  if (view.phase === 'over') return rules.map.areas.map((_, area) => area)
  if (choice.piece !== undefined) {
    const { area, cargo } = choice.piece
    return [area, destinationOf(rules.map, view, area, cargo) ?? area]
  }
  const planned = marks.plan === null ? [] : areasOf(rules.map, marks.plan.links)
  if (marks.areas.size > 0) return [...marks.areas, ...planned.slice(-1), ...headOf(marks)]
  if (planned.length > 0) return planned
  if (marks.pieces.size > 0) return [...marks.pieces.keys()].map(key => readPieceKey(key).area)
  return storyWords(voice, snapshot.story.slice(told)).flatMap(({ areas }) => areas)
}

const headOf = ({ plan }: Marks): number[] => (typeof plan?.head === 'number' ? [plan.head] : [])

const areasOf = ({ from, to }: RailMap, links: readonly number[]): number[] =>
  links.flatMap(link => [from[link]!, to[link]!])
