import { BROWN } from '@roundhouse/nuremberg/base/influence'
import { trainPrice } from '../choosing/purchases.ts'
import { type TableModel, useTableModel } from '../model/table-model.ts'
import { Button, Entry, Frame } from './Frame.tsx'
import { Reach } from './Reach.tsx'

/** A train that was chosen, and what it costs. */
export function Buy({ train }: { train: number }) {
  const model = useTableModel()
  const { say, rules, view, choose, play } = model
  const { name, row } = rules.trains[train]!
  const { brown, missing, others } = trainPrice(model, train)
  const number = view.trains.filter(holder => holder === view.toMove).length + 1
  return (
    <Frame
      title={say('nuremberg.buy.title', { train: name })}
      about={say('nuremberg.buy.about', { number, row })}
      corner={<Button onClick={() => choose({})}>{say('nuremberg.buy.other')}</Button>}
      main={
        <Button isMain onClick={() => play(`buy ${name}`)}>
          {say('nuremberg.buy.go', { price: trainPriceWords(model, train) })}
        </Button>
      }
    >
      <Entry icon="brown" what={say('nuremberg.buy.brown')}>
        {brown} <small>{say('nuremberg.build.of', { count: view.players[view.toMove]!.influence[BROWN]! })}</small>
      </Entry>
      {missing > 0 && (
        <Entry what={say('nuremberg.buy.replaced', { missing })}>{say('nuremberg.buy.any', { count: others })}</Entry>
      )}
      <Reach />
    </Frame>
  )
}

/** `2 brown + 3 of anything else`. */
export function trainPriceWords({ rules, view, say }: TableModel, train: number): string {
  const { brown, others } = trainPrice({ rules, view }, train)
  return [
    ...(brown > 0 ? [say('nuremberg.count.influence', { count: brown, colour: say('nuremberg.kind.brown') })] : []),
    ...(others > 0 ? [say('nuremberg.buy.any', { count: others })] : []),
  ].join(' + ')
}
