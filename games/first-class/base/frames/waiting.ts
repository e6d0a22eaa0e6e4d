import type { FrameSource } from '../choice.ts'
import { defineMoveKind, type MoveKind, moveOf, type Objection } from '../move-kind.ts'
import { MOVES } from '../numbers.ts'
import type { Source } from '../state.ts'
import type { GameTable, Rules } from '../table.ts'
import { beginFrame } from './frame.ts'
import { NOTHING_WAITS, SOURCES, sourceId, sourceKind, source as sourceOf } from './source.ts'

const ruleOf = ({ sources }: Rules, source: Source) => sources[sourceKind(source)]

export const writeSource = (rules: Rules, source: Source): string => {
  const rule = ruleOf(rules, source)
  return [rule?.word, rule?.write?.(rules, sourceId(source))].filter(Boolean).join(' ')
}

/** The same for programs: only a frame that can wait is ever asked about. */
export const describeSource = (rules: Rules, source: Source): FrameSource =>
  ruleOf(rules, source)!.describe!(rules, sourceId(source))

/** Reads `mail upper`. `null`: no frame that waits is ever written so. */
export function readSource(rules: Rules, words: readonly string[]): Source | null {
  for (const rule of rules.sources) {
    const named = rule?.word === '' ? words : words[0] === rule?.word ? words.slice(1) : null
    const id = named === null ? null : (rule?.read?.(rules, named) ?? null)
    if (id !== null) return sourceOf(rule!.kind, id)
  }
  return null
}

const sourceFacts = ({ rules, state }: GameTable, source: Source) => ({
  frame: writeSource(rules, source),
  waiting: state.waiting.map(waiting => writeSource(rules, waiting)),
})
const NOTHING_WAITING: Objection = { rule: 'FC-3.7', code: 'does-not-wait', facts: sourceFacts }
const NOT_WAITING: Objection = { ...NOTHING_WAITING, remedy: 'a-waiting-frame' }

function refuse(table: GameTable, source: Source): Objection | null {
  const { waiting } = table.state
  if (!waiting.includes(source)) return waiting.length === 0 ? NOTHING_WAITING : NOT_WAITING
  return ruleOf(table.rules, source)!.refuse?.(table, sourceId(source)) ?? null
}

/** Takes a waiting frame up; of two that are alike the first. */
export function beginWaiting(table: GameTable, source: Source): void {
  const { state, rules } = table
  const { waiting } = state
  state.waiting = waiting.length === 1 ? NOTHING_WAITS : waiting.toSpliced(waiting.indexOf(source), 1)
  const rule = ruleOf(rules, source)!
  const id = sourceId(source)
  table.emit?.({
    key: 'begins',
    facts: { seat: state.toMove, frame: writeSource(rules, source), ...describeSource(rules, source) },
  })
  beginFrame(table, source, rule.frame!(table, id), rule.limit?.(table, id))
}

/** `do mail upper`: frames that wait are carried out in an order of the player's choice (FC-3.7). */
export const begin: MoveKind<'begin'> = defineMoveKind({
  number: MOVES.begin,
  word: 'do',
  form: 'do <waiting frame: mail upper, tile lower, city 3, G7 ...>',
  choices: SOURCES,
  refuse,
  list(table, into) {
    const { waiting } = table.state
    for (let i = 0; i < waiting.length; i++)
      if (waiting.indexOf(waiting[i]!) === i && refuse(table, waiting[i]!) === null)
        into.push(moveOf(begin, waiting[i]!))
  },
  play: beginWaiting,
  write: (rules, source) => `do ${writeSource(rules, source)}`,
  describe: (rules, source) => ({ do: 'begin', ...describeSource(rules, source) }),
  read: readSource,
})
