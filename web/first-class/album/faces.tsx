import { LOCOMOTIVE_TILES } from '@roundhouse/first-class/base/board/cars'
import { type Deck, type EndFace, MODULES, type Face as Printed } from '@roundhouse/first-class/base/cards/card'
import { effect } from '@roundhouse/first-class/base/frames/effect'
import { FREE } from '@roundhouse/first-class/base/numbers'
import { printed } from '@roundhouse/first-class/decks/printed'
import { STANDARD, standardDecks } from '@roundhouse/first-class/decks/standard'
import { isDiscard, pointsOn, printsOn, TOKENS } from '@roundhouse/first-class/modules/c-murder/tokens'
import { conditions, rulesFor } from '@roundhouse/first-class/rules'
import { cityWords, endFaceWords, faceWords } from '@roundhouse/first-class/words/cards'
import { frameWords } from '@roundhouse/first-class/words/frames'
import { capital, listed } from '@roundhouse/first-class/words/voice'
import type { Say } from '../../messages/say.ts'
import { type AlbumFace, type Faces, newFace, together } from '../../rules/face.ts'
import { TOOLBOX_FRAME } from '../choosing/things.ts'
import { Card, EndCard, StartTile, ToolboxCard } from '../drawing/Card.tsx'
import { Carriage, MailCarDrawing, TileDrawing } from '../drawing/cars.tsx'
import { FrameChip } from '../drawing/effects.tsx'
import { TILES_WITH_TWO } from '../parts/Market.tsx'
import type { Voice } from '../voice.ts'
import { noteKey } from './notes.ts'

const rules = rulesFor(2, ['A', 'B'])

const voiceOf = (say: Say): Voice => ({ say, rules, viewer: 0, names: [] })

/** The cards of every deck: a game has two modules, so they are read in pairs. */
function allFaces(): Printed[] {
  const pairs = [['A', 'B'] as const, ['C', 'D'] as const, ['E', 'F'] as const]
  const faces = pairs.flatMap(pair => printed(conditions, pair).faces)
  return (['X', ...MODULES] as readonly Deck[]).flatMap(deck => [
    ...new Map(faces.filter(face => face.deck === deck).map(face => [face.id, face])).values(),
  ])
}

const inFrame = (draw: preact.ComponentChildren) => () => (
  <span class="fc drawing-face" aria-hidden="true">
    {draw}
  </span>
)

const inCarriage = (draw: preact.ComponentChildren) => inFrame(<Carriage>{draw}</Carriage>)

const noted = (say: Say, note: string): string => (note === '' ? '' : say(noteKey(note)))

const actionCard = (voice: Voice, face: Printed): AlbumFace =>
  newFace({
    id: face.id,
    group: face.deck,
    part: voice.say('cards.pile', { pile: face.pile }),
    kind: voice.say(`first-class.kind.${face.kind}`),
    origin: face.status,
    note: noted(voice.say, face.note),
    copies: face.copies,
    words: capital(faceWords(voice, face)),
    draw: inFrame(<Card face={face} forms={conditions} />),
  })

const endCard = (voice: Voice, face: EndFace): AlbumFace =>
  newFace({
    id: face.id,
    group: 'game-end',
    kind: voice.say('first-class.kind.end-card'),
    origin: face.status,
    note: noted(voice.say, face.note),
    words: capital(endFaceWords(voice, face)),
    draw: inFrame(<EndCard face={face} />),
  })

function mailCars(voice: Voice): AlbumFace[] {
  return standardDecks(STANDARD).decks.mailCars.map(({ id, status = 'documented', note = '' }, place) => {
    const frame = rules.printed.mailCars[place]!
    return newFace({
      id,
      group: 'table',
      kind: voice.say('first-class.kind.mail-car'),
      origin: status,
      note: noted(voice.say, note),
      words: capital(frameWords(voice, frame)),
      draw: inCarriage(<MailCarDrawing frame={frame} />),
    })
  })
}

/** What lies on the table besides cards; all of it is told by the rules. */
const tableThing = (id: string, kind: string, words: string, draw: AlbumFace['draw'], note = ''): AlbumFace =>
  newFace({ id, group: 'table', kind, note, words: capital(words), draw })

function tableThings(voice: Voice): AlbumFace[] {
  const { say } = voice
  const tiles = LOCOMOTIVE_TILES.map((number, place) => {
    const frame = [effect(FREE, place < TILES_WITH_TWO ? 2 : 1)]
    return tableThing(
      `L${number}`,
      say('cards.tile'),
      frameWords(voice, frame),
      inCarriage(<TileDrawing number={number} isLit />),
    )
  })
  const cities = rules.printed.board.map(city => cityWords(voice, city))
  const bonus = rules.printed.board.find(({ frame }) => frame !== null)!
  return [
    ...tiles,
    tableThing(
      'start-tile',
      say('first-class.kind.tile'),
      say('first-class.card.tile'),
      inFrame(<StartTile seats={4} />),
    ),
    tableThing(
      'toolbox',
      say('first-class.kind.toolbox'),
      frameWords(voice, TOOLBOX_FRAME),
      inFrame(<ToolboxCard frame={TOOLBOX_FRAME} />),
    ),
    tableThing(
      'board',
      say('cards.board'),
      listed(voice, cities),
      inFrame(<FrameChip frame={bonus.frame!} size={3} />),
      say('cards.note.bonus'),
    ),
  ]
}

/** Evidence and roles; how many there are of each is told (FC-C.1, FC-C.2). */
function murderThings(voice: Voice): AlbumFace[] {
  const { say } = voice
  const tokens = together(TOKENS, String).map(([token, copies]) => ({
    ...tableThing(`evidence-${token}`, say('cards.evidence'), tokenWords(say, Number(token)), null),
    copies: copies.length,
  }))
  const roles = (['murderer', 'innocent'] as const).map(role => ({
    ...tableThing(role, say('cards.role'), '', null),
    name: say(`first-class.table.role.${role}`),
    copies: role === 'murderer' ? 1 : ROLES - 1,
  }))
  return [...tokens.map(token => ({ ...token, name: token.words, words: '' })), ...roles]
}

/** One murderer, the others are innocent (FC-C.2). */
const ROLES = 4

function tokenWords(say: Say, token: number): string {
  if (isDiscard(token)) return say('first-class.token.discard')
  const n = printsOn(token)
  return n > 0 ? say('first-class.token.prints', { n }) : say('first-class.token.points', { n: pointsOn(token) })
}

export const faces: Faces = {
  all: say => {
    const voice = voiceOf(say)
    return [
      ...allFaces().map(face => actionCard(voice, face)),
      ...rules.printed.endFaces.map(face => endCard(voice, face)),
      ...mailCars(voice),
      ...tableThings(voice),
      ...murderThings(voice),
    ]
  },
  headOf: () => ({ about: '', drawing: null }),
}
