import { basename } from 'node:path'
import { WrongUse } from '../user-error.ts'

/** A chair for somebody else's bot: `run:python3 my_bot.py`. */
const RUN = 'run:'

export const isProgram = (chair: string): boolean => chair.startsWith(RUN)

const PART = `"[^"]*"|'[^']*'`
const COMMA = new RegExp(`,(?=(?:[^"']|${PART})*$)`)
const WORD = new RegExp(`(?:${PART}|[^\\s"'])+`, 'g')
const COMMAND = new RegExp(`^(?:${PART}|[^"'])*$`)
const CONTROLS = /\p{Cc}/u

/** A list such as `greedy,run:python3 my_bot.py`; a comma inside quotes belongs to the command. */
export const splitList = (text: string): string[] => text.split(COMMA).map(each => each.trim())

/** The program and its arguments, as they would be typed. There is no shell: quotes hold words together, no more. */
export function commandOf(chair: string): string[] {
  const command = chair.slice(RUN.length)
  const words = (command.match(WORD) ?? []).map(word => word.replace(/["']/g, ''))
  if (words.length === 0 || !COMMAND.test(command) || CONTROLS.test(command))
    throw new WrongUse('terminal.error.run', { found: chair })
  return words
}

/** What a program is called as long as it has not said it itself: its file, without where it lies. */
export function programName(chair: string): string {
  const words = commandOf(chair)
  return basename(words.find(word => /\w\.[a-z]+$/i.test(word)) ?? words[0]!).replace(/(?<=.)\.[a-z]+$/i, '')
}
