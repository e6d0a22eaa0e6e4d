import { readJson } from '@roundhouse/kernel/file/json'
import type { Shape } from '@roundhouse/kernel/file/shape'
import { Refusal } from '@roundhouse/kernel/game'
import { type FromPage, type FromServer, fromPage, fromServer, LARGEST_MESSAGE } from './messages.ts'

/** A message that fits its shape, or what is wrong with it, where, and what was expected. */
export type ReadResult<Message> =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly why: string }

/** A snapshot holds a state, the story and perhaps a record: some ten thousand bytes, and never this many. */
const LARGEST_FROM_SERVER = 2 ** 20

export const readFromPage = (text: string): ReadResult<FromPage> => read(text, LARGEST_MESSAGE, fromPage)

export const readFromServer = (text: string): ReadResult<FromServer> => read(text, LARGEST_FROM_SERVER, fromServer)

function read<Message>(text: string, most: number, shape: Shape): ReadResult<Message> {
  if (bytesIn(text, most) > most) return { ok: false, why: `the message: found more than ${most} bytes; expected less` }
  try {
    const message = readJson(text)
    const [why] = shape.problems(message, 'the message')
    return why === undefined ? { ok: true, message: message as Message } : { ok: false, why }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ok: false, why: error.message }
  }
}

/** In UTF-8. Nobody counts on once there are too many. */
function bytesIn(text: string, most: number): number {
  if (text.length > most) return text.length
  let bytes = 0
  for (const sign of text) bytes += bytesOf(sign.codePointAt(0)!)
  return bytes
}

function bytesOf(sign: number): number {
  if (sign < 0x80) return 1
  if (sign < 0x800) return 2
  return sign < 0x10000 ? 3 : 4
}
