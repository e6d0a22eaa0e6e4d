import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/cars'
import { NONE } from '@roundhouse/first-class/base/player'
import type { View } from '@roundhouse/first-class/base/view'
import { packed } from '../../terminal/layout.ts'
import { nameOf, ownerOf } from '../../words/en/voice.ts'
import { endFaceShort } from '../words/en/cards.ts'
import type { Voice } from '../words/en/voice.ts'
import type { Picture } from './picture.ts'

/** What lies on the table for all: where the game stands, the display, the tiles, Constantinople. */
export function drawHead({ view, voice, width, paint }: Picture): string[] {
  const { rules } = voice
  const title = `First Class ${rules.modules.map(({ letter }) => letter).join('+')} | ${momentOf(view, voice)}`
  const display = view.display.map(card => {
    const face = rules.printed.endFaces[card]!
    return `${face.id} ${endFaceShort(rules, face)}`
  })
  return [
    paint.bold(title.slice(0, width)),
    ...(view.phase === 'draft'
      ? []
      : packed(['Display:', ...(display.length > 0 ? display : ['empty'])], width, '  ', '  ')),
    ...packed([tilesText(view), constantinopleText(view), ...tileText(view, voice)], width, ' | ', '  '),
  ]
}

/** Where the game stands: `Round 2 of 6, your turn 1 of 3`. */
export function momentOf(view: View, voice: Voice): string {
  const seats = view.players.length
  if (view.phase === 'draft') return 'Set-up: Game End cards are dealt'
  if (view.phase === 'over') return 'The game is over'
  if (view.phase === 'scoring') return `Scoring after round ${view.round} of 6, ${ownerOf(voice, view.onTurn)} part`
  const turn = Math.floor((3 * seats - view.turnsLeft) / seats) + 1
  return `Round ${view.round} of 6, ${ownerOf(voice, view.onTurn)} turn ${turn} of 3`
}

const tilesText = ({ tilesLaid }: View): string => `Tiles ${LOCOMOTIVE_TILES.slice(tilesLaid).join(' ') || 'all laid'}`

const CONSTANTINOPLE = [20, 10, 5]

const constantinopleText = ({ arrived }: View): string =>
  `Constantinople ${CONSTANTINOPLE.slice(arrived).join(' ') || 'all taken'}`

function tileText(view: View, voice: Voice): string[] {
  if (view.phase === 'draft' || view.phase === 'over' || view.phase === 'scoring') return []
  return [view.tileHolder === NONE ? 'Start tile: there' : `Start tile: ${nameOf(voice, view.tileHolder)}`]
}
