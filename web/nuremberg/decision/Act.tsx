import { BROWN } from '@roundhouse/nuremberg/base/influence'
import { CLASSES, FIRST } from '@roundhouse/nuremberg/base/piece'
import { placeName } from '@roundhouse/nuremberg/words/voice'
import { lossesOf } from '../choosing/losses.ts'
import { cargoName } from '../choosing/marks.ts'
import { reachOf } from '../choosing/reach.ts'
import { type Cargo, loadsOf, piecesToLoad, targetsOn } from '../choosing/targets.ts'
import { goodsSymbol, pieceSymbol } from '../drawing/goods.ts'
import { Icon } from '../drawing/Icon.tsx'
import { type TableModel, useTableModel } from '../model/table-model.ts'
import { Recent } from '../parts/Log.tsx'
import { Button, Entry, Frame } from './Frame.tsx'
import { Leaving, playOrAsk } from './Leaving.tsx'

/** One action of the train phase: buy, transport or pass (NB-6.1). */
export function Act() {
  const { choice } = useTableModel()
  if (choice.leaving !== undefined) return <Leaving move={choice.leaving} />
  if (choice.train !== undefined) return <Buy train={choice.train} />
  if (choice.piece !== undefined) return <Load {...choice.piece} />
  return <Choose />
}

function Choose() {
  const model = useTableModel()
  const { voice, say, targets, choose } = model
  const lost = lossesOf(model, 'pass').reduce((sum, loss) => sum + (loss.kind === 'series' ? 0 : loss.count), 0)
  const pieces = piecesToLoad(targets)
  const canBuy = targetsOn(targets, 'train').length > 0
  const about = pieces.length === 0 ? 'only-buy' : canBuy ? 'about' : 'only-load'
  return (
    <Frame
      title={say('nuremberg.act.title')}
      about={say(`nuremberg.act.${about}`)}
      buttons={
        <Button move="pass" isLosing={lost > 0} onClick={() => playOrAsk(model, 'pass')}>
          {lost > 0 ? say('nuremberg.leave.button', { n: lost }) : say('nuremberg.act.pass')}
        </Button>
      }
    >
      <Reach />
      <fieldset class="options" aria-label={say(`nuremberg.act.${about}`)}>
        {pieces.map(piece => (
          <button key={piece.text} type="button" class="option" onClick={() => choose({ piece })}>
            <PieceIcon area={piece.area} cargo={piece.cargo} /> {placeName(voice, piece.area)}
          </button>
        ))}
      </fieldset>
      <Recent />
    </Frame>
  )
}

/** What own track reaches tells which trains are worth buying. */
function Reach() {
  const { say, rules, view } = useTableModel()
  const reached = reachOf(rules.map, view, view.toMove)
  if (reached.every(count => count === 0)) return <p>{say('nuremberg.act.reaches-nothing')}</p>
  return (
    <p class="reach">
      {say('nuremberg.act.reached')}
      {reached.map(
        (count, piece) =>
          count > 0 && (
            <span key={piece}>
              <b>{count}</b> <Icon of={pieceSymbol(rules.map, piece)} width={piece > 2 ? 11 : 14} />
            </span>
          ),
      )}
    </p>
  )
}

const BROWN_SUBSTITUTE_RATE = 3

function Buy({ train }: { train: number }) {
  const { say, rules, view, choose, play } = useTableModel()
  const { name, cost, row } = rules.trains[train]!
  const brown = view.players[view.toMove]!.influence[BROWN]!
  const missing = Math.max(0, cost - brown)
  const price = [
    ...(cost > missing
      ? [say('nuremberg.count.influence', { count: cost - missing, colour: say('nuremberg.kind.brown') })]
      : []),
    ...(missing > 0 ? [say('nuremberg.buy.any', { count: missing * BROWN_SUBSTITUTE_RATE })] : []),
  ].join(' + ')
  const number = view.trains.filter(holder => holder === view.toMove).length + 1
  return (
    <Frame
      title={say('nuremberg.buy.title', { train: name })}
      about={say('nuremberg.buy.about', { number, row })}
      buttons={
        <>
          <Button onClick={() => choose({})}>✕</Button>
          <Button isMain onClick={() => play(`buy ${name}`)}>
            {say('nuremberg.buy.go', { price })}
          </Button>
        </>
      }
    >
      <Entry icon="brown" what={say('nuremberg.buy.brown')}>
        {cost - missing} <small>{say('nuremberg.build.of', { count: brown })}</small>
      </Entry>
      {missing > 0 && (
        <Entry what={say('nuremberg.buy.replaced', { missing })}>
          {say('nuremberg.buy.any', { count: missing * BROWN_SUBSTITUTE_RATE })}
        </Entry>
      )}
    </Frame>
  )
}

/** What a load brings: 2 points in first class, else 1; 2 of profit for grey goods, else 1 (NB-7.1, NB-7.2). */
const pointsFor = (carClass: number): number => (carClass === FIRST ? 2 : 1)
const profitFor = ({ rules }: TableModel, area: number, cargo: Cargo): number =>
  cargo === 'goods' && rules.map.areas[area]!.goods === 1 ? 2 : 1

function Load({ area, cargo }: { area: number; cargo: Cargo }) {
  const model = useTableModel()
  const { voice, say, rules, choose, play } = model
  const loads = loadsOf(model.targets, { area, cargo })
  const about = say('nuremberg.load.about', { area: placeName(voice, area) })
  return (
    <Frame
      title={say('nuremberg.load.title', { piece: cargoName(model, area, cargo) })}
      about={about}
      buttons={<Button onClick={() => choose({})}>{say('nuremberg.load.other')}</Button>}
    >
      <fieldset class="options wide" aria-label={about}>
        {loads.map(({ text, train, carClass }) => (
          <button key={text} type="button" class="option" data-move={text} onClick={() => play(text)}>
            <PieceIcon area={area} cargo={cargo} />
            <i class={`space ${CLASSES[carClass]}`} />
            {say('nuremberg.load.option', {
              class: say(`nuremberg.class.${CLASSES[carClass]!}`),
              train: rules.trains[train]!.name,
            })}
            <small>
              {say('nuremberg.load.brings', { points: pointsFor(carClass), profit: profitFor(model, area, cargo) })}
            </small>
          </button>
        ))}
      </fieldset>
    </Frame>
  )
}

function PieceIcon({ area, cargo }: { area: number; cargo: Cargo }) {
  const { rules } = useTableModel()
  const of = cargo === 'goods' ? goodsSymbol(rules.map, rules.map.areas[area]!.goods) : `pawn-${cargo}`
  return <Icon of={of} width={cargo === 'goods' ? 14 : 11} />
}
