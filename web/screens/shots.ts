import type { GameName } from '@roundhouse/table/games'
import type { Page } from 'playwright-core'
import { finished, lastRound, momentOf, recordFile } from '../bench/recorded.ts'
import { settled } from '../e2e/listening.ts'
import { begin } from '../e2e/playing.ts'

/** One screen: where it is, and what is done there before it is photographed. */
export interface Shot {
  readonly name: string
  readonly path: string
  readonly theme?: 'dark'
  readonly come?: (page: Page) => Promise<void>
}

/** Always the same deal. */
const DEAL = 3

/** Opens a game as a file, as a reader does. */
const opening = (record: () => Promise<string>) => async (page: Page) => {
  await page.setInputFiles('input[type=file]', recordFile(await record()))
  await page.locator('main.table').waitFor()
}

interface Seen {
  readonly round: number
  readonly frame: unknown
  readonly turn: number
  readonly phase: string
}

const momentIn = (game: GameName, isIt: (view: Seen) => boolean) =>
  opening(() => momentOf(game, DEAL, view => isIt(view as Seen)))

/** Bots play the last round. */
const endOf = (game: GameName) =>
  opening(async () => (await lastRound(game, DEAL)).replace('chair 1 me', 'chair 1 greedy'))

/** Some way into a game that is over. */
const replayOf = (game: GameName) => async (page: Page) => {
  await opening(() => finished(game, DEAL))(page)
  await settled(page)
  await page.evaluate(() => location.replace(location.hash.replace(/\d+$/, '200')))
}

/** The coach, asked at a moment. */
const coachAt = (come: (page: Page) => Promise<void>) => async (page: Page) => {
  await come(page)
  await settled(page)
  await page.keyboard.press('c')
  await page.locator('.advice').first().waitFor()
}

/** The report of a game, as far down as a part of it. */
const reportOf = (game: GameName, part: string) => async (page: Page) => {
  await opening(() => finished(game, DEAL))(page)
  await page.locator('[data-report]').click()
  await page.locator('.chances .chart').waitFor({ timeout: 120_000 })
  await page.locator(part).evaluate(element => scrollTo(0, element.getBoundingClientRect().top + scrollY))
}

const handOver = async (page: Page) => {
  await begin(page, { game: 'first-class', players: 2, people: 2 })
}

/** The pictures of the rules come after the words. */
const pictures = (page: Page) => page.locator('.picture .fc').first().waitFor()

export const SHOTS: readonly Shot[] = [
  { name: 'home', path: '' },
  { name: 'new-first-class', path: '#/new/first-class' },
  { name: 'new-nuremberg', path: '#/new/nuremberg' },
  {
    name: 'first-class',
    path: '',
    come: momentIn('first-class', ({ round, phase, frame }) => round === 4 && phase === 'turn' && frame === null),
  },
  {
    name: 'first-class-frame',
    path: '',
    theme: 'dark',
    come: momentIn('first-class', ({ round, frame }) => round === 3 && frame !== null),
  },
  {
    name: 'first-class-coach',
    path: '',
    come: coachAt(
      momentIn('first-class', ({ round, phase, frame }) => round === 4 && phase === 'turn' && frame === null),
    ),
  },
  { name: 'first-class-end', path: '', come: endOf('first-class') },
  {
    name: 'nuremberg-auction',
    path: '',
    come: momentIn('nuremberg', ({ turn, phase }) => turn === 2 && phase === 'auction'),
  },
  {
    name: 'nuremberg-track',
    path: '',
    come: momentIn('nuremberg', ({ turn, phase }) => turn === 3 && phase === 'track'),
  },
  {
    name: 'nuremberg-trains',
    path: '',
    theme: 'dark',
    come: momentIn('nuremberg', ({ turn, phase }) => turn === 3 && phase === 'trains'),
  },
  {
    name: 'nuremberg-coach',
    path: '',
    come: coachAt(momentIn('nuremberg', ({ turn, phase }) => turn === 2 && phase === 'track')),
  },
  { name: 'nuremberg-end', path: '', come: endOf('nuremberg') },
  { name: 'report', path: '', come: reportOf('first-class', 'main.report') },
  { name: 'report-turning-points', path: '', theme: 'dark', come: reportOf('nuremberg', '.turning-points') },
  { name: 'replay', path: '', come: replayOf('first-class') },
  { name: 'rules', path: '#/rules/first-class/FC-5.3', come: pictures },
  { name: 'learn', path: '#/learn/nuremberg/2' },
  { name: 'settings', path: '#/settings' },
  { name: 'hand-over', path: '#/new/first-class', theme: 'dark', come: handOver },
]
