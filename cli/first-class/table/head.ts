import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/board/cars'
import { NONE } from '@roundhouse/first-class/base/board/player'
import { pileOfRound } from '@roundhouse/first-class/base/cards/piles'
import type { View } from '@roundhouse/first-class/base/view'
import { seatName } from '@roundhouse/first-class/words/voice'
import type { Words } from '../../messages.ts'
import { packed, wrapped } from '../../terminal/layout.ts'
import { capital } from '../../words/sentences.ts'
import { nameOf } from '../../words/voice.ts'
import { railwayWords } from '../words/offer.ts'
import { endFaceShort } from '../words/short.ts'
import type { Voice } from '../words/voice.ts'
import type { FirstClassPicture } from './picture.ts'

/** What lies on the table for all: where the game stands, the display, the tiles, Constantinople. */
export function drawHead({ view, voice, width, paint }: FirstClassPicture): string[] {
  const { rules, say } = voice
  const letters = rules.modules.map(({ letter }) => letter).join('+')
  const title = `${say('game.first-class')} ${letters} | ${momentOf(view, voice)}`
  const display = view.display.map(card => {
    const face = rules.printed.endFaces[card]!
    return `${face.id} ${endFaceShort(face)}`
  })
  return [
    ...wrapped(title, width, '  ').map(paint.bold),
    ...(view.phase === 'draft'
      ? []
      : packed([`${say('first-class.short.display')}:`, ...(display.length > 0 ? display : ['-'])], width, '  ', '  ')),
    ...packed(drawRailway(view, voice), width, ' | ', '  '),
  ]
}

/** Where the game stands: `Round 2 of 6, pile 1`. */
export function stageWords(say: Words, { phase, round }: Pick<View, 'phase' | 'round'>): string {
  if (phase === 'draft') return say('first-class.look.set-up')
  if (phase === 'over') return say('first-class.ask.over').replace(/\.$/, '')
  return say('first-class.table.of-rounds', { round, pile: pileOfRound(round) })
}

/** The same, and whose turn it is: `Round 2 of 6, pile 1, Ann: Turn 1 of 3`. */
export function momentOf(view: View, voice: Voice): string {
  const { say } = voice
  const { round, phase } = view
  const stage = stageWords(say, view)
  if (phase === 'draft' || phase === 'over') return stage
  const name = seatName(voice, view.onTurn)
  if (phase === 'scoring') return `${capital(say('first-class.table.scoring-after', { round }))}, ${name}`
  const seats = view.players.length
  const turn = Math.floor((TURNS * seats - view.turnsLeft) / seats) + 1
  return `${stage}, ${name}: ${say('first-class.table.turn', { turn, turns: TURNS })}`
}

const TURNS = 3

/** The tiles that are left stand there one by one. */
function drawRailway(view: View, voice: Voice): string[] {
  const { say } = voice
  const [tiles, constantinople] = railwayWords(voice, view).map(words => words.replace(/\.$/, '')) as [string, string]
  const left = LOCOMOTIVE_TILES.slice(view.tilesLaid).join(' ')
  const isLying = view.phase === 'turn' || view.phase === 'receive'
  const holder = view.tileHolder === NONE ? say('first-class.short.there') : nameOf(voice, view.tileHolder)
  return [
    left === '' ? tiles : say('first-class.short.tiles', { tiles: left }),
    constantinople,
    ...(isLying ? [say('first-class.short.start-tile', { name: holder })] : []),
  ]
}
