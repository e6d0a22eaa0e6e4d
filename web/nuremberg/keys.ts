import { useEffect } from 'preact/hooks'
import type { Sitting } from './sitting.ts'

/** Keys for whoever does not point: Enter confirms, + and - step, Backspace or Ctrl+Z goes back, Escape forgets. */
export function useKeys({ scene, undo, choose }: Pick<Sitting, 'scene' | 'undo' | 'choose'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
      if (document.querySelector('dialog[open]') !== null) return
      const isBack = key === 'Backspace' || ((ctrlKey || metaKey) && key === 'z')
      if (isBack && scene.back.step) undo(false)
      else if (key === 'Escape') choose({})
      else if (key === 'Enter' && target === document.body) press('.decision .go')
      else if (key === '+') press('.decision .more')
      else if (key === '-') press('.decision .less')
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [scene, undo, choose])
}

const press = (selector: string): void => document.querySelector<HTMLButtonElement>(selector)?.click()
