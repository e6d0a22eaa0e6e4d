import type { Facts } from '@roundhouse/kernel/story'
import { areaNamed } from '@roundhouse/nuremberg/base/names'
import { useEffect, useRef } from 'preact/hooks'
import { fly } from './motion.ts'
import type { Sitting } from './sitting.ts'

/** What was loaded flies from its area to its train. */
export function useFlights({ scene, rules }: Pick<Sitting, 'scene' | 'rules'>): void {
  const told = useRef(scene.story.length)
  useEffect(() => {
    const news = scene.story.slice(told.current)
    told.current = scene.story.length
    for (const { key, facts } of news) if (key === 'loaded') flyToTrain(rules, facts)
  }, [scene])
}

function flyToTrain({ map }: Sitting['rules'], facts: Facts): void {
  const area = document.querySelector(`[data-area="${areaNamed(map, String(facts['area']))}"]`)
  const loaded = [...document.querySelectorAll(`[data-space^="${facts['train']} "] .icon`)].at(-1)
  if (area === null || loaded === undefined) return
  const { x, y, width, height } = area.getBoundingClientRect()
  fly(loaded, new DOMRect(x + width / 2 - 9, y + height / 2 - 12, 18, 24), loaded.getBoundingClientRect())
}
