import type { View } from '@roundhouse/first-class/base/view'
import { firstClass } from '@roundhouse/first-class/definition'
import type { FirstClass } from '@roundhouse/first-class/game'
import type { Reason } from '@roundhouse/kernel/game'
import { headerOf } from '@roundhouse/kernel/record'
import type { Snapshot } from '@roundhouse/table/snapshot'
import { useMemo, useState } from 'preact/hooks'
import { useStableActs } from '../../table/memo/stable-acts.ts'
import { useStructuralSharing } from '../../table/memo/useStructuralSharing.ts'
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
  const choosing = { chosen, choose, leave, chooseSteps, open, explain }
  const acts = useActs({ ...props, ...choosing, game, view, seat, targets })
  return useMemo(() => {
    const { say, rules } = voice
    const asking = { canAsk: canAskAt(snapshot), reason }
    const choice = { targets, chosen, leaving, steps }
    return { snapshot, game, view, voice, say, rules, seat, sheet, ...choice, ...asking, ...acts }
  }, [snapshot, game, voice, chosen, leaving, steps, sheet, reason])
}

type Actable = TableProps &
  Pick<TableModel, 'game' | 'view' | 'seat' | 'targets' | 'chosen' | 'choose' | 'leave' | 'chooseSteps' | 'open'> & {
    readonly explain: (reason: Reason) => void
  }

function useActs(now: Actable): Acts {
  const { game, view, seat, targets, chosen, choose, chooseSteps, leave, undo, open } = now
  const look = useLook()
  const askWhy = (question: WhyQuestion) => {
    const why = moveOrReason(question, view, targets)
    if (typeof why === 'string') now.askWhy(why)
    else now.explain(why)
  }
  const play = (text: string, isSure = false) => {
    if (!isSure && lossesOf(game, view, text).length > 0) leave(text)
    else now.play(text)
  }
  const act = (place: Place) => {
    look(null)
    leave(null)
    const isShown = thingAt(game.rules, view, place, seat) !== null
    const question = targets.has(place) || isShown ? null : whyQuestionAt(view, place)
    if (question !== null) return askWhy(question)
    const move = moveAt(targets, place, chosen)
    return move === null ? choose(chosen === place ? null : place) : play(move)
  }
  return useStableActs({ act, choose, chooseSteps, play, leave, undo, askWhy, open })
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
