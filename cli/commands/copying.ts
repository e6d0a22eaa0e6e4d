import type { CopyCheck, CopyProgress, CopyReport } from '@roundhouse/server/store/copy'
import { flag } from '../options/option.ts'
import { newProgress } from '../simulation/progress.ts'
import { type Terminal, yieldToTerminal } from '../terminal/terminal.ts'
import { CommandFailure } from '../user-error.ts'
import { tableFaultWords } from './store-words.ts'

/** What backups and restoring have in common. */
export const ALL_TABLES = flag('hosting.all')

/** From so many bytes on a copy takes so long that it is told. */
const LARGE = 20_000_000

const MEGABYTE = 1_000_000

/** How a copy is checked: its tables are played again, and whoever waits is told how far it is. */
export async function copyCheck(
  terminal: Terminal,
  areAll: boolean,
): Promise<CopyCheck & { readonly end: () => void }> {
  const { replayKept } = await import('@roundhouse/server/upkeep/check-tables')
  let replaying: ReturnType<typeof newProgress> | null = null
  const tell = (progress: CopyProgress): void => {
    if (progress.is === 'replaying') {
      replaying ??= newProgress(terminal, progress.all, { key: 'hosting.replaying' })
      if (progress.done > 0) replaying.tell(progress.done)
    } else if (progress.bytes >= LARGE)
      terminal.warn(terminal.words(`hosting.${progress.is}`, { megabytes: Math.round(progress.bytes / MEGABYTE) }))
  }
  return {
    replay: replayKept,
    areAll,
    async onProgress(progress) {
      tell(progress)
      // Whoever stops it here leaves nothing behind.
      await yieldToTerminal(terminal)
    },
    end: () => replaying?.end(),
  }
}

/** Tables that cannot be played on are named, and the command has failed, although the copy is complete. */
export function tellFaults({ words, warn }: Terminal, { faults }: CopyReport): void {
  if (faults.length === 0) return
  warn(words('hosting.faults', { count: faults.length }))
  for (const { table, error } of faults)
    warn(words('hosting.check.table', { table, why: tableFaultWords(words, error) }))
  throw new CommandFailure()
}
