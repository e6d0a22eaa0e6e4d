import type { FromServer } from '@roundhouse/wire/messages'
import type { Phrase } from '@roundhouse/wire/phrases'
import type { ChatEntry, OnlineState } from './state.ts'

type SaidMessage = Extract<FromServer, { readonly type: 'said' }>
type AroundMessage = SaidMessage | Extract<FromServer, { readonly type: 'present' | 'unsaid' | 'rematch' }>

/** What goes on around a table: who is there, what is said, and where those who sat here play again. */
export class AroundTable {
  #present: Pick<OnlineState, 'here' | 'watching' | 'screens'> = { here: [], watching: 0, screens: 0 }
  #chat: readonly ChatEntry[] = []
  #rematch: string | null = null

  get state(): Pick<OnlineState, 'here' | 'watching' | 'screens' | 'chat' | 'rematch'> {
    const present = this.#present
    const chat = this.#chat
    const rematch = this.#rematch
    return { ...present, chat, rematch }
  }

  hear(message: AroundMessage): void {
    if (message.type === 'said') this.#chat = withChat(this.#chat, message)
    else if (message.type === 'unsaid')
      this.#chat = this.#chat.filter(({ number }) => !message.numbers.includes(number))
    else if (message.type === 'rematch') this.#rematch = message.next
    else this.#present = { here: message.here, watching: message.watching, screens: message.screens }
  }
}

/** What was said comes again after a break. */
function withChat(
  chat: readonly ChatEntry[],
  { number, at, seat, name, phrase, text }: SaidMessage,
): readonly ChatEntry[] {
  if (chat.some(entry => entry.number === number)) return chat
  const entry = { number, at, seat, name, phrase: (phrase as Phrase | undefined) ?? null, text: text ?? null }
  return [...chat, entry].sort((one, other) => one.number - other.number)
}
