import type { FunctionComponent } from 'preact'
import type { Load } from '../../shell/load.ts'
import { useLoaded } from '../../shell/useLoaded.ts'
import { OnlineWords } from '../words.tsx'

/** A part that not every table needs: it is fetched when it is first shown, and nothing stands there until then. */
export const latePart =
  <Props extends object>(load: Load<FunctionComponent<Props>>): FunctionComponent<Props> =>
  props => {
    const Part = useLoaded(load)
    return Part === null ? null : <Part {...props} />
  }

/** The same with the words that a table itself does not need. */
export function lateWords<Props extends object>(load: Load<FunctionComponent<Props>>): FunctionComponent<Props> {
  const Part = latePart(load)
  return props => (
    <OnlineWords areAll isPart>
      <Part {...props} />
    </OnlineWords>
  )
}
