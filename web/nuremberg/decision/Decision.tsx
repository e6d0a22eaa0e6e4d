import { questionOf, useSitting } from '../sitting.ts'
import { Act } from './Act.tsx'
import { Bid } from './Bid.tsx'
import { Build } from './Build.tsx'
import { Entry, Frame } from './Frame.tsx'
import { Pay } from './Pay.tsx'
import { Sell, Way } from './Sell.tsx'

const PANELS = { bid: Bid, build: Build, pay: Pay, act: Act, sell: Sell, way: Way, wait: Wait, over: Over } as const

/** What is to be decided, whatever it is. */
export function Decision() {
  const Panel = PANELS[questionOf(useSitting())]
  return <Panel />
}

function Wait() {
  const { scene, view, voice } = useSitting()
  const { say, names } = voice
  const name = names[view.toMove]!
  const title = scene.waiting === 'bot' ? say('nuremberg.wait', { name }) : say('nuremberg.watch', { name })
  return <Frame title={title} about={say('nuremberg.wait.about', { phase: view.phase })} buttons={null} />
}

/** Who has won, and everyone's points. */
function Over() {
  const { scene, voice, view } = useSitting()
  const { say, names, eye } = voice
  const winner = scene.result?.winners[0] ?? 0
  const places = view.players.map((_, seat) => seat).sort((a, b) => scene.points[b]! - scene.points[a]!)
  return (
    <Frame
      title={say('nuremberg.over.title', { who: winner === eye ? 'you' : 'other', name: names[winner]! })}
      buttons={null}
    >
      {places.map(seat => (
        <Entry key={seat} what={names[seat]}>
          {say('nuremberg.over.about', { points: scene.points[seat]! })}
        </Entry>
      ))}
    </Frame>
  )
}
