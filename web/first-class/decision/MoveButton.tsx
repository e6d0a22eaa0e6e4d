import type { View } from '@roundhouse/first-class/base/view'
import type { Forfeit } from '@roundhouse/first-class/forfeits'
import { pointsIn, scoringNow } from '@roundhouse/first-class/seen'
import { lossesIn, lossWords } from '@roundhouse/first-class/words/forfeits'
import { Button } from '../../shell/Button.tsx'
import { gainOf } from '../choosing/gains.ts'
import { lossesOf } from '../choosing/leaving.ts'
import { choiceOf, placeOf } from '../choosing/targets.ts'
import { FrameChip } from '../drawing/effects.tsx'
import { useTableModel } from '../model/table-model.ts'
import type { Voice } from '../voice.ts'
import { moveWhole, moveWords } from '../words.ts'
import { MoveFace } from './MoveFace.tsx'

/** A choice as a row of the decision: what it does, and what it brings. One that loses something names it. */
export function ChoiceRow({ text }: { text: string }) {
  const { view, voice, rules, play, game } = useTableModel()
  const losses = lossesOf(game, view, text)
  return (
    <Button
      class={`table-button choice ${losses.length > 0 ? 'is-losing' : ''}`}
      aria-label={labelOf(voice, view, text, losses)}
      data-move={text}
      data-place={placeOf(rules, text)}
      onClick={() => play(text)}
    >
      {losses.length > 0 ? (
        <Losses text={text} losses={losses} />
      ) : (
        <>
          <span class="choice-face">
            <MoveFace text={text} />
          </span>
          <Brings text={text} />
        </>
      )}
    </Button>
  )
}

/** The main button. A move that loses something is never the brightest. */
export function MainButton({ text, isRow }: { text: string; isRow: boolean }) {
  const { view, voice, play, game } = useTableModel()
  const losses = lossesOf(game, view, text)
  return (
    <Button
      class={`table-button main-button ${losses.length > 0 ? 'is-losing' : 'is-main'}`}
      aria-label={labelOf(voice, view, text, losses)}
      data-main
      data-move={isRow ? undefined : text}
      onClick={() => play(text)}
    >
      {losses.length > 0 ? <Losses text={text} losses={losses} /> : <MainFace text={text} isRow={isRow} />}
    </Button>
  )
}

/** What is a row already is said in short. */
function MainFace({ text, isRow }: { text: string; isRow: boolean }) {
  const { view, voice, rules, say } = useTableModel()
  const choice = choiceOf(rules, text)
  if (choice.do === 'loco') return <span>{say('first-class.table.move-on', { n: choice.cities })}</span>
  if (choice.do === 'cond')
    return (
      <>
        <span>{say('first-class.table.move-on', { n: choice.upper + choice.lower })}</span>
        <Brings text={text} />
      </>
    )
  if (isRow)
    return (
      <span class="choice-face">
        <MoveFace text={text} />
      </span>
    )
  return (
    <>
      <span>{moveWords(voice, view, text)}</span>
      <Brings text={text} />
    </>
  )
}

/** What a move would bring at once, and in each scoring from now on. */
function Brings({ text }: { text: string }) {
  const { view, game, say } = useTableModel()
  const gain = gainOf(game, view, text)
  if (gain === null) return null
  return (
    <span class="brings">
      {gain.points > 0 && (
        <em>
          +{gain.points} <small>{say('first-class.table.now')}</small>
        </em>
      )}
      {gain.scoring > 0 && (
        <em>
          +{gain.scoring} <small>{say('first-class.table.per-scoring')}</small>
        </em>
      )}
    </span>
  )
}

const labelOf = (voice: Voice, view: View, text: string, losses: readonly Forfeit[]): string =>
  losses.length > 0 ? `${leaveWords(voice, view, text)} ${lossWords(voice, losses)}` : moveWhole(voice, view, text)

const leaveWords = ({ say, rules }: Voice, view: View, move: string): string =>
  say('first-class.leave.button', { move, n: pointsIn(scoringNow(rules, view, view.toMove)) })

/** More than these are not drawn on a button; the question names all. */
const MOST_DRAWN = 3

function Losses({ text, losses }: { text: string; losses: readonly Forfeit[] }) {
  const { view, voice } = useTableModel()
  const frames = lossesIn(voice, losses).filter(({ frame }) => frame.length > 0)
  return (
    <>
      <span>{leaveWords(voice, view, text)}</span>
      {frames.slice(0, MOST_DRAWN).map(({ frame }, i) => (
        <FrameChip key={i} frame={frame} size={1.5} />
      ))}
      {frames.length > MOST_DRAWN && '…'}
    </>
  )
}
