import { CAR_VALUES } from '@roundhouse/first-class/base/board/train'
import type { ChoiceTo, UpgradeOfChoice } from '@roundhouse/first-class/base/choice'
import { effect, type Frame } from '@roundhouse/first-class/base/frames/effect'
import { sourceId } from '@roundhouse/first-class/base/frames/source'
import { COIN, PTS } from '@roundhouse/first-class/base/numbers'
import { routeOf } from '@roundhouse/first-class/seen'
import { choiceOf } from '../choosing/targets.ts'
import { TOOLBOX_FRAME } from '../choosing/things.ts'
import { CarChip, FrameChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { moveWords } from '../words.ts'

const Arrow = () => <Icon name="right" size={0.9} />

/** A car that goes up, or a new one; one that takes the place of an upgrade shows that. */
function Raised({ train, from, isInstead = false }: UpgradeOfChoice & { readonly isInstead?: boolean }) {
  const step = from === null ? -1 : CAR_VALUES.indexOf(from)
  return (
    <>
      <small>{train === 'upper' ? '▲' : '▼'}</small>
      {isInstead && <FrameChip frame={TOOLBOX_FRAME} size={1.3} />}
      {from === null ? '+ ' : [<CarChip key="from" step={step} size={1.8} />, <Arrow key="to" />]}
      <CarChip step={step + 1} size={1.8} />
    </>
  )
}

/** How far the locomotive goes, and the city it comes to. */
function Journey({ cities }: ChoiceTo<'loco'>) {
  const { view, rules } = useTableModel()
  const { locomotive } = view.players[view.toMove]!
  const reached = routeOf(rules, view, view.toMove).find(({ place }) => place === locomotive + cities)
  return (
    <>
      <Icon name="locomotive" size={1.7} />
      <b>{cities}</b>
      <Arrow />
      {reached !== undefined &&
        (reached.city.frame === null ? (
          <span class="city-worth">{reached.city.points}</span>
        ) : (
          <FrameChip frame={reached.city.frame} size={1.7} />
        ))}
    </>
  )
}

/** Who boards, in which car, and what that pays once the conductor comes. */
function Boarding({ half }: ChoiceTo<'board'>) {
  const { view, rules } = useTableModel()
  const train = half === 'luggage' ? 1 : 0
  const card = rules.printed.faces[sourceId(view.frame!.source)]
  const fare = train === 1 ? card?.luggage : card?.passenger
  const pays: Frame = fare == null ? [] : [effect(train === 1 ? PTS : COIN, fare.amount), ...fare.frame]
  return (
    <>
      <Icon name={train === 1 ? 'luggage' : 'passenger'} size={1.7} />
      <small>{train === 1 ? '▼' : '▲'}</small>
      <b>{view.players[view.toMove]!.trains[train].guests.length + 1}</b>
      <Arrow />
      {pays.length > 0 && <FrameChip frame={pays} size={1.7} />}
    </>
  )
}

/** What a Game End card counts, and its action: words for four of them would fill the panel. */
function EndCardInShort({ card }: ChoiceTo<'pick'>) {
  const { rules } = useTableModel()
  const face = rules.printed.endFaces.find(({ id }) => id === card)!
  return (
    <>
      <b>{face.points}×</b>
      <Icon name={face.counts} size={1.5} />
      <Arrow />
      <FrameChip frame={face.frame} size={1.7} />
    </>
  )
}

/** What stands in the row of a move: a picture where that says it, else words. */
export function MoveFace({ text }: { text: string }) {
  const { voice, rules, view } = useTableModel()
  const choice = choiceOf(rules, text)
  switch (choice.do) {
    case 'car':
      return <Raised train={choice.train} from={null} />
    case 'up':
      return <Raised train={choice.train} from={choice.from} />
    case 'free':
      return <Raised train={choice.train} from={choice.from} isInstead={choice.from === null} />
    case 'loco':
      return <Journey {...choice} />
    case 'board':
      return <Boarding {...choice} />
    case 'decline':
      return (
        <>
          <span>{moveWords(voice, view, text)}</span>
          <FrameChip frame={TOOLBOX_FRAME} size={1.7} />
        </>
      )
    case 'pick':
      return <EndCardInShort {...choice} />
    default:
      return <span>{moveWords(voice, view, text)}</span>
  }
}
