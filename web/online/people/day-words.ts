import { useMemo } from 'preact/hooks'
import { useShell } from '../../shell/context.ts'

/** A day as the reader's language writes it: `3 June`. */
export function useDayWords(): (instant: number) => string {
  const { language } = useShell().settings
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })
    return instant => format.format(instant)
  }, [language])
}
