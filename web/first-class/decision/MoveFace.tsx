import { CAR_VALUES } from '@roundhouse/first-class/base/board/train'
import type { UpgradeOfChoice } from '@roundhouse/first-class/base/choice'
import { choiceOf } from '../choosing/targets.ts'
import { CarChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { moveWords } from '../words.ts'

const Arrow = () => <Icon name="right" size={0.9} />

/** A car that goes up, or a new one. */
function Raised({ train, from }: UpgradeOfChoice) {
  const step = from === null ? -1 : CAR_VALUES.indexOf(from)
  return (
    <>
      <small>{train === 'upper' ? '▲' : '▼'}</small>
      {from === null ? '+ ' : [<CarChip key="from" step={step} size={1.8} />, <Arrow key="to" />]}
      <CarChip step={step + 1} size={1.8} />
    </>
  )
}

/** What stands on the large button of a move: a picture where that says it, else words. */
export function MoveFace({ text }: { text: string }) {
  const { voice, rules, view } = useTableModel()
  const choice = choiceOf(rules, text)
  switch (choice.do) {
    case 'car':
      return <Raised train={choice.train} from={null} />
    case 'up':
    case 'free':
      return <Raised train={choice.train} from={choice.from} />
    case 'loco':
      return (
        <>
          <Icon name="locomotive" size={1.7} />
          {choice.cities}
          <Arrow />
        </>
      )
    default:
      return <>{moveWords(voice, view, text)}</>
  }
}
