import type { GameName } from '@roundhouse/table/games'
import type { Language } from '@roundhouse/words/languages'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { Link } from '../shell/Button.tsx'
import { useShell } from '../shell/context.ts'
import type { Route } from '../shell/route.ts'
import type { BookPart, Moment, Rule } from './book.ts'
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

const TAGS = { plain: 'span', emphasis: 'em', strong: 'strong', code: 'code' } as const

/** Where a moment is shown; `null`: nowhere yet. */
export const MomentsContext = createContext<(moment: Moment) => Route | null>(() => null)

interface PartsProps {
  readonly game: GameName
  readonly parts: readonly BookPart[]
  readonly wanted?: SearchPattern
}

export function Parts({ game, parts, wanted = [] }: PartsProps) {
  const momentRoute = useContext(MomentsContext)
  const routeOf = (part: BookPart): Route | null => {
    if (part.is === 'moment') return momentRoute(part.moment)
    if (part.is === 'rule') return { page: 'rules', game, rule: part.text }
    return part.is === 'faces' ? { page: 'cards', game, card: null } : null
  }
  return (
    <>
      {parts.map((part, i) => {
        const marked = <Marked text={part.text} wanted={wanted} />
        const to = routeOf(part)
        if (to !== null)
          return (
            <Link key={i} to={to}>
              {marked}
            </Link>
          )
        const Tag = part.is in TAGS ? TAGS[part.is as keyof typeof TAGS] : 'span'
        return <Tag key={i}>{marked}</Tag>
      })}
    </>
  )
}

/** Text in which what is looked for is marked. */
function Marked({ text, wanted }: { text: string; wanted: SearchPattern }) {
  if (wanted.length === 0) return text
  return cutAround(text, wanted).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece))
}
