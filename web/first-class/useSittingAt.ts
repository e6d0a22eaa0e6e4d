import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/box'
import type { FirstClass } from '@roundhouse/first-class/game'
import { headerOf } from '@roundhouse/kernel/record'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Scene } from '../match/scene.ts'
import { useShell } from '../shell/context.ts'
import type { TableProps } from '../table/tables.ts'
import { bestSteps, moveAt } from './choosing.ts'
import { useLook } from './looking.tsx'
import type { Sheet as OpenSheet, Sitting } from './sitting.ts'
import { type Place, type Steps, targetsOf } from './targets.ts'

type WholeSitting = Sitting & { readonly sheet: OpenSheet | null }

/** Sits down: what the scene tells, and what was begun to be chosen. */
export function useSittingAt({ scene, play, undo, askWhy, reason = null }: TableProps): WholeSitting {
  const { say } = useShell()
  const game = useGame(scene.options)
  const [chosen, choose] = useChosen(scene)
  const [steps, wishSteps] = useSteps(game, scene)
  const look = useLook()
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
      steps,
      wishSteps,
      play,
      undo,
      askWhy,
      reason,
      open,
      sheet,
    }
  }, [scene, game, say, chosen, steps, sheet, reason])
}

function useGame(options: Scene['options']): FirstClass {
  const key = JSON.stringify(options)
  return useMemo(() => {
    const header = headerOf({ options: JSON.parse(key) as Scene['options'], notes: [] })
    return firstClass.open(firstClass.readOptions(header)) as FirstClass
  }, [key])
}

/** How far the conductors are to go; at first as far as brings most. */
function useSteps(game: FirstClass, { view, moves }: Scene): [Steps, (steps: Steps) => void] {
  const [wished, wish] = useState<{ moves: readonly string[]; steps: Steps } | null>(null)
  const best = useMemo(() => bestSteps(game, view as View, moves), [moves])
  return [wished?.moves === moves ? wished.steps : best, steps => wish({ moves, steps })]
}

/** A choice that was begun is forgotten with the next move. */
function useChosen({ played }: Scene): [Place | null, (place: Place | null) => void] {
  const [chosen, choose] = useState<Place | null>(null)
  useEffect(() => choose(null), [played])
  return [chosen, choose]
}
