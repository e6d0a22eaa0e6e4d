import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Reason } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { Scene } from '@roundhouse/table/snapshot'
import { memoised } from '@roundhouse/words/memoised'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useShell } from '../shell/context.ts'
import { useSharing } from '../table/sharing.ts'
import type { TableProps } from '../table/tables.ts'
import { useReason } from '../table/useReason.ts'
import { bestSteps, moveAt } from './choosing.ts'
import { useLook } from './looking.tsx'
import type { Acts, Sheet as OpenSheet, Sitting } from './sitting.ts'
import { type Place, type Steps, targetsOf } from './targets.ts'
import { thingAt } from './things.ts'
import type { Voice } from './voice.ts'
import { asked, type Wish, wishAt } from './wishes.ts'

type WholeSitting = Sitting & { readonly sheet: OpenSheet | null }

/** Sits down: what the scene tells, and what was begun to be chosen. */
export function useSittingAt(props: TableProps): WholeSitting {
  const { scene } = props
  const [reason, explain] = useReason(props.reason ?? null)
  const game = useGame(scene.options)
  const voice = useVoice(scene, game)
  const view = useSharing(scene.view as View)
  const [chosen, choose] = useChosen(scene)
  const [steps, wishSteps] = useSteps(game, scene)
  const [sheet, open] = useState<OpenSheet | null>(null)
  const seat = scene.viewer === 'watcher' ? 0 : scene.viewer
  const targets = useMemo(() => targetsOf(scene.moves), [scene.moves])
  const acts = useActs({ ...props, view, voice, seat, targets, chosen, choose, wishSteps, open, explain })
  return useMemo(() => {
    const canAsk = scene.viewer !== 'watcher' && scene.waiting !== 'nobody'
    return { scene, game, view, voice, seat, targets, chosen, steps, canAsk, reason, sheet, ...acts }
  }, [scene, game, voice, chosen, steps, sheet, reason])
}

function useVoice({ viewer, chairs }: Scene, { rules }: FirstClass): Voice {
  const { say: anew } = useShell()
  const say = useMemo(() => memoised(anew), [anew])
  const names = chairs.map(({ name }) => name)
  return useMemo(() => ({ say, rules, viewer, names }), [say, rules, viewer, names.join('\n')])
}

type Actable = TableProps &
  Pick<Sitting, 'view' | 'voice' | 'seat' | 'targets' | 'chosen' | 'choose' | 'wishSteps' | 'open'> & {
    readonly explain: (reason: Reason) => void
  }

/** The ways to act. They are the same all the time, so that a part of the table that did not change need not hear of it. */
function useActs(now: Actable): Acts {
  const latest = useRef(now)
  latest.current = now
  const look = useLook()
  return useMemo(() => {
    const askWhy = (wish: Wish) => {
      const why = asked(wish, latest.current.view, latest.current.targets)
      if (typeof why === 'string') latest.current.askWhy(why)
      else latest.current.explain(why)
    }
    const act = (place: Place) => {
      const { targets, chosen, choose, play, view, voice, seat } = latest.current
      look(null)
      const isShown = thingAt(voice.rules, view, place, seat) !== null
      const wish = targets.has(place) || isShown ? null : wishAt(view, place)
      if (wish !== null) return askWhy(wish)
      const move = moveAt(targets, place, chosen)
      return move === null ? choose(chosen === place ? null : place) : play(move)
    }
    return {
      act,
      choose: place => latest.current.choose(place),
      wishSteps: steps => latest.current.wishSteps(steps),
      play: text => latest.current.play(text),
      undo: isWholeTurn => latest.current.undo(isWholeTurn),
      askWhy,
      open: sheet => latest.current.open(sheet),
    }
  }, [])
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
  const [chosen, choose] = useState<{ played: number; place: Place | null } | null>(null)
  return [chosen?.played === played ? chosen.place : null, place => choose({ played, place })]
}
