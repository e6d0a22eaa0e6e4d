/** How often a statement is asked before it gets a name, and how many have one, or may get one, at most. */
const OFTEN = 3
const MOST_NAMES = 200
const MOST_WAITING = 500

/**
 * Statements that are asked again and again get a name, by which a database knows them: planning one takes longer than answering
 * it. Those with a list of values in them have many texts, and most of them are never asked again.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #asked = new Map<string, number>()

  /** `undefined`: it has none. */
  nameOf(text: string): string | undefined {
    return this.#names.get(text) ?? this.#counted(text)
  }

  #counted(text: string): string | undefined {
    if (this.#names.size >= MOST_NAMES) return undefined
    const asked = (this.#asked.get(text) ?? 0) + 1
    this.#asked.delete(text)
    if (asked >= OFTEN) return this.#named(text)
    this.#asked.set(text, asked)
    if (this.#asked.size > MOST_WAITING) this.#asked.delete(this.#asked.keys().next().value!)
    return undefined
  }

  #named(text: string): string {
    const name = `asked-often-${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
