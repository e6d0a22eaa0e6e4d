import type { Say } from '@roundhouse/kernel/say'
import { isLanguage, type Language } from '@roundhouse/words/languages'
import { type NoticesKey, noticesRoom } from '@roundhouse/words/notices/room'
import { catalogueOf } from '@roundhouse/words/room'
import { sayIn } from '@roundhouse/words/say'
import type { NoticeItem } from './deliveries.ts'
import { ABOUT_GAMES } from './games.ts'

type NoticeSay = Say<NoticesKey>

const spoken = new Map<Language, Promise<NoticeSay>>()

/** The words of notices: the page has the same. */
export function noticeWords(language: string): Promise<NoticeSay> {
  const code = isLanguage(language) ? language : 'en'
  const known = spoken.get(code) ?? catalogueOf(code, [noticesRoom, ...ABOUT_GAMES]).then(all => sayIn(code, all))
  spoken.set(code, known)
  return known
}

/** What a notice says of one table. */
export interface NoticeLine {
  readonly title: string
  readonly body: string
}

export function lineOf(say: NoticeSay, { kind, game, others }: NoticeItem): NoticeLine {
  const name = say.find(`game.${game}`) ?? game
  const body = others.length === 0 ? name : say('notices.table', { game: name, names: say.list(others) })
  return { title: say(`notices.${kind}.title`), body }
}

/** The same of several at once. */
export function headOf(say: NoticeSay, items: readonly NoticeItem[]): NoticeLine {
  const [first, ...more] = items.map(item => lineOf(say, item))
  if (more.length === 0) return first!
  return { title: say('notices.several', { n: items.length }), body: [first!, ...more].map(titled).join('\n') }
}

export const titled = ({ title, body }: NoticeLine): string => `${body}: ${title}`
