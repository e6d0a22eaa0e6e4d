import { useEffect, useRef } from 'preact/hooks'
import { useListeners } from '../../shell/useListeners.ts'

/** Who plays by keys goes on where the decision is when what had the focus is gone. */
export function useFocus(played: number): void {
  const isByKeys = useRef(false)
  const setByKeys = (isSo: boolean) => () => {
    isByKeys.current = isSo
  }
  useListeners({ keydown: setByKeys(true), pointerdown: setByKeys(false) })
  useEffect(() => {
    if (isByKeys.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.decision')?.focus({ preventScroll: true })
  }, [played])
}
