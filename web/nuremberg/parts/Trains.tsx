import { CLASSES, NOTHING, PIECES } from '@roundhouse/nuremberg/base/piece'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { classWords, listed, pieceWords, spacesWords } from '@roundhouse/nuremberg/words/voice'
import { Button } from '../../shell/Button.tsx'
import { walkedByArrows } from '../../table/keys/arrows.ts'
import { pressing } from '../../table/targets/press.ts'
import { targetAttributes } from '../../table/targets/state.ts'
import { loadsOf, type TargetOn, trainKey } from '../choosing/targets.ts'
import { whyNotSpace, whyQuestionOfTrain } from '../choosing/why-questions.ts'
import { pieceSymbol } from '../drawing/goods.ts'
import { Icon } from '../drawing/Icon.tsx'
import { memo } from '../model/memo.ts'
import type { Selection, StableTableModel, TableModel } from '../model/table-model.ts'
import { questionOf, useStableTableModel, useTableModel } from '../model/table-model.ts'
import { untilPlayed } from '../model/until-played.ts'

/** All trains, six rows of three: bought by pointing at one, loaded by pointing at a space. */
export function Trains() {
  const model = useTableModel()
  const { rules, view, say, choice } = model
  const rows = [...new Set(rules.trains.map(({ row }) => row))]
  return (
    <section class="panel trains" aria-label={say('nuremberg.trains')} {...walkedByArrows}>
      <h2>
        {say('nuremberg.trains')}
        <small class="key">
          {!rules.rules2009 && (
            <>
              <i class="space first" /> {say('nuremberg.trains.first')}
            </>
          )}
          <i class="space second" /> {say(rules.rules2009 ? 'nuremberg.class.only' : 'nuremberg.trains.second')}
          <i class="space goods" /> {say('nuremberg.trains.goods')}
        </small>
      </h2>
      {rows.map(row => {
        const places = rules.trains.flatMap((train, n) => (train.row === row ? [n] : []))
        const { cost } = rules.trains[places[0]!]!
        const loads = places.map(train => loadsHere(model, train))
        const isLoaded = loads.some(each => each.length > 0)
        return (
          <fieldset
            key={row}
            class={isLoaded ? 'row is-loaded' : 'row'}
            aria-label={say('nuremberg.trains.row', { cost })}
          >
            <span class="cost">
              {cost}
              <Icon of="brown" width={14} />
            </span>
            {places.map((train, n) => (
              <Train
                key={train}
                train={train}
                isChosen={choice.train === train}
                piece={view.trains[train] === view.toMove ? choice.piece : undefined}
                loads={loads[n]!}
              />
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}

const labelOf = untilPlayed((stable, train: number): string => {
  const { rules, view, voice } = stable
  const { say, names } = voice
  const { name, cost, spaces } = rules.trains[train]!
  const loads = piecesOn(stable, train)
    .filter(piece => piece !== NOTHING)
    .map(piece => pieceWords(voice, PIECES[piece - 1]!))
  const holder = view.trains[train]!
  return say('nuremberg.trains.train', {
    train: name,
    cost,
    spaces: spacesWords(voice, spaces),
    holder: holder === NONE ? 'none' : 'some',
    name: holder === NONE ? '' : names[holder]!,
    loads: loads.length === 0 ? 'none' : listed(voice, loads),
  })
})

interface TrainProps {
  readonly train: number
  readonly isChosen: boolean
  /** What was chosen to be loaded, if the train is an own one. */
  readonly piece: Selection['piece'] | undefined
  /** Where on it the chosen piece can go. */
  readonly loads: readonly Load[]
}

const isForSale = ({ targets, rules }: StableTableModel, train: number): boolean =>
  targets.has(trainKey(rules.trains[train]!))

function TrainAndLoad({ train, isChosen, piece, loads }: TrainProps) {
  const stable = useStableTableModel()
  const { rules, view, canAsk } = stable
  const label = labelOf(stable, train)
  const canBuy = isForSale(stable, train)
  const isActing = questionOf(stable) === 'act'
  const key = trainKey(rules.trains[train]!)
  const holder = view.trains[train]!
  const isFree = holder === NONE
  const takes = loads.length > 0
  const classes = `train ${isFree ? '' : `own p${holder}`} ${canBuy ? 'can' : ''} ${isChosen ? 'chosen' : ''} ${takes ? 'takes' : ''}`
  const content = (
    <>
      <span class={isFree ? 'free' : 'holder'}>
        <Icon of={isFree ? 'locomotive' : `seat-${holder}`} width={isFree ? 21 : 15} />
      </span>
      <small class="plate">{rules.trains[train]!.name}</small>
      <Spaces train={train} piece={takes ? piece : undefined} loads={loads} />
    </>
  )
  if ((!isActing && !canAsk) || takes)
    return (
      <fieldset class={classes} aria-label={label} data-target={key}>
        {content}
      </fieldset>
    )
  return (
    <Button
      class={classes}
      aria-label={label}
      {...targetAttributes({ key, isOpen: canBuy, isChosen, isTabStop: isActing || train === 0 })}
      {...pressing(() => pointAt(stable, train, piece), canBuy)}
    >
      {content}
    </Button>
  )
}

const Train = memo(TrainAndLoad, (stable, { train }) => [
  labelOf(stable, train),
  isForSale(stable, train),
  questionOf(stable) === 'act',
  piecesOn(stable, train).join(),
])

/** It is about to be bought, or it is asked why it cannot be. */
function pointAt(stable: StableTableModel, train: number, piece: TrainProps['piece']): void {
  if (isForSale(stable, train)) stable.choose({ train })
  else stable.askWhy(whyQuestionOfTrain(stable, train, piece))
}

/** What lies on the spaces of a train, class by class. */
function piecesOn({ rules, view }: StableTableModel, train: number): readonly number[] {
  const { spaces, at } = rules.trains[train]!
  return spaces.flatMap((count, carClass) => view.spaces.slice(at[carClass]!, at[carClass]! + count))
}

type Load = TargetOn<'piece'>

const NO_LOADS: readonly Load[] = []

function loadsHere({ choice: { piece }, targets }: TableModel, train: number): readonly Load[] {
  if (piece === undefined) return NO_LOADS
  const loads = loadsOf(targets, piece).filter(load => load.train === train)
  return loads.length === 0 ? NO_LOADS : loads
}

type SpacesProps = Omit<TrainProps, 'isChosen'>

function Spaces(props: SpacesProps) {
  const { rules, view } = useStableTableModel()
  const { spaces, at } = rules.trains[props.train]!
  return (
    <span class="spaces">
      {spaces.map((count, carClass) => {
        const all = Array.from({ length: count }, (_, n) => at[carClass]! + n)
        const free = all.find(space => view.spaces[space] === NOTHING)
        return all.map(space => <Space key={space} {...props} {...{ carClass, space }} isNext={space === free} />)
      })}
    </span>
  )
}

interface SpaceProps extends SpacesProps {
  carClass: number
  space: number
  /** Of its class it is filled next: it stands for all that are free. */
  isNext: boolean
}

/** While a piece is chosen, a space of a train that takes it is where it goes, or tells why it does not go there. */
function Space({ train, piece: chosen, loads, carClass, space, isNext }: SpaceProps) {
  const { rules, view, play, voice, say, askWhy } = useStableTableModel()
  const { name } = rules.trains[train]!
  const piece = view.spaces[space]!
  const load = loads.find(each => each.carClass === carClass)
  const isOpen = load !== undefined && piece === NOTHING
  const on = piece !== NOTHING && <Icon of={pieceSymbol(rules.map, piece)} width={piece > 2 ? 9 : 12} />
  const drawn = {
    class: `space ${CLASSES[carClass]} ${isOpen && isNext ? 'can' : ''}`,
    'data-space': piece === NOTHING ? undefined : `${name} ${space}`,
  }
  if (chosen === undefined) return <i {...drawn}>{on}</i>
  const press = () =>
    isOpen ? play(load.text) : askWhy(whyNotSpace(rules, chosen, train, carClass, load !== undefined))
  return (
    <Button
      {...drawn}
      tabIndex={isOpen && isNext ? 0 : -1}
      aria-disabled={isOpen ? undefined : true}
      aria-label={say(isOpen ? 'nuremberg.trains.space' : 'nuremberg.trains.closed-space', {
        train: name,
        class: classWords(voice, CLASSES[carClass]!),
        load: piece === NOTHING ? 'none' : pieceWords(voice, PIECES[piece - 1]!),
      })}
      onClick={press}
    >
      {on}
    </Button>
  )
}
