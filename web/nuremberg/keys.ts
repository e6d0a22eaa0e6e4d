import { useEffect, useRef } from 'preact/hooks'
import type { Sitting } from './sitting.ts'

/** Keys for whoever does not point: Enter confirms, + and - step, Backspace or Ctrl+Z goes back, Escape forgets. */
export function useKeys({ scene, undo, choose }: Pick<Sitting, 'scene' | 'undo' | 'choose'>): void {
  useEffect(() => {
    // A button that takes nothing back any more says why.
    const back = () => (scene.back.step ? undo(false) : press('.back .button'))
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
      if (document.querySelector('dialog[open]') !== null) return
      const isBack = key === 'Backspace' || ((ctrlKey || metaKey) && key === 'z')
      if (isBack) back()
      else if (key === 'Escape') choose({})
      else if (key === 'Enter' && isFree(target)) press('.decision button.go')
      else if (key === '+') press('.decision .more')
      else if (key === '-') press('.decision .less')
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [scene, undo, choose])
}

/** Enter confirms unless it means something else here: on what is chosen already, it is the choice that is confirmed. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target === document.body || target.matches('.decision, .decide, [aria-pressed="true"]:not(.tabs *)')
}

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

const press = (selector: string): void => document.querySelector<HTMLButtonElement>(selector)?.click()
