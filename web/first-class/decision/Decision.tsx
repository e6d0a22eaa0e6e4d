import { NONE } from '@roundhouse/first-class/base/board/player'
import { CAR_VALUES, TOP } from '@roundhouse/first-class/base/board/train'
import { sourceId, sourceKind } from '@roundhouse/first-class/base/frames/source'
import { writeSource } from '@roundhouse/first-class/base/frames/waiting'
import { CARD, CONTRACT, DECLINED } from '@roundhouse/first-class/base/numbers'
import type { View } from '@roundhouse/first-class/base/view'
import type { Forfeit } from '@roundhouse/first-class/forfeits'
import { frameOfWaiting, pointsIn, scoringNow } from '@roundhouse/first-class/seen'
import { lossesIn, lossWords } from '@roundhouse/first-class/words/forfeits'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { sourceWords } from '@roundhouse/first-class/words/sources'
import { capital } from '@roundhouse/first-class/words/voice'
import type { ComponentChildren } from 'preact'
import { CoachButton } from '../../coach/CoachButton.tsx'
import { Coached } from '../../coach/Coached.tsx'
import { Button } from '../../shell/Button.tsx'
import { BotTurn } from '../../table/BotTurn.tsx'
import { useCommands } from '../../table/keys/useCommands.ts'
import { textsAt } from '../../table/targets/targets.ts'
import { placelessMoves } from '../choosing/choosing.ts'
import { gainOf } from '../choosing/gains.ts'
import { lossesOf } from '../choosing/leaving.ts'
import { Unlooked, useLooked } from '../choosing/looking.tsx'
import { Target } from '../choosing/Target.tsx'
import { choiceOf, kindOfPlace, type Place, whichAt } from '../choosing/targets.ts'
import { TOOLBOX_FRAME, thingAt, thingTitle } from '../choosing/things.ts'
import { whyQuestionAt } from '../choosing/why-questions.ts'
import { coachWords } from '../coaching.ts'
import { Card } from '../drawing/Card.tsx'
import { Carriage, MailCarDrawing } from '../drawing/cars.tsx'
import { CarChip, FrameChip } from '../drawing/effects.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { Mark } from '../marks.tsx'
import { useTableModel } from '../model/table-model.ts'
import { CoinBuys } from '../parts/Coins.tsx'
import { UndoButtons } from '../parts/UndoButtons.tsx'
import { Why } from '../parts/Why.tsx'
import type { Voice } from '../voice.ts'
import { moveWhole, moveWords, questionWords } from '../words.ts'
import { CardDetail } from './CardDetail.tsx'
import { Conductors } from './Conductors.tsx'
import { Leaving, LeavingQuestion } from './Leaving.tsx'
import { MoveFace } from './MoveFace.tsx'
import { Outcome } from './Outcome.tsx'

/** What is asked now, what is left of the frame, and every choice that has no place on the table. */
export function Decision() {
  const { snapshot, view, say, chosen, leaving } = useTableModel()
  const looked = useLooked()
  const isMine = snapshot.waiting === 'person'
  if (view.phase === 'over' && looked === null) return <Outcome class="decision panel" />
  return (
    <aside class={`decision panel ${isMine ? 'is-mine' : ''}`} aria-label={say('first-class.table.decision')}>
      <Question />
      <Unlooked>
        <div class="decision-body">
          {leaving !== null ? (
            <Leaving text={leaving} question={QUESTION} />
          ) : chosen !== null ? (
            <Chosen place={chosen} />
          ) : (
            <Advised>{looked === null ? <Open /> : <CardDetail thing={looked} />}</Advised>
          )}
        </div>
        <Why />
        <Buttons />
      </Unlooked>
    </aside>
  )
}

export const QUESTION = 'fc-question'

/** What is asked, of whom. */
export function Question() {
  const { snapshot, view, voice, seat, leaving } = useTableModel()
  return (
    <h2 class="question" id={QUESTION}>
      <Mark seat={snapshot.toMove ?? seat} size={1.4} />
      {leaving === null ? questionWords(voice, view, snapshot.moves) : <LeavingQuestion text={leaving} />}
    </h2>
  )
}

/** What the coach says while it is asked. */
export function Advised({ children }: { children: ComponentChildren }) {
  const model = useTableModel()
  return <Coached words={() => coachWords(model)}>{children}</Coached>
}

/** Nothing is pointed at: the frame being carried out, what waits, and choices without a place. */
function Open() {
  const { view, say, targets, snapshot } = useTableModel()
  const hasOffer = [...targets.keys()].some(place => kindOfPlace(place) === 'offer')
  return (
    <>
      {snapshot.waiting === 'bot' && <BotTurn button="table-button" />}
      {view.frame !== null && view.mailFor === NONE && <FrameLeft />}
      <ConductorSteps />
      <MailCars />
      {hasOffer && <p class="table-hint">{say('first-class.table.hint')}</p>}
      <Waiting />
      <FreeActions />
    </>
  )
}

const Part = ({ title, icon, children }: { title: string; icon?: ComponentChildren; children: ComponentChildren }) => (
  <section class="part">
    <h3>
      {icon}
      {title}
    </h3>
    {children}
  </section>
)

function FrameLeft() {
  const { view, voice, say, rules } = useTableModel()
  const { source, left, limit } = view.frame!
  const kind = sourceKind(source)
  const face = [CARD, DECLINED, CONTRACT].includes(kind) ? rules.printed.faces[sourceId(source)] : undefined
  return (
    <div class="frame">
      {face !== undefined && <Card face={face} forms={rules.conditions} />}
      <div>
        <p>{capital(sourceWords(voice, source))}</p>
        <h3>{say('first-class.table.frame-left')}</h3>
        <ul class="frame-left" aria-label={frameWords(voice, left)}>
          {left.map((symbol, i) => (
            <li key={i}>
              <FrameChip frame={[symbol]} size={2.4} />
            </li>
          ))}
        </ul>
        {limit < TOP && (
          <p class="limit" role="img" aria-label={say('first-class.table.limit', { value: CAR_VALUES[limit]! })}>
            ≤ <CarChip step={limit} size={1.8} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The same in a line, where there is little room. */
export function FrameLine() {
  const { view, voice } = useTableModel()
  const { left, limit } = view.frame!
  return (
    <div class="frame-line" role="img" aria-label={frameWords(voice, left)}>
      {left.map((symbol, i) => (
        <FrameChip key={i} frame={[symbol]} size={2} />
      ))}
      {limit < TOP && ['≤ ', <CarChip key="limit" step={limit} size={1.8} />]}
    </div>
  )
}

export function ConductorSteps() {
  const { targets, snapshot } = useTableModel()
  return targets.has('conductors') ? <Conductors key={snapshot.played} /> : null
}

export function MailCars() {
  const { targets, say, rules } = useTableModel()
  const cars = rules.printed.mailCars.flatMap((frame, i) => (targets.has(`mail ${i + 1}`) ? [{ frame, n: i + 1 }] : []))
  if (cars.length === 0) return null
  return (
    <Part title={say('first-class.table.mail-cars')}>
      <div class="mail-cars">
        {cars.map(({ frame, n }) => (
          <Target key={n} place={`mail ${n}`} class="car" label={say('first-class.kind.mail-car')}>
            <Carriage>
              <MailCarDrawing frame={frame} />
            </Carriage>
          </Target>
        ))}
      </div>
    </Part>
  )
}

/** Frames that wait, each once: they are carried out in an order of choice (FC-3.7). */
export function Waiting() {
  const { view, voice, say, rules } = useTableModel()
  const waiting = [...new Set(view.waiting)]
  if (waiting.length === 0) return null
  return (
    <Part title={say('first-class.table.waits')} icon={<Icon name="waiting" size={1.2} />}>
      <ul class="waiting">
        {waiting.map(source => {
          const place: Place = `waiting ${writeSource(rules, source)}`
          const frame = frameOfWaiting(rules, view, source)
          return (
            <li key={source}>
              <Target place={place} class="wait" label={capital(sourceWords(voice, source))}>
                {frame.length > 0 && <FrameChip frame={frame} size={2} />}
                <span>{capital(sourceWords(voice, source))}</span>
              </Target>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

const FREE: readonly string[] = ['coins', 'contract', 'display']

/** Coins, contracts and Game End cards, at the moments when they may be used (FC-9.4, FC-10.3). */
export function FreeActions() {
  const { targets, view, voice, say, rules } = useTableModel()
  const places = [...targets.keys()].filter(place => FREE.includes(kindOfPlace(place)))
  if (places.length === 0 || view.frame?.begun === true) return null
  const columns = places.filter(place => kindOfPlace(place) === 'coins')
  const cards = places.filter(place => kindOfPlace(place) !== 'coins')
  return (
    <Part title={say('first-class.table.free-actions')}>
      <div class="free-actions">
        {columns.map(place => (
          <Target key={place} place={place} class="wait" label={titleOf(place, voice)}>
            <Icon name="coin" size={1.7} />
            <Icon name="right" size={0.9} color="var(--ink-2)" />
            <CoinBuys column={Number(whichAt(place))} />
          </Target>
        ))}
        {cards.map(place => (
          <Target key={place} place={place} class="wait" label={thingTitle(voice, thingAt(rules, view, place)!)}>
            <PaperAction place={place} />
          </Target>
        ))}
      </div>
    </Part>
  )
}

function PaperAction({ place }: { place: Place }) {
  const { view, rules } = useTableModel()
  const thing = thingAt(rules, view, place)
  if (thing?.is === 'card')
    return (
      <>
        <Icon name="contract" size={1.8} color="var(--ink)" />
        <FrameChip frame={thing.face.frame} size={1.7} />
      </>
    )
  return thing?.is === 'end-card' ? (
    <>
      <b>4</b>
      <Icon name="coin" size={1.4} />
      <Icon name="game-end" size={1.6} />
      <span>{thing.face.id}</span>
    </>
  ) : null
}

/** A place that was pointed at: what lies there, and what can be done with it. */
export function Chosen({ place }: { place: Place }) {
  const { view, voice, rules, say, seat, targets, choose, askWhy, canAsk } = useTableModel()
  const thing = thingAt(rules, view, place, seat)
  const moves = textsAt(targets, place)
  const question = canAsk ? whyQuestionAt(view, place) : null
  const isRefused =
    question !== null && (moves.length === 0 || (kindOfPlace(place) === 'offer' && !moves.includes(question)))
  return (
    <div class="chosen">
      {thing === null ? <h3>{titleOf(place, voice)}</h3> : <CardDetail thing={thing} />}
      <div class="choices">
        {moves.map((text, i) => (
          <MoveButton key={text} text={text} isMain={i === 0} />
        ))}
        {isRefused && (
          <Button class="table-button" onClick={() => askWhy(question)}>
            {say('first-class.table.why-not')}
          </Button>
        )}
        <Button class="table-button is-quiet" onClick={() => choose(null)}>
          {say('first-class.table.back')}
        </Button>
      </div>
    </div>
  )
}

function titleOf(place: Place, { say }: Voice): string {
  return kindOfPlace(place) === 'coins'
    ? say('first-class.table.coins-buy', { column: whichAt(place) })
    : say('first-class.ask.frame')
}

interface MoveButtonProps {
  readonly text: string
  /** What Enter does. */
  readonly isMain: boolean
  /** It gives something up, and is not to be the brightest. */
  readonly isQuiet?: boolean
  readonly hasPicture?: boolean
}

/** A move that loses something names it, and is never the brightest. */
export function MoveButton({ text, isMain, isQuiet = false, hasPicture = false }: MoveButtonProps) {
  const { view, voice, play, game } = useTableModel()
  const losses = lossesOf(game, view, text)
  const look = losses.length > 0 ? 'is-losing' : isMain && !isQuiet ? 'is-main' : ''
  useCommands({ confirm: isMain ? () => play(text) : undefined })
  return (
    <Button
      class={`table-button ${look}`}
      aria-label={losses.length > 0 ? losingWords(voice, view, text, losses) : moveWhole(voice, view, text)}
      data-main={isMain || undefined}
      data-move={text}
      onClick={() => play(text)}
    >
      {losses.length > 0 ? <Losses text={text} losses={losses} /> : <Gains text={text} hasPicture={hasPicture} />}
    </Button>
  )
}

function Gains({ text, hasPicture }: { text: string; hasPicture: boolean }) {
  const { view, voice, rules, game } = useTableModel()
  const gain = gainOf(game, view, text)
  const total = gain === null ? 0 : gain.points + gain.scoring
  return (
    <>
      {choiceOf(rules, text).do === 'decline' && <FrameChip frame={TOOLBOX_FRAME} size={1.7} />}
      {hasPicture ? <MoveFace text={text} /> : moveWords(voice, view, text)}
      {total > 0 && <em>+{total}</em>}
    </>
  )
}

const leaveWords = ({ say, rules }: Voice, view: View, move: string): string =>
  say('first-class.leave.button', { move, n: pointsIn(scoringNow(rules, view, view.toMove)) })

const losingWords = (voice: Voice, view: View, move: string, losses: readonly Forfeit[]): string =>
  `${leaveWords(voice, view, move)} ${lossWords(voice, losses)}`

/** More than these are not drawn on a button; the question names all. */
const MOST_DRAWN = 3

function Losses({ text, losses }: { text: string; losses: readonly Forfeit[] }) {
  const { view, voice } = useTableModel()
  const frames = lossesIn(voice, losses).filter(({ frame }) => frame.length > 0)
  return (
    <>
      {leaveWords(voice, view, text)}
      {frames.slice(0, MOST_DRAWN).map(({ frame }, i) => (
        <FrameChip key={i} frame={frame} size={1.5} />
      ))}
      {frames.length > MOST_DRAWN && '…'}
    </>
  )
}

/** Undo, and the moves that have no place on the table: leave the rest, end, score, both conductors. */
function Buttons() {
  const model = useTableModel()
  const { moves, main } = placelessMoves(model)
  return (
    <div class="buttons">
      <UndoButtons />
      {model.snapshot.waiting === 'person' && <CoachButton class="table-button" />}
      {moves.map(text => (
        <MoveButton key={text} text={text} isMain={text === main} isQuiet={text === 'done'} />
      ))}
    </div>
  )
}
