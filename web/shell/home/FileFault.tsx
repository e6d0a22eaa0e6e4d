import { refusalInWords } from '@roundhouse/words/refusals/words'
import { refusalsSay } from '../../messages/first-catalogues.ts'
import type { Say } from '../../messages/say.ts'
import type { Fault, FaultDetail } from '../../saving/fault.ts'
import { useShell } from '../context.ts'
import { useCatalogueSay } from '../useCatalogueSay.ts'

/** A file that could not be opened, and the name it had. */
export interface NamedFault extends Fault {
  readonly file: string
}

/** What is wrong with a file and where, and all that is known of it for those who ask. */
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
          <FaultDetails fault={fault} />
        </div>
      )}
    </div>
  )
}

/** All that is known of it. */
export function FaultDetails({ fault: { detail } }: { fault: Fault }) {
  const { say } = useShell()
  const sayRefusal = useCatalogueSay(refusalsSay)
  if (detail === null || sayRefusal === null) return null
  return (
    <details>
      <summary>{say('file.detail')}</summary>
      <p {...(detail.key === null && { lang: 'en' })}>{detailWords(sayRefusal, detail)}</p>
    </details>
  )
}

const detailWords = (say: Say, detail: FaultDetail): string =>
  refusalInWords(say, detail, detail.cause && detailWords(say, detail.cause))
