import { english } from '../../words/testing/english.ts'
import { noColour } from '../paint.ts'
import type { Terminal } from '../terminal.ts'

/** A terminal whose answers are a script, and which remembers all that was said. */
export interface ScriptedTerminal extends Terminal {
  /** Everything said, the questions and the answers among it. */
  readonly said: string[]
  readonly warned: string[]
  text(): string
}

export type ScriptedAnswer = string | ((question: string, said: readonly string[]) => string | null)

/** Answers one by one; a function answers for ever, until it says `null`. After the last answer the input has ended. */
export function scripted(
  answers: readonly ScriptedAnswer[],
  options: Partial<Pick<Terminal, 'columns' | 'isPlain' | 'isInteractive' | 'paint'>> = {},
): ScriptedTerminal {
  const left = [...answers]
  const said: string[] = []
  const warned: string[] = []
  const nextAnswer = (question: string): string | null => {
    const answer = left[0]
    if (typeof answer === 'function') return answer(question, said)
    left.shift()
    return answer ?? null
  }
  return {
    words: english,
    language: 'en',
    columns: Number.POSITIVE_INFINITY,
    isPlain: true,
    isInteractive: true,
    paint: noColour,
    ...options,
    said,
    warned,
    text: () => said.join('\n'),
    say: text => void said.push(text),
    warn: text => void warned.push(text),
    progress: () => false,
    ask(question) {
      const answer = nextAnswer(question)
      said.push(question + (answer ?? '<end>'))
      return Promise.resolve(answer)
    },
    wipe: () => void said.push('<wiped>'),
    stopped: new Promise<never>(() => {}),
    close() {},
  }
}
