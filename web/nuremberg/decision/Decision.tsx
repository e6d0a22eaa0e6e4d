import { Icon } from '../drawing/Icon.tsx'
import { pointsBySource, SOURCES } from '../parts/sources.ts'
import { questionOf, useSitting } from '../sitting.ts'
import { minus, signed } from '../words/story.ts'
import { Act } from './Act.tsx'
import { Bid } from './Bid.tsx'
import { Build } from './Build.tsx'
import { Frame } from './Frame.tsx'
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

/** Who has won, and where everyone's points came from. */
function Over() {
  const { scene, voice } = useSitting()
  const { say, names, eye } = voice
  const winner = scene.result?.winners[0] ?? 0
  const seats = names.map((_, seat) => seat).sort((a, b) => scene.points[b]! - scene.points[a]!)
  const sources = pointsBySource(scene.story, names.length)
  return (
    <Frame
      title={say('nuremberg.over.title', { who: winner === eye ? 'you' : 'other', name: names[winner]! })}
      seat={winner}
      buttons={null}
    >
      <table class="count">
        <thead>
          <tr>
            <td />
            {SOURCES.map(source => (
              <th key={source} scope="col">
                {say(`nuremberg.source.${source}`)}
              </th>
            ))}
            <th scope="col">{say('nuremberg.players.points')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(seat => (
            <tr key={seat}>
              <th scope="row" class="who">
                <Icon of={`seat-${seat}`} /> {names[seat]}
              </th>
              {SOURCES.map(source => (
                <td key={source}>{signed(sources[source][seat]!)}</td>
              ))}
              <td>
                <b class="points">{minus(scene.points[seat]!)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}
