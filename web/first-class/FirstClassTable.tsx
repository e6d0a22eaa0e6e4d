import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/box'
import type { FirstClass } from '@roundhouse/first-class/game'
import { headerOf } from '@roundhouse/kernel/record'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Scene } from '../match/scene.ts'
import { useShell } from '../shell/context.ts'
import type { TableProps } from '../table/tables.ts'
import { Sprite } from './drawing/Icon.tsx'
import './first-class.css'
import { Announcer } from './parts/Announcer.tsx'
import { Narrow } from './parts/Narrow.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Wide } from './parts/Wide.tsx'
import { type Sheet as OpenSheet, type Sitting, SittingContext } from './sitting.ts'
import { kindOfPlace, type Place, type PlaceKind, type Targets, targetsOf } from './targets.ts'
import type { Thing } from './things.ts'
import { useKeys } from './useKeys.ts'
import { useMotion } from './useMotion.ts'
import { useWide } from './useWide.ts'

/** First Class in the browser. It shows what the scene holds, and hands back moves that the scene offers. */
export function FirstClassTable(props: TableProps) {
  const sitting = useSittingAt(props)
  const root = useRef<HTMLDivElement>(null)
  const isWide = useWide()
  const { sheet } = sitting
  useKeys(root, sitting)
  useMotion(root, sitting.scene)
  return (
    <SittingContext.Provider value={sitting}>
      <div class={`fc ${isWide ? 'is-wide' : 'is-narrow'}`} ref={root}>
        <Sprite />
        {isWide ? <Wide /> : <Narrow />}
        {sheet !== null && <Sheet sheet={sheet} />}
        <Announcer />
      </div>
    </SittingContext.Provider>
  )
}

/** Cards are shown before they are taken; coins buy several things. Elsewhere one move is played at once. */
const SHOWN_FIRST: readonly PlaceKind[] = ['hand', 'offer', 'tile', 'display', 'contract', 'storage', 'coins']

type WholeSitting = Sitting & { readonly sheet: OpenSheet | null }

function useSittingAt({ scene, play, undo, askWhy }: TableProps): WholeSitting {
  const { say } = useShell()
  const game = useGame(scene.options)
  const [chosen, choose] = useChosen(scene)
  const [looked, look] = useState<Thing | null>(null)
  const [sheet, open] = useState<OpenSheet | null>(null)
  return useMemo(() => {
    const view = scene.view as View
    const targets = targetsOf(scene.moves)
    const names = scene.chairs.map(chair => chair.name)
    const seat = scene.eye === 'watcher' ? 0 : scene.eye
    const act = (place: Place) => {
      look(null)
      const move = moveAt(targets, place, chosen)
      return move === null ? choose(chosen === place ? null : place) : play(move)
    }
    const voice = { say, rules: game.rules, eye: scene.eye, names }
    return {
      scene,
      game,
      view,
      voice,
      seat,
      targets,
      chosen,
      act,
      choose,
      looked,
      look,
      play,
      undo,
      askWhy,
      open,
      sheet,
    }
  }, [scene, game, say, chosen, looked, sheet])
}

/** The move that pointing at a place means; `null` where there are several, or where it is shown first. */
export function moveAt(targets: Targets, place: Place, chosen: Place | null): string | null {
  const moves = targets.get(place) ?? []
  const kind = kindOfPlace(place)
  if (!SHOWN_FIRST.includes(kind)) return moves.length === 1 ? moves[0]! : null
  return chosen === place && kind !== 'coins' ? (moves[0] ?? null) : null
}

function useGame(options: Scene['options']): FirstClass {
  const key = JSON.stringify(options)
  return useMemo(() => {
    const header = headerOf({ options: JSON.parse(key) as Scene['options'], notes: [] })
    return firstClass.open(firstClass.readOptions(header)) as FirstClass
  }, [key])
}

/** A choice that was begun is forgotten with the next move. */
function useChosen({ played }: Scene): [Place | null, (place: Place | null) => void] {
  const [chosen, choose] = useState<Place | null>(null)
  useEffect(() => choose(null), [played])
  return [chosen, choose]
}
