import type { Page } from 'playwright-core'
import type { Club } from '../../e2e/driver/club.ts'
import { settled } from '../../e2e/driver/listening.ts'
import { begin } from '../../e2e/driver/playing.ts'
import { DRAWN_GAMES, type DrawnGame } from '../../e2e/driver/pointed.ts'
import type { GameSubject, Shot } from '../game.ts'
import { TOOL_GAMES } from '../games.ts'
import { finished, lastRound, momentOf, openRecord } from '../recorded.ts'

/** A screen with the game it belongs to; `null`: it belongs to none. */
export interface GameShot extends Shot {
  readonly game: DrawnGame | null
  /** It needs a server, with people. */
  readonly needsClub?: true
}

export const SHOTS: readonly GameShot[] = [
  { game: null, name: 'home', of: { is: 'page', path: '', part: '.poster' } },
  ...DRAWN_GAMES.flatMap(game => TOOL_GAMES[game].shots.map(shot => ({ ...shot, game }))),
  { game: null, name: 'settings', of: { is: 'page', path: '#/settings', part: 'main' } },
]

/** What is shown by a server at which somebody has tables. */
export const clubShots = ({ playing, seating, tournament }: Club): readonly GameShot[] =>
  [
    { name: 'people-home', path: '', part: '.online-home' },
    { name: 'people-new-table', path: `#/friends/${DRAWN_GAMES[0]}`, part: 'main' },
    { name: 'people-seating', path: `#/online/${seating}`, part: 'main' },
    ...DRAWN_GAMES.map(game => ({ name: `people-${game}`, path: `#/online/${playing[game]}`, part: 'main.table' })),
    { name: 'people-lobby', path: '#/lobby', part: '.lobby-row' },
    { name: 'people-tournament', path: `#/tournament/${tournament}`, part: 'main table' },
    { name: 'people-new-tournament', path: '#/new-tournament', part: 'main' },
    { name: 'people-profile', path: '#/profile', part: 'main.profile-page' },
    { name: 'people-leaderboards', path: '#/ratings', part: 'main' },
    { name: 'people-day', path: '#/day', part: 'main' },
    { name: 'people-account', path: '#/account', part: 'main .card' },
    { name: 'people-notifications', path: '#/notices', part: 'main .card' },
    { name: 'people-privacy', path: '#/privacy', part: 'main' },
  ].map(({ name, path, part }) => ({ game: null, needsClub: true, name, of: { is: 'page', path, part } }))

/** Where a screen begins. */
export function pathOf({ game, of }: GameShot): string {
  if (of.is === 'page') return of.path
  return of.is === 'hand-over' ? `#/new/${game}` : ''
}

/** Always the same deal, and for a review one in which the person who looks has a turning point at either table. */
const DEAL = 3
const REVIEWED_DEAL = 1

/** Brings the page to what is photographed. */
export async function come(page: Page, { game, of }: GameShot): Promise<void> {
  if (of.is === 'page') return page.locator(of.part).first().waitFor()
  if (game === null) throw new Error(`Whose ${of.is} is it?`)
  return comeTo(page, game, of)
}

async function comeTo(page: Page, game: DrawnGame, of: GameSubject): Promise<void> {
  switch (of.is) {
    case 'moment':
      await openRecord(page, await momentOf(game, DEAL, of.when))
      return of.coach && askCoach(page)
    case 'end':
      // Bots play the last round.
      return openRecord(page, (await lastRound(game, DEAL)).replace('chair 1 me', 'chair 1 greedy'))
    case 'review':
      // A person sees it through one pair of eyes.
      await openRecord(page, (await finished(game, REVIEWED_DEAL)).replace('chair 1 greedy', 'chair 1 me'))
      return showReview(page, of.at)
    case 'hand-over':
      return begin(page, { game, players: 2, people: 2 })
  }
}

async function askCoach(page: Page): Promise<void> {
  await settled(page)
  await page.keyboard.press('c')
  await page.locator('.advice').first().waitFor()
}

/** Once the game is thought through. */
async function showReview(page: Page, at: number | 'turning-point'): Promise<void> {
  await page.locator('main.review[aria-busy="false"]').waitFor({ timeout: 120_000 })
  if (at === 'turning-point') {
    await page.keyboard.press('n')
    return page.locator('.review-panel.is-comparison').first().waitFor()
  }
  await page.evaluate(to => location.replace(location.hash.replace(/\d+$/, String(to))), at)
}
