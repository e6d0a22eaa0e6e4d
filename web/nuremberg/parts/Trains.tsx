import { CLASSES, NOTHING } from '@roundhouse/nuremberg/base/piece'
import { NONE } from '@roundhouse/nuremberg/base/state'
import { useMemo } from 'preact/hooks'
import { pieceSymbol } from '../drawing/goods.ts'
import { Icon } from '../drawing/Icon.tsx'
import { popIn } from '../motion.ts'
import { questionOf, type Seated, type Sitting, useSeated, useSitting } from '../sitting.ts'
import { loadsByPiece, pieceKey, type TargetOn, targetsOn } from '../targets.ts'
import { listed, pieceWords } from '../words/voice.ts'
import './trains.css'

/** All trains, six rows of three: bought by pointing at one, loaded by pointing at a space. */
export function Trains() {
  const sitting = useSitting()
  const { rules, voice } = sitting
  const { say } = voice
  const rows = [...new Set(rules.trains.map(({ row }) => row))]
  return (
    <section class="panel trains" aria-label={say('nuremberg.trains')}>
      <h2>
        {say('nuremberg.trains')}
        <small class="key">
          {!rules.isOf2009 && (
            <>
              <i class="space first" /> {say('nuremberg.trains.first')}
            </>
          )}
          <i class="space second" /> {say('nuremberg.trains.second')}
          <i class="space goods" /> {say('nuremberg.trains.goods')}
        </small>
      </h2>
      {rows.map(row => {
        const places = rules.trains.flatMap((train, n) => (train.row === row ? [n] : []))
        const { cost } = rules.trains[places[0]!]!
        return (
          <fieldset key={row} class="row" aria-label={say('nuremberg.trains.row', { cost })}>
            <span class="cost">
              {cost}
              <Icon of="brown" width={14} />
            </span>
            {places.map(train => (
              <Train
                key={train}
                train={train}
                isChosen={sitting.choice.train === train}
                loads={loadsHere(sitting, train)}
              />
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}

const PIECES = ['', 'grey', 'yellow', 'red', 'green']

function labelOf({ rules, view, voice }: Seated, train: number): string {
  const { say, names } = voice
  const { name, cost, spaces, at } = rules.trains[train]!
  const all = spaces.flatMap((count, klass) => Array.from({ length: count }, (_, n) => view.spaces[at[klass]! + n]!))
  const loads = all.filter(piece => piece !== NOTHING).map(piece => pieceWords(voice, PIECES[piece]!))
  const holder = view.trains[train]!
  const [first = 0, second = 0, goods = 0] = spaces
  return say('nuremberg.trains.train', {
    train: name,
    cost,
    spaces: say('nuremberg.trains.spaces', { first, second, goods }),
    holder: holder === NONE ? 'none' : 'some',
    name: holder === NONE ? '' : names[holder]!,
    loads: loads.length === 0 ? 'none' : listed(voice, loads),
  })
}

interface TrainProps {
  train: number
  isChosen: boolean
  /** Where on it the chosen piece can go. */
  loads: readonly Load[]
}

/** Drawn again only if something was played, or if what is chosen concerns this train. */
function Train({ train, isChosen, loads }: TrainProps) {
  const seated = useSeated()
  return useMemo(() => drawn(seated, { train, isChosen, loads }), [seated, isChosen, loads])
}

function drawn(seated: Seated, { train, isChosen, loads }: TrainProps) {
  const { rules, view, targets, choose, askWhy } = seated
  const { name } = rules.trains[train]!
  const holder = view.trains[train]!
  const isFree = holder === NONE
  const canBuy = targetsOn(targets, 'train').some(target => target.train === train)
  const classes = `train ${isFree ? '' : `own p${holder}`} ${canBuy ? 'can' : ''} ${isChosen ? 'chosen' : ''}`
  const content = (
    <>
      {isFree ? (
        <span class="free">
          <Icon of="locomotive" width={21} />
        </span>
      ) : (
        <span key={holder} ref={popIn} class="holder">
          <Icon of={`seat-${holder}`} width={15} />
        </span>
      )}
      <Spaces train={train} loads={loads} />
    </>
  )
  if (questionOf(seated) !== 'act' || loads.length > 0)
    return (
      <fieldset class={classes} aria-label={labelOf(seated, train)} data-thing={`train ${name}`}>
        {content}
      </fieldset>
    )
  return (
    <button
      type="button"
      class={classes}
      aria-label={labelOf(seated, train)}
      aria-pressed={isChosen}
      data-thing={`train ${name}`}
      onClick={() => (canBuy ? choose({ train }) : askWhy(`buy ${name}`))}
    >
      {content}
    </button>
  )
}

type Load = TargetOn<'piece'>

const NO_LOADS: readonly Load[] = []

function loadsHere({ choice: { piece }, targets }: Sitting, train: number): readonly Load[] {
  if (piece === undefined) return NO_LOADS
  const loads = (loadsByPiece(targets).get(pieceKey(piece.area, piece.cargo)) ?? []).filter(
    load => load.train === train,
  )
  return loads.length === 0 ? NO_LOADS : loads
}

function Spaces({ train, loads }: { train: number; loads: readonly Load[] }) {
  const { rules, view, play, voice } = useSeated()
  const { spaces, at, name } = rules.trains[train]!
  return (
    <span class="spaces">
      {spaces.map((count, klass) => {
        const first = at[klass]!
        const free = Array.from({ length: count }, (_, n) => first + n).find(space => view.spaces[space] === NOTHING)
        return Array.from({ length: count }, (_, n) => {
          const space = first + n
          const piece = view.spaces[space]!
          const load = space === free ? loads.find(each => each.klass === klass) : undefined
          const is = `space ${CLASSES[klass]}`
          if (load !== undefined)
            return (
              <button
                key={space}
                type="button"
                class={`${is} can`}
                aria-label={voice.say('nuremberg.trains.space', {
                  train: name,
                  class: voice.say(`nuremberg.class.${CLASSES[klass]}`),
                })}
                onClick={() => play(load.text)}
              />
            )
          return (
            <i key={space} class={is} data-space={piece === NOTHING ? undefined : `${name} ${space}`}>
              {piece !== NOTHING && <Icon of={pieceSymbol(rules.map, piece)} width={piece > 2 ? 9 : 12} />}
            </i>
          )
        })
      })}
    </span>
  )
}
