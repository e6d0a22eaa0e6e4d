import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Reason } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useStructuralSharing } from '../../table/memo/structural-sharing.ts'
import type { TableProps } from '../../table/props.ts'
import { canAskAt, useUntilPlayed, useVoice } from '../../table/table-model.ts'
import { useReason } from '../../table/why/useReason.ts'
import { bestSteps, moveAt } from '../choosing/choosing.ts'
import { lossesOf } from '../choosing/leaving.ts'
import { useLook } from '../choosing/looking.tsx'
import { type Place, type Steps, type TableTargets, targetsOf, waysToWalk } from '../choosing/targets.ts'
import { thingAt } from '../choosing/things.ts'
import { moveOrReason, type WhyQuestion, whyQuestionAt } from '../choosing/why-questions.ts'
import type { Acts, Sheet as OpenSheet, TableModel, TableSnapshot } from './table-model.ts'

type TableModelWithSheet = TableModel & { readonly sheet: OpenSheet | null }

/** Sits down: what the snapshot tells, and what was begun to be chosen. */
export function useTableModelAt(props: TableProps): TableModelWithSheet {
  const snapshot = props.snapshot as TableSnapshot
  const [reason, explain] = useReason(props.reason ?? null)
  const game = useGame(snapshot.options)
  const voice = useVoice(snapshot, game.rules)
  const view = useStructuralSharing(snapshot.view as View)
  const [chosen, choose] = useUntilPlayed<Place | null>(snapshot, null)
  const [leaving, leave] = useUntilPlayed<string | null>(snapshot, null)
  const [sheet, open] = useState<OpenSheet | null>(null)
  const seat = snapshot.viewer === 'watcher' ? 0 : snapshot.viewer
  const targets = useMemo(() => targetsOf(game.rules, snapshot.moves), [game, snapshot.moves])
  const [steps, chooseSteps] = useSteps(game, view, targets)
  const acts = useActs({
    ...props,
    view,
    voice,
    seat,
    targets,
    chosen,
    choose,
    leave,
    chooseSteps,
    open,
    explain,
    game,
  })
  return useMemo(() => {
    const canAsk = canAskAt(snapshot)
    return { snapshot, game, view, voice, seat, targets, chosen, leaving, steps, canAsk, reason, sheet, ...acts }
  }, [snapshot, game, voice, chosen, leaving, steps, sheet, reason])
}

type Actable = TableProps &
  Pick<
    TableModel,
    'game' | 'view' | 'voice' | 'seat' | 'targets' | 'chosen' | 'choose' | 'leave' | 'chooseSteps' | 'open'
  > & {
    readonly explain: (reason: Reason) => void
  }

/** The ways to act. They are the same all the time, so that a part of the table that did not change need not hear of it. */
function useActs(now: Actable): Acts {
  const latest = useRef(now)
  latest.current = now
  const look = useLook()
  return useMemo(() => {
    const askWhy = (question: WhyQuestion) => {
      const why = moveOrReason(question, latest.current.view, latest.current.targets)
      if (typeof why === 'string') latest.current.askWhy(why)
      else latest.current.explain(why)
    }
    const play = (text: string, isSure = false) => {
      const { game, view, leave, play: playNow } = latest.current
      if (!isSure && lossesOf(game, view, text).length > 0) leave(text)
      else playNow(text)
    }
    const act = (place: Place) => {
      const { targets, chosen, choose, leave, view, voice, seat } = latest.current
      look(null)
      leave(null)
      const isShown = thingAt(voice.rules, view, place, seat) !== null
      const question = targets.has(place) || isShown ? null : whyQuestionAt(view, place)
      if (question !== null) return askWhy(question)
      const move = moveAt(targets, place, chosen)
      return move === null ? choose(chosen === place ? null : place) : play(move)
    }
    return {
      act,
      choose: place => latest.current.choose(place),
      chooseSteps: steps => latest.current.chooseSteps(steps),
      play,
      leave: text => latest.current.leave(text),
      undo: isWholeTurn => latest.current.undo(isWholeTurn),
      askWhy,
      open: sheet => latest.current.open(sheet),
    }
  }, [])
}

function useGame(options: Snapshot['options']): FirstClass {
  const key = JSON.stringify(options)
  return useMemo(() => {
    const header = headerOf({ options: JSON.parse(key) as Snapshot['options'], notes: [] })
    return firstClass.open(firstClass.readOptions(header)) as FirstClass
  }, [key])
}

/** How far the conductors are to go; at first as far as brings most. */
function useSteps(game: FirstClass, view: View, targets: TableTargets): [Steps, (steps: Steps) => void] {
  const [chosen, choose] = useState<{ targets: TableTargets; steps: Steps } | null>(null)
  const best = useMemo(() => bestSteps(game, view, waysToWalk(targets)), [targets])
  return [chosen?.targets === targets ? chosen.steps : best, steps => choose({ targets, steps })]
}
