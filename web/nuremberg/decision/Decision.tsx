import { whoIs } from '@roundhouse/nuremberg/words/voice'
import type { RenderableProps } from 'preact'
import { Scroller } from '../../shell/Scroller.tsx'
import { BotTurn } from '../../table/BotTurn.tsx'
import { usePanel } from '../../table/room.ts'
import { decider, questionOf, useTableModel } from '../model/table-model.ts'
import { Recent } from '../parts/Log.tsx'
import { Act } from './Act.tsx'
import { Bid } from './Bid.tsx'
import { Build } from './Build.tsx'
import { Frame } from './Frame.tsx'
import { Over } from './Over.tsx'
import { Pay } from './Pay.tsx'
import { Sell, Way } from './Sell.tsx'

const PANELS = { bid: Bid, build: Build, pay: Pay, act: Act, sell: Sell, way: Way, wait: Wait, over: Over } as const

/** What is to be decided, whatever it is. */
export function Decision() {
  const Panel = PANELS[questionOf(useTableModel())]
  return <Panel />
}

function Wait() {
  const guest = usePanel()
  return guest === null ? <WaitForOthers /> : <GuestPanel>{guest}</GuestPanel>
}

/** What the room around the table has to say, in the place of the decision. */
function GuestPanel({ children }: RenderableProps<object>) {
  const model = useTableModel()
  return (
    <section class={`decision is-guest p${decider(model)}`} aria-label={model.say('nuremberg.decide')}>
      <Scroller class="decide">{children}</Scroller>
    </section>
  )
}

function WaitForOthers() {
  const { snapshot, view, voice, say } = useTableModel()
  const { who, name } = whoIs(voice, view.toMove)
  const title = snapshot.waiting === 'bot' ? say('nuremberg.wait', { name }) : say('nuremberg.watch', { who, name })
  return (
    <Frame
      title={title}
      about={say('nuremberg.wait.about', { phase: view.phase })}
      main={snapshot.waiting === 'bot' && <BotTurn button="button" />}
    >
      <Recent />
    </Frame>
  )
}
