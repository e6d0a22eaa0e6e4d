import { useEffect, useRef } from 'preact/hooks'

/** Who plays by keys goes on where the decision is when what had the focus is gone. */
export function useFocus(played: number): void {
  const isByKeys = useRef(false)
  useEffect(() => {
    const byKeys = () => (isByKeys.current = true)
    const byHand = () => (isByKeys.current = false)
    addEventListener('keydown', byKeys)
    addEventListener('pointerdown', byHand)
    return () => {
      removeEventListener('keydown', byKeys)
      removeEventListener('pointerdown', byHand)
    }
  }, [])
  useEffect(() => {
    if (isByKeys.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.decision')?.focus({ preventScroll: true })
  }, [played])
}
