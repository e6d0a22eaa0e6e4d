import { type Print, printOf } from '../../table/memo/print.ts'
import { pure } from '../../table/memo/pure.tsx'
import sprite from './icons.svg?raw'

/** Width and height of each drawing in `icons.svg`. */
const SIZES = {
  car: [32, 20],
  conductor: [20, 22],
  locomotive: [34, 22],
  coin: [24, 24],
  points: [24, 24],
  'game-end': [20, 24],
  route: [24, 24],
  contract: [24, 24],
  celebrity: [24, 24],
  postcard: [28, 20],
  evidence: [24, 24],
  destroy: [24, 24],
  passenger: [20, 24],
  luggage: [24, 22],
  switch: [24, 24],
  mechanic: [24, 24],
  storage: [24, 24],
  factory: [24, 24],
  toolbox: [24, 20],
  mail: [24, 18],
  undo: [24, 24],
  lock: [24, 24],
  check: [24, 24],
  waiting: [24, 24],
  flag: [24, 24],
  up: [24, 24],
  right: [24, 24],
  split: [24, 24],
  menu: [24, 24],
  home: [24, 24],
  play: [24, 24],
  skip: [24, 24],
  eye: [24, 24],
  role: [24, 24],
  constantinople: [30, 22],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type IconName = keyof typeof SIZES
export const ICONS = Object.keys(SIZES) as IconName[]

/** All drawings once, unseen: patterns are taken from there, and places that stay as they are. */
export const Sprite = () => <div class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />

/** The drawings of a sheet one by one: an icon that only points to the sheet is a copy that the browser makes, and slower. */
export const symbolsIn = (sheet: string): Readonly<Record<string, Print>> =>
  Object.fromEntries(
    [...sheet.matchAll(/<symbol id="fc-([\w-]+)"[^>]*>\s*(.*?)\s*<\/symbol>/gs)].map(([, name, body]) => [
      name,
      printOf(body!.replaceAll(/>\s+</g, '><')),
    ]),
  )

const PRINTS = symbolsIn(sprite) as Record<IconName, Print>

interface IconProps {
  readonly name: IconName
  /** In em. */
  readonly size?: number
  readonly color?: string
}

/** A drawing between words. What it means is said beside it or by what holds it, so readers skip it. */
export const Icon = pure(({ name, size = 1.2, color }: IconProps) => {
  const [width, height] = SIZES[name]
  const style = {
    width: `${((size * width) / height).toFixed(2)}em`,
    height: `${size}em`,
    ...(color === undefined ? {} : { color }),
  }
  const box = { class: 'icon', style, viewBox: `0 0 ${width} ${height}`, fill: 'currentColor' }
  return <svg {...box} aria-hidden="true" ref={PRINTS[name]} />
})

/** The same around a point of a larger drawing. */
export function placed(
  name: IconName,
  x: number,
  y: number,
  height: number,
  color = 'currentColor',
  { stroke, turn }: { readonly stroke?: string; readonly turn?: number } = {},
) {
  const [w, h] = SIZES[name]
  const scale = height / h
  const turned = turn === undefined ? '' : `rotate(${turn} ${x} ${y}) `
  return (
    <g
      transform={`${turned}translate(${x - (scale * w) / 2} ${y - height / 2}) scale(${scale})`}
      fill={color}
      style={{ color }}
      {...(stroke === undefined ? {} : { stroke, 'stroke-width': 0.8 })}
      ref={PRINTS[name]}
    />
  )
}
