import type { Seat } from '@roundhouse/kernel/game'
import type { TerminalVoice } from './voice.ts'

/** A seat by its number from 1, or by its name; `me` is who is spoken to. */
export function seatNamed({ viewer, names }: TerminalVoice, asked: string): Seat | null {
  const text = asked.toLowerCase().replace(/^seat\s+/, '')
  if (text === 'me') return viewer === 'watcher' ? null : viewer
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= names.length ? Number(text) - 1 : null
  const found = names.findIndex(name => name.toLowerCase() === text)
  return found === -1 ? null : found
}
