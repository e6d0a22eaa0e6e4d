import { CAR_VALUES } from '@roundhouse/first-class/base/train'
import type { ComponentChildren } from 'preact'
import { CarChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { useSitting } from '../sitting.ts'
import { moveWords } from '../words.ts'

const Arrow = () => <Icon name="right" size={0.9} />
const mark = (train: string): string => (train === 'upper' ? '▲' : '▼')

/** A car that goes up, or a new one. */
function Raised({ train, value }: { train: string; value: string }) {
  const step = CAR_VALUES.indexOf(Number(value) as 0)
  return (
    <>
      <small>{mark(train)}</small>
      {value === 'car' ? (
        <>
          + <CarChip step={0} size={1.8} />
        </>
      ) : (
        <>
          <CarChip step={step} size={1.8} />
          <Arrow />
          <CarChip step={step + 1} size={1.8} />
        </>
      )}
    </>
  )
}

/** Moves that are clearer as a picture, by their first word. */
const FACES: Readonly<Record<string, (words: readonly string[]) => ComponentChildren>> = {
  car: ([train]) => <Raised train={train!} value="car" />,
  up: ([train, value]) => <Raised train={train!} value={value!} />,
  free: ([train, value]) => <Raised train={train!} value={value!} />,
  loco: ([cities]) => (
    <>
      <Icon name="locomotive" size={1.7} />
      {cities}
      <Arrow />
    </>
  ),
}

/** What stands on the large button of a move: a picture where that says it, else words. */
export function MoveFace({ text }: { text: string }) {
  const { voice, view } = useSitting()
  const [word, ...words] = text.split(' ')
  return <>{FACES[word!]?.(words) ?? moveWords(voice, view, text)}</>
}
