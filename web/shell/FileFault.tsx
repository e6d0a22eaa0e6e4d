import type { Fault } from '../saving/open.ts'
import { useShell } from './context.ts'

/** A file that could not be opened, and the name it had. */
export interface NamedFault extends Fault {
  readonly file: string
}

/** What is wrong with a file, in the reader's words; the place in it as the program found it. */
export function FileFault({ fault }: { fault: NamedFault | null }) {
  const { say } = useShell()
  return (
    <div role="alert">
      {fault && (
        <div class="fault">
          <p>
            {say('file.refused', { file: fault.file })} {say(`file.${fault.fault}`)}
          </p>
          {fault.detail !== '' && <p lang="en">{fault.detail}</p>}
        </div>
      )}
    </div>
  )
}
