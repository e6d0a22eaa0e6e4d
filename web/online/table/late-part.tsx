import type { FunctionComponent } from 'preact'
import type { Load } from '../../shell/load.ts'
import { useLoaded } from '../../shell/useLoaded.ts'

/** A part that not every table needs: it is fetched when it is first shown, and nothing stands there until then. */
export const latePart =
  <Props extends object>(load: Load<FunctionComponent<Props>>): FunctionComponent<Props> =>
  props => {
    const Part = useLoaded(load)
    return Part === null ? null : <Part {...props} />
  }
