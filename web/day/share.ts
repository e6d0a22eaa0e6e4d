/** What is shared of a day: how it ended, and nothing of its cards. */
export interface SharedDay {
  readonly title: string
  readonly game: string
  readonly setup: string
  readonly result: string
  readonly row: string
  readonly link: string
  /** The last days, the oldest first: the place that was reached, or `null`. */
  readonly places: readonly (number | null)[]
}

const SIGNS: Readonly<Record<number, string>> = { 1: '🟩', 2: '🟨', 3: '🟥' }

/** A few lines for a message. */
export const sharedText = ({ title, game, setup, result, row, link, places }: SharedDay): string =>
  [
    `Roundhouse · ${title}`,
    [game, setup].filter(Boolean).join(', '),
    result,
    `${places.map(place => (place === null ? '⬜' : SIGNS[place])).join('')} ${row}`,
    link,
  ].join('\n')

const WIDTH = 1200
const HEIGHT = 630
const PAPER = '#fffaf0'
const INK = '#1a2137'
const QUIET = '#48465a'
const ACCENT = '#7a4f06'
const GROUND = '#e6d9ba'
const PLACES: Readonly<Record<number, string>> = { 1: '#1d6b3a', 2: '#b58a1b', 3: '#9c1f33' }

/** The same as a picture: a ticket with a tear line. */
export async function sharedPicture(shared: SharedDay): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')!
  await document.fonts.ready
  drawTicket(pen)
  drawWords(pen, shared)
  drawDays(pen, shared.places)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob))),
  )
}

function drawTicket(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = PAPER
  pen.beginPath()
  pen.roundRect(40, 40, WIDTH - 80, HEIGHT - 80, 24)
  pen.fill()
  pen.fillStyle = GROUND
  for (const y of [40, HEIGHT - 40]) {
    pen.beginPath()
    pen.arc(WIDTH - 300, y, 26, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.strokeStyle = '#b79f6c'
  pen.lineWidth = 4
  pen.setLineDash([14, 14])
  pen.beginPath()
  pen.moveTo(WIDTH - 300, 80)
  pen.lineTo(WIDTH - 300, HEIGHT - 80)
  pen.stroke()
  pen.setLineDash([])
}

function drawWords(pen: CanvasRenderingContext2D, { title, game, setup, result, row }: SharedDay): void {
  const room = WIDTH - 300 - 130
  const write = (text: string, y: number, font: string, colour: string): void => {
    pen.font = font
    pen.fillStyle = colour
    // A long text is written narrower, never cut.
    pen.fillText(text, 90, y, room)
  }
  write(`Roundhouse · ${title}`, 130, '700 34px "Barlow Semi Condensed", sans-serif', ACCENT)
  write(game, 210, '700 62px "Josefin Sans", Georgia, serif', INK)
  write(setup, 268, '500 34px "Barlow Semi Condensed", sans-serif', QUIET)
  write(result, 380, '700 54px "Barlow Semi Condensed", sans-serif', INK)
  write(row, 560, '500 32px "Barlow Semi Condensed", sans-serif', QUIET)
}

function drawDays(pen: CanvasRenderingContext2D, places: readonly (number | null)[]): void {
  for (const [n, place] of places.entries()) {
    pen.fillStyle = place === null ? GROUND : (PLACES[place] ?? QUIET)
    pen.beginPath()
    pen.roundRect(90 + n * 54, 440, 44, 60, 6)
    pen.fill()
    if (place === null) continue
    pen.fillStyle = PAPER
    pen.font = '700 30px "Barlow Semi Condensed", sans-serif'
    pen.textAlign = 'center'
    pen.fillText(String(place), 90 + n * 54 + 22, 481)
    pen.textAlign = 'left'
  }
  pen.fillStyle = ACCENT
  pen.font = '700 150px "Josefin Sans", Georgia, serif'
  pen.textAlign = 'center'
  const last = places.at(-1) ?? null
  pen.fillText(last === null ? '–' : String(last), WIDTH - 170, HEIGHT / 2 + 55)
  pen.textAlign = 'left'
}
