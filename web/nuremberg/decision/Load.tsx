import { CLASSES, passengerOf } from '@roundhouse/nuremberg/base/piece'
import { pointsFor, profitFor } from '@roundhouse/nuremberg/phases/profit'
import { classWords, placeName } from '@roundhouse/nuremberg/words/voice'
import { destinationOf } from '../choosing/destinations.ts'
import { cargoName } from '../choosing/marks.ts'
import { type Cargo, loadsOf, type TargetOn } from '../choosing/targets.ts'
import { goodsSymbol } from '../drawing/goods.ts'
import { Icon } from '../drawing/Icon.tsx'
import { type TableModel, useTableModel } from '../model/table-model.ts'
import { Button, Frame } from './Frame.tsx'
import { Option, Options } from './Options.tsx'

/** A piece that was chosen, and the spaces it can go to, the best first. */
export function Load({ area, cargo }: { area: number; cargo: Cargo }) {
  const model = useTableModel()
  const { voice, say, rules, view, choose, play } = model
  const loads = bestFirst(model, loadsOf(model.targets, { area, cargo }))
  const [best] = loads
  const to = destinationOf(rules.map, view, area, cargo)
  const about = say('nuremberg.load.about', {
    area: placeName(voice, area),
    to: to === null ? 'none' : placeName(voice, to),
  })
  return (
    <Frame
      title={say('nuremberg.load.title', { piece: cargoName(model, area, cargo) })}
      about={about}
      corner={<Button onClick={() => choose({})}>{say('nuremberg.load.other')}</Button>}
      main={
        best && (
          <Button isMain onClick={() => play(best.text)}>
            {say('nuremberg.load.go', { points: broughtBy(model, best).points })}
          </Button>
        )
      }
    >
      <Options label={about} isWide>
        {loads.map(load => (
          <Option
            key={load.text}
            move={load.text}
            isBest={load === best}
            onClick={() => play(load.text)}
            gain={<small>{bringsWords(model, load)}</small>}
          >
            <PieceIcon area={area} cargo={cargo} />
            <i class={`space ${CLASSES[load.carClass]}`} />
            {say('nuremberg.load.option', {
              class: classWords(voice, CLASSES[load.carClass]!),
              train: rules.trains[load.train]!.name,
            })}
          </Option>
        ))}
      </Options>
    </Frame>
  )
}

type Loading = Pick<TargetOn<'piece'>, 'area' | 'cargo' | 'carClass'>

const pieceOf = ({ rules }: Pick<TableModel, 'rules'>, { area, cargo }: Pick<Loading, 'area' | 'cargo'>): number =>
  cargo === 'goods' ? rules.map.areas[area]!.goods : passengerOf(cargo === 'red' ? 0 : 1)

/** What a load brings (NB-7.1, NB-7.2). */
const broughtBy = (model: Pick<TableModel, 'rules'>, load: Loading) => ({
  points: pointsFor(pieceOf(model, load), load.carClass as 0),
  profit: profitFor(pieceOf(model, load)),
})

export const bringsWords = (model: TableModel, load: Loading): string =>
  model.say('nuremberg.load.brings', broughtBy(model, load))

export const bestFirst = <Each extends Loading>(model: TableModel, loads: readonly Each[]): Each[] =>
  loads.toSorted((a, b) => broughtBy(model, b).points - broughtBy(model, a).points)

export function PieceIcon({ area, cargo }: { area: number; cargo: Cargo }) {
  const { rules } = useTableModel()
  const of = cargo === 'goods' ? goodsSymbol(rules.map, rules.map.areas[area]!.goods) : `pawn-${cargo}`
  return <Icon of={of} width={cargo === 'goods' ? 14 : 11} />
}
