import type { Fault } from '../../saving/fault.ts'
import { useShell } from '../context.ts'

/** A file that could not be opened, and the name it had. */
export interface NamedFault extends Fault {
  readonly file: string
}

/** What is wrong with a file and where, in the reader's words; how the program says it for those who ask. */
export function FileFault({ fault }: { fault: NamedFault | null }) {
  const { say } = useShell()
  return (
    <div role="alert">
      {fault && (
        <div class="fault">
          <p>
            {say('file.refused', { file: fault.file })} {say(`file.${fault.fault}`)}{' '}
            {fault.place !== null && say(`file.in-${fault.place.is}`, { ...fault.place })}
          </p>
          {fault.detail !== '' && (
            <details>
              <summary>{say('file.detail')}</summary>
              <p lang="en">{fault.detail}</p>
            </details>
          )}
        </div>
      )}
    </div>
  )
}
