import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { middleOf, nearest } from '../table/nearest.ts'
import { inOrder, type Wish, wishOf } from './keys.ts'
import type { Sitting } from './sitting.ts'
import type { Place } from './targets.ts'

const openSpots = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.fc-spot.is-open')]

/** Also those that are closed: they tell why. */
const allSpots = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('button.fc-spot')].filter(spot => spot.checkVisibility())

function walk(root: HTMLElement, x: number, y: number, isEverywhere: boolean): void {
  const spots = (isEverywhere ? allSpots(root) : openSpots(root)).map(middleOf)
  const active = document.activeElement
  const from = active instanceof HTMLElement && root.contains(active) ? middleOf(active) : null
  const to = from === null ? spots[0] : nearest(from, spots, x, y)
  to?.element.focus()
}

/** A button that takes nothing back any more says why. */
const askWhyNot = (root: HTMLElement, back: 'step' | 'turn'): void =>
  root.querySelector<HTMLElement>(`[data-back="${back}"]`)?.click()

function carryOut(root: HTMLElement, wish: Wish, { act, choose, leave, open, undo, scene }: Sitting): void {
  switch (wish.do) {
    case 'target': {
      const place = inOrder(openSpots(root).map(({ dataset }) => dataset['place']))[wish.number - 1]
      return place === undefined ? undefined : act(place)
    }
    case 'go-on':
      return root.querySelector<HTMLElement>('[data-main]')?.click()
    case 'close':
      choose(null)
      leave(null)
      return open(null)
    case 'tell':
      return root.querySelector<HTMLElement>('[data-recital]')?.click()
    case 'undo':
      return scene.back.step ? undo(false) : askWhyNot(root, 'step')
    case 'undo-turn':
      return scene.back.turn ? undo(true) : askWhyNot(root, 'turn')
    case 'walk':
      return walk(root, wish.x, wish.y, wish.isEverywhere)
  }
}

/** In something that is filled in, or in a rule that lies over the table, keys mean something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.closest('dialog') !== null)

/** A button that has the focus takes Enter itself. */
const isTaken = (event: KeyboardEvent, wish: Wish): boolean =>
  wish.do === 'go-on' && event.target instanceof HTMLButtonElement

/** Numbers the targets as their keys do; they are seen once a key was used. */
function numberSpots(root: HTMLElement): void {
  const spots = openSpots(root)
  const order = inOrder(spots.map(({ dataset }) => dataset['place']))
  for (const spot of spots) spot.dataset['key'] = String(order.indexOf(spot.dataset['place'] as Place) + 1)
}

/** The table by keyboard. */
export function useKeys(root: RefObject<HTMLElement | null>, sitting: Sitting): void {
  useEffect(() => {
    // Parts of the table come a frame later.
    const numbering = requestAnimationFrame(() => root.current !== null && numberSpots(root.current))
    const onKey = (event: KeyboardEvent) => {
      const wish = event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target) ? null : wishOf(event)
      if (wish === null || root.current === null || isTaken(event, wish)) return
      event.preventDefault()
      root.current.dataset['keys'] = 'yes'
      carryOut(root.current, wish, sitting)
    }
    addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(numbering)
      removeEventListener('keydown', onKey)
    }
  }, [root, sitting])
}
