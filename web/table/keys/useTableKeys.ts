import type { TableControls } from '../context.ts'
import { useCommands } from './useCommands.ts'

/** What can be asked for by key whatever the game: the coach, who goes with Escape again, and to skip what bots do. */
export function useTableKeys({ skip, coach }: TableControls): void {
  useCommands({
    skip,
    coach: coach === null ? undefined : () => (coach.says === null ? coach.ask() : coach.close()),
    cancel: coach === null || coach.says === null ? undefined : coach.close,
  })
}
