import { CLASSES } from '@roundhouse/nuremberg/base/piece'
import { placeName } from '@roundhouse/nuremberg/words/voice'
import { type ClosedPiece, closedPiecesOf } from '../choosing/closed-pieces.ts'
import { destinationOf } from '../choosing/destinations.ts'
import { lossesOf } from '../choosing/losses.ts'
import { type Purchase, purchasesOf } from '../choosing/purchases.ts'
import { loadsOf, piecesToLoad, type TargetOn, targetsOn } from '../choosing/targets.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { reasonWords } from '../words.ts'
import { Buy, trainPriceWords } from './Buy.tsx'
import { Button, Frame } from './Frame.tsx'
import { Leaving, playOrAsk } from './Leaving.tsx'
import { bestFirst, bringsWords, Load, PieceIcon } from './Load.tsx'
import { Option, Options } from './Options.tsx'
import { Reach } from './Reach.tsx'

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
  const { say, targets } = model
  const lost = lossesOf(model, 'pass').reduce((sum, loss) => sum + (loss.kind === 'series' ? 0 : loss.count), 0)
  const pieces = piecesToLoad(targets)
  const canBuy = targetsOn(targets, 'train').length > 0
  const about = say(`nuremberg.act.${pieces.length === 0 ? 'only-buy' : canBuy ? 'about' : 'only-load'}`)
  return (
    <Frame
      title={say('nuremberg.act.title')}
      about={about}
      main={
        <Button move="pass" isLosing={lost > 0} onClick={() => playOrAsk(model, 'pass')}>
          {lost > 0 ? say('nuremberg.leave.button', { n: lost }) : say('nuremberg.act.pass')}
        </Button>
      }
    >
      <Reach />
      <Options label={about} isWide>
        {pieces.map(piece => (
          <PieceOption key={piece.text} piece={piece} />
        ))}
        {purchasesOf(model).map(purchase => (
          <TrainOption key={purchase.train} {...purchase} />
        ))}
      </Options>
      <ClosedPieces />
    </Frame>
  )
}

/** A piece that can move: from where, to where, and the best that it brings. */
function PieceOption({ piece: { area, cargo } }: { piece: TargetOn<'piece'> }) {
  const model = useTableModel()
  const { voice, say, rules, view, targets, choose } = model
  const to = destinationOf(rules.map, view, area, cargo)
  const [best] = bestFirst(model, loadsOf(targets, { area, cargo }))
  return (
    <Option onClick={() => choose({ piece: { area, cargo } })} gain={<small>{bringsWords(model, best!)}</small>}>
      <PieceIcon area={area} cargo={cargo} />
      <span>
        {placeName(voice, area)}
        {to !== null && <small> {say('nuremberg.load.to', { area: placeName(voice, to) })}</small>}
      </span>
    </Option>
  )
}

/** A train that can be bought: its spaces, how much it could load now, and its price. */
function TrainOption({ train, loads }: Purchase) {
  const model = useTableModel()
  const { say, rules, choose } = model
  const { name, spaces } = rules.trains[train]!
  return (
    <Option isTrain onClick={() => choose({ train })} gain={<small>{trainPriceWords(model, train)}</small>}>
      <span class="unseen">{say('nuremberg.buy.title', { train: name })}</span>
      <small aria-hidden="true">{name}</small>
      <Icon of="locomotive" width={19} />
      <span class="spaces">
        {spaces.flatMap((count, carClass) =>
          Array.from({ length: count }, (_, n) => <i key={`${carClass} ${n}`} class={`space ${CLASSES[carClass]}`} />),
        )}
      </span>
      <small>{say('nuremberg.buy.loads', { count: loads })}</small>
    </Option>
  )
}

/** What own track comes to and cannot move, and why; pressed, it tells more. */
function ClosedPieces() {
  const model = useTableModel()
  const { voice, say, canAsk, askWhy } = model
  const closed = closedPiecesOf(model)
  if (closed.length === 0 || !canAsk) return null
  const why = ({ reason }: ClosedPiece) =>
    reason === null ? say('nuremberg.act.no-space') : reasonWords(voice, { ...reason, remedy: null })
  return (
    <Options label={say('nuremberg.act.closed')} isWide>
      {closed.map(piece => (
        <Option key={piece.question} isClosed onClick={() => askWhy(piece.question)}>
          <PieceIcon {...piece.piece} />
          <span>{placeName(voice, piece.piece.area)}</span>
          <small class="reason">{why(piece)}</small>
        </Option>
      ))}
    </Options>
  )
}
