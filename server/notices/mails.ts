import type { Say } from '@roundhouse/kernel/say'
import type { NoticesKey } from '@roundhouse/words/notices/room'
import type { NoticeItem } from './deliveries.ts'
import type { Mail } from './mailer.ts'
import { headOf, lineOf, titled } from './texts.ts'

interface MailLinks {
  readonly home: URL
  /** The token that ends notices by e-mail. */
  readonly stop: string
}

/** A line of a mail, with where it leads. */
interface MailLine {
  readonly words: string
  readonly link?: string
}

/** One mail about everything there is to tell. Programs that read mail end it with one click (RFC 8058). */
export function mailOf(
  say: Say<NoticesKey>,
  items: readonly NoticeItem[],
  { home, stop }: MailLinks,
): Omit<Mail, 'to'> {
  const { title, body } = headOf(say, items)
  const lines: MailLine[] = items.map(item => ({
    words: titled(lineOf(say, item)),
    link: new URL(item.table === '' ? '' : `#/online/${item.table}`, home).href,
  }))
  const foot: MailLine[] = [
    { words: say('notices.mail.settings'), link: new URL('#/notices', home).href },
    { words: say('notices.mail.stop'), link: new URL(`#/stop-notices/${stop}`, home).href },
  ]
  return {
    subject: items.length === 1 ? `${title}: ${body}` : title,
    ...bodyOf(say.language, lines, foot),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${new URL(`api/notices/stop/${stop}`, home).href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** The mail with which an address is proved. Nobody who did not ask for it has to do anything. */
export const codeMail = (say: Say<NoticesKey>, code: string): Omit<Mail, 'to'> => ({
  subject: say('notices.code.subject'),
  ...bodyOf(say.language, [{ words: say('notices.code.text', { code }) }], [{ words: say('notices.code.not-you') }]),
  headers: { 'Auto-Submitted': 'auto-generated' },
})

function bodyOf(language: string, lines: readonly MailLine[], foot: readonly MailLine[]): Pick<Mail, 'text' | 'html'> {
  const plain = (each: MailLine): string => [each.words, each.link ?? []].flat().join('\n')
  const rich = ({ words, link }: MailLine): string =>
    link === undefined ? `<p>${escaped(words)}</p>` : `<p><a href="${escaped(link)}">${escaped(words)}</a></p>`
  const small = `<div style="font-size:small">${foot.map(rich).join('')}</div>`
  return {
    text: `${lines.map(plain).join('\n\n')}\n\n-- \n${foot.map(plain).join('\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">${lines.map(rich).join('')}${small}</body></html>`,
  }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => SIGNS[sign]!)
