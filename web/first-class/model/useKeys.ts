import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { useListeners } from '../../shell/useListeners.ts'
import { middleOf, nearest } from '../../table/keys/nearest.ts'
import { commandAt, useCommands } from '../../table/keys/useCommands.ts'
import { useLook } from '../choosing/looking.tsx'
import { inOrder, type Place } from '../choosing/targets.ts'
import type { TableModel } from './table-model.ts'

const openSpots = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.target.is-open')]

/** Also those that are closed: they tell why. */
const allSpots = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('button.target')].filter(spot => spot.checkVisibility())

const placesIn = (spots: readonly HTMLElement[]): Place[] => inOrder(spots.map(({ dataset }) => dataset['target']))

function walk(root: HTMLElement, x: number, y: number, isEverywhere: boolean): void {
  const spots = (isEverywhere ? allSpots(root) : openSpots(root)).map(middleOf)
  const active = document.activeElement
  const from = active instanceof HTMLElement && root.contains(active) ? middleOf(active) : null
  const to = from === null ? spots[0] : nearest(from, spots, x, y)
  to?.element.focus()
}

/** Numbers the targets as their keys do. */
function numberSpots(root: HTMLElement): void {
  const spots = openSpots(root)
  const order = placesIn(spots)
  const number = (place: string | undefined): string => String(order.indexOf(place as Place) + 1)
  for (const spot of spots) spot.dataset['key'] = number(spot.dataset['target'])
  for (const row of root.querySelectorAll<HTMLElement>('.choice')) row.dataset['key'] = number(row.dataset['place'])
}

/** The places of the table by keyboard. */
export function useKeys(root: RefObject<HTMLElement | null>, model: TableModel): void {
  const { act, choose, leave, open } = model
  const look = useLook()
  useCommands({
    choose: ({ number }) => {
      const place = root.current === null ? undefined : placesIn(openSpots(root.current))[number - 1]
      if (place !== undefined) act(place)
    },
    walk: ({ x, y, isEverywhere }) => {
      if (root.current !== null) walk(root.current, x, y, isEverywhere)
    },
    cancel: () => {
      look(null)
      choose(null)
      leave(null)
      open(null)
    },
    log: () => open({ is: 'log' }),
  })
  useNumbers(root, model)
}

/** Numbers are seen while keys are used: the next press of a pointer takes them away. */
function useNumbers(root: RefObject<HTMLElement | null>, model: TableModel): void {
  useEffect(() => {
    // Parts of the table come a frame later.
    const numbering = requestAnimationFrame(() => root.current !== null && numberSpots(root.current))
    return () => cancelAnimationFrame(numbering)
  }, [root, model])
  useListeners({
    keydown: event => {
      if (root.current !== null && commandAt(event) !== null) root.current.dataset['keys'] = 'yes'
    },
    pointerdown: () => {
      delete root.current?.dataset['keys']
    },
  })
}
