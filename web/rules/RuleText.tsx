import type { GameName } from '@roundhouse/table/games'
import type { Language } from '@roundhouse/words/languages'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import type { BookPart, Rule } from './book.ts'
import { cutAround, type SearchPattern } from './search.ts'
import './rules.css'

interface RuleTextProps {
  readonly game: GameName
  readonly rule: Rule
  readonly language: Language
  /** What is marked. */
  readonly wanted?: SearchPattern
}

/** A rule and its rulings, in the language of its book. */
export function RuleText({ game, rule, language, wanted = [] }: RuleTextProps) {
  const { say } = useShell()
  return (
    <div class="rule-text" lang={language}>
      <p>
        <Parts game={game} parts={rule.text} wanted={wanted} />
      </p>
      {rule.rulings.map((ruling, i) => (
        <p key={i} class="ruling">
          <b lang={say.language}>{say('rules.ruling')}</b> <Parts game={game} parts={ruling} wanted={wanted} />
        </p>
      ))}
    </div>
  )
}

const TAGS = { plain: 'span', emphasis: 'em', strong: 'strong', code: 'code', rule: 'a', faces: 'a' } as const

interface PartsProps {
  readonly game: GameName
  readonly parts: readonly BookPart[]
  readonly wanted?: SearchPattern
}

export const Parts = ({ game, parts, wanted = [] }: PartsProps) => (
  <>
    {parts.map(({ is, text }, i) => {
      const marked = <Marked text={text} wanted={wanted} />
      const Tag = TAGS[is]
      if (Tag !== 'a') return <Tag key={i}>{marked}</Tag>
      const to =
        is === 'rule' ? ({ page: 'rules', game, rule: text } as const) : ({ page: 'cards', game, card: null } as const)
      return (
        <Link key={i} to={to}>
          {marked}
        </Link>
      )
    })}
  </>
)

/** Text in which what is looked for is marked. */
function Marked({ text, wanted }: { text: string; wanted: SearchPattern }) {
  if (wanted.length === 0) return text
  return cutAround(text, wanted).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece))
}
