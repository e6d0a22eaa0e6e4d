import { readJson } from '@roundhouse/kernel/file/json'
import { isObject, type Shape } from '@roundhouse/kernel/file/shape'
import { Refusal } from '@roundhouse/kernel/game'
import { ProtocolFault, quoted } from './fault.ts'
import { type Answer, answer, type Greeting, greeting, PROTOCOL } from './messages.ts'

/** As much as a bot may write for one answer: no move and no name takes more than a small part of it. */
export const MOST_WRITTEN = 8192

const A_GREETING = `{"type":"hello","protocol":${PROTOCOL},"name":"My bot","version":"1.0"}`

/** What a bot answers to hello. */
export const readGreeting = (line: string): Greeting => checked(line, greeting, A_GREETING) as Greeting

/** What a bot answers when it is to choose: one of these moves. */
export function readAnswer(line: string, asked: number, moves: readonly string[]): string {
  const example = JSON.stringify({ type: 'choose', decision: asked, move: moves[0] })
  const { decision, move } = checked(line, answer, example) as Answer
  if (decision !== asked) throw new ProtocolFault(`answered decision ${decision}, but was asked for decision ${asked}`)
  if (!moves.includes(move)) throw new ProtocolFault(`chose ${quoted(move)}, which is no legal move now`)
  return move
}

function checked(line: string, shape: Shape, example: string): unknown {
  const message = jsonIn(line, example)
  const [problem] = shape.problems(message, isObject(message) ? 'its message' : 'the line')
  if (problem !== undefined)
    throw new ProtocolFault(`wrote ${quoted(line)}; ${problem}. Expected a line like ${example}`)
  return message
}

function jsonIn(line: string, example: string): unknown {
  try {
    return readJson(line)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new ProtocolFault(`wrote ${quoted(line)}, which is not JSON. Expected a line like ${example}`)
  }
}
